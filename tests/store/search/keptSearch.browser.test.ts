import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createRecordSearch } from '#store/search/recordSearch.ts';
import { openIndexedDbStore } from '#store/indexedDb.ts';
import { createDatabase, type BrowserDatabase } from '#store/indexedDb/schema.ts';
import type { Store } from '#store/port.ts';
import { moveCompany } from '#store/team/moveCompany.ts';

import { createClock, loaded } from '../examples.ts';
import { deleteRaw } from '../indexedDb/rawDatabase.ts';

const name = `test-kept-search-${Date.now()}`;
const RECORDS = [
  loaded('company', { id: 'company-1', name: 'Первая' }),
  loaded('company', { id: 'company-2', name: 'Вторая' }),
  loaded('audience', { id: 'a1', name: 'Банки' }),
  loaded('audience', { id: 'a2', name: 'Школы' }),
  loaded('materialText', { id: 'm1', researchId: 'r1', text: 'Секретов Павел: Сижу с отчётами.' }),
];
const rename = (id: string, to: string) => [{ op: 'set', kind: 'audience', id, fields: { name: to } } as const];
let store: Store;
let db: BrowserDatabase;

const open = (companyId: string) => openIndexedDbStore({ companyId, now: createClock(), name });

/** Searches once, as a visit of the page does, and leaves when the index is kept. */
async function visit(query: string, companyId = 'company-1'): Promise<readonly string[]> {
  const own = companyId === 'company-1' ? store : await open(companyId);
  const search = createRecordSearch(own, name);
  const { groups } = await search.search(query);
  await expect.poll(async () => isKept(companyId)).toBe(true);
  search.close();
  if (own !== store) own.close();
  return groups.flatMap(({ hits }) => hits.map(({ id }) => id)).toSorted();
}

/** Whether what is kept has all changes. */
async function isKept(companyId: string): Promise<boolean> {
  const row = await db.searches.get(companyId);
  return row !== undefined && row.kept === row.number;
}

const partsOf = async (companyId = 'company-1') =>
  (await db.searchParts.toArray()).filter((row) => row.companyId === companyId);
/** All that is kept of a company as a text. */
const kept = async (companyId = 'company-1') =>
  JSON.stringify(
    (await partsOf(companyId)).map(({ value }) => value),
    (_, value: unknown) => (value instanceof Map ? [...value] : value),
  );

beforeEach(async () => {
  store = await open('company-1');
  await store.load(RECORDS);
  db = createDatabase(name, { autoOpen: true });
});
afterEach(async () => {
  db.close();
  store.close();
  await deleteRaw(name);
});

describe('an index that is kept in the browser', () => {
  it('is read in place of the records', async () => {
    expect(await visit('банки')).toEqual(['a1']);
    // Past the store, so that nothing is noted: what is found now is what was kept.
    const key = ['company-1', 'audience', 'a2'] as const;
    const row = await db.records.get(key);
    await db.records.update(key, { record: { ...(row?.record as object), name: 'Банки' } });
    expect(await visit('банки')).toEqual(['a1']);
    expect(await visit('школы')).toEqual(['a2']);
  });

  it('is kept, and its database let go, by a search that is closed at once', async () => {
    const search = createRecordSearch(store, name);
    await search.search('банки');
    search.close();
    await expect.poll(async () => isKept('company-1')).toBe(true);
  });

  it('has what was written while nobody searched, here and in another tab', async () => {
    await visit('банки');
    const other = await open('company-1');
    await other.commit(rename('a1', 'Заводы'));
    await store.commit([{ op: 'remove', kind: 'audience', id: 'a2' }]);
    await store.load([loaded('audience', { id: 'a3', name: 'Банкиры', updatedAt: '2020-01-01T00:00:00.000Z' })]);
    other.close();
    expect(await db.unindexed.count()).toBe(3);
    expect(await visit('банк')).toEqual(['a3']);
    expect(await visit('завод')).toEqual(['a1']);
    expect(await visit('школы')).toEqual([]);
    expect(await db.unindexed.count()).toBe(0);
  });

  it('is of one company', async () => {
    await visit('банки');
    const other = await open('company-2');
    await other.load([loaded('audience', { id: 'b1', name: 'Банки' })]);
    other.close();
    expect(await visit('банки', 'company-2')).toEqual(['b1']);
    expect(await visit('банки')).toEqual(['a1']);
    expect(await kept('company-2')).not.toContain('секретов');
  });

  it('notes nothing where nobody has searched', async () => {
    await store.commit(rename('a1', 'Заводы'));
    expect(await db.unindexed.count()).toBe(0);
    expect(await db.searches.count()).toBe(0);
  });

  it('is made anew when it is damaged', async () => {
    await visit('банки');
    const words = (await partsOf()).filter((row) => row.name !== 'head');
    await db.searchParts.bulkPut(words.map((row) => ({ ...row, value: { words: 'банки' } })));
    expect(await visit('банки')).toEqual(['a1']);
  });
});

describe('words that are erased', () => {
  const SECRET = 'секретов';

  it('are in what is kept no more, from the moment of the commit that erases', async () => {
    await visit(SECRET);
    expect((await kept()).toLowerCase()).toContain(SECRET);
    const open = createRecordSearch(store, name);
    await open.search('банки');
    await store.commit([{ op: 'set', kind: 'materialText', id: 'm1', fields: { text: 'Собеседник: Сижу.' } }], {
      erases: true,
    });
    expect(await partsOf()).toEqual([]);
    // The page that had it open does not bring it back.
    expect((await open.search(SECRET)).groups).toEqual([]);
    await expect.poll(async () => isKept('company-1')).toBe(true);
    open.close();
    expect((await kept()).toLowerCase()).not.toContain(SECRET);
    expect(await visit('сижу')).toEqual(['m1']);
  });

  it('go with their company', async () => {
    await visit(SECRET);
    await store.eraseCompany('company-1');
    expect([await partsOf(), await db.searches.count(), await db.unindexed.count()]).toEqual([[], 0, 0]);
  });

  it('go with what is replaced', async () => {
    await visit(SECRET);
    await store.load(RECORDS.slice(0, 3), { replace: true });
    expect(await partsOf()).toEqual([]);
    expect(await visit(SECRET)).toEqual([]);
    expect(await visit('банки')).toEqual(['a1']);
  });

  it('go from where their company was', async () => {
    await visit(SECRET);
    await moveCompany(db, 'company-1', 'company-9', () => 'new');
    expect(await partsOf()).toEqual([]);
    expect(await visit(SECRET, 'company-9')).toEqual(['m1']);
  });
});
