import type { Keyed, StoredRecord, TextItem } from './record.ts';
import type { Passage } from './research.ts';
import type { Stage } from './stage.ts';

/**
 * new: found in a study. added: confirmed into the backlog. in_backlog: an experiment was made of it, so it left the
 * backlog's list (decision 5).
 */
export type HypothesisStatus = 'new' | 'added' | 'in_backlog';
/** How much it matters (specification §3). */
export type Relevance = 'high' | 'medium' | 'low';

/** In the order forms show them. */
export const RELEVANCES: readonly Relevance[] = ['high', 'medium', 'low'];
/** Labels (specification §9). */
export const RELEVANCE_LABELS: Readonly<Record<Relevance, string>> = {
  high: 'Высокая',
  medium: 'Средняя',
  low: 'Низкая',
};

/** Somebody's words. */
export interface Quote extends TextItem {
  /** Who said it, as the text names them. */
  readonly respondent: string;
  /** The study's title when the quote was taken; shown when the study is gone. */
  readonly research: string;
  readonly researchId: string | null;
  /** Where it stands in a material, when it was selected there. */
  readonly passage: Passage | null;
}

/**
 * A hypothesis, the same record on every screen (decision 4). From a study it starts as `new`; the backlog of §3 holds
 * those that are `added`.
 */
export interface Hypothesis extends StoredRecord {
  /** The hypothesis itself; the backlog's «name». */
  readonly text: string;
  readonly description: string;
  readonly stage: Stage;
  /** Touchpoint by its Russian name (src/domain/touchpoint.ts). */
  readonly touchpoint: string;
  readonly status: HypothesisStatus;
  readonly relevance: Relevance;
  /** Lists sort by it, ascending; 1 comes first. */
  readonly priority: number;
  /** The study it came from, or null. */
  readonly researchId: string | null;
  /** The comment given when it was added to the backlog. */
  readonly comment: string;
  readonly jtbd: string;
  readonly context: string;
  readonly gains: Keyed<TextItem>;
  readonly pains: Keyed<TextItem>;
  readonly metrics: Keyed<TextItem>;
  readonly quotes: Keyed<Quote>;
}
