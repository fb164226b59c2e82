import { MAIN_PRODUCT } from '../workspace.ts';
import { whole, type SearchReaders } from '../core/searchDoc.ts';
import { boardOf } from './board.ts';
import { plainText } from './cardText.ts';
import { cardsOfBoard } from './shown.ts';
import type { BoardRecords, BoardSearchKind } from './kinds.ts';

/** Search readers of the section's records. */
export const BOARD_SEARCH: SearchReaders<BoardRecords, BoardSearchKind> = {
  board: ({ id, cards }) =>
    // An empty card can be gone to by its name.
    cardsOfBoard(id).map(({ field, title }) => ({
      key: field,
      title,
      body: plainText(cards[field]?.content.trim() ?? ''),
      speaker: '',
      place: null,
      state: '',
      parentId: null,
      productId: boardOf(id)?.productId ?? MAIN_PRODUCT,
    })),
  // The main product has no name until a user gives it one: then the company's name finds it.
  product: ({ name, description }) => (name.trim() === '' ? [] : whole(name, description, null)),
};
