import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createSearchIndex } from '#store/search/searchIndex.ts';
import type { SearchName, SearchRecord } from '#store/search/source.ts';

import { EXAMPLES } from '../examples.ts';
import { createMemoryKeeper } from './memoryKeeper.ts';

/** Records that a test may change, and indexes over them that are kept in one place. */
function workspace(full?: number) {
  const records = new Map<string, SearchRecord>();
  const kept = createMemoryKeeper();
  const reads: SearchName[] = [];
  let moment = 0;
  let ids = 0;
  const source = {
    names: () => Promise.resolve([...records.values()].map(({ kind, record: { id } }) => ({ kind, id }))),
    read: (names: readonly SearchName[]) => {
      reads.push(...names);
      return Promise.resolve(names.flatMap(({ kind, id }) => records.get(`${kind}/${id}`) ?? []));
    },
  };
  const settings = {
    form: 'one',
    newId: () => {
      ids += 1;
      return `segment-${ids}`;
    },
    ...(full === undefined ? {} : { full }),
  };
  return {
    kept,
    reads,
    put(kind: SearchRecord['kind'], id: string, fields: object): void {
      moment += 1;
      const stamp = { v: 1, createdAt: '', deletedAt: null, updatedAt: String(moment).padStart(6, '0') };
      records.set(`${kind}/${id}`, { kind, record: { ...EXAMPLES[kind], ...stamp, ...fields, id } } as SearchRecord);
      kept.note({ kind, id });
    },
    drop(kind: SearchRecord['kind'], id: string): void {
      records.delete(`${kind}/${id}`);
      kept.note({ kind, id });
    },
    /** A visit: an index that looks for what is kept. */
    visit: (form = 'one') => createSearchIndex({ ...source, keeper: kept.keeper }, { ...settings, form }),
    /** An index that keeps nothing. */
    anew: () => createSearchIndex(source, settings),
  };
}

type Index = ReturnType<ReturnType<typeof workspace>['visit']>;
const ask = (index: Index, query: string) => index.search(query, () => false);
const idsOf = async (index: Index, query: string) =>
  (await ask(index, query))?.groups.flatMap(({ hits }) => hits.map(({ id }) => id)) ?? [];

describe('an index that is kept', () => {
  test('answers the next visit without reading what it knows, but what is shown', async () => {
    const { put, visit, reads } = workspace();
    put('audience', 'a', { name: 'Банки' });
    put('audience', 'b', { name: 'Школы' });
    await idsOf(visit(), 'банки');
    reads.length = 0;
    expect(await idsOf(visit(), 'банки')).toEqual(['a']);
    expect(reads.map((one) => one.id)).toEqual(['a']);
  });

  test('learns what was made, changed and removed while nobody searched', async () => {
    const { put, drop, visit, reads } = workspace();
    put('audience', 'a', { name: 'Банки' });
    put('audience', 'b', { name: 'Школы' });
    put('audience', 'c', { name: 'Клиники' });
    await idsOf(visit(), 'банки');
    put('audience', 'a', { name: 'Заводы' });
    put('audience', 'd', { name: 'Банкиры' });
    drop('audience', 'b');
    reads.length = 0;
    const next = visit();
    expect(await idsOf(next, 'школы')).toEqual([]);
    expect(reads.map((one) => one.id).toSorted()).toEqual(['a', 'b', 'd']);
    expect(await idsOf(next, 'банк')).toEqual(['d']);
    expect(await idsOf(next, 'завод')).toEqual(['a']);
    expect(await idsOf(next, 'клиник')).toEqual(['c']);
  });

  test('learns what another page wrote, though nobody tells it', async () => {
    const { put, visit } = workspace();
    put('audience', 'a', { name: 'Банки' });
    const index = visit();
    expect(await idsOf(index, 'завод')).toEqual([]);
    put('audience', 'a', { name: 'Заводы' });
    expect(await idsOf(index, 'завод')).toEqual(['a']);
  });

  test('is kept again only when it has learnt something', async () => {
    const { put, visit, kept } = workspace();
    put('audience', 'a', { name: 'Банки' });
    const index = visit();
    await ask(index, 'банки');
    await ask(index, 'банк');
    expect(kept.saves()).toBe(1);
    put('audience', 'b', { name: 'Школы' });
    await ask(index, 'банк');
    expect(kept.saves()).toBe(2);
    await ask(visit(), 'банк');
    expect(kept.saves()).toBe(2);
  });

  test('holds nothing of what was thrown away, and is made anew, by the page that had it open as well', async () => {
    const { put, visit, kept } = workspace();
    put('audience', 'a', { name: 'Секретов Павел' });
    const open = visit();
    await ask(open, 'секретов');
    expect(wordsIn(kept.parts)).toContain('секретов');
    put('audience', 'a', { name: 'Имя стёрто' });
    kept.drop();
    expect(wordsIn(kept.parts)).toBe('');
    expect(await idsOf(open, 'секретов')).toEqual([]);
    expect(await idsOf(open, 'стерто')).toEqual(['a']);
    expect(wordsIn(kept.parts)).toContain('стерто');
    expect(wordsIn(kept.parts)).not.toContain('секретов');
  });
});

/** All words of what is kept. */
const wordsIn = (parts: ReadonlyMap<string, unknown>): string =>
  [...parts.values()].map((value) => (value as { dictionary?: { text: string } }).dictionary?.text ?? '').join(' ');

/** A workspace whose index is kept, and what its next visit reads. */
async function afterwards(damage: (parts: Map<string, unknown>) => void) {
  const { put, visit, reads, kept } = workspace();
  put('audience', 'a', { name: 'Банки' });
  put('audience', 'b', { name: 'Школы' });
  put('comment', 'c', { text: 'О банках', on: 'audience:a' });
  put('materialText', 'm', { text: 'Респондент: Слышал о банках.' });
  await ask(visit(), 'банки');
  damage(kept.parts);
  reads.length = 0;
  const found = await idsOf(visit(), 'банки');
  return { found: found.toSorted(), read: [...new Set(reads.map((one) => one.id))].toSorted() };
}
const part = (parts: Map<string, unknown>, has: string): Record<string, unknown> =>
  [...parts.values()].find((value) => Object.hasOwn(value as object, has)) as Record<string, unknown>;

describe('what is kept is made anew,', () => {
  /** All is found, and all was read, not only what is shown and what is said beside it. */
  const ALL = { found: ['a', 'c', 'm'], read: ['a', 'b', 'c', 'm', 'research-1'] };

  test('or not, when it is whole', async () => {
    expect(await afterwards(() => undefined)).toEqual({ ...ALL, read: ['a', 'c', 'm', 'research-1'] });
  });

  test('when other code made it', async () => {
    const { put, visit, reads } = workspace();
    put('audience', 'a', { name: 'Банки' });
    put('audience', 'b', { name: 'Школы' });
    await ask(visit('one'), 'банки');
    reads.length = 0;
    expect(await idsOf(visit('two'), 'банки')).toEqual(['a']);
    expect(reads.map((one) => one.id)).toEqual(['a', 'b', 'a']);
  });

  test.each<[string, (parts: Map<string, unknown>) => void]>([
    ['when all of it is gone', (parts) => parts.clear()],
    ['when a part is gone', (parts) => parts.delete('segment-1')],
    ['when its head is gone', (parts) => parts.delete('head')],
    ['when its head is of another index', (parts) => Object.assign(part(parts, 'form'), { id: 'index-0' })],
    ['when a part is something else', (parts) => parts.set('segment-1', 'words')],
    ['when a list is too short', (parts) => (part(parts, 'kinds').ids as unknown[]).pop()],
    ['when a list holds something else', (parts) => (part(parts, 'kinds').kinds as unknown[]).fill('contact')],
    [
      'when places are cut off',
      (parts) => Object.assign(part(parts, 'kinds').bodies as object, { bytes: new Uint8Array(1) }),
    ],
    [
      'when numbers are of another size',
      (parts) => Object.assign(part(parts, 'kinds'), { records: new Uint8Array(3) }),
    ],
    ['when words are missing', (parts) => Object.assign(part(parts, 'kinds').dictionary as object, { text: 'банки' })],
  ])('%s', async (_, damage) => {
    expect(await afterwards(damage)).toEqual(ALL);
  });

  test('when the place where it is kept fails, and search goes on', async () => {
    const { put, visit, kept } = workspace();
    put('audience', 'a', { name: 'Банки' });
    const index = visit();
    expect(await idsOf(index, 'банки')).toEqual(['a']);
    kept.keeper.look = () => Promise.reject(new Error('closed'));
    put('audience', 'a', { name: 'Заводы' });
    expect(await idsOf(index, 'завод')).toEqual(['a']);
    kept.keeper.save = () => Promise.reject(new Error('no room'));
    expect(await idsOf(visit(), 'завод')).toEqual(['a']);
  });
});

const WORDS = [
  'банк',
  'банки',
  'банками',
  'школа',
  'школы',
  'отчёт',
  'отчётами',
  'и',
  'цена',
  'ценят',
  'Ёлка',
  'метрика',
];
const said = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const id = fc.constantFrom('1', '2', '3', '4', '5', '6');

/** Events that may happen to a workspace. */
const step = fc.oneof(
  fc.record({ does: fc.constant('audience' as const), id, said }),
  fc.record({ does: fc.constant('text' as const), id, said: fc.array(said, { minLength: 1, maxLength: 4 }) }),
  fc.record({ does: fc.constant('hypothesis' as const), id, said, of: id }),
  fc.record({ does: fc.constant('experiment' as const), id, said, of: id }),
  fc.record({ does: fc.constant('comment' as const), id, said, of: id }),
  fc.record({
    does: fc.constant('drop' as const),
    id,
    kind: fc.constantFrom<SearchRecord['kind']>('audience', 'materialText', 'hypothesis', 'experiment', 'comment'),
  }),
  fc.record({ does: fc.constant('erase' as const) }),
  fc.record({ does: fc.constant('search' as const), said }),
  fc.record({ does: fc.constant('visit' as const) }),
);

test('an index that is kept and brought back answers as one made anew, whatever happened between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 60 }),
      fc.array(fc.oneof(said, fc.constantFrom('', 'б', 'метрикка', 'банк ш')), { minLength: 1, maxLength: 4 }),
      async (steps, queries) => {
        const { kept, put, drop, visit, anew } = workspace(25);
        let index = visit();
        for (const one of steps) {
          if (one.does === 'audience') put('audience', one.id, { name: one.said, description: one.said });
          else if (one.does === 'text')
            put('materialText', one.id, { text: one.said.map((line, at) => `Голос ${at}: ${line}.`).join('\n') });
          else if (one.does === 'hypothesis') put('hypothesis', one.id, { text: one.said, researchId: one.of });
          else if (one.does === 'experiment') put('experiment', one.id, { name: one.said, hypothesisId: one.of });
          else if (one.does === 'comment') put('comment', one.id, { text: one.said, on: `hypothesis:${one.of}` });
          else if (one.does === 'drop') drop(one.kind, one.id);
          else if (one.does === 'erase') kept.drop();
          else if (one.does === 'search') await ask(index, one.said);
          else index = visit();
        }
        const [brought, made] = [visit(), anew()];
        for (const query of queries) {
          const expected = await ask(made, query);
          expect(await ask(index, query)).toEqual(expected);
          expect(await ask(brought, query)).toEqual(expected);
        }
      },
    ),
    { numRuns: 60 },
  );
});
