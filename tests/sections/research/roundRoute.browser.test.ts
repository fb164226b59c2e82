import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { RoundRoute } from '#app/sections/research/rounds/RoundRoute.tsx';
import { createMemoryStore } from '#store/memory.ts';
import type { SyncState } from '#store/port.ts';
import { createQueryClient } from '#store/queries.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { eventually } from '#tests/support/eventually.ts';

import { createClock } from '#tests/store/examples.ts';

/* The page of a round that this browser has not, or not yet. */

const ONLINE = { mode: 'team', connection: 'online', unsent: 0, refused: [] } as const;
const COMING = { ...ONLINE, isCatchingUp: true } as const;

let place: HTMLElement;
let root: Root;
let listeners: ((state: SyncState) => void)[];

function show(state: SyncState): void {
  const store = {
    ...createMemoryStore({ companyId: 'acme', now: createClock() }),
    sync: () => state,
    onSync(listener: (next: SyncState) => void) {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const page = createElement(MemoryRouter, null, createElement(RoundRoute, { id: 'round-1' }));
  const data = createElement(QueryClientProvider, { client: createQueryClient() }, page);
  flushSync(() => root.render(createElement(StoreContext, { value: store }, data)));
}
const tell = (next: SyncState): void => {
  for (const listener of listeners) listener(next);
};
const title = () => place.querySelector('h2')?.textContent;

beforeEach(() => {
  listeners = [];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it('says that it is gone where nothing can come', async () => {
  show({ mode: 'local' });
  await eventually(() => expect(title()).toBe('Раунда больше нет'));
});

it('claims nothing while the first pull runs, nor without a network, and says that it is gone once the pull has ended', async () => {
  show({ ...COMING, connection: 'offline' });
  await eventually(() => expect(title()).toBe('Раунд ещё не пришёл в этот браузер'));
  tell(COMING);
  await eventually(() => expect(place.textContent).toBe(''));
  tell(ONLINE);
  await eventually(() => expect(title()).toBe('Раунда больше нет'));
});
