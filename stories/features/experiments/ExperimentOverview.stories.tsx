import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ExperimentOverview } from '#src/features/experiments/ExperimentOverview.tsx';

import { experimentWith, openExperiment } from './sampleExperiment.ts';

const meta = preview.meta({
  id: 'features-experiments-experimentoverview',
  title: 'Разделы/Эксперименты/Связи и история эксперимента · ExperimentOverview',
  component: ExperimentOverview,
  parameters: {
    docs: { description: { component: 'Подробности эксперимента, с чем он связан и что с ним происходило.' } },
  },
  args: { open: openExperiment(experimentWith('In Progress')), children: <p>Подробности</p> },
});

export const Full = meta.story({
  name: 'Подробности, связи, история',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Подробности')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Связи' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'История' })).toBeVisible();
  },
});

export const Alone = meta.story({
  name: 'Ни с чем не связан',
  args: { open: { ...openExperiment(experimentWith('New')), hypothesis: null, study: null, rounds: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Связи' })).not.toBeInTheDocument();
  },
});
