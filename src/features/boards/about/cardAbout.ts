import type { CardSource, SupportRecords } from '../../../domain/boards/cardSupport.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import type { Experiment } from '../../../domain/experiments/experiment.ts';
import type { DateText } from '../../../domain/core/record.ts';
import type { Hypothesis } from '../../../domain/research/hypothesis.ts';
import type { People } from '../../../domain/research/participant.ts';
import type { Passage } from '../../../domain/research/research.ts';

/** Facts about the origin of a board's cards. */
export interface CardAbout {
  /** The day of today where the person is. */
  readonly today: DateText;
  /** Records that can support cards; null until read. */
  readonly records: SupportRecords | null;
  /** Returns a line with the names behind some sources; null until that is known, and when no card has sources. */
  readonly nameLine: ((sources: readonly CardSource[]) => string) | null;
  /** Data on people whose words support cards; null until read, and where there are none. */
  readonly people: People | null;
  /** Hypotheses of the workspace and their experiments, for the card shown in full; none until they are read. */
  readonly hypotheses: readonly Pick<Hypothesis, 'id' | 'text' | 'status' | 'quotes'>[];
  readonly experiments: readonly Pick<Experiment, 'hypothesisId' | 'verdict'>[];
  /** Card shown in full, as the address has it; null for none. */
  readonly shown: BoardField | null;
  /** Last author of that card: «вы», or a name; null until known, empty when the author was not recorded. */
  readonly author: string | null;
  /** Returns the address of a card shown in full. A stable function. */
  readonly hrefOf: (field: BoardField) => string;
  /** Returns the chat answer for a card; undefined for none. */
  readonly answerOf: (field: BoardField) => string | undefined;
  /** Address of a place in a study's material. */
  readonly passageHref: (researchId: string, passage: Passage) => string;
  /** No card is to be told of any more. */
  readonly onClose: () => void;
}
