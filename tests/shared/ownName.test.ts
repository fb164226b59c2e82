import { expect, it } from 'vitest';

import { keepOwnName } from '#app/shared/team/nameActions.ts';
import { createMemoryStore } from '#store/memory.ts';
import { profile } from '#src/samples/account.ts';

import { createClock, creation } from '../store/examples.ts';

it('who joins a company writes nothing over its members, although the store has not heard of it yet', async () => {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  const { createdAt: _made, updatedAt: _changed, deletedAt: _removed, v: _version, ...own } = profile;
  await store.commit([
    creation('profile', own),
    creation('member', { id: 'hers', companyId: 'joined', name: own.name, email: own.email }),
  ]);
  await keepOwnName(store, 'Вера', [{ id: 'joined', memberId: null }]);
  expect((await store.get('profile', 'profile'))?.name).toBe('Вера');
  expect(await store.get('member', 'hers')).toMatchObject({ name: own.name, email: own.email });
});
