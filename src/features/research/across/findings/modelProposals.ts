import type { MadeBy } from '../../../../domain/core/schema.ts';
import type { DecidedTranscript } from '../../../../domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import { refusedIn, isMostlySame } from '../../../../domain/evidence/refusal.ts';
import { unmarkedAmong } from '../../../../domain/evidence/waiting.ts';
import type { ProposedHypothesis } from '../../../../domain/model/proposing.ts';
import type { ModelReading, ReadingWork } from '../../../../domain/model/reading.ts';

/** A hypothesis that a model proposes, with the words that it named. */
export interface ModelHypothesis extends ProposedHypothesis<TranscriptPassage> {
  /** Known by it among all that are proposed. */
  readonly key: string;
}

/** Result of a model's reading of the talks. */
export interface ModelFound extends Pick<ModelReading, 'leftOut' | 'read' | 'parts'> {
  readonly madeBy: MadeBy;
  readonly hypotheses: readonly ModelHypothesis[];
  /** Words that it would underline. */
  readonly findings: readonly TranscriptPassage[];
  /** Why it did not go on, as a sentence; empty when it came to the end. */
  readonly trouble: string;
}

/** State of a model's proposals. */
export type ModelWork = ReadingWork<ModelFound>;

/** A model that can be asked about the talks, and what it said. */
export interface ModelProposing {
  /** Its name. */
  readonly name: string;
  /** Why it cannot be asked here, as a sentence; empty when it can be. */
  readonly why: string;
  readonly work: ModelWork;
  /** Asks it. A stable function. */
  readonly onAsk: () => void;
  /** Stops it; what it found so far stays. A stable function. */
  readonly onStop: () => void;
  /** A hypothesis of it is not wanted, or is taken, by its key. A stable function. */
  readonly onDone: (key: string) => void;
}

/**
 * Returns the undecided words that a model would underline: not marked, not refused, and not among the program's own proposals.
 */
export function ownFindings(
  findings: readonly TranscriptPassage[],
  talks: readonly DecidedTranscript[],
): readonly TranscriptPassage[] {
  return talks.flatMap(({ interview, text, findings: known, marked, refusals }) => {
    const isRefused = refusedIn(text, refusals);
    const own = findings.filter(
      (one) => one.interview === interview && !isRefused(one) && !known.some((found) => isMostlySame(found, one)),
    );
    return unmarkedAmong(own, marked);
  });
}
