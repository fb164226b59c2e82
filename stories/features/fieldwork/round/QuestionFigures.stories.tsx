import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuestionFigures } from '#src/features/fieldwork/round/QuestionFigures.tsx';

import { figures, saidTo, script } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-questionfigures',
  title: 'Разделы/Респонденты/Вопросы раунда · QuestionFigures',
  component: QuestionFigures,
  args: {
    script,
    questions: figures.questions,
    saidTo,
    wordsHref: ({ materialId, start, end }) => `?material=${materialId}&at=${start}-${end}`,
  },
});

export const Answered = meta.story({
  name: 'Открытый, выбор, шкала, число',
  play: async ({ canvas }) => {
    const [open, choice, scale, number] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.parentElement);
    if (!open || !choice || !scale || !number) throw new Error('a question is missing');
    await expect(open).toHaveTextContent('спросили 14 · ответили 13 · остановились здесь 1');
    await expect(open).toHaveTextContent('3 человека сказали похожее из 13');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '?material=r-4&at=40-88');
    await expect(choice).toHaveTextContent('Продакт7 · 58 %');
    await expect(scale).toHaveTextContent('5 — очень легко1 · 9 %');
    await expect(number).toHaveTextContent('от 1 до 21, посередине 4');
  },
});

export const Unasked = meta.story({
  name: 'Ещё никого не спросили',
  args: { questions: [], saidTo: new Map() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('спросили 0 · ответили 0')).toHaveLength(4);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
