import { CHAT_FIELDS, type Board } from './board.ts';
import { contentOf, editCard, type BoardContext } from './boardRules.ts';
import type { Interview } from './interview.ts';
import { applyOp, type Op } from './operation.ts';

/** Id of the board that the chat fills. */
const VISION_BOARD = 'vision';

/** Shown for a missing answer in the result (specification §3). */
export const MISSING_ANSWER = 'Не указано';

/**
 * The answers as the workspace's vision board (decision 11): each is the text of its card, as if a person had written it there
 * (boardRules.ts), other cards are kept. A removed board comes back.
 */
export function boardFromInterview(
  { answers }: Pick<Interview, 'answers'>,
  existing: Board | null,
  context: BoardContext,
): Op[] {
  const ops: Op[] = existing && existing.deletedAt !== null ? [{ op: 'restore', kind: 'board', id: VISION_BOARD }] : [];
  let board = existing;
  for (const field of CHAT_FIELDS) {
    const edits = editCard(board, VISION_BOARD, field, answers[field] ?? contentOf(board, field), context);
    for (const op of edits) board = applyOp(board ?? undefined, op, context.at) as Board;
    ops.push(...edits);
  }
  return ops;
}
