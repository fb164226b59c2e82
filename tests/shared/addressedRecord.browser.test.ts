import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useCanonicalAddress, type ScreenAddress } from '#app/shared/canonicalAddress.ts';
// Loaded before it is asked for, so that toasts come in order.
import '#app/shared/tellMissing.ts';
import { useSync } from '#app/shared/team/useSync.ts';
import { showSuccess } from '#app/shared/toast.ts';
import { AUDIENCES_URL } from '#app/sections/audiences/url.ts';
import { createMemoryStore } from '#store/memory.ts';
import { patchOnChange } from '#store/patchOnChange.ts';
import type { Store, SyncState } from '#store/port.ts';
import { createQueryClient, useRecord } from '#store/queries.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { clearNotifications } from '#src/ui/toast/notify.ts';
import { Toasts } from '#src/ui/toast/Toasts.tsx';
import { eventually } from '#tests/support/eventually.ts';

import { createClock, creation } from '../store/examples.ts';

/* An address names a record that this browser has not, or not yet. */

const ADDRESS: ScreenAddress = { codecs: [AUDIENCES_URL], records: { open: 'audience' } };
const OPENED = '/audiences?open=audience-1';
const ONLINE = { mode: 'team', connection: 'online', unsent: 0, refused: [] } as const;
const COMING = { ...ONLINE, isCatchingUp: true } as const;
const MISSING = 'Аудитория не найдена';

/** What the screen knew when its effects on the address had run. */
let known: { readonly record: 'unread' | 'missing' | 'here'; readonly sync: SyncState } | null;

function Screen() {
  useCanonicalAddress(ADDRESS);
  const { data, isFetching } = useRecord('audience', 'audience-1');
  const sync = useSync();
  useEffect(() => {
    const record = data?.deletedAt === null ? 'here' : 'missing';
    known = { record: isFetching ? 'unread' : record, sync };
  }, [data, isFetching, sync]);
  return createElement(Toasts);
}

let root: Root;
let store: Store;
let stop: () => void;
let before: string;
let listeners: ((state: SyncState) => void)[];
let state: SyncState;

function tell(next: SyncState): void {
  state = next;
  for (const listener of listeners) listener(next);
}
function show(first: SyncState): void {
  state = first;
  const client = createQueryClient();
  stop = patchOnChange(store, client);
  window.history.replaceState(null, '', OPENED);
  const screen = createElement(BrowserRouter, null, createElement(Screen));
  const data = createElement(QueryClientProvider, { client }, screen);
  flushSync(() => root.render(createElement(StoreContext, { value: store }, data)));
}
const address = () => window.location.pathname + window.location.search;
const said = () => document.body.textContent;
const knows = (record: 'missing' | 'here', sync: SyncState) =>
  eventually(() => expect(known).toEqual({ record, sync }));
/** Resolves when whatever was to be told is there: toasts come in order. */
async function told(): Promise<void> {
  showSuccess('Сказано всё');
  await eventually(() => expect(said()).toContain('Сказано всё'));
}

beforeEach(() => {
  before = window.location.href;
  listeners = [];
  known = null;
  store = {
    ...createMemoryStore({ companyId: 'acme', now: createClock() }),
    sync: () => state,
    onSync(listener) {
      listeners.push(listener);
      return () => undefined;
    },
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  clearNotifications();
  root.unmount();
  stop();
  document.body.replaceChildren();
  window.history.replaceState(null, '', before);
});

it('is cleaned at once where nothing can come, and the user is told', async () => {
  show({ mode: 'local' });
  await eventually(() => expect(address()).toBe('/audiences'));
  await eventually(() => expect(said()).toContain(MISSING));
});

it('is kept until the first pull has ended, and cleaned then', async () => {
  show(COMING);
  await knows('missing', COMING);
  expect(address()).toBe(OPENED);
  tell({ ...COMING, connection: 'offline' });
  await knows('missing', { ...COMING, connection: 'offline' });
  await told();
  expect(address()).toBe(OPENED);
  expect(said()).not.toContain(MISSING);
  tell(ONLINE);
  await eventually(() => expect(address()).toBe('/audiences'));
  await eventually(() => expect(said()).toContain(MISSING));
});

it('is kept for the record that the first pull brings', async () => {
  show(COMING);
  await knows('missing', COMING);
  await store.commit([creation('audience')]);
  tell(ONLINE);
  await knows('here', ONLINE);
  await told();
  expect(address()).toBe(OPENED);
  expect(said()).not.toContain(MISSING);
});

it('is kept where a record was removed that a colleague may have brought back', async () => {
  await store.commit([creation('audience')]);
  await store.commit([{ op: 'remove', kind: 'audience', id: 'audience-1' }]);
  show(COMING);
  await knows('missing', COMING);
  expect(address()).toBe(OPENED);
});

it('loses a record that goes while it is shown, without a word of its own', async () => {
  await store.commit([creation('audience')]);
  show(COMING);
  await knows('here', COMING);
  await store.commit([{ op: 'remove', kind: 'audience', id: 'audience-1' }]);
  await eventually(() => expect(address()).toBe('/audiences'));
  await told();
  expect(said()).not.toContain(MISSING);
});
