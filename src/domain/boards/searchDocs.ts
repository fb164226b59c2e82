import type { SearchReaders } from '../core/searchDoc.ts';
import { plainText } from './cardText.ts';
import { BOARD_CARDS } from './rules.ts';
import type { BoardRecords, BoardSearchKind } from './kinds.ts';

/** What the search reads of the section's records. */
export const BOARD_SEARCH: SearchReaders<BoardRecords, BoardSearchKind> = {
  board: ({ id, cards }) =>
    // An empty card can be gone to by its name.
    BOARD_CARDS[id].map(({ field, title }) => ({
      key: field,
      title,
      body: plainText(cards[field]?.content.trim() ?? ''),
      speaker: '',
      place: null,
      state: '',
      parentId: null,
    })),
};
