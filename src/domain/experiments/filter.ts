import { EXPERIMENT_STATUSES, verdictOf, type ExperimentStatus, type ExperimentSummary } from './experiment.ts';
import { foldAlike, queryWordsOf } from '../core/format.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import {
  narrowByProof,
  NO_PROOF_FILTER,
  readProofFilter,
  type ProofFilter,
  type Proofs,
} from '../research/across/proof.ts';
import { isStage, STAGES, type Stage } from '../core/stage.ts';

/** Filter of the list and the board of experiments (R39). */
export interface ExperimentFilter extends ProofFilter {
  /** Part of a name; empty for all. */
  readonly query: string;
  readonly status: 'all' | ExperimentStatus;
  readonly stage: 'all' | Stage;
}

/** Everything. */
export const NO_EXPERIMENT_FILTER: ExperimentFilter = {
  query: '',
  status: 'all',
  stage: 'all',
  ...NO_PROOF_FILTER,
};

/** Whether the filter lets everything through that is known without the evidence. */
export function isUnfiltered(filter: ExperimentFilter): boolean {
  return filter.query.trim() === '' && filter.status === 'all' && filter.stage === 'all';
}

/** A status from an untrusted text (a URL), `all` when it names none. */
export function readStatusFilter(value: string | null): ExperimentFilter['status'] {
  return EXPERIMENT_STATUSES.find((status) => status === value) ?? 'all';
}

/** A stage from an untrusted text (a URL), `all` when it names none. */
export function readStageFilter(value: string | null): ExperimentFilter['stage'] {
  return isStage(value) ? value : 'all';
}

/** A filter from untrusted texts (a URL's query string); what names nothing lets everything through. */
export function readExperimentFilter(values: {
  readonly query: string | null;
  readonly status: string | null;
  readonly stage: string | null;
  readonly proof: string | null;
  readonly rank: string | null;
}): ExperimentFilter {
  return {
    query: values.query ?? '',
    status: readStatusFilter(values.status),
    stage: readStageFilter(values.stage),
    ...readProofFilter(values.proof, values.rank),
  };
}

/** Folding 10,000 names at each keystroke costs too much; a summary never changes, so it is folded once. */
const names = new WeakMap<ExperimentSummary, string>();

function foldedName(summary: ExperimentSummary): string {
  const known = names.get(summary);
  if (known !== undefined) return known;
  const folded = foldAlike(summary.name);
  names.set(summary, folded);
  return folded;
}

/**
 * The experiments that pass a filter, in their order; the same list when it lets everything through. The query is a
 * substring of the name, whatever the case and ё/е (R39, R19); spaces around it do not count.
 * @param proofs how well their hypotheses are founded; without it nothing is
 */
export function filterExperiments(
  summaries: readonly ExperimentSummary[],
  filter: ExperimentFilter,
  proofs: Proofs = NO_PROOFS,
): readonly ExperimentSummary[] {
  return narrowByProof(plainlyFiltered(summaries, filter), hypothesisOf, filter, proofs);
}

const NO_PROOFS: Proofs = new Map();
const hypothesisOf = ({ hypothesisId }: ExperimentSummary): string | null => hypothesisId;

/** Returns experiments that pass the filter apart from the evidence. */
function plainlyFiltered(
  summaries: readonly ExperimentSummary[],
  filter: ExperimentFilter,
): readonly ExperimentSummary[] {
  if (isUnfiltered(filter)) return summaries;
  const query = foldAlike(filter.query).trim();
  return summaries.filter(
    (summary) =>
      (filter.status === 'all' || summary.status === filter.status) &&
      (filter.stage === 'all' || summary.cjmStage === filter.stage) &&
      (query === '' || foldedName(summary).includes(query)),
  );
}

function cells<T>(make: () => T): Record<Stage, Record<ExperimentStatus, T>> {
  return Object.fromEntries(
    STAGES.map((stage) => [stage, Object.fromEntries(EXPERIMENT_STATUSES.map((status) => [status, make()]))]),
  ) as Record<Stage, Record<ExperimentStatus, T>>;
}

/** Experiments by stage and column, each cell in the list's order; every cell is there (R39). One pass. */
export function boardOf(
  summaries: readonly ExperimentSummary[],
): Record<Stage, Record<ExperimentStatus, readonly ExperimentSummary[]>> {
  const board = cells<ExperimentSummary[]>(() => []);
  for (const summary of summaries) board[summary.cjmStage][summary.status].push(summary);
  return board;
}

/** How many experiments each stage has in each status: the funnel picture. One pass. */
export function funnelOf(
  summaries: readonly Pick<ExperimentSummary, 'cjmStage' | 'status'>[],
): Record<Stage, Record<ExperimentStatus, number>> {
  const funnel = cells(() => 0);
  for (const { cjmStage, status } of summaries) funnel[cjmStage][status] += 1;
  return funnel;
}

/** How far experiments come, each a part of the one before: all, taken into work, finished, those whose hypothesis held. */
export interface Conversion {
  readonly all: number;
  readonly started: number;
  readonly finished: number;
  readonly confirmed: number;
}

/** The steps from a planned experiment to a confirmed hypothesis, over all stages: what the counts of statuses do not say. */
export function conversionOf(summaries: readonly Pick<ExperimentSummary, 'status' | 'verdict'>[]): Conversion {
  const count = (passes: (one: Pick<ExperimentSummary, 'status' | 'verdict'>) => boolean) =>
    summaries.filter(passes).length;
  return {
    all: summaries.length,
    started: count(({ status }) => status === 'In Progress' || status === 'Done'),
    finished: count(({ status }) => status === 'Done'),
    confirmed: count((one) => verdictOf(one) === 'VALIDATED'),
  };
}

/** Filter of the backlog of hypotheses (R40). */
export interface BacklogFilter extends ProofFilter {
  readonly query: string;
  readonly stage: 'all' | Stage;
}

export const NO_BACKLOG_FILTER: BacklogFilter = { query: '', stage: 'all', ...NO_PROOF_FILTER };

const haystacks = new WeakMap<Hypothesis, string>();

function haystackOf(hypothesis: Hypothesis): string {
  const known = haystacks.get(hypothesis);
  if (known !== undefined) return known;
  const quotes = Object.values(hypothesis.quotes).map((quote) => quote.text);
  const folded = foldAlike([hypothesis.text, hypothesis.description, hypothesis.jtbd, ...quotes].join('\n'));
  haystacks.set(hypothesis, folded);
  return folded;
}

/**
 * The backlog's hypotheses that pass a filter, in their order: only those that are `added` (R34). Every word of the
 * query must occur in the text, the description, the job to be done or a quote, whatever the case and ё/е (R19).
 * @param proofs how well they are founded; without it nothing is
 */
export function filterBacklog(
  hypotheses: readonly Hypothesis[],
  filter: BacklogFilter,
  proofs: Proofs = NO_PROOFS,
): readonly Hypothesis[] {
  const words = queryWordsOf(filter.query);
  const found = hypotheses.filter((hypothesis) => {
    if (hypothesis.status !== 'added') return false;
    if (filter.stage !== 'all' && hypothesis.stage !== filter.stage) return false;
    if (words.length === 0) return true;
    const haystack = haystackOf(hypothesis);
    return words.every((word) => haystack.includes(word));
  });
  return narrowByProof(found, ({ id }) => id, filter, proofs);
}
