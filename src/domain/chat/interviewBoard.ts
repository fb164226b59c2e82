import { type Board } from '../boards/board.ts';
import { contentOf, editCard, tidied, type BoardContext } from '../boards/rules.ts';
import type { Interview } from './interview.ts';
import { applyOp, type Op } from '../core/operation.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';

/** Id of the board that the chat fills. */
const VISION_BOARD = 'vision';

/** Shown for a missing answer in the result (R28). */
export const MISSING_ANSWER = 'Не указано';

/** A section of the board that an answer would change. */
export interface BoardChange {
  readonly field: ChatField;
  /** What stands on the board; blank when nothing does. */
  readonly before: string;
  /** The answer. */
  readonly after: string;
}

/** What the answers that wait for a yes would change on the board as it stands now. */
export function boardChanges(
  { answers, unwritten }: Pick<Interview, 'answers' | 'unwritten'>,
  board: Board | null,
): readonly BoardChange[] {
  return CHAT_FIELDS.filter((field) => unwritten[field] && answers[field] !== undefined)
    .map((field) => ({ field, before: contentOf(board, field), after: answers[field] ?? '' }))
    .filter(({ before, after }) => tidied(before) !== tidied(after));
}

/**
 * The answers as the workspace's vision board (R28): each is the text of its card, as if a person had written it there
 * (boardRules.ts), other cards are kept.
 * @param stored the board as it is stored, removed or not; a removed one counts as none
 * @param fields the answers that are written. Default all nine
 */
export function boardFromInterview(
  { answers }: Pick<Interview, 'answers'>,
  stored: Board | null,
  context: BoardContext,
  fields: readonly ChatField[] = CHAT_FIELDS,
): Op[] {
  const ops: Op[] = [];
  let board = stored?.deletedAt === null ? stored : null;
  for (const field of fields) {
    const edits = editCard(board, VISION_BOARD, field, answers[field] ?? contentOf(board, field), context);
    for (const op of edits) board = applyOp(board ?? undefined, op, context.at) as Board;
    ops.push(...edits);
  }
  return ops;
}
