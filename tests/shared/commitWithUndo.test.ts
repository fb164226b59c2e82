import { describe, expect, it } from 'vitest';

import { commitWithUndo } from '#app/shared/commitWithUndo.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import { withUndo } from '#store/undo.ts';
import type { Op } from '#src/domain/core/operation.ts';

import { createClock, creation } from '../store/examples.ts';

/** The way back that a toast offers («Вернуть»), pressed at any moment after. */

const TITLED: Op = { op: 'set', kind: 'research', id: 'research-1', fields: { title: 'Названо здесь' } };
const REMOVED: Op = { op: 'remove', kind: 'research', id: 'research-1' };

const titleOf = async (store: Store) => (await store.get('research', 'research-1'))?.title;

/** Two tabs of one workspace with one study in it. */
async function twoTabs() {
  const backing = createMemoryBacking();
  const now = createClock();
  const tab = () => withUndo(createMemoryStore({ companyId: 'company-1', now, backing }));
  const [here, there] = [tab(), tab()];
  await here.store.commit([creation('research', { title: 'Как было' })]);
  return { here, there };
}

describe('the way back of a toast', () => {
  it('takes back what was done', async () => {
    const { here } = await twoTabs();
    const back = await commitWithUndo(here.store, [TITLED]);
    await back();
    expect(await titleOf(here.store)).toBe('Как было');
  });

  it('writes over nothing that another tab has written since, and says so', async () => {
    const { here, there } = await twoTabs();
    const back = await commitWithUndo(here.store, [TITLED]);
    await there.store.commit([{ op: 'set', kind: 'research', id: 'research-1', fields: { title: 'Названо там' } }]);
    await expect(back()).rejects.toMatchObject({ code: 'conflict' });
    expect(await titleOf(here.store)).toBe('Названо там');
  });

  it('brings nothing back once something was erased for good, in whichever tab', async () => {
    for (const side of ['here', 'there'] as const) {
      const both = await twoTabs();
      const { store } = both.here;
      const back = await commitWithUndo(store, [REMOVED]);
      await both[side].store.commit([creation('audience'), { op: 'remove', kind: 'audience', id: 'audience-1' }], {
        erases: true,
      });
      await expect(back()).rejects.toMatchObject({ code: 'conflict' });
      expect((await store.get('research', 'research-1'))?.deletedAt).not.toBeNull();
    }
  });

  it.each([
    ['a change', TITLED],
    ['a removal', REMOVED],
  ])(
    'after Ctrl+Z has taken %s back there is nothing left to do: nothing changes, nobody is told of a fault',
    async (_what, op) => {
      const { here } = await twoTabs();
      const back = await commitWithUndo(here.store, [op]);
      await here.undo.undo();
      await back();
      expect(await titleOf(here.store)).toBe('Как было');
      // The step taken back by Ctrl+Z can still be done again: the toast has added none.
      expect((await here.undo.redo()).kind).toBe('done');
    },
  );
});
