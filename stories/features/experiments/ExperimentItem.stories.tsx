import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import { ExperimentItem } from '#src/features/experiments/ExperimentItem.tsx';
import { inAccordion } from '#stories/frames.tsx';

import { experimentWith, openExperiment } from './sampleExperiment.ts';

const running = experimentWith('In Progress');

const meta = preview.meta({
  id: 'features-experiments-experimentitem',
  title: 'Разделы/Эксперименты/Эксперимент в списке · ExperimentItem',
  component: ExperimentItem,
  parameters: {
    docs: { description: { component: 'Эксперимент в списке: название, гипотеза, статус, этап и ответственный.' } },
  },
  args: {
    experiment: summariseExperiment(running),
    assignee: openExperiment(running).assignee,
    children: <p>Подробности</p>,
  },
  decorators: [inAccordion],
});

export const Running = meta.story({
  name: 'В работе: статус, этап и ответственный',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('В работе')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(args.experiment.name.slice(0, 12)) }));
    await expect(await canvas.findByText('Подробности')).toBeVisible();
  },
});
export const Backlog = meta.story({
  name: 'В бэклоге, никто не назначен',
  args: { experiment: summariseExperiment(experimentWith('backlog')), assignee: '' },
});
export const Done = meta.story({
  name: 'Завершён',
  args: { experiment: summariseExperiment(experimentWith('Done')) },
});
export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
