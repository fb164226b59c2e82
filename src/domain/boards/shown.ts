import { boardOf, type BoardId } from './board.ts';
import { BOARD_CARDS, COMPETITORS_CARD, STATEMENT_CARD, type CardInfo } from './cards.ts';

/** A card as a board shows it. */
export interface PlacedCard extends CardInfo {
  /** It has a row of its own: at the head of the board, or below its cards. */
  readonly alone?: true;
}

/**
 * Cards of each board, in order: the one list that the screen, the search, «Связи» and files read. On /vision the nine cards are
 * between the statement of the vision and the competitors: the chat asks for both, and neither is one of the nine (R300).
 */
export const SHOWN_CARDS: Readonly<Record<BoardId, readonly PlacedCard[]>> = {
  ...BOARD_CARDS,
  vision: [{ ...STATEMENT_CARD, alone: true }, ...BOARD_CARDS.vision, { ...COMPETITORS_CARD, alone: true }],
};

/** Cards that the screen of a record's board shows, whosever product it is, in their order; none when the id names none. */
export function cardsOfBoard(id: string): readonly CardInfo[] {
  const named = boardOf(id);
  return named ? SHOWN_CARDS[named.board] : [];
}
