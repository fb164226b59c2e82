import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';

import { saveTyped } from '#app/sections/research/reading/player/typedActions.ts';
import { findTyped, keepTyped } from '#app/shared/drafts/typedDraft.ts';
import { Toasts } from '#src/ui/toast/Toasts.tsx';
import { createMemoryStore } from '#store/memory.ts';
import { eventually } from '#tests/support/eventually.ts';

import { createClock, creation, example } from '#tests/store/examples.ts';

/* What is typed at a recording is saved as a file of its own: the way back removes the file, and must not lose the words with it. */

/** The button of the toast. */
const back = () => document.querySelector<HTMLElement>('[role="group"] button');

it('a transcript whose saving is undone is a draft again', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(createElement(Toasts)));
  const recording = { name: 'Интервью.mp3', mime: 'audio/mpeg', state: 'needs_transcript', told: [] } as const;
  const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  await store.commit([creation('research'), creation('material', recording)]);
  const draft = { text: 'Анна: Как вы начинали?\nИван: Сам, за вечер.', speakers: 'Анна, Иван', base: null };
  keepTyped('company-1', 'material-1', draft);
  onTestFinished(() => {
    keepTyped('company-1', 'material-1', undefined);
    root.unmount();
  });
  const saved = await saveTyped(store, example('material', recording), draft, () => undefined);
  expect(saved).toEqual({ ok: true });
  expect(findTyped('company-1', 'material-1')).toBeUndefined();
  const materials = async () => (await store.list('material')).items.length;
  expect(await materials()).toBe(2);
  await eventually(() => expect(back()?.textContent).toBe('Отменить'));
  back()?.click();
  await eventually(async () => expect(await materials()).toBe(1));
  expect(findTyped('company-1', 'material-1')).toEqual(draft);
});
