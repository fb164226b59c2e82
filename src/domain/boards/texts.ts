import type { MapTexts } from '../core/texts.ts';
import type { Board } from './board.ts';

/** Maps the texts on the cards of a board; nothing else of it goes into a file. */
export const mapBoardTexts: MapTexts<Board | null> = (board, change) =>
  board && {
    ...board,
    cards: Object.fromEntries(
      Object.entries(board.cards).map(([field, card]) => [field, { ...card, content: change(card.content) }]),
    ),
  };
