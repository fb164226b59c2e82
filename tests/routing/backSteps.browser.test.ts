import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { useScreenAction } from '#app/routing/useScreenAction.ts';
import { setOrDrop, useUrlState, type SetUrl, type UrlChange } from '#app/routing/useUrlState.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Which changes the back button takes back. */

const CODEC = {
  read: (params: URLSearchParams) => params.get('view') ?? '',
  write: (view: string, params: URLSearchParams) => setOrDrop(params, 'view', view),
};

let setView: SetUrl<string>;
let begin: () => void;
let goBack: () => void;

function Probe() {
  const [view, set] = useUrlState(CODEC);
  const [action, onTaken] = useScreenAction(['create']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    setView = set;
    begin = onTaken;
    goBack = () => void navigate(-1);
  });
  return `${pathname}${search} ${view}${action ?? ''}`;
}

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** Opens an address after another one. */
function open(address: string): void {
  const entries = { initialEntries: ['/before', address], initialIndex: 1 };
  flushSync(() => root.render(createElement(MemoryRouter, entries, createElement(Probe))));
}

/** Sets the view, and waits until the address says it. */
async function set(view: string, how: UrlChange): Promise<void> {
  setView(() => view, how);
  await eventually(() => expect(place.textContent).toBe(`/list?view=${view} ${view}`));
}

it.each(['replace', 'typing'] as const)('a change by «%s» is no step of its own', async (how) => {
  open('/list');
  await set('a', how);
  await set('b', how);
  goBack();
  await eventually(() => expect(place.textContent).toBe('/before '));
});

it('a change by «push» is taken back by one step, and another by the next', async () => {
  open('/list');
  await set('a', 'push');
  await set('b', 'push');
  goBack();
  await eventually(() => expect(place.textContent).toBe('/list?view=a a'));
  goBack();
  await eventually(() => expect(place.textContent).toBe('/list '));
});

it('what an address asks a screen to begin goes out of it without a step: nothing begins it anew', async () => {
  open('/list?action=create&view=a');
  expect(place.textContent).toBe('/list?action=create&view=a acreate');
  begin();
  await eventually(() => expect(place.textContent).toBe('/list?view=a a'));
  goBack();
  await eventually(() => expect(place.textContent).toBe('/before '));
});

it('what was typed right before a step back is not written into the address afterwards', async () => {
  open('/list');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  flushSync(() => setView(() => 'a', 'typing'));
  expect(place.textContent).toBe('/list a');
  flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(place.textContent).toBe('/list ');
  expect(vi.getTimerCount()).toBe(0);
});
