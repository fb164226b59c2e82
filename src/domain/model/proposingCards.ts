import type { BoardId } from '../boards/board.ts';
import type { BoardField } from '../boards/fields.ts';
import { BOARD_NAMES } from '../boards/cards.ts';
import { cardsForInsights } from '../boards/learning/proposals.ts';
import { maskTexts, type KnownPerson } from '../evidence/personal/maskTexts.ts';
import { checkText, type CheckedText } from '../evidence/verbatim/checkedText.ts';
import { citedBy, type CitedPassage } from '../evidence/verbatim/cited.ts';
import type { AskedTranscript } from '../evidence/verbatim/numbered.ts';
import { soundingsOf } from '../evidence/verbatim/soundings.ts';
import {
  readTranscripts,
  type AskTask,
  type ModelDraft,
  type OnReading,
  type ModelReading,
  type Weighing,
} from './reading.ts';
import { MOST_OF_CARD } from './tasks/boardCards.ts';
import type { TaskOutput } from './tasks.ts';

/** A line for a card that a model proposes, over words of people. */
export interface ProposedCard {
  readonly field: BoardField;
  /** As it would be stored: quotations looked up, found ones printed from their source. */
  readonly wording: CheckedText;
  readonly words: readonly CitedPassage[];
}

/** Changes of a board that a model proposes from talks. */
export interface ProposedCards extends ModelReading {
  readonly cards: readonly ProposedCard[];
}

/** Lines as a model wrote them, with what there is of the words and of the cards that it named. */
function cardsOf(
  { proposals }: TaskOutput<'boardCards'>,
  { weighing, numbered }: Weighing,
  fields: readonly { readonly field: BoardField; readonly title: string }[],
): ModelDraft<readonly ProposedCard[]> {
  const soundings = soundingsOf(numbered);
  const titles = fields.map(({ title }) => title);
  let [unknown, unfounded] = [0, 0];
  const value = proposals.flatMap(({ card, text, numbers }): ProposedCard[] => {
    const cited = citedBy(numbers, weighing);
    unknown += cited.dropped.unknown.length;
    const known = fields.find(({ field }) => field === card);
    if (!known || cited.passages.length === 0) {
      unfounded += 1;
      return [];
    }
    return [{ field: known.field, wording: checkText(text, soundings, titles), words: cited.passages }];
  });
  return { value, unknown, unfounded };
}

/**
 * Has a model read talks, and say what a board could learn from them ({@link readTranscripts}).
 * @param contentOf what a card says now; it goes out without personal data, too
 */
export async function proposeCards(
  talks: readonly AskedTranscript[],
  people: readonly KnownPerson[],
  { boardId, contentOf }: { readonly boardId: BoardId; readonly contentOf: (field: BoardField) => string },
  ask: AskTask,
  onProgress?: OnReading,
): Promise<ProposedCards> {
  const fields = cardsForInsights(boardId);
  const contents = maskTexts(
    fields.map(({ field }) => contentOf(field).trim()),
    people,
  );
  const cards = fields.map(({ field, title, hint }, index) => ({
    field,
    about: `${title}: ${hint}`,
    content: (contents[index] ?? '').slice(0, MOST_OF_CARD),
  }));
  const { value, ...reading } = await readTranscripts(
    talks,
    people,
    ask,
    {
      task: 'boardCards',
      inputOf: ({ passages }) => ({ board: BOARD_NAMES[boardId], cards, passages }),
      made: (answer, weighing) => cardsOf(answer, weighing, fields),
    },
    onProgress,
  );
  return { ...reading, cards: value ?? [] };
}
