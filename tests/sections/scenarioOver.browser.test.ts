import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ScenarioWriting } from '#app/shared/asking/scenario/ScenarioWriting.tsx';
import { BARRED_OUT, OVER } from '#src/domain/sync/rightsWords.ts';
import { Rights, type RightsProps } from '#src/ui/context/Rights.tsx';
import { typeInto } from '#src/ui/field/typeInto.ts';
import { createMemoryStore } from '#store/memory.ts';
import { patchOnChange } from '#store/patchOnChange.ts';
import type { Store } from '#store/port.ts';
import { createQueryClient } from '#store/queries.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { eventually } from '#tests/support/eventually.ts';

import { createClock, creation } from '../store/examples.ts';

/* The page of a scenario when access to the company ends (R428). */

let place: HTMLElement;
let root: Root;
let store: Store;
let stop: () => void;
let client: ReturnType<typeof createQueryClient>;

/** Draws the page of a scenario; null: of a new one. */
function draw(id: string | null, isOut = false): void {
  const rights = { barred: isOut ? BARRED_OUT : null, over: isOut ? OVER.cleared : null, onAsked: () => undefined };
  const page = createElement(ScenarioWriting, { id, back: { label: 'Сценарии', href: '#' }, onMade: () => undefined });
  const allowed = createElement(Rights, rights as unknown as RightsProps, page);
  const routed = createElement(MemoryRouter, null, allowed);
  const data = createElement(QueryClientProvider, { client }, routed);
  flushSync(() => root.render(createElement(StoreContext, { value: store }, data)));
}
const field = (name: string) => place.querySelector<HTMLInputElement>(`[name='${name}']`);
async function type(name: string, text: string): Promise<void> {
  await eventually(() => expect(field(name)).not.toBeNull());
  const input = field(name) as HTMLInputElement;
  input.focus();
  typeInto(input, text);
}
const left = () => [...place.querySelectorAll('dl > div')].map((one) => one.textContent);

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  store = createMemoryStore({ companyId: 'acme', now: createClock() });
  await store.commit([creation('scenario', { id: 'scenario-1', title: 'О первой неделе', status: 'active' })]);
  client = createQueryClient();
  stop = patchOnChange(store, client);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  stop();
  place.remove();
  localStorage.clear();
  vi.restoreAllMocks();
});

const leave = () => store.commit([{ op: 'remove', kind: 'scenario', id: 'scenario-1' }]);

it('says that access has ended, and nothing of the scenario stands', async () => {
  draw('scenario-1');
  await eventually(() => expect(place.textContent).toContain('Проверить на себе'));
  await leave();
  draw('scenario-1', true);
  await eventually(() => expect(place.querySelector('h2')?.textContent).toBe(OVER.cleared.title));
  expect(place.textContent).not.toMatch(/О первой неделе|Активен|Проверить на себе/);
  expect(place.querySelector('form, input, textarea, button')).toBeNull();
});

it('hands over what was typed into it and not stored, also after the page is loaded anew, until it is put away', async () => {
  draw('scenario-1');
  await type('title', 'О второй неделе');
  await leave();
  draw('scenario-1', true);
  await eventually(() => expect(left()).toEqual(['НазваниеО второй неделе']));
  root.unmount();
  client.clear();
  root = createRoot(place);
  draw('scenario-1', true);
  await eventually(() => expect(left()).toEqual(['НазваниеО второй неделе']));
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Убрать')?.click();
  await eventually(() => expect(left()).toEqual([]));
});

it('hands over what was typed into a new one', async () => {
  draw(null);
  await type('title', 'Новый');
  draw(null, true);
  await eventually(() => expect(left()).toEqual(['НазваниеНовый']));
});
