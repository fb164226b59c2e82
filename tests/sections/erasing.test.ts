import { expect, it } from 'vitest';

import { deleteAllContacts, deleteAudience } from '#app/sections/audiences/actions.ts';
import { confirm, hide } from '#app/sections/research/reading/personal/personalActions.ts';
import { forgetWords } from '#app/sections/comments/actions.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';
import { withUndo } from '#store/undo.ts';

import { createClock, creation, EXAMPLE_KINDS, EXAMPLES, example } from '../store/examples.ts';

/** Acts that erase for good, as the person is informed. */
const ACTS: readonly (readonly [what: string, act: (store: Store) => Promise<unknown>])[] = [
  ['an audience with its contacts', (store) => deleteAudience(store, example('audience'))],
  ['all contacts of an audience', (store) => deleteAllContacts(store, 'audience-1')],
  ['all that a member said', (store) => forgetWords(store, { id: 'member-1', name: '', many: 1 })],
  [
    'hidden words',
    async (store) => {
      await hide(store, example('material'), [{ kind: 'name', start: 0, end: 3 }], EXAMPLES.materialText.text);
      await confirm(store, example('material'));
    },
  ],
];

it.each(ACTS)('%s: no undo brings that back, nor what was done before', async (_what, act) => {
  const { store, undo } = withUndo(createMemoryStore({ companyId: 'company-1', now: createClock() }));
  await store.commit(EXAMPLE_KINDS.map((kind) => creation(kind)));
  await act(store);
  expect(await undo.undo()).toMatchObject({ kind: 'erased' });
});
