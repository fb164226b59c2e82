import { expect, waitFor } from 'storybook/test';

import { pane, text } from './readerPlay.ts';

/** Where some words are in a text. */
export const place = (words: string, whole = text) => ({
  start: whole.indexOf(words),
  end: whole.indexOf(words) + words.length,
});

/** A block lies inside its pane, so that it is seen. */
export async function expectInView(element: Element): Promise<void> {
  await waitFor(async () => {
    const box = element.getBoundingClientRect();
    const frame = pane().getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(frame.top);
    await expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
  });
}
