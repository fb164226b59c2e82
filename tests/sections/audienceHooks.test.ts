import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { useCandidates, useOpenAudience } from '#app/sections/audiences/data.ts';
import { useAudiences } from '#app/shared/asking/countedAudiences.ts';
import { preloadPeopleRules } from '#app/shared/people.ts';
import { createMemoryStore } from '#store/memory.ts';
import { allQuery, childrenQuery, createQueryClient, recordQuery, summariesQuery } from '#store/queries.ts';
import { StoreContext } from '#store/StoreContext.ts';

import { createClock, loaded } from '../store/examples.ts';

const ID = 'audience-1';
const store = createMemoryStore({
  companyId: 'company-1',
  now: createClock(),
  records: [loaded('audience'), loaded('persona'), loaded('contactList'), loaded('recruitingRequest')],
});

function Probe(): ReactElement {
  const opened = useOpenAudience(ID);
  const candidates = useCandidates(opened);
  const audiences = useAudiences();
  const seen = [
    opened.state === 'ready'
      ? `${opened.value.personas.length} персон, контакты: ${opened.value.known?.size ?? 'читаются'}`
      : opened.state,
    candidates === null ? 'ищем' : candidates.length,
    audiences.state === 'ready' ? audiences.value.map(({ respondents }) => respondents).join() : audiences.state,
  ];
  return createElement('p', null, seen.join('|'));
}

const rendered = (client = createQueryClient()): string =>
  renderToString(
    createElement(
      StoreContext.Provider,
      { value: store },
      createElement(QueryClientProvider, { client }, createElement(Probe)),
    ),
  );

describe('while an audience is being read', () => {
  it('nothing counts as none', async () => {
    const client = createQueryClient();
    expect(rendered(client)).toBe('<p>loading|ищем|loading</p>');
    await client.fetchQuery(recordQuery(store, 'audience', ID));
    await client.fetchQuery(childrenQuery(store, 'recruitingRequest', ID));
    await client.fetchQuery(summariesQuery(store, 'audience'));
    await client.fetchQuery(summariesQuery(store, 'research'));
    await client.fetchQuery(allQuery(store, 'round'));
    expect(rendered(client)).toBe('<p>loading|ищем|loading</p>');
    await client.fetchQuery(childrenQuery(store, 'persona', ID));
    await client.fetchQuery(summariesQuery(store, 'contactList'));
    expect(rendered(client)).toBe('<p>1 персон, контакты: читаются|ищем|1243</p>');
    await client.fetchQuery(childrenQuery(store, 'contactList', ID));
    await client.fetchQuery(allQuery(store, 'research'));
    await client.fetchQuery(allQuery(store, 'hypothesis'));
    // Whom a quote may name is known last.
    expect(rendered(client)).toBe('<p>1 персон, контакты: 1|ищем|1243</p>');
    await client.fetchQuery(allQuery(store, 'material'));
    await client.fetchQuery(allQuery(store, 'participant'));
    await client.fetchQuery(recordQuery(store, 'researchSettings', 'research'));
    await preloadPeopleRules();
    // The code that proposes personas is fetched once an audience is open.
    expect(rendered(client)).toBe('<p>1 персон, контакты: 1|ищем|1243</p>');
    client.setQueryData(['code', 'personaCandidates'], await import('#src/domain/audiences/personaCandidates.ts'));
    expect(rendered(client)).toBe('<p>1 персон, контакты: 1|0|1243</p>');
  });
});
