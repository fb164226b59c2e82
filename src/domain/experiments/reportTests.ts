import { quoted, undirected } from '../core/format.ts';
import type { ReportTest } from '../research/report/reportSources.ts';
import { EXPERIMENT_STATUS_LABELS, hasResults, VERDICT_LABELS, verdictOf, type Experiment } from './experiment.ts';

/** Fields of an experiment that a report needs. */
export type ReportedExperiment = Pick<
  Experiment,
  'name' | 'status' | 'verdict' | 'hypothesisId' | 'results' | 'learnings' | 'nextSteps'
>;

const sentence = (text: string): string =>
  undirected(text)
    .trim()
    .replace(/[.\s]+$/u, '');

/** Returns «Подтверждена» for a finished one, else its status: «В работе». */
function outcomeOf(experiment: ReportedExperiment): string {
  const verdict = verdictOf(experiment);
  return (verdict ? VERDICT_LABELS[verdict] : EXPERIMENT_STATUS_LABELS[experiment.status]).toLowerCase();
}

/** An experiment as a report tells of it: what it came to in a line, and what it left to do. */
export function reportTest(experiment: ReportedExperiment): ReportTest {
  const isDone = experiment.status === 'Done';
  const learnt = isDone
    ? [experiment.learnings, hasResults(experiment.results) ? experiment.results : '']
        .map(sentence)
        .find((text) => text !== '')
    : undefined;
  const told = `Эксперимент ${quoted(experiment.name)}: ${outcomeOf(experiment)}.`;
  return {
    hypothesisId: experiment.hypothesisId,
    text: learnt ? `${told} ${learnt}.` : told,
    nextSteps: isDone ? experiment.nextSteps : '',
  };
}
