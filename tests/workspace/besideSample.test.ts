import { expect, it } from 'vitest';

import { createCompany } from '#app/sections/onboarding/actions.ts';
import { acting } from '#app/shared/acting.ts';
import { loadSample } from '#app/workspace/loadSample.ts';
import { createMemoryBacking, createMemoryStore } from '#app/workspace/memory.ts';
import { seedIfEmpty } from '#app/workspace/seed.ts';
import { ownName } from '#src/domain/account/names/ownName.ts';
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
  await other.commit([{ op: 'set', kind: 'profile', id: 'profile', fields: { name: 'Анна Лис' } }]);
  expect((await acting(other)).author).toBe('Анна Лис');
  expect(ownName(await other.get('profile', 'profile'))).toBe('Анна Лис');
});
