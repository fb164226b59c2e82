import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useDrawnAfter } from '#src/ui/drawing/useDrawnAfter.ts';
import { eventually } from '#tests/support/eventually.ts';

/** Drawn words, the typed one and the one that the list was narrowed by, in order. */
let drawn: string[];

function Narrowed({ typed }: { typed: string }) {
  const applied = useDrawnAfter(typed);
  drawn.push(`${typed}/${applied}`);
  return `${typed}/${applied}`;
}

let place: HTMLElement;
let root: Root;
const type = (typed: string) => flushSync(() => root.render(createElement(Narrowed, { typed })));
beforeEach(() => {
  drawn = [];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  type('');
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it('draws a letter at once and what depends on it after that, once each', async () => {
  expect(drawn).toEqual(['/']);
  type('о');
  expect(place.textContent).toBe('о/');
  await eventually(() => expect(place.textContent).toBe('о/о'));
  expect(drawn).toEqual(['/', 'о/', 'о/о']);
});

it('draws the last of letters that come in one breath, and nothing in between', async () => {
  for (const typed of ['о', 'оп', 'опр']) type(typed);
  await eventually(() => expect(place.textContent).toBe('опр/опр'));
  expect(drawn).toEqual(['/', 'о/', 'оп/', 'опр/', 'опр/опр']);
});
