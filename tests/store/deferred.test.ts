import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { isShared } from '#app/shared/team/isShared.ts';
import { useMe } from '#app/shared/team/useMe.ts';
import { useCardAuthor } from '#app/sections/boards/useCardAuthor.ts';
import { deferStore } from '#store/deferred.ts';
import { createMemoryStore } from '#store/memory.ts';
import { isOwnSample } from '#store/ownSample.ts';
import type { Store, SyncState } from '#store/port.ts';
import { childrenQuery, createQueryClient, recordQuery } from '#store/queries.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { nothing } from '#store/team/edges.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

import { COMPANY } from './contract.ts';
import { createClock, loaded } from './examples.ts';

const TEAM = {
  mode: 'team',
  connection: 'online',
  unsent: 0,
  refused: [],
  role: 'Viewer',
  memberId: 'member-1',
} as const;

/** A store of a company that is shared, and the way to have it open. */
async function deferred() {
  const memory = createMemoryStore({ companyId: COMPANY, now: createClock() });
  await memory.load([loaded('member', { companyId: COMPANY }), loaded('profile')]);
  const shared: Store = { ...memory, sync: () => TEAM };
  let open: (store: Store) => void = nothing;
  const opening = new Promise<Store>((resolve) => {
    open = resolve;
  });
  return { store: deferStore(COMPANY, () => opening), open: () => open(shared), memory };
}

it('says nothing of whose a company is before it is open, so that a shared one is never taken for this browser’s own', async () => {
  const { store, open } = await deferred();
  const heard: SyncState[] = [];
  store.onSync((state) => heard.push(state));
  expect(store.sync()).toEqual({ mode: 'unknown' });
  expect(isOwnSample(SAMPLE_COMPANY_ID, store.sync())).toBe(false);
  const asked = isShared(store);
  open();
  expect(await asked).toBe(true);
  expect(heard).toEqual([TEAM]);
});

it('lets nobody be the owner, the author or alone before that', async () => {
  const { store, memory } = await deferred();
  const client = createQueryClient();
  // Records read ahead of the store are here already.
  await client.fetchQuery({
    ...childrenQuery(store, 'member', COMPANY),
    queryFn: () => memory.list('member', { parent: COMPANY }),
  });
  await client.fetchQuery({
    ...recordQuery(store, 'profile', 'profile'),
    queryFn: async () => (await memory.get('profile', 'profile')) ?? null,
  });
  const seen: unknown[] = [];
  function Probe() {
    seen.push(useMe(), useCardAuthor('vision', 'vision', ''));
    return null;
  }
  const inside = createElement(StoreContext, { value: store }, createElement(Probe));
  renderToString(createElement(QueryClientProvider, { client }, inside));
  expect(seen).toEqual([null, null]);
});
