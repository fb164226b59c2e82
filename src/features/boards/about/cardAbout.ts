import type { CardSource, SupportRecords } from '../../../domain/boards/cardSupport.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import type { Experiment } from '../../../domain/experiments/experiment.ts';
import type { DateText } from '../../../domain/core/record.ts';
import type { Hypothesis } from '../../../domain/research/hypothesis.ts';
import type { People } from '../../../domain/research/participant.ts';
import type { Passage } from '../../../domain/research/research.ts';

/** What a board's cards can tell of where they come from. */
export interface CardAbout {
  /** The day of today where the person is. */
  readonly today: DateText;
  /** What the workspace has to stand behind cards; null until it is read. */
  readonly records: SupportRecords | null;
  /** Names whose words some sources are, in a line; null until that can be told, and where nothing stands behind any card. */
  readonly nameLine: ((sources: readonly CardSource[]) => string) | null;
  /** What tells whose words stand behind cards; null until it is read, and where none do. */
  readonly people: People | null;
  /** The hypotheses of the workspace and what tried them, for the card of which all is told; none until they are read. */
  readonly hypotheses: readonly Pick<Hypothesis, 'id' | 'text' | 'status' | 'quotes'>[];
  readonly experiments: readonly Pick<Experiment, 'hypothesisId' | 'verdict'>[];
  /** The card of which all is told, as the address has it; null for none. */
  readonly shown: BoardField | null;
  /** Who wrote that card last: «вы», or a name; null until it is known, empty when nobody kept it. */
  readonly author: string | null;
  /** Address at which all of a card is told. A stable function. */
  readonly hrefOf: (field: BoardField) => string;
  /** What was answered to the chat for a card; undefined for none. */
  readonly answerOf: (field: BoardField) => string | undefined;
  /** Address of a place in a study's material. */
  readonly passageHref: (researchId: string, passage: Passage) => string;
  /** No card is to be told of any more. */
  readonly onClose: () => void;
}
