import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useDialogHome } from '#src/patterns/useDialogHome.ts';
import { eventually } from '#tests/support/eventually.ts';

/** Lists that draw their cards by themselves, as virtual ones do: the screen above them is not rendered again for it. */
let lists: HTMLElement;
let place: HTMLElement;
let root: Root;

function Screen({ openId }: { openId: string | null }) {
  useDialogHome(openId, (id) => document.querySelector<HTMLElement>(`[data-card="${id}"]`));
  return null;
}

const show = (openId: string | null) => flushSync(() => root.render(createElement(Screen, { openId })));

function draw(): HTMLElement {
  const card = lists.appendChild(document.createElement('button'));
  card.dataset.card = 'a';
  return card;
}

beforeEach(() => {
  lists = document.body.appendChild(document.createElement('div'));
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  show(null);
});
afterEach(() => {
  root.unmount();
  for (const made of [lists, place]) made.remove();
});

it('follows what has the focus to where it is drawn later than the dialog is closed', async () => {
  const before = draw();
  before.focus();
  show('a');
  before.blur();
  show(null);
  await eventually(() => expect(document.activeElement).toBe(before));
  before.remove();
  const after = draw();
  await eventually(() => expect(document.activeElement).toBe(after));
});

it('takes it from the screen, which has kept its place until the card is drawn', async () => {
  const before = draw();
  before.focus();
  show('a');
  before.remove();
  show(null);
  lists.dataset.focusHome = '';
  lists.tabIndex = -1;
  lists.focus();
  lists.append(document.createElement('p'));
  await new Promise((done) => setTimeout(done));
  const after = draw();
  await eventually(() => expect(document.activeElement).toBe(after));
});

it('calls nobody back who has gone on, by the keyboard or by a press', async () => {
  const card = draw();
  card.focus();
  show('a');
  const other = lists.appendChild(document.createElement('input'));
  other.focus();
  show(null);
  other.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  other.blur();
  lists.append(document.createElement('p'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(document.body);
});
