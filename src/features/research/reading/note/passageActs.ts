import type { FindingKind, Severity } from '../../../../domain/core/findingKind.ts';
import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { Code } from '../../../../domain/research/code.ts';
import type { Mark } from '../../../../domain/research/mark.ts';
import type { MarkedPassage } from '../../../../domain/research/markedPassages.ts';
import type { PassageHypothesis, PassageInsight } from '../../../../domain/research/reading/gatheredPassages.ts';
import type { SelectedQuote } from '../../../../domain/research/reading/selectedQuote.ts';

/** Actions on marked words. */
export interface PassageActs {
  /** Takes a code from the words. */
  readonly onTakeCode: (mark: Mark, code: Code) => void;
  /** Stores a note beside the words. */
  readonly onNote: (mark: Mark, note: string) => Promise<Outcome>;
  /** Takes the mark away; what was made of the words stays. */
  readonly onRemoveMark: (mark: Mark) => void;
  /** Address of a code's page. */
  readonly codeHref: (id: string) => string;
  /** Removes an insight that rests on the words. */
  readonly onRemoveInsight: (insight: PassageInsight) => void;
  /** Takes the words from a hypothesis. */
  readonly onUnlink: (hypothesis: PassageHypothesis) => void;
  /** Says what words are taken for, null for nothing, in everything that rests on them. */
  readonly onKind: (passage: MarkedPassage, kind: FindingKind | null) => void;
  /** Sets the severity of words, null: not rated, in everything that is based on them. */
  readonly onSeverity: (passage: MarkedPassage, severity: Severity | null) => void;
  /** Brings everything that rests on a passage to other words. */
  readonly onMove: (passage: MarkedPassage, to: SelectedQuote) => Promise<Outcome>;
  /** Address of a hypothesis. */
  readonly hypothesisHref: (id: string) => string;
}
