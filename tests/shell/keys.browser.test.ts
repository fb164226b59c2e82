import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { usePaletteKey } from '#app/palette/usePaletteKey.ts';
import { useRail } from '#app/shell/rail.ts';
import { useUndoKeys } from '#app/shell/undoKeys.ts';
import { createMemoryStore } from '#store/memory.ts';
import { StoreContext, UndoContext } from '#store/StoreContext.ts';
import type { Undo, UndoOutcome } from '#store/undo.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Where the keys of the shell are its own, and where they are left to what has the focus. */

const nothing = () => vi.fn<() => Promise<UndoOutcome>>(async () => ({ kind: 'nothing' }));
const undo = { undo: nothing(), redo: nothing() };
const openPalette = vi.fn<() => void>();

function Shell() {
  useUndoKeys();
  useRail();
  usePaletteKey(openPalette);
  return null;
}

let page: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.clearAllMocks();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page.appendChild(document.createElement('div')));
  const store = createMemoryStore({ companyId: 'company-1', now: () => new Date() });
  const shell = createElement(UndoContext, { value: () => undo as unknown as Undo }, createElement(Shell));
  flushSync(() => root.render(createElement(StoreContext, { value: store }, shell)));
});
afterEach(() => {
  root.unmount();
  page.remove();
  delete document.documentElement.dataset.rail;
});

/** An element of the page, the first of this HTML. */
function drawn(html: string): Element {
  const box = page.appendChild(document.createElement('div'));
  box.innerHTML = html;
  return box.firstElementChild ?? box;
}

/** Presses Ctrl with the key at this place of the keyboard. Returns whether the page took it. */
function press(target: Element, code: string, held: KeyboardEventInit = {}): boolean {
  const event = { ...held, code, ctrlKey: true, bubbles: true, cancelable: true };
  return !target.dispatchEvent(new KeyboardEvent('keydown', event));
}

it.each([
  ['undo', 'KeyZ', {}],
  ['redo', 'KeyZ', { shiftKey: true }],
  ['redo', 'KeyY', {}],
] as const)('%s is asked for by Ctrl and %s, with %o', async (way, code, held) => {
  expect(press(page, code, held)).toBe(true);
  await eventually(() => expect(undo[way]).toHaveBeenCalledOnce());
});

describe.each([
  ['Ctrl+Z', 'KeyZ'],
  ['Ctrl+B', 'KeyB'],
])('%s', (_key, code) => {
  it.each(['<button></button>', '<input type="checkbox">'])('is the page’s at %s', (html) => {
    expect(press(drawn(html), code)).toBe(true);
  });

  it.each(['<input>', '<textarea></textarea>', '<p contenteditable></p>'])('is the text’s in %s', (html) => {
    expect(press(drawn(html), code)).toBe(false);
    expect(document.documentElement.dataset.rail).toBeUndefined();
  });
});

it.each(['dialog', 'alertdialog'])('Ctrl+Z is nobody’s while a %s is open, wherever it is pressed', (role) => {
  const dialog = drawn(`<div role="${role}"><button></button></div>`);
  expect(press(page, 'KeyZ')).toBe(false);
  expect(press(dialog.children[0] as Element, 'KeyZ')).toBe(false);
  dialog.remove();
  expect(press(page, 'KeyZ')).toBe(true);
});

it('Ctrl+K opens the search once, from a text too, but not over an open form', () => {
  const text = drawn('<input>');
  expect(press(text, 'KeyK')).toBe(true);
  expect(press(text, 'KeyK', { repeat: true })).toBe(true);
  expect(openPalette).toHaveBeenCalledOnce();
  // The browser's own search does not open there either.
  expect(press(drawn('<div role="dialog"><form></form></div>'), 'KeyK')).toBe(true);
  expect(openPalette).toHaveBeenCalledOnce();
});
