import type { Board, BoardRecordId } from '#src/domain/boards/board.ts';
import { editCard, type BoardContext } from '#src/domain/boards/cardEdits.ts';
import { contentOf, tidied } from '#src/domain/boards/cards.ts';
import type { Expectation, Fact } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';

import { type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { commitWithUndo } from '../commitWithUndo.ts';
import { newId } from '../newId.ts';
import type { Undoing } from '../undoableToast.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

export const context = (): BoardContext => ({ at: new Date().toISOString(), newId });

/** The board as it is stored now: the rules work on that, not on what a screen has drawn. */
async function stored(store: Store, id: BoardRecordId): Promise<Board | null> {
  return living(await store.get('board', id));
}

/** How often a change is worked out anew because another tab was quicker with another card of the board. */
const TRIES = 20;

/** A card as it was read. */
export function cardFact(board: Board | null, field: BoardField): Fact<'board'> {
  return { map: 'cards', key: field, is: board?.cards[field] ?? null };
}

/** A change of a board, and what of the board it was worked out from. */
export interface BoardUpdate {
  readonly ops: readonly Op[];
  readonly read: readonly Fact<'board'>[];
}

/**
 * Computes a change of a board and stores it only if the parts it read are unchanged; else computes it again. Two tabs that
 * change two cards at once then both succeed, and neither overwrites a text that it has not seen.
 * @param change throws when the user's change no longer fits
 * @returns the undo function; null when there was nothing to change
 */
export async function changeBoard(
  store: Store,
  id: BoardRecordId,
  change: (board: Board | null) => BoardUpdate,
): Promise<Undoing> {
  for (let left = TRIES; ; left -= 1) {
    const board = await stored(store, id);
    const { ops, read } = change(board);
    if (ops.length === 0) return null;
    try {
      const expected: Expectation = { kind: 'board', id, holds: read, ...(board ? { living: true } : {}) };
      return await commitWithUndo(store, ops, { expect: [expected] });
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'conflict' || left <= 1) throw error;
    }
  }
}

/**
 * Stores a card's text, the one before going into its history.
 * @param over the text that the person saw stored while they wrote
 * @throws StoreError `conflict` when another tab has stored another text meanwhile
 */
export async function saveCard(
  store: Store,
  id: BoardRecordId,
  field: BoardField,
  content: string,
  over: string,
): Promise<void> {
  await changeBoard(store, id, (board) => {
    const now = tidied(contentOf(board, field));
    if (now !== tidied(over) && now !== tidied(content)) {
      throw new StoreError('conflict', `card «${field}» of «${id}» changed since it was read`);
    }
    return { ops: editCard(board, id, field, content, context()), read: [cardFact(board, field)] };
  });
}
