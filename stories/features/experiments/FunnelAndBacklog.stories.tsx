import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import { NO_BACKLOG_FILTER, NO_EXPERIMENT_FILTER } from '#src/domain/experiments/filter.ts';
import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { FunnelAndBacklog } from '#src/features/experiments/FunnelAndBacklog.tsx';
import type { ExperimentsView } from '#src/features/experiments/useExperimentDialogs.ts';

import { linksHref } from '../../linksHref.ts';
import { summaries } from './sampleBoard.ts';
import { hypotheses } from './sampleExperiment.ts';

const meta = preview.meta({
  id: 'features-experiments-funnelandbacklog',
  title: 'Разделы/Эксперименты/Воронка и бэклог над списком · FunnelAndBacklog',
  component: FunnelAndBacklog,
  parameters: {
    docs: {
      description: { component: 'Воронка всех экспериментов и бэклог, из которого они берутся: стоят над списком.' },
    },
  },
  args: {
    experiments: ready(summaries) as Loadable<readonly ExperimentSummary[]>,
    hypotheses: ready(hypotheses),
    view: 'list' as ExperimentsView,
    filter: NO_EXPERIMENT_FILTER,
    backlogOpen: false,
    backlogFilter: NO_BACKLOG_FILTER,
    proofs: LOADING,
    openHypothesisId: null,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    studyHref: (): string | null => '/?open=study',
    linksHref,
    researchHref: '/',
    onFilterChange: fn(),
    onBacklogOpenChange: fn(),
    onBacklogFilterChange: fn(),
    onOpenHypothesis: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onRetry: fn(),
  },
});

export const List = meta.story({
  name: 'Над списком: бэклог раскрывается',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Бэклог гипотез/ }));
    await expect(args.onBacklogOpenChange).toHaveBeenCalledWith(true);
  },
});

export const Board = meta.story({ name: 'Над доской: воронка свёрнута', args: { view: 'board' } });

export const Loading = meta.story({ name: 'Эксперименты читаются', args: { experiments: LOADING } });

export const Empty = meta.story({
  name: 'Экспериментов нет: воронки тоже',
  args: { experiments: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Бэклог гипотез/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Воронка экспериментов' })).not.toBeInTheDocument();
  },
});
