import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LatinText } from '#src/ui/LatinText.tsx';

const meta = preview.meta({
  id: 'ui-latintext',
  title: 'Элементы/Текст с английскими словами · LatinText',
  component: LatinText,
});

const english = (root: HTMLElement) => [...root.querySelectorAll('[lang=en]')].map((term) => term.textContent);

export const Terms = meta.story({
  name: 'Английские термины помечены, русские слова нет',
  args: { text: 'Product Vision Board, PESTEL-анализ, Revenue Streams (Монетизация)' },
  play: async ({ args, canvasElement }) => {
    await expect(english(canvasElement)).toEqual(['Product Vision Board', 'PESTEL', 'Revenue Streams']);
    await expect(canvasElement.textContent).toBe(args.text);
  },
});

export const Russian = meta.story({
  name: 'Только русский: без разметки',
  args: { text: 'Целевая аудитория' },
  play: async ({ canvasElement }) => expect(english(canvasElement)).toEqual([]),
});
