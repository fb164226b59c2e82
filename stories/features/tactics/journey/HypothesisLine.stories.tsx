import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { JourneyHypothesis } from '#src/domain/tactics/journeyCard.ts';
import { HypothesisLine } from '#src/features/tactics/journey/HypothesisLine.tsx';

import { lostCard, researchCard, runningCard } from '../sampleJourney.ts';

const first = (hypotheses: readonly JourneyHypothesis[], isMade: boolean): JourneyHypothesis => {
  const one = hypotheses.find(({ experiments }) => experiments.length > 0 === isMade);
  if (!one) throw new Error('no such hypothesis in the sample');
  return one;
};

const meta = preview.meta({
  id: 'features-tactics-journey-hypothesisline',
  title: 'Разделы/Тактика/Гипотеза для улучшений · HypothesisLine',
  component: HypothesisLine,
  parameters: {
    docs: {
      description: {
        component: 'Гипотеза точки касания: слова за и против — по просьбе, её эксперименты или путь к первому.',
      },
    },
  },
  args: {
    line: first(researchCard.hypotheses, false),
    experimentHref: (id: string) => `/experiments?open=${id}`,
    onCreate: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
});

export const Waiting = meta.story({
  name: 'Эксперимента нет: его можно создать',
  args: { of: 'Первое касание' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Создать эксперимент из гипотезы .*: Первое касание$/ });
    await userEvent.click(button);
    await expect(args.onCreate).toHaveBeenCalledWith(args.line);
  },
});

export const Made = meta.story({
  name: 'Эксперимент есть: ссылка на него',
  args: { line: first(runningCard.hypotheses, true) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.line.experiments[0]?.name })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Lost = meta.story({
  name: 'Эксперимент удалён',
  args: { line: first(lostCard.hypotheses, false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Эксперимент удалён')).toBeVisible();
  },
});
