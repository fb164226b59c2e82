import { fn, screen, userEvent } from 'storybook/test';

import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { IN_PROGRESS_RESULTS, type Experiment } from '#src/domain/experiments/experiment.ts';
import { NO_BACKLOG_FILTER, NO_EXPERIMENT_FILTER } from '#src/domain/experiments/filter.ts';
import type { Proofs } from '#src/domain/research/across/proof.ts';
import type { BacklogSectionProps } from '#src/features/experiments/backlog/BacklogSection.tsx';
import type { ExperimentsView } from '#src/features/experiments/useExperimentDialogs.ts';
import type { OpenExperiment } from '#src/features/experiments/openExperiment.ts';
import { members as allMembers } from '#src/samples/account.ts';
import { audiences as allAudiences } from '#src/samples/audiences.ts';
import { experiments } from '#src/samples/experiments.ts';
import { research } from '#src/samples/research.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { stores } from '#stories/checks.ts';

import { linksHref } from '../../linksHref.ts';
import { summaries } from './sampleBoard.ts';

/** The sample's records as the dialogs of experiments take them: found by id, put together, never typed again. */

export function experiment(id: string): Experiment {
  const one = experiments.find((record) => record.id === id);
  if (!one) throw new Error(`no sample ${id}`);
  return one;
}

/** The first of the sample with a status. */
export function experimentWith(status: Experiment['status']): Experiment {
  const one = experiments.find((record) => record.status === status);
  if (!one) throw new Error(`no sample in ${status}`);
  return one;
}

export const hypotheses = sampleWorkspace.company.hypothesis ?? [];
export const members = allMembers.map(({ id, name }) => ({ id, name }));
export const audiences = allAudiences.map(({ id, name, expected }) => ({ id, name, count: expected }));

/** An experiment with a hypothesis, its study and a round, as the app puts them together. */
export function openExperiment(record: Experiment): OpenExperiment {
  const [study] = research;
  const [audience] = audiences;
  if (!study || !audience) throw new Error('the sample is empty');
  return {
    experiment: record,
    assignee: members.find(({ id }) => id === record.assigneeId)?.name ?? '',
    hypothesis: { label: record.hypothesis, href: `/journey?open=${record.hypothesisId}` },
    study: { label: study.title, href: `/research?open=${study.id}` },
    rounds: [
      {
        label: `Исследование для эксперимента «${record.name}» (${audience.name})`,
        href: '/research?open=research-round',
      },
    ],
  };
}

/** Edits of an experiment or a hypothesis: all succeed. */
export const edits = {
  saveExperiment: stores<Experiment>(),
  restoreExperiment: stores<Experiment>(),
  saveHypothesis: stores<Hypothesis>(),
  restoreHypothesis: stores<Hypothesis>(),
};

/** The screen with the sample's experiments as a list, none of them open. */
export const screenProps = {
  experiments: ready(summaries) as Loadable<typeof summaries>,
  brokenCount: 0,
  filter: NO_EXPERIMENT_FILTER,
  view: 'list' as ExperimentsView,
  openId: null as string | null,
  opened: LOADING as Loadable<OpenExperiment>,
  hypotheses: ready(hypotheses) as Loadable<typeof hypotheses>,
  proofs: LOADING as Loadable<Proofs>,
  backlogOpen: false,
  backlogFilter: NO_BACKLOG_FILTER,
  openHypothesisId: null as string | null,
  members: ready(members),
  audiences: ready(audiences),
  today: '2026-11-21',
  experimentHref: (id: string) => `/experiments?open=${id}`,
  studyHref: (): string | null => '/?open=study',
  linksHref,
  linksOpen: false,
  researchHref: '/',
  onFilterChange: fn(),
  onViewChange: fn(),
  onOpenChange: fn(),
  onBacklogOpenChange: fn(),
  onBacklogFilterChange: fn(),
  onOpenHypothesis: fn(),
  onRetry: fn(),
  onExport: fn(() => Promise.resolve()),
  onCreate: fn(() => Promise.resolve(DONE)),
  onLaunch: fn(() => Promise.resolve(DONE)),
  onLaunchInvalid: fn(),
  onStartRound: fn(() => Promise.resolve(DONE)),
  onRoundInvalid: fn(),
  edits,
  onFinish: fn(() => Promise.resolve(DONE)),
  onMove: fn(() => Promise.resolve(true)),
};

/** The backlog, opened, with the sample's hypotheses. */
export const backlog: BacklogSectionProps = {
  hypotheses: ready(hypotheses),
  proofs: LOADING,
  open: true,
  onOpenChange: fn(),
  filter: NO_BACKLOG_FILTER,
  onFilterChange: fn(),
  openId: null,
  onOpenHypothesis: fn(),
  experimentsOf: new Map(),
  experimentHref: (id: string) => `/experiments?open=${id}`,
  studyHref: () => '/?open=study',
  linksHref,
  researchHref: '/',
  onCreate: fn(),
  onEdit: fn(),
  onRetry: fn(),
};

const waiting = hypotheses.find((one) => one.status === 'added' && Object.keys(one.quotes).length > 0);
if (!waiting) throw new Error('no hypothesis with quotes waits in the sample');

/** One that waits in the backlog, with quotes. */
export const quotedHypothesis = waiting;

/** An A/B test under way of which nothing has been written down yet. */
export const toFinish = {
  ...experimentWith('In Progress'),
  experimentFormat: 'A/B тестирование',
  cjmStage: 'revenue' as const,
  results: IN_PROGRESS_RESULTS,
  learnings: '',
  nextSteps: '',
};

/** Types the numbers of an A/B test in which B did better: 5 % and 6 % of ten thousand. */
export async function typeCounts(): Promise<void> {
  await userEvent.type(screen.getByLabelText('A: сработало'), '500');
  await userEvent.type(screen.getByLabelText('A: участников'), '10 000');
  await userEvent.type(screen.getByLabelText('B: сработало'), '600');
  await userEvent.type(screen.getByLabelText('B: участников'), '10 000');
}
