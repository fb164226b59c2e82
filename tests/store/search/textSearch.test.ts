import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { fold } from '#src/domain/core/format.ts';
import { createMemoryStore } from '#store/memory.ts';
import { SNIPPET_LENGTH, createTextIndex, snippetOf, type SourceText } from '#store/search/textIndex.ts';
import { createTextSearch } from '#store/search/textSearch.ts';
import { eventually } from '#tests/support/eventually.ts';

import { refusal } from '../contract.ts';
import { createClock, creation, loaded } from '../examples.ts';

const never = (): boolean => false;

const sourceOf = (all: SourceText[]) => ({
  ids: vi.fn<() => Promise<string[]>>(async () => all.map(({ id }) => id)),
  read: vi.fn<(ids: readonly string[]) => Promise<SourceText[]>>(async (ids) =>
    all.filter(({ id }) => ids.includes(id)),
  ),
});

const open = () => {
  const records = [
    loaded('materialText', { id: 'm1', researchId: 'r1', text: 'Слишком дорого' }),
    loaded('materialText', { id: 'm2', researchId: 'r2', text: 'Всё понравилось' }),
  ];
  const store = createMemoryStore({ companyId: 'company-1', now: createClock(), records });
  return { store, search: createTextSearch(store, null) };
};

describe('snippetOf', () => {
  it('holds the match at its offsets, and is never too long', () => {
    const piece = fc.constantFrom('слово', ' ', '\n', 'Ёж', '😀', 'длинноесловобезпробелов'.repeat(4));
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, fc.string({ minLength: 1, maxLength: 30 }), (before, after, match) => {
        const { snippet, from, to } = snippetOf(before + match + after, before.length, match.length);
        expect(snippet.length).toBeLessThanOrEqual(SNIPPET_LENGTH);
        expect(snippet.slice(from, to)).toBe(match.replace(/\s/g, ' '));
        // No half of a pair of surrogates.
        expect(snippet).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });

  it('shows short texts whole and long matches as far as they fit', () => {
    expect(snippetOf('Ещё одно', 0, 3)).toEqual({ snippet: 'Ещё одно', from: 0, to: 3 });
    const long = 'а'.repeat(500);
    const { snippet, from, to } = snippetOf(long, 100, 300);
    expect(snippet.length).toBeLessThanOrEqual(SNIPPET_LENGTH);
    expect(to - from).toBe(SNIPPET_LENGTH - 2);
  });
});

describe('createTextIndex', () => {
  const texts: SourceText[] = Array.from({ length: 60 }, (_, index) => ({
    id: `m${index}`,
    researchId: `r${index % 7}`,
    text: `Интервью ${index}. ${index % 3 === 0 ? 'Ещё раз про ЦЕНУ' : 'Про другое'}.`,
    labels: null,
  }));
  it('finds the same whatever the budget', async () => {
    for (const budget of [1_000_000, 500, 0]) {
      const index = createTextIndex(sourceOf(texts), budget);
      for (const query of ['цену', 'ЕЩЕ РАЗ', ' ещё раз ']) {
        const hits = (await index.search(query, never)) ?? [];
        expect(hits.map(({ materialId }) => materialId).toSorted()).toEqual(
          texts
            .filter(({ text }) => fold(text).includes(fold(query.trim())))
            .map(({ id }) => id)
            .toSorted(),
        );
        const [{ snippet, from, to } = { snippet: '', from: 0, to: 0 }] = hits;
        expect(fold(snippet.slice(from, to))).toBe(fold(query.trim()));
      }
      expect(await index.search('  ', never)).toEqual([]);
      expect(await index.search('нетничего', never)).toEqual([]);
    }
  });

  it('finds a sentence that a file breaks over two lines, and shows it on one', async () => {
    const broken = [
      { id: 'm1', researchId: 'r1', text: 'Иногда заказываю еду, если\r\n   совсем нет времени.', labels: null },
    ];
    for (const budget of [1_000_000, 0]) {
      const [hit] = (await createTextIndex(sourceOf(broken), budget).search('еду, если совсем нет', never)) ?? [];
      expect(hit?.snippet.slice(hit.from, hit.to).replaceAll(/\s+/g, ' ')).toBe('еду, если совсем нет');
    }
  });

  it('reads all texts once', async () => {
    const source = sourceOf(texts);
    const index = createTextIndex(source);
    await index.search('нетничего', never);
    const reads = source.read.mock.calls.length;
    await index.search('тоженет', never);
    expect(source.read.mock.calls).toHaveLength(reads);
    expect(source.ids).toHaveBeenCalledTimes(1);
  });

  it('goes on after a failed read, and after a dropped search', async () => {
    const source = sourceOf(texts);
    const index = createTextIndex(source);
    source.read.mockRejectedValueOnce(new Error('disk'));
    await expect(index.search('цену', never)).rejects.toThrow('disk');
    expect(await index.search('цену', () => true)).toBeUndefined();
    expect(await index.search('цену', never)).toHaveLength(20);
  });

  it('lets a newer search wait for what the older one is reading', async () => {
    const source = sourceOf(texts.slice(0, 3));
    const gate = new EventTarget();
    source.read.mockImplementationOnce(
      (ids) =>
        new Promise((resolve) => {
          gate.addEventListener('open', () => resolve(texts.filter(({ id }) => ids.includes(id))));
        }),
    );
    const index = createTextIndex(source);
    let newest = 1;
    const first = index.search('другое', () => newest !== 1);
    await eventually(() => expect(source.read).toHaveBeenCalled());
    newest = 2;
    const second = index.search('цену', () => newest !== 2);
    gate.dispatchEvent(new Event('open'));
    expect(await first).toBeUndefined();
    expect(await second).toHaveLength(1);
  });
});

describe('createTextSearch in memory', () => {
  it('finds, and follows changes', async () => {
    const { store, search } = open();
    expect(await search.search('ДОРОГО')).toEqual([
      { researchId: 'r1', materialId: 'm1', snippet: 'Слишком дорого', from: 8, to: 14 },
    ]);
    await store.commit([
      { op: 'set', kind: 'materialText', id: 'm2', fields: { text: 'Тоже дорого' } },
      creation('materialText', { id: 'm3', researchId: 'r3', text: 'И мне дорого' }),
      { op: 'remove', kind: 'materialText', id: 'm1' },
    ]);
    const hits = await search.search('дорого');
    expect(hits.map(({ materialId }) => materialId).toSorted()).toEqual(['m2', 'm3']);
    search.close();
  });

  it('cancels what is overtaken, aborted or closed', async () => {
    const { search } = open();
    const first = refusal(search.search('дорого'));
    const controller = new AbortController();
    const second = refusal(search.search('понравилось', controller.signal));
    controller.abort();
    expect(await Promise.all([first, second])).toEqual(['aborted', 'aborted']);
    expect(await refusal(search.search('x', AbortSignal.abort()))).toBe('aborted');
    const third = refusal(search.search('дорого'));
    search.close();
    expect(await third).toBe('closed');
    expect(await refusal(search.search('дорого'))).toBe('closed');
  });
});
