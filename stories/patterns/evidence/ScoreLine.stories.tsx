import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScoreLine } from '#src/patterns/evidence/ScoreLine.tsx';

import { scoreWith } from './sampleScores.ts';

const meta = preview.meta({
  id: 'patterns-evidence-scoreline',
  title: 'Приёмы/Доказанность строкой · ScoreLine',
  component: ScoreLine,
  args: { score: scoreWith(4, 1, 'VALIDATED') },
});

export const Supported = meta.story({
  name: 'Подтверждается: картинка, число и слово',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Доказанность: \+\d,\d.*Подтверждается/);
  },
});
export const Refuted = meta.story({
  name: 'Опровергается: число с минусом',
  args: { score: scoreWith(0, 4) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/−5,2.*Опровергается/);
  },
});
export const Disputed = meta.story({ name: 'Спорно: поровну', args: { score: scoreWith(3, 3) } });
export const Thin = meta.story({ name: 'Мало данных: один человек', args: { score: scoreWith(1, 0) } });
export const None = meta.story({
  name: 'Пока нет слов: числа нет',
  args: { score: scoreWith(0, 0) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Пока нет слов')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
});
