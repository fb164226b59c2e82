import { expect, it } from 'vitest';

import { deleteMember, restoreMember } from '#app/sections/account/actions.ts';
import type { Member } from '#src/domain/account/account.ts';
import { returnable } from '#src/domain/account/members/findMembers.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';

import { createClock, creation, draft, example } from '../store/examples.ts';

const { companyId } = draft('member');
const member = (id: string, more: Partial<Member> = {}) =>
  creation('member', { id, name: id, email: `${id}@company.example`, role: 'Researcher', status: 'active', ...more });

const offered = async (store: Store): Promise<readonly string[]> => {
  const [removed, living] = await Promise.all([store.list('member', { removed: true }), store.list('member')]);
  return returnable(removed.items, living.items).map(({ id }) => id);
};

it('offers a removed member back for as long as they are gone (R458)', async () => {
  const store = createMemoryStore({ companyId, now: createClock() });
  await store.commit([
    creation('company', { id: companyId }),
    member('anna'),
    member('boris'),
    member('vera', { status: 'invited' }),
  ]);
  expect(await offered(store)).toEqual([]);
  for (const id of ['boris', 'anna', 'vera']) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person does it
    await deleteMember(store, example('member', { id, role: 'Researcher' }));
  }
  // An invitation that was withdrawn is made anew.
  expect(await offered(store)).toEqual(['anna', 'boris']);
  await restoreMember(store, { id: 'boris', companyId });
  expect(await store.get('member', 'boris')).toMatchObject({ deletedAt: null, role: 'Researcher', status: 'active' });
  expect(await offered(store)).toEqual(['anna']);
  // Whoever is of the team again, under their address, is not offered twice.
  await store.commit([member('again', { email: 'ANNA@company.example' })]);
  expect(await offered(store)).toEqual([]);
});
