import { expect, it, vi } from 'vitest';

import { createFindIndex } from '#store/search/findIndex.ts';
import type { SourceText, TextSource } from '#store/search/textIndex.ts';

const NEVER = () => false;

function sourceOf(texts: Record<string, string>) {
  const read = vi.fn<TextSource['read']>((ids) =>
    Promise.resolve(
      ids.flatMap((id): SourceText[] => {
        const text = texts[id];
        return text === undefined ? [] : [{ id, researchId: 'study', text, labels: null }];
      }),
    ),
  );
  return { texts, read };
}

it('finds every place in the chosen materials, in their order, and reads each text once', async () => {
  const source = sourceOf({ a: 'дом и дом', b: 'нет', c: 'Дом', d: 'дом' });
  const index = createFindIndex(source);
  const found = await index.search({ words: ' дом ', materialIds: ['c', 'b', 'gone', 'a'] }, NEVER);
  expect(found?.map(({ materialId, count }) => [materialId, count])).toEqual([
    ['c', 1],
    ['a', 2],
  ]);
  await index.search({ words: 'нет', materialIds: ['a', 'b', 'c'] }, NEVER);
  expect(source.read.mock.calls).toEqual([[['c', 'b', 'gone', 'a']]]);
  expect(await index.search({ words: '  ', materialIds: ['a'] }, NEVER)).toEqual([]);
});

it('reads what changed again, and a text that changed while it was read', async () => {
  const source = sourceOf({ a: 'дом' });
  const index = createFindIndex(source);
  const query = { words: 'дом', materialIds: ['a'] };
  expect(await index.search(query, NEVER)).toHaveLength(1);
  source.texts.a = 'сад';
  index.changed(['a']);
  expect(await index.search(query, NEVER)).toHaveLength(0);

  index.changed(['a']);
  source.read.mockImplementationOnce(() => {
    source.texts.a = 'дом';
    index.changed(['a']);
    return Promise.resolve([{ id: 'a', researchId: 'study', text: 'сад', labels: null }]);
  });
  expect(await index.search(query, NEVER)).toHaveLength(0);
  expect(await index.search(query, NEVER)).toHaveLength(1);
});

it('keeps no more than its budget: the others are read by every search', async () => {
  const source = sourceOf({ a: 'дом '.repeat(10), b: 'дом' });
  const index = createFindIndex(source, 20);
  const query = { words: 'дом', materialIds: ['a', 'b'] };
  await index.search(query, NEVER);
  expect(await index.search(query, NEVER)).toHaveLength(2);
  expect(source.read.mock.calls).toEqual([[['a', 'b']], [['a']]]);
});

it('ends with nothing when it is dropped', async () => {
  const source = sourceOf({ a: 'дом', b: 'дом' });
  const index = createFindIndex(source);
  expect(await index.search({ words: 'дом', materialIds: ['a', 'b'] }, () => true)).toBeUndefined();
  expect(source.read).not.toHaveBeenCalled();
});
