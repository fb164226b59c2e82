import type { Board } from '../boards/board.ts';
import { contentOf, tidied } from '../boards/cards.ts';
import type { Interview } from './interview.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';

/** Shown for a missing answer in the result (R28). */
export const MISSING_ANSWER = 'Не указано';

/** A section of the board that an answer would change. */
export interface BoardChange {
  readonly field: ChatField;
  /** Current text on the board; blank when there is none. */
  readonly before: string;
  /** The answer. */
  readonly after: string;
}

/** Returns the changes that unconfirmed answers would make to the board as it is now. */
export function boardChanges(
  { answers, unwritten }: Pick<Interview, 'answers' | 'unwritten'>,
  board: Board | null,
): readonly BoardChange[] {
  return CHAT_FIELDS.filter((field) => unwritten[field] && answers[field] !== undefined)
    .map((field) => ({ field, before: contentOf(board, field), after: answers[field] ?? '' }))
    .filter(({ before, after }) => tidied(before) !== tidied(after));
}
