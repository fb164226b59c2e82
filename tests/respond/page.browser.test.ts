import { afterEach, beforeEach, expect, it } from 'vitest';

import type { PageState } from '#respond/conversation.ts';
import { createPage, type PageActs } from '#respond/page.ts';
import type { View } from '#src/domain/respond/view.ts';
import { stateOf, UP_TO, viewAfter } from '#stories/respond/sampleStates.ts';

const nothing = (): undefined => undefined;
const ACTS: PageActs = {
  wish: nothing,
  answer: nothing,
  upload: () => Promise.resolve(null),
  draft: () => null,
  keepDraft: nothing,
  copy: () => Promise.resolve(true),
  unsent: () => null,
  address: () => 'https://orientir.example.com/i/own',
  settleLeftover: nothing,
  mayBeginAnew: () => false,
  beginAnew: nothing,
};

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => root.remove());

const asking = (id: string, text: string): PageState =>
  stateOf({ ...viewAfter(UP_TO.open), unsure: { id, wish: 'stop', text } satisfies View['unsure'] });

it('asks about one word after another, each by its own screen, though both wish the same', () => {
  const page = createPage(root, ACTS);
  page.show(asking('one', 'стоп'));
  expect(root.querySelector('h1')?.textContent).toContain('«стоп»');
  page.show(asking('two', 'хватит'));
  expect(root.querySelector('h1')?.textContent).toContain('«хватит»');
  expect(document.activeElement).toBe(root.querySelector('h1'));
});
