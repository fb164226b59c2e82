import type { ExperimentSummary } from '../experiments/experiment.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import type { Passage } from '../research/research.ts';
import type { Stage } from '../core/stage.ts';
import type { Examples, JourneyLine, TouchpointRow } from './touchpointRow.ts';

/** Person's words, or a generated example of them. */
export interface JourneyQuote extends JourneyLine {
  readonly respondent: string;
  /** The study's title when the quote was taken; of an example the fixed line (R38). */
  readonly research: string;
  /** The study to link to, or null. */
  readonly researchId: string | null;
  /** Its place in a material, or null. */
  readonly passage: Passage | null;
}

export interface JourneyHypothesis extends JourneyLine {
  /** Stored record; null for an example not taken up. */
  readonly hypothesis: Hypothesis | null;
  /** Experiments made of it, in the order given. */
  readonly experiments: readonly ExperimentSummary[];
  /** An experiment was made of it and is gone now. */
  readonly lostExperiment: boolean;
}

/** Touchpoint as the screen shows it: the team's own entries first, generated examples below, unless they are hidden. */
export interface TouchpointCard extends TouchpointRow {
  /** Treatment of its generated lines. */
  readonly examples: Examples;
  readonly jtbd: readonly JourneyLine[];
  readonly context: readonly JourneyLine[];
  readonly gains: readonly JourneyLine[];
  readonly pains: readonly JourneyLine[];
  readonly metrics: readonly JourneyLine[];
  readonly quotes: readonly JourneyQuote[];
  readonly hypotheses: readonly JourneyHypothesis[];
  /** Experiments made of its hypotheses, in the order given. */
  readonly experiments: readonly ExperimentSummary[];
  /** Whether any of its hypotheses comes from a study. */
  readonly fromResearch: boolean;
}

/** Cards of every stage, in the order of its touchpoints, unknown ones last. */
export type Journey = Readonly<Record<Stage, readonly TouchpointCard[]>>;

/** Whether a line is in the counts of its card: what a person wrote or took up always is, an example only where they count. */
export function doesCount(line: JourneyLine, examples: Examples): boolean {
  if (examples === 'counted' || line.origin !== 'example') return true;
  return 'hypothesis' in line && line.hypothesis !== null;
}

const SECTIONS = ['jtbd', 'context', 'gains', 'pains', 'metrics', 'quotes', 'hypotheses'] as const;

/** Whether nothing is known of a touchpoint: no line in any section. */
export function isBlank(card: TouchpointCard): boolean {
  return SECTIONS.every((section) => card[section].length === 0);
}

/** Whether a card is nothing but examples. */
export function isAllExample(card: TouchpointCard): boolean {
  return !isBlank(card) && SECTIONS.every((section) => card[section].every(({ origin }) => origin === 'example'));
}
