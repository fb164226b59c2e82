import { describe, expect, it } from 'vitest';

import { actOnChannel, storeBot } from '#app/sections/account/settings/settingsActions.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';
import { withUndo } from '#store/undo.ts';
import { botFormOf } from '#src/domain/account/settingsRules.ts';

import { createClock } from '../store/examples.ts';
import { saveCard } from '#app/shared/board/saveCard.ts';

/** Records made on their first write, and their text then; null while there is none. */
const MADE_ON_FIRST_USE: readonly (readonly [
  name: string,
  write: (store: Store, text: string) => Promise<void>,
  read: (store: Store) => Promise<string | undefined>,
])[] = [
  [
    'a board',
    (store, text) => saveCard(store, 'market', 'trends', text, ''),
    async (store) => (await store.list('board')).items[0]?.cards.trends?.content,
  ],
  [
    'the settings of the bot',
    (store, name) => storeBot(store, null, { ...botFormOf(null), name }),
    async (store) => (await store.list('botSettings')).items[0]?.name,
  ],
];

describe.each(MADE_ON_FIRST_USE)('%s', (_name, write, read) => {
  it('is made, taken back and made again, as often as a person likes', async () => {
    const { store, undo } = withUndo(createMemoryStore({ companyId: 'company-1', now: createClock() }));
    for (const text of ['first.example', 'second.example', 'third.example']) {
      await write(store, text);
      expect(await read(store)).toBe(text);
      expect((await undo.undo()).kind).toBe('done');
      expect(await read(store)).toBeUndefined();
      expect((await undo.redo()).kind).toBe('done');
      expect(await read(store)).toBe(text);
      expect((await undo.undo()).kind).toBe('done');
    }
    await write(store, 'last.example');
    expect(await read(store)).toBe('last.example');
  });
});

it('a channel is made once, and is the same record whatever is done with it: no step of undo takes it away (R432)', async () => {
  const { store, undo } = withUndo(createMemoryStore({ companyId: 'company-1', now: createClock() }));
  const off = { id: 'voice', state: 'off', value: '', isSample: false } as const;
  await actOnChannel(store, null, off, 'save', 'first.example');
  expect((await undo.undo()).kind).toBe('nothing');
  const [made] = (await store.list('channel')).items;
  if (!made) throw new Error('no channel');
  await actOnChannel(store, made, made, 'save', 'second.example');
  await expect(actOnChannel(store, null, off, 'save', 'third.example')).rejects.toMatchObject({ code: 'conflict' });
  expect((await store.list('channel')).items).toMatchObject([{ id: 'voice', value: 'second.example' }]);
});
