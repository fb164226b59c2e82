import { expect, fn, screen, waitFor } from 'storybook/test';

import { textOf } from '../sampleStudy.ts';
import { readingOf, unmarked } from './sampleReading.ts';

/** The text that the stories read. */
export const text = textOf('material-42');

/** Words that the sample study quotes. */
export const FAMOUS = 'Я открыла пустой экран с вопросами и закрыла вкладку.';

export const famous = { start: text.indexOf(FAMOUS), end: text.indexOf(FAMOUS) + FAMOUS.length };

export const pane = () => screen.getByRole('region', { name: 'Текст материала' });

/** The field that searches the text. */
export const find = () => screen.getByRole('searchbox', { name: 'Найти в тексте' });

/** The match that is gone to. */
export const current = () => pane().querySelector('mark[data-current]');

/** Selects words of one turn, as a pointer does. */
export function select(words: string): void {
  const walker = document.createTreeWalker(pane(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at >= 0) {
      document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
      return;
    }
  }
  throw new Error(`not on the page: «${words}»`);
}

/** Bringing a place into view takes a few frames, and may draw it anew: it is looked for each time. */
export async function expectInView(find: () => Element | null): Promise<void> {
  await waitFor(async () => {
    const element = find();
    await expect(element).toBeInTheDocument();
    const box = (element as Element).getBoundingClientRect();
    const frame = pane().getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(frame.top);
    await expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
  });
}

export const QUOTE = 'Мы меняли расписание занятий';

/** Quote made of the selected words. */
export const quote = {
  text: QUOTE,
  respondent: 'Марина',
  passage: { materialId: 'material-42', start: text.indexOf(QUOTE), end: text.indexOf(QUOTE) + QUOTE.length },
};

/** Shared args of all stories of MaterialReader; each story changes its own. */
export const readerArgs = {
  ...readingOf(unmarked),
  onClose: fn(),
  onOpenMaterial: fn(),
  onRetry: fn(),
};
