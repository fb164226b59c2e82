import { expect, it } from 'vitest';

import { saveProfile } from '#app/sections/account/actions.ts';
import { createCompany } from '#app/sections/onboarding/actions.ts';
import { acting } from '#app/shared/acting.ts';
import { loadSample } from '#store/loadSample.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import { seedIfEmpty } from '#store/seed.ts';
import { ownName, profileIn } from '#src/domain/account/names/ownName.ts';
import { profileFormOf } from '#src/domain/account/profileRules.ts';
import { SAMPLE_COMPANY_ID, SAMPLE_CONTACTS, SAMPLE_PERSON } from '#src/domain/workspace.ts';

import { createClock } from './examples.ts';

/** Kinds in which a company keeps people, money and tokens. */
const KINDS = ['transaction', 'paymentCard', 'channel', 'botSettings', 'participant', 'contactList'] as const;

it('nothing of the sample’s people, money and tokens is in another company of the browser, nor is anything done there in their name', async () => {
  const backing = createMemoryBacking();
  const open = (companyId: string) => createMemoryStore({ companyId, now: createClock(), backing });
  const sample = open(SAMPLE_COMPANY_ID);
  await seedIfEmpty(sample, loadSample);
  const made = await createCompany(sample, { company: 'Новый день', product: 'Журнал' });
  if (!made.ok) throw new Error(made.message);
  const other = open(made.id);
  for (const kind of KINDS) {
    expect([kind, (await other.list(kind)).items]).toEqual([kind, []]);
    expect([kind, (await sample.list(kind)).items]).not.toEqual([kind, []]);
  }
  const people = (await other.list('member')).items.filter(({ companyId }) => companyId === made.id);
  expect(people).toMatchObject([{ name: 'Владелец компании', email: '', jobTitle: '', role: 'Owner' }]);
  const told = JSON.stringify([people, await other.get('company', made.id)]);
  for (const one of [SAMPLE_PERSON, ...Object.values(SAMPLE_CONTACTS)]) expect(told).not.toContain(one);
  expect((await acting(other)).author).toBe('');
  expect((await acting(sample)).author).toBe(SAMPLE_PERSON);
  // Once they have said who they are they are that everywhere, and need not say it again.
  const profile = await other.get('profile', 'profile');
  if (!profile) throw new Error('no profile');
  const shown = profileFormOf(profileIn(other.companyId, profile));
  expect(shown).toEqual({ name: '', position: '', email: '', phone: '' });
  expect(profileIn(other.companyId, profile).twoFactorEnabled).toBe(false);
  expect(profileIn(SAMPLE_COMPANY_ID, profile)).toEqual(profile);
  await saveProfile(other, profile, { ...shown, name: 'Анна Лис' });
  expect(JSON.stringify(await other.get('profile', 'profile'))).not.toContain(SAMPLE_CONTACTS.email);
  expect(await other.get('profile', 'profile')).toMatchObject({ twoFactorEnabled: false });
  const named = (await other.list('member')).items;
  expect(named.filter(({ name }) => name === 'Анна Лис').map(({ companyId }) => companyId)).toEqual([made.id]);
  expect(named.some(({ name, email }) => name === SAMPLE_PERSON && email === SAMPLE_CONTACTS.email)).toBe(true);
  expect((await acting(other)).author).toBe('Анна Лис');
  expect(ownName(await other.get('profile', 'profile'))).toBe('Анна Лис');
});
