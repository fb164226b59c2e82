import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import { BacklogHypothesis } from '#src/features/experiments/backlog/BacklogHypothesis.tsx';
import { inOpenAccordion } from '#stories/frames.tsx';

import { summaries } from '../sampleBoard.ts';
import { quotedHypothesis } from '../sampleExperiment.ts';
import { linksHref } from '../../../linksHref.ts';

const meta = preview.meta({
  id: 'features-experiments-backlog-backloghypothesis',
  title: 'Разделы/Эксперименты/Гипотеза в бэклоге · BacklogHypothesis',
  component: BacklogHypothesis,
  parameters: {
    docs: {
      description: {
        component: 'Гипотеза бэклога: цитаты, задача, контекст, выгоды, боли, метрики — и путь к эксперименту.',
      },
    },
  },
  args: {
    hypothesis: quotedHypothesis,
    experiments: undefined as readonly ExperimentSummary[] | undefined,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    studyHref: (): string | null => '/?open=study',
    linksHref: linksHref('hypothesis', quotedHypothesis.id),
    onCreate: fn(),
    onEdit: fn(),
  },
  decorators: [inOpenAccordion(quotedHypothesis.id)],
});

export const Open = meta.story({
  name: 'Раскрыта: цитаты, JTBD, контекст, gains, pains, метрики',
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Jobs To Be Done', 'Контекст', 'Gains', 'Pains', 'Метрики успеха']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Создать эксперимент' }));
    await expect(args.onCreate).toHaveBeenCalledWith(args.hypothesis);
    await userEvent.click(canvas.getByRole('button', { name: `Изменить гипотезу: ${args.hypothesis.text}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.hypothesis);
  },
});
export const Tested = meta.story({
  name: 'Уже проверяли: вывод со ссылкой на эксперимент',
  args: { experiments: summaries.filter((one) => one.verdict === 'VALIDATED').slice(0, 1) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Подтверждена')).toBeVisible();
    const [experiment] = args.experiments ?? [];
    const link = canvas.getByRole('link', { name: experiment?.name });
    await expect(link).toHaveAttribute('href', `/experiments?open=${experiment?.id}`);
  },
});
export const StudyRemoved = meta.story({
  name: 'Исследование цитаты удалено',
  args: { studyHref: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/источник удалён/)[0]).toBeVisible();
  },
});
export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
