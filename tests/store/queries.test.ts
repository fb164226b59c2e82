import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import { newestFirst } from '#src/domain/kindFacts.ts';
import { WAITING_SHELVES } from '#src/domain/research/kinds.ts';
import { type RecordPage, type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { patchOnChange, patchPage } from '#store/patchOnChange.ts';
import {
  allQuery,
  childrenQuery,
  createQueryClient,
  recordQuery,
  retryDelay,
  shelvedQuery,
  shouldRetry,
  summariesQuery,
  toLoadable,
} from '#store/queries.ts';

import { createClock, creation, loaded } from './examples.ts';
import type { Summaries } from '#src/domain/records.ts';
import { eventually } from '#tests/support/eventually.ts';

type ResearchPage = RecordPage<Summaries['research']>;

const backingOf = () => {
  const backing = createMemoryBacking();
  const now = createClock();
  return { backing, open: () => createMemoryStore({ companyId: 'company-1', now, backing }) };
};

let world: ReturnType<typeof backingOf>;
let store: Store;
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  world = backingOf();
  store = world.open();
  client = createQueryClient();
  stop = patchOnChange(store, client);
});
afterEach(() => {
  stop();
  client.clear();
});

const research = (): ResearchPage | undefined =>
  client.getQueryData<ResearchPage>(summariesQuery(store, 'research').queryKey);
const titles = (): string[] | undefined => research()?.items.map(({ title }) => title);
const rename = (id: string, title: string) => store.commit([{ op: 'set', kind: 'research', id, fields: { title } }]);

describe('createQueryClient', () => {
  it('tries again what a retry can help, three times, waiting longer each time', async () => {
    const passing = new StoreError('closed', 'x', { retryable: true });
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, passing))).toEqual([true, true, true, false]);
    expect(shouldRetry(0, new StoreError('quota', 'x'))).toBe(false);
    expect(shouldRetry(0, new Error('x'))).toBe(false);
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    const defaults = client.getDefaultOptions().queries;
    expect(defaults).toMatchObject({ gcTime: 300_000, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY });
  });
});

describe('patchOnChange', () => {
  it('patches summaries by reading only what changed', async () => {
    await store.commit(['r1', 'r2', 'r3'].map((id) => creation('research', { id, title: id })));
    await client.fetchQuery(summariesQuery(store, 'research'));
    const before = research()?.items ?? [];
    const read = vi.spyOn(store, 'summaries');
    await rename('r2', 'Два');
    await eventually(() => expect(titles()).toEqual(['r3', 'Два', 'r1']));
    expect(read.mock.calls).toEqual([['research', ['r2']]]);
    expect(research()?.items[0]).toBe(before[0]);
    expect(research()?.items[2]).toBe(before[2]);
  });

  it('puts new ones in their place, and takes removed ones out and in again', async () => {
    await store.load([
      loaded('research', { id: 'old', title: 'old', createdAt: '2020-01-01T00:00:00.000Z' }),
      loaded('research', { id: 'new', title: 'new', createdAt: '2025-01-01T00:00:00.000Z' }),
    ]);
    await client.fetchQuery(summariesQuery(store, 'research'));
    await store.load([loaded('research', { id: 'mid', title: 'mid', createdAt: '2022-01-01T00:00:00.000Z' })]);
    await eventually(() => expect(titles()).toEqual(['new', 'mid', 'old']));
    await store.commit([creation('research', { id: 'newest', title: 'newest' })]);
    await eventually(() => expect(titles()).toEqual(['newest', 'new', 'mid', 'old']));
    const { inverse } = await store.commit([{ op: 'remove', kind: 'research', id: 'new' }]);
    await eventually(() => expect(titles()).toEqual(['newest', 'mid', 'old']));
    expect(research()?.total).toBe(3);
    await store.commit(inverse);
    await eventually(() => expect(titles()).toEqual(['newest', 'new', 'mid', 'old']));
    expect(research()?.total).toBe(4);
  });

  it('hears of the other tabs', async () => {
    await client.fetchQuery(summariesQuery(store, 'research'));
    const other = world.open();
    await other.commit([creation('research')]);
    await eventually(() => expect(research()?.total).toBe(1));
  });

  it('keeps a list of some shelves right, reading only what changed', async () => {
    await store.load([
      loaded('hypothesis', { id: 'a', status: 'added' }),
      loaded('hypothesis', { id: 'b', status: 'new' }),
      loaded('hypothesis', { id: 'c', status: 'added' }),
    ]);
    const query = shelvedQuery(store, 'hypothesis', WAITING_SHELVES);
    await client.fetchQuery(query);
    const ids = () => client.getQueryData(query.queryKey)?.items.map(({ id }) => id);
    expect(ids()).toEqual(['c', 'a']);
    const read = vi.spyOn(store, 'list');
    await store.commit([{ op: 'set', kind: 'hypothesis', id: 'b', fields: { status: 'added' } }]);
    await eventually(() => expect(ids()).toEqual(['c', 'b', 'a']));
    await store.commit([{ op: 'set', kind: 'hypothesis', id: 'c', fields: { status: 'in_backlog' } }]);
    await eventually(() => expect(ids()).toEqual(['b', 'a']));
    expect(read).not.toHaveBeenCalled();
  });

  it('handles a burst together, and renders nothing anew when no summary changed', async () => {
    await store.commit(['r1', 'r2'].map((id) => creation('research', { id, title: id })));
    await client.fetchQuery(summariesQuery(store, 'research'));
    const page = research();
    const read = vi.spyOn(store, 'summaries');
    await Promise.all([
      store.commit([{ op: 'drop', kind: 'research', id: 'r1', map: 'insights', key: 'i-0' }]),
      store.commit([{ op: 'drop', kind: 'research', id: 'r2', map: 'insights', key: 'i-0' }]),
    ]);
    await eventually(() => expect(read).toHaveBeenCalled());
    await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(read.mock.calls).toEqual([['research', ['r1', 'r2']]]);
    expect(research()).toBe(page);
  });

  it('reads changes that come while it is reading in one go afterwards, not one by one', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `r${index}`);
    await store.commit(ids.map((id) => creation('research', { id, title: id })));
    await client.fetchQuery(summariesQuery(store, 'research'));
    const read = vi.spyOn(store, 'summaries');
    for (const id of ids) await rename(id, `${id} новое`);
    await eventually(() => expect(titles()?.every((title) => title.endsWith('новое'))).toBe(true));
    expect(read.mock.calls.length).toBeLessThan(ids.length / 2);
  });

  it('catches a change that comes while the first read is under way', async () => {
    await store.commit([creation('research', { id: 'r1', title: 'r1' })]);
    const stale = await store.summaries('research');
    const hold = new EventTarget();
    const promise = new Promise<ResearchPage>((resolve) => {
      hold.addEventListener('release', () => resolve(stale));
    });
    vi.spyOn(store, 'summaries').mockImplementationOnce(() => promise as never);
    const first = client.fetchQuery(summariesQuery(store, 'research'));
    await rename('r1', 'Новое');
    hold.dispatchEvent(new Event('release'));
    await first;
    await eventually(() => expect(titles()).toEqual(['Новое']));
  });

  it('reports what broke, and takes the report back', async () => {
    await store.commit([creation('research', { id: 'r1' }), creation('research', { id: 'r2' })]);
    await client.fetchQuery(summariesQuery(store, 'research'));
    await store.load([loaded('research', { id: 'r1', participants: 'x' as unknown as number })]);
    await eventually(() => expect(research()?.broken).toMatchObject([{ id: 'r1' }]));
    expect(research()).toMatchObject({ items: [{ id: 'r2' }], total: 2 });
    await store.load([loaded('research', { id: 'r1' })]);
    await eventually(() => expect(research()?.broken).toEqual([]));
    expect(research()?.total).toBe(2);
  });

  it('reads everything anew when very much changed', async () => {
    await client.fetchQuery(summariesQuery(store, 'research'));
    const observer = new QueryObserver(client, summariesQuery(store, 'research'));
    const stopObserving = observer.subscribe(() => undefined);
    const read = vi.spyOn(store, 'summaries');
    await store.load(Array.from({ length: 500 }, (_, index) => loaded('research', { id: `r${index}` })));
    await eventually(() => expect(research()?.total).toBe(500));
    expect(read.mock.calls).toEqual([['research']]);
    stopObserving();
  });

  it('refreshes a shown record, and no other', async () => {
    await store.commit([creation('research', { id: 'r1' }), creation('research', { id: 'r2' })]);
    const read = vi.spyOn(store, 'get');
    const stops = ['r1', 'r2'].map((id) =>
      new QueryObserver(client, recordQuery(store, 'research', id)).subscribe(() => undefined),
    );
    await eventually(() => expect(read).toHaveBeenCalledTimes(2));
    await rename('r1', 'Новое');
    const { queryKey } = recordQuery(store, 'research', 'r1');
    await eventually(() => expect(client.getQueryData(queryKey)).toMatchObject({ title: 'Новое' }));
    expect(read.mock.calls.map(([, id]) => id)).toEqual(['r1', 'r2', 'r1']);
    for (const stopObserving of stops) stopObserving();
  });

  it('knows a missing record as null, until it is there', async () => {
    const options = recordQuery(store, 'research', 'research-1');
    const stopObserving = new QueryObserver(client, options).subscribe(() => undefined);
    await eventually(() => expect(client.getQueryData(options.queryKey)).toBeNull());
    await store.commit([creation('research')]);
    await eventually(() => expect(client.getQueryData(options.queryKey)).toMatchObject({ id: 'research-1' }));
    stopObserving();
  });

  it('refreshes the children of the parents concerned, the old one and the new one, and no others', async () => {
    await store.load([
      loaded('hypothesis', { id: 'h1', researchId: 'a' }),
      loaded('hypothesis', { id: 'h2', researchId: 'b' }),
    ]);
    const read = vi.spyOn(store, 'list');
    const kept = () => client.getQueryData(childrenQuery(store, 'hypothesis', 'b').queryKey);
    const keys = ['a', 'b', 'c'].map((parent) => childrenQuery(store, 'hypothesis', parent).queryKey);
    const stops = ['a', 'b', 'c'].map((parent) =>
      new QueryObserver(client, childrenQuery(store, 'hypothesis', parent)).subscribe(() => undefined),
    );
    const counts = (): (number | undefined)[] => keys.map((key) => client.getQueryData(key)?.total);
    await eventually(() => expect(counts()).toEqual([1, 1, 0]));
    read.mockClear();
    const before = kept();
    await store.commit([{ op: 'set', kind: 'hypothesis', id: 'h1', fields: { researchId: 'c' } }]);
    await eventually(() => expect(counts()).toEqual([0, 1, 1]));
    expect(kept()).toBe(before);
    // By the record that moved alone: a text may have thousands of marks.
    expect(read).not.toHaveBeenCalled();
    for (const stopObserving of stops) stopObserving();
  });

  it('patches lists of a whole kind by reading only what changed; what broke is reported', async () => {
    const options = allQuery(store, 'scenario');
    const stopObserving = new QueryObserver(client, options).subscribe(() => undefined);
    const page = () => client.getQueryData(options.queryKey);
    await eventually(() => expect(page()?.total).toBe(0));
    const read = vi.spyOn(store, 'list');
    await store.commit([creation('scenario', { id: 's1' }), creation('scenario', { id: 's2', title: 's2' })]);
    await eventually(() => expect(page()?.total).toBe(2));
    const kept = page()?.items.find(({ id }) => id === 's2');
    await store.commit([{ op: 'set', kind: 'scenario', id: 's1', fields: { title: 'Новое' } }]);
    await eventually(() => expect(page()?.items.find(({ id }) => id === 's1')?.title).toBe('Новое'));
    expect(page()?.items.find(({ id }) => id === 's2')).toBe(kept);
    await store.commit([{ op: 'remove', kind: 'scenario', id: 's1' }]);
    await eventually(() => expect(page()?.items).toEqual([kept]));
    expect(read).not.toHaveBeenCalled();

    await store.load([loaded('scenario', { id: 's2', title: 5 as unknown as string })]);
    await eventually(() => expect(page()?.broken).toMatchObject([{ id: 's2' }]));
    await store.load([loaded('scenario', { id: 's2' })]);
    await eventually(() => expect(page()).toMatchObject({ items: [{ id: 's2' }], total: 1, broken: [] }));
    stopObserving();
  });

  it('does not take a list that nobody shows for right when it has missed much and hears of one more', async () => {
    const options = allQuery(store, 'scenario');
    await client.fetchQuery(options);
    await store.load(Array.from({ length: 500 }, (_, index) => loaded('scenario', { id: `s${index}` })));
    await eventually(() => expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true));
    // A record that is shown tells when the change has gone round: the list, asked for earlier, had its turn before.
    const one = recordQuery(store, 'scenario', 'one');
    const stopObserving = new QueryObserver(client, one).subscribe(() => undefined);
    await eventually(() => expect(client.getQueryData(one.queryKey)).toBeNull());
    await store.commit([creation('scenario', { id: 'one' })]);
    await eventually(() => expect(client.getQueryData(one.queryKey)).toMatchObject({ id: 'one' }));
    expect((await client.fetchQuery(options)).total).toBe(501);
    stopObserving();
  });

  it('stops', async () => {
    await client.fetchQuery(summariesQuery(store, 'research'));
    const read = vi.spyOn(store, 'summaries');
    stop();
    await store.commit([creation('research')]);
    expect(read).not.toHaveBeenCalled();
  });
});

const pageOf = (items: { id: string; createdAt: string; text: number }[]) => ({
  items: items.toSorted(newestFirst),
  total: items.length,
  broken: [],
});

describe('patchPage', () => {
  it('comes to the same as reading everything anew', () => {
    const item = fc.record({ id: fc.nat(15).map(String), createdAt: fc.nat(3).map(String), text: fc.nat(2) });
    const unique = fc.uniqueArray(item, { selector: ({ id }) => id });
    fc.assert(
      fc.property(unique, unique, (before, after) => {
        const ids = new Set([...before, ...after].map(({ id }) => id).filter((id) => Number(id) % 2 === 0));
        const rest = before.filter(({ id }) => !ids.has(id));
        const fresh = after.filter(({ id }) => ids.has(id));
        expect(patchPage(pageOf(before), ids, { ...pageOf(fresh), items: fresh })).toEqual(pageOf([...rest, ...fresh]));
      }),
    );
    const page = pageOf([{ id: '1', createdAt: '1', text: 1 }]);
    expect(patchPage(page, new Set(['1']), structuredClone(page))).toBe(page);
  });
});

describe('toLoadable', () => {
  it('is data as soon as there is any, else the failure in Russian', () => {
    expect(toLoadable({ data: undefined, error: null })).toEqual({ state: 'loading' });
    expect(toLoadable({ data: 5, error: null })).toEqual({ state: 'ready', value: 5 });
    expect(toLoadable({ data: 5, error: new Error('later') })).toEqual({ state: 'ready', value: 5 });
    expect(toLoadable({ data: undefined, error: new StoreError('quota', 'x') })).toEqual({
      state: 'failed',
      message: expect.stringMatching(/^Не хватает места в браузере\. /),
    });
  });
});
