import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createRecordSearch, type RecordSearch } from '#store/search/recordSearch.ts';
import { openIndexedDbStore } from '#store/indexedDb.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';

import { refusal } from '../contract.ts';
import { createClock, creation, loaded } from '../examples.ts';
import { deleteRaw, openRaw } from '../indexedDb/rawDatabase.ts';

const name = `test-record-search-${Date.now()}`;
const RECORDS = [
  loaded('research', { id: 'r1', title: 'Онбординг' }),
  loaded('materialText', { id: 'm1', researchId: 'r1', text: 'Респондент: Сижу с отчётами. Слишком дорого.' }),
  loaded('audience', { id: 'a1', name: 'Продакты' }),
  loaded('audience', { id: 'a2', name: 'Продакты на пенсии', deletedAt: '2026-01-01T00:00:00.000Z' }),
  loaded('audience', { id: 'a3', name: 5 as unknown as string }),
  loaded('contactList', { id: 'c1' }),
];
let store: Store;
let search: RecordSearch;

const ids = async (query: string) =>
  (await search.search(query)).groups.flatMap(({ hits }) => hits.map(({ kind, id }) => `${kind} ${id}`));

describe.each(['worker', 'thread'] as const)('createRecordSearch in a %s', (where) => {
  beforeEach(async () => {
    store =
      where === 'worker'
        ? await openIndexedDbStore({ companyId: 'company-1', now: createClock(), name })
        : createMemoryStore({ companyId: 'company-1', now: createClock() });
    await store.load(RECORDS);
    search = createRecordSearch(store, where === 'worker' ? name : null);
  });
  afterEach(async () => {
    search.close();
    store.close();
    if (where === 'worker') await deleteRaw(name);
  });

  it('finds a form of a word at its place; neither removed nor broken records', async () => {
    const { groups } = await search.search('ОТЧЕТ');
    expect(groups).toMatchObject([
      { kind: 'materialText', total: 1, hits: [{ id: 'm1', parentTitle: 'Онбординг', place: { start: 12, end: 28 } }] },
    ]);
    expect(await ids('продакты')).toEqual(['audience a1']);
  });

  it('follows changes, and tells of them', async () => {
    const stale = vi.fn<() => void>();
    search.onStale(stale);
    expect(await ids('банки')).toEqual([]);
    await store.commit([
      { op: 'set', kind: 'audience', id: 'a1', fields: { name: 'Банки' } },
      creation('audience', { id: 'a9', name: 'Банкиры' }),
      { op: 'remove', kind: 'materialText', id: 'm1' },
    ]);
    expect(stale).toHaveBeenCalledTimes(1);
    expect((await ids('банк')).toSorted()).toEqual(['audience a1', 'audience a9']);
    expect(await ids('отчет')).toEqual([]);
    await store.commit([{ op: 'restore', kind: 'materialText', id: 'm1' }]);
    expect(await ids('отчет')).toEqual(['materialText m1']);
  });

  it('answers the newest query only', async () => {
    const overtaken = ['о', 'от', 'отч'].map((query) => refusal(search.search(query)));
    expect(await ids('отче')).toEqual(['materialText m1']);
    expect(await Promise.all(overtaken)).toEqual(['aborted', 'aborted', 'aborted']);
  });

  it('fails with `closed` once it is closed', async () => {
    const waiting = refusal(search.search('отчет'));
    search.close();
    expect(await waiting).toBe('closed');
    expect(await refusal(search.search('отчет'))).toBe('closed');
  });
});

describe('createRecordSearch beside other stores', () => {
  beforeEach(async () => {
    store = await openIndexedDbStore({ companyId: 'company-1', now: createClock(), name });
    await store.load(RECORDS);
    search = createRecordSearch(store, name);
  });
  afterEach(async () => {
    search.close();
    store.close();
    await deleteRaw(name);
  });

  it('sees nothing of another company', async () => {
    const other = await openIndexedDbStore({ companyId: 'company-2', now: createClock(), name });
    const theirs = createRecordSearch(other, name);
    expect((await theirs.search('отчет')).groups).toEqual([]);
    theirs.close();
    other.close();
  });

  it('hears of a change in another tab', async () => {
    await search.search('');
    const other = await openIndexedDbStore({ companyId: 'company-1', now: createClock(), name });
    const heard = new Promise<void>((resolve) => {
      search.onStale(resolve);
    });
    await other.commit([{ op: 'set', kind: 'audience', id: 'a1', fields: { name: 'Заводы' } }]);
    await heard;
    expect(await ids('завод')).toEqual(['audience a1']);
    other.close();
  });

  it('fails with `closed` when a newer version took over', async () => {
    const newer = await openRaw(name, 1000);
    newer.close();
    expect(await refusal(search.search('отчет'))).toBe('closed');
  });
});
