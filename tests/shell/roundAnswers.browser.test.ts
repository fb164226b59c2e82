import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useRoundAnswers } from '#app/sections/research/rounds/useRoundAnswers.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Requests of a round's page to the server. */

const NAME = { companyId: 'company', roundId: 'round' };

function Asking({ mayAsk }: { mayAsk: boolean }) {
  const { standing, onRetry } = useRoundAnswers(NAME, mayAsk);
  return createElement('button', { onClick: onRetry }, standing.state);
}

let place: HTMLElement;
let root: Root;
let asked: string[];
const show = (mayAsk: boolean) =>
  flushSync(() =>
    root.render(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Asking, { mayAsk }))),
  );
const places = (): string[] => [...new Set(asked.map((address) => address.split('/rounds/round')[1] ?? ''))].toSorted();

beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    const isStanding = String(address).endsWith('/round');
    return Response.json(
      isStanding
        ? { figures: {}, places: {}, uncounted: 0, hasOpenLink: true, lettersAt: null, expiring: null }
        : { items: [], more: false, link: null },
    );
  });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.restoreAllMocks();
});

it('is all of it for whoever may know it', async () => {
  show(true);
  await eventually(() => expect(places()).toEqual(['', '/answers', '/open-link', '/respondents']));
});

it('is the figures alone for whoever would be refused the rest, asked again as well', async () => {
  show(false);
  await eventually(() => expect(place.textContent).toBe('ready'));
  place.querySelector('button')?.click();
  await eventually(() => expect(asked).toHaveLength(2));
  expect(places()).toEqual(['']);
});
