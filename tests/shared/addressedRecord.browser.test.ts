import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useCanonicalAddress, type ScreenAddress } from '#app/shared/canonicalAddress.ts';
import { AUDIENCES_URL } from '#app/sections/audiences/url.ts';
import { createMemoryStore } from '#store/memory.ts';
import { patchOnChange } from '#store/patchOnChange.ts';
import type { Store, SyncState } from '#store/port.ts';
import { createQueryClient } from '#store/queries.ts';
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

function Screen() {
  useCanonicalAddress(ADDRESS);
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
/** Long enough for whatever is read and told. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeEach(() => {
  before = window.location.href;
  listeners = [];
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
  await rest();
  expect(address()).toBe(OPENED);
  tell({ ...COMING, connection: 'offline' });
  await rest();
  expect(address()).toBe(OPENED);
  expect(said()).not.toContain(MISSING);
  tell(ONLINE);
  await eventually(() => expect(address()).toBe('/audiences'));
  await eventually(() => expect(said()).toContain(MISSING));
});

it('is kept for the record that the first pull brings', async () => {
  show(COMING);
  await rest();
  await store.commit([creation('audience')]);
  tell(ONLINE);
  await rest();
  expect(address()).toBe(OPENED);
  expect(said()).not.toContain(MISSING);
});

it('is kept where a record was removed that a colleague may have brought back', async () => {
  await store.commit([creation('audience')]);
  await store.commit([{ op: 'remove', kind: 'audience', id: 'audience-1' }]);
  show(COMING);
  await rest();
  expect(address()).toBe(OPENED);
});

it('loses a record that goes while it is shown, without a word of its own', async () => {
  await store.commit([creation('audience')]);
  show(COMING);
  await rest();
  await store.commit([{ op: 'remove', kind: 'audience', id: 'audience-1' }]);
  await eventually(() => expect(address()).toBe('/audiences'));
  await rest();
  expect(said()).not.toContain(MISSING);
});
