import { boardIdOf, type Board } from '../boards/board.ts';
import { editCard, type BoardContext } from '../boards/cardEdits.ts';
import { contentOf } from '../boards/cards.ts';
import { type Interview } from './interview.ts';
import { interviewedProduct } from './interviewId.ts';
import { applyOp, type Op } from '../core/operation.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';

/**
 * The answers as the vision board of the product that they are about (R28): each is the text of its card, as if a person had written it there
 * (boardRules.ts), other cards are kept.
 * @param stored the board as it is stored, removed or not; a removed one counts as none
 * @param fields the answers that are written. Default all nine
 */
export function boardFromInterview(
  { id, answers }: Pick<Interview, 'id' | 'answers'>,
  stored: Board | null,
  context: BoardContext,
  fields: readonly ChatField[] = CHAT_FIELDS,
): Op[] {
  const ops: Op[] = [];
  const boardId = boardIdOf('vision', interviewedProduct(id));
  let board = stored?.deletedAt === null ? stored : null;
  for (const field of fields) {
    const edits = editCard(board, boardId, field, answers[field] ?? contentOf(board, field), context);
    for (const op of edits) board = applyOp(board ?? undefined, op, context.at) as Board;
    ops.push(...edits);
  }
  return ops;
}
