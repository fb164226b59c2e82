import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openIndexedDbStore } from '#store/indexedDb.ts';
import type { Store } from '#store/port.ts';
import { createTextSearch, type TextSearch } from '#store/search/textSearch.ts';

import { refusal } from '../contract.ts';
import { createClock, creation, loaded } from '../examples.ts';
import { deleteRaw, openRaw } from '../indexedDb/rawDatabase.ts';

const name = `test-text-search-${Date.now()}`;
let store: Store;
let search: TextSearch;

beforeEach(async () => {
  store = await openIndexedDbStore({ companyId: 'company-1', now: createClock(), name });
  await store.load([
    loaded('materialText', { id: 'm1', researchId: 'r1', text: 'Слишком дорого' }),
    loaded('materialText', { id: 'm2', researchId: 'r2', text: 'Всё понравилось' }),
    loaded('materialText', { id: 'm3', researchId: 'r3', text: 'Дорого', deletedAt: '2026-01-01T00:00:00.000Z' }),
    loaded('materialText', { id: 'm4', researchId: 'r4', text: 5 as unknown as string }),
  ]);
  search = createTextSearch(store, name);
});
afterEach(async () => {
  search.close();
  store.close();
  await deleteRaw(name);
});

describe('createTextSearch in a worker', () => {
  it('finds, and follows changes', async () => {
    expect(await search.search('ДОРОГО')).toEqual([
      { researchId: 'r1', materialId: 'm1', snippet: 'Слишком дорого', from: 8, to: 14 },
    ]);
    await store.commit([
      { op: 'set', kind: 'materialText', id: 'm2', fields: { text: 'Тоже дорого' } },
      creation('materialText', { id: 'm5', researchId: 'r5', text: 'И мне дорого' }),
      { op: 'remove', kind: 'materialText', id: 'm1' },
    ]);
    const hits = await search.search('дорого');
    expect(hits.map(({ materialId }) => materialId).toSorted()).toEqual(['m2', 'm5']);
  });

  it('sees nothing of another company', async () => {
    const other = await openIndexedDbStore({ companyId: 'company-2', now: createClock(), name });
    const theirs = createTextSearch(other, name);
    expect(await theirs.search('дорого')).toEqual([]);
    theirs.close();
    other.close();
  });

  it('answers the newest query only', async () => {
    const overtaken = ['а', 'о', 'всё'].map((query) => refusal(search.search(query)));
    expect(await search.search('все')).toMatchObject([{ materialId: 'm2', snippet: 'Всё понравилось' }]);
    expect(await Promise.all(overtaken)).toEqual(['aborted', 'aborted', 'aborted']);
  });

  it('fails with `closed` when a newer version took over', async () => {
    const newer = await openRaw(name, 1000);
    newer.close();
    expect(await refusal(search.search('дорого'))).toBe('closed');
  });
});
