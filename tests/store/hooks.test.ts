import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { useMembers } from '#app/shared/useMembers.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';
import {
  allQuery,
  childrenQuery,
  createQueryClient,
  recordQuery,
  summariesQuery,
  toLoadable,
  useAll,
  useChildren,
  useRecord,
  useSummaries,
} from '#store/queries.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { useRecords } from '#store/useRecords.ts';

import { createClock, loaded } from './examples.ts';

function Probe(): ReactElement {
  const studies = toLoadable(useSummaries('research'));
  const study = useRecord('research', 'research-1').data;
  const nothing = useRecord('research', null);
  const hypotheses = useChildren('hypothesis', 'research-1').data;
  const orphans = useChildren('hypothesis', null);
  const scenarios = useAll('scenario').data;
  const seen = [
    studies.state === 'ready' ? studies.value.items.map(({ title }) => title).join() : studies.state,
    study?.title ?? 'no study',
    `${nothing.status} ${nothing.fetchStatus}`,
    hypotheses?.total ?? 'no hypotheses',
    `${orphans.status} ${orphans.fetchStatus}`,
    scenarios?.total ?? 'no scenarios',
  ];
  return createElement('p', null, seen.join('|'));
}

const ASKED = ['old', 'gone', 'new', 'nobody'];

function Asked(): ReactElement {
  return createElement(
    'p',
    null,
    useRecords('hypothesis', ASKED)
      ?.map(({ id }) => id)
      .join() ?? 'on their way',
  );
}

function People(): ReactElement {
  const members = useMembers();
  const names = members.state === 'ready' ? members.value.map(({ name }) => name).join() : members.state;
  return createElement('p', null, names);
}

const rendered = (store: Store | null, client = createQueryClient(), probe = Probe): string =>
  renderToString(
    createElement(
      StoreContext.Provider,
      { value: store },
      createElement(QueryClientProvider, { client }, createElement(probe)),
    ),
  );

describe('the hooks', () => {
  const records = [loaded('research'), loaded('hypothesis'), loaded('scenario')];
  const store = createMemoryStore({ companyId: 'company-1', now: createClock(), records });

  it('show the data of their queries in the store of the context', async () => {
    const client = createQueryClient();
    await client.fetchQuery(summariesQuery(store, 'research'));
    await client.fetchQuery(recordQuery(store, 'research', 'research-1'));
    await client.fetchQuery(childrenQuery(store, 'hypothesis', 'research-1'));
    await client.fetchQuery(allQuery(store, 'scenario'));
    expect(rendered(store, client)).toBe('<p>Онбординг|Онбординг|pending idle|1|pending idle|1</p>');
    client.clear();
  });

  it('people in charge are offered by name, as Russian orders it', async () => {
    const named = ['Яна', 'Жанна', 'Ёлкин', 'Анна', 'Елена'].map((name) => loaded('member', { id: name, name }));
    const team = createMemoryStore({ companyId: 'company-1', now: createClock(), records: named });
    const client = createQueryClient();
    await client.fetchQuery(childrenQuery(team, 'member', 'company-1'));
    expect(rendered(team, client, People)).toBe('<p>Анна,Елена,Ёлкин,Жанна,Яна</p>');
    client.clear();
  });

  it('are loading until then', () => {
    expect(rendered(store)).toBe('<p>loading|no study|pending idle|no hypotheses|pending idle|no scenarios</p>');
  });

  it('need a store', () => {
    expect(() => rendered(null)).toThrow('StoreContext');
  });

  it('give those of some records that live, newest first, once all of them were read', async () => {
    const some = createMemoryStore({
      companyId: 'company-1',
      now: createClock(),
      records: [
        loaded('hypothesis', { id: 'old', createdAt: '2026-01-01T00:00:00.000Z' }),
        loaded('hypothesis', { id: 'new', createdAt: '2026-02-01T00:00:00.000Z' }),
        loaded('hypothesis', { id: 'gone', deletedAt: '2026-03-01T00:00:00.000Z' }),
      ],
    });
    const client = createQueryClient();
    const [first = '', ...others] = ASKED;
    await client.fetchQuery(recordQuery(some, 'hypothesis', first));
    expect(rendered(some, client, Asked)).toBe('<p>on their way</p>');
    for (const id of others) await client.fetchQuery(recordQuery(some, 'hypothesis', id));
    expect(rendered(some, client, Asked)).toBe('<p>new,old</p>');
  });
});
