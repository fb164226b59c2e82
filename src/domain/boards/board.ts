import { MAIN_PRODUCT } from '../workspace.ts';
import type { Shape } from '../core/schema.ts';
import type { boardSchema, cardSchema, cardVersionSchema } from './schema.ts';

/** The boards of a product, in the order in which they are shown. */
export const BOARD_IDS = ['vision', 'market', 'product', 'marketing'] as const;

export type BoardId = (typeof BOARD_IDS)[number];

/** Id of a board's record: of the main product the board's name alone, of another one with the product's id after it. */
export type BoardRecordId = BoardId | `${BoardId}:${string}`;

/** The record of a product's board. */
export function boardIdOf(board: BoardId, productId: string): BoardRecordId {
  return productId === MAIN_PRODUCT ? board : `${board}:${productId}`;
}

/** Which board of which product a record's id names; null when it names none. */
export function boardOf(id: string): { readonly board: BoardId; readonly productId: string } | null {
  const end = id.indexOf(':');
  const board = BOARD_IDS.find((one) => one === (end < 0 ? id : id.slice(0, end)));
  const productId = end < 0 ? MAIN_PRODUCT : id.slice(end + 1);
  // The main product has one name for each of its boards, so that two devices never make two of them.
  return board && productId !== '' && (end < 0 || productId !== MAIN_PRODUCT) ? { board, productId } : null;
}

/** Whether a text is the id of a board's record. */
export const isBoardId = (id: unknown): id is BoardRecordId => typeof id === 'string' && boardOf(id) !== null;

/** A canvas: cards by their field. */
export type Board = Shape<typeof boardSchema>;
/** A card's text, Markdown; structured cards (OKR, PESTEL, strategic canvas) keep their plain-text form here. */
export type BoardCard = Shape<typeof cardSchema>;
/** An earlier text of a card; the last 20 are kept. */
export type CardVersion = Shape<typeof cardVersionSchema>;
