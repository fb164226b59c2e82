import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EXPERIMENT_STATUS_LABELS } from '#src/domain/experiments/experiment.ts';
import { HypothesisList } from '#src/features/tactics/HypothesisList.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { exampleCard, LONG_TEXT, lostCard, researchCard, runningCard } from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-hypothesislist',
  title: 'Разделы/Тактика/Гипотезы для улучшений · HypothesisList',
  component: HypothesisList,
  parameters: {
    docs: {
      description: { component: '«Гипотезы для улучшений»: у каждой её эксперименты или кнопка, которая его создаёт.' },
    },
  },
  args: {
    hypotheses: researchCard.hypotheses,
    limit: 2,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    onCreate: fn(),
  },
});

export const Waiting = meta.story({
  name: 'Первые две; «Создать эксперимент» отдаёт гипотезу',
  args: { hypotheses: researchCard.hypotheses.filter((one) => one.experiments.length === 0) },
  play: async ({ args, canvas, userEvent, step }) => {
    const buttons = () => canvas.getAllByRole('button', { name: /^Создать эксперимент/ });
    await step('Две первые', async () => {
      await expect(buttons()).toHaveLength(2);
      await expect(buttons()[0]).toHaveAccessibleName(
        `Создать эксперимент из гипотезы «${args.hypotheses[0]?.text.slice(0, 80).trimEnd()}…»`,
      );
      await userEvent.click(buttons()[0] as Element);
      await expect(args.onCreate).toHaveBeenLastCalledWith(args.hypotheses[0]);
    });
    await step('Все', async () => {
      const { length } = args.hypotheses;
      await userEvent.click(canvas.getByRole('button', { name: `Показать все гипотезы (${length})` }));
      await expect(buttons()).toHaveLength(length);
    });
  },
});
export const WithExperiments = meta.story({
  name: 'С экспериментами: ссылки со статусом вместо кнопки',
  args: { hypotheses: runningCard.hypotheses.filter((one) => one.experiments.length > 0) },
  play: async ({ args, canvas }) => {
    const experiment = args.hypotheses[0]?.experiments[0];
    if (!experiment) throw new Error('no experiment');
    await expect(canvas.getByRole('link', { name: experiment.name })).toHaveAttribute(
      'href',
      `/experiments?open=${experiment.id}`,
    );
    await expect(canvas.getAllByText(EXPERIMENT_STATUS_LABELS[experiment.status])[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Создать эксперимент/ })).not.toBeInTheDocument();
  },
});
export const LostExperiment = meta.story({
  name: 'Эксперимент удалён: можно создать снова',
  args: { hypotheses: lostCard.hypotheses.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Эксперимент удалён')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Создать эксперимент/ }));
    await expect(args.onCreate).toHaveBeenCalledWith(args.hypotheses[0]);
  },
});
export const Examples = meta.story({
  name: 'Одни примеры',
  args: { hypotheses: exampleCard.hypotheses, origins: false },
});
export const Phone = meta.story({
  name: 'На телефоне, 10 000 знаков в гипотезе',
  globals: { viewport: { value: 'mobile' } },
  args: {
    hypotheses: [
      ...runningCard.hypotheses.filter((one) => one.experiments.length > 0).slice(0, 1),
      { ...(researchCard.hypotheses[0] as (typeof researchCard.hypotheses)[number]), text: LONG_TEXT, experiments: [] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await underFinger(...canvas.getAllByRole('link'), ...canvas.getAllByRole('button'));
  },
});
