import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import { useScript } from '#app/sections/research/rounds/useScript.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { SyncState } from '#store/port.ts';
import { createQueryClient } from '#store/queries.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { eventually } from '#tests/support/eventually.ts';

import { createClock, creation, example } from '#tests/store/examples.ts';

/* The questions of a round that has not begun are its scenario's. */

const ROUND = example('round', { script: null, scenarioId: 'scenario-1' });
const COMING = { mode: 'team', connection: 'online', unsent: 0, refused: [], isCatchingUp: true } as const;

/** All that was said of the script, in order, without repetitions, while the scenario was read; and then. */
async function saidOf(hasScenario: boolean, sync: SyncState): Promise<readonly (string | null | undefined)[]> {
  const read = Promise.withResolvers<void>();
  const memory = createMemoryStore({ companyId: 'acme', now: createClock() });
  if (hasScenario) await memory.commit([creation('scenario', { id: 'scenario-1', title: 'О первой неделе' })]);
  let isRead = false;
  const store: typeof memory = {
    ...memory,
    sync: () => sync,
    onSync: () => () => undefined,
    async get(kind, id) {
      if (kind !== 'scenario') return memory.get(kind, id);
      await read.promise;
      isRead = true;
      return memory.get(kind, id);
    },
  };
  const told: (string | null | undefined)[] = [];
  function Reading() {
    const { script } = useScript(ROUND);
    const now = script && script.title;
    if (told.length === 0 || told.at(-1) !== now) told.push(now);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const data = createElement(QueryClientProvider, { client: createQueryClient() }, createElement(Reading));
  flushSync(() => root.render(createElement(StoreContext, { value: store }, data)));
  await new Promise(requestAnimationFrame);
  read.resolve();
  await eventually(() => expect(isRead).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  root.unmount();
  return told;
}

it('is unknown while the scenario is read, and told then', async () => {
  expect(await saidOf(true, { mode: 'local' })).toEqual([undefined, 'О первой неделе']);
});

it('is none once it is known that the scenario is gone', async () => {
  expect(await saidOf(false, { mode: 'local' })).toEqual([undefined, null]);
});

it('stays unknown while the scenario may come yet', async () => {
  expect(await saidOf(false, COMING)).toEqual([undefined]);
});
