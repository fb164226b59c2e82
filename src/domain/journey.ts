import type { ExperimentSummary } from './experiment.ts';
import { fold } from './format.ts';
import { hashOf } from './seeded.ts';
import type { Hypothesis } from './hypothesis.ts';
import { ordered, type Keyed, type TextItem } from './record.ts';
import type { Passage } from './research.ts';
import { isStage, STAGES, type Stage } from './stage.ts';
import { TOUCHPOINTS } from './touchpoint.ts';
import { EXAMPLE_STUDY, EXAMPLES, findExample, type TouchpointExample } from './touchpointExample.ts';

/** research: from a study. backlog: written by the team. example: generated, nobody's finding. */
export type Origin = 'research' | 'backlog' | 'example';

/** A line of a touchpoint card. */
export interface JourneyLine {
  /** Unlike any other line's of the card. */
  readonly key: string;
  readonly text: string;
  readonly origin: Origin;
}

/** Somebody's words, or a generated example of them. */
export interface JourneyQuote extends JourneyLine {
  readonly respondent: string;
  /** The study's title when the quote was taken; of an example the fixed line (specification §2). */
  readonly research: string;
  /** The study to link to, or null. */
  readonly researchId: string | null;
  /** Where it stands in a material, or null. */
  readonly passage: Passage | null;
}

/** A hypothesis of a touchpoint. */
export interface JourneyHypothesis extends JourneyLine {
  /** The stored record; null for an example nobody has taken up. */
  readonly hypothesis: Hypothesis | null;
  /** Experiments made of it, in the order given. */
  readonly experiments: readonly ExperimentSummary[];
  /** An experiment was made of it and is gone now. */
  readonly lostExperiment: boolean;
}

/** What the screen shows of a touchpoint: the team's own first, generated examples below. */
export interface TouchpointCard {
  /** `tp-(stage)-(index)`; `tp-(stage)-x-(hash)` when unknown. */
  readonly id: string;
  readonly stage: Stage;
  readonly name: string;
  /** Not in the stage's list: the name comes from stored data, and nothing is generated. */
  readonly unknown: boolean;
  readonly jtbd: readonly JourneyLine[];
  readonly context: readonly JourneyLine[];
  readonly gains: readonly JourneyLine[];
  readonly pains: readonly JourneyLine[];
  readonly metrics: readonly JourneyLine[];
  readonly quotes: readonly JourneyQuote[];
  readonly hypotheses: readonly JourneyHypothesis[];
  /** Experiments made of its hypotheses, in the order given. */
  readonly experiments: readonly ExperimentSummary[];
  /** How many of them are New or In Progress. */
  readonly running: number;
  /** Whether any of its hypotheses comes from a study. */
  readonly fromResearch: boolean;
}

/** Cards of every stage, in the order of its touchpoints, unknown ones last. */
export type Journey = Readonly<Record<Stage, readonly TouchpointCard[]>>;
