import { summariseExperiment, type Experiment, type ExperimentSummary } from '#src/domain/experiment.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';
import type { OpenExperiment } from '#src/features/experiments/openExperiment.ts';

/** The sample's experiments, members and hypotheses, as the screens take them. */
export const experiments: readonly Experiment[] = sampleWorkspace.company.experiment ?? [];
export const summaries: readonly ExperimentSummary[] = experiments.map(summariseExperiment);
export const members = (sampleWorkspace.account.member ?? []).map(({ id, name }) => ({ id, name }));
export const hypotheses = sampleWorkspace.company.hypothesis ?? [];
export const audiences = (sampleWorkspace.company.audience ?? []).map(({ id, name, count }) => ({ id, name, count }));

/** The first experiment of a status. */
export function withStatus(status: Experiment['status']): Experiment {
  const found = experiments.find((experiment) => experiment.status === status);
  if (!found) throw new Error(`no sample experiment is ${status}`);
  return found;
}

/** An experiment with what is shown beside it; its hypothesis and study are there. */
export function opened(experiment: Experiment): OpenExperiment {
  return {
    experiment,
    assignee: members.find(({ id }) => id === experiment.assigneeId)?.name ?? '',
    hypothesis: { label: experiment.hypothesis, href: '/?open=study' },
    study: { label: 'Глубинные интервью с продактами EdTech', href: '/?open=study' },
    rounds: [],
  };
}
