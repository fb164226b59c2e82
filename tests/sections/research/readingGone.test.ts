import { expect, it } from 'vitest';

import { goneNotice } from '#app/sections/research/reading/useGoneWhileRead.ts';
import { emptied, NOTHING } from '#src/domain/forgetting/cited.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Change, Store, SyncState } from '#store/port.ts';

import { createClock, creation, example } from '#tests/store/examples.ts';

const MATERIAL = example('material', { name: 'Интервью № 7.txt' });
const change = (origin: Change['origin'], more: Partial<Change> = {}): Change => ({
  origin,
  actor: '',
  records: [{ kind: 'material', id: MATERIAL.id }],
  ...more,
});

/** A store from which a material went in some way. */
async function storeAfter(ops: readonly Op[]): Promise<Store> {
  const store = createMemoryStore({ companyId: 'acme', now: createClock() });
  await store.commit([creation('research'), creation('material', { name: MATERIAL.name })]);
  if (ops.length > 0) await store.commit(ops);
  return store;
}
const REMOVED: readonly Op[] = [{ op: 'remove', kind: 'material', id: MATERIAL.id }];
const ERASED = emptied({ kind: 'material', record: { ...MATERIAL, deletedAt: null } }, NOTHING.material);

it('tells a reader why the words of somebody who withdrew are gone', async () => {
  const store = await storeAfter(ERASED);
  const told = await goneNotice(store, change('remote', { erases: true }), MATERIAL.id);
  expect(told).toMatchObject({ tone: 'info', title: 'Файл, который вы читали, стёрли насовсем' });
  expect(told?.description).toMatch(/^Человек отозвал согласие/);
  // Told by a store that does not say so, it is known by its own emptiness; the name of the file is nobody's any more.
  expect(await goneNotice(store, change('tab'), MATERIAL.id)).toEqual(told);
});

it('tells where a file was removed that is read', async () => {
  const store = await storeAfter(REMOVED);
  expect(await goneNotice(store, change('remote'), MATERIAL.id)).toEqual({
    tone: 'info',
    title: 'Файл, который вы читали, удалили на другом устройстве',
    description: 'Интервью № 7.txt',
  });
});

it('tells nothing of one’s own deed, of what is there, of another file, and to somebody whose access has ended', async () => {
  const gone = await storeAfter(REMOVED);
  expect(await goneNotice(gone, change('here'), MATERIAL.id)).toBeNull();
  expect(await goneNotice(gone, change('remote'), 'another')).toBeNull();
  expect(await goneNotice(await storeAfter([]), change('remote'), MATERIAL.id)).toBeNull();
  const over = { mode: 'team', connection: 'noAccess', unsent: 0, refused: [] } satisfies SyncState;
  const out = { get: gone.get.bind(gone), sync: () => over };
  expect(await goneNotice(out, change('remote'), MATERIAL.id)).toBeNull();
});
