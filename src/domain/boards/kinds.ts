import type { KindTable } from '../core/kind.ts';
import type { Board } from './board.ts';

/** Records of boards by their kind. */
export interface BoardRecords {
  board: Board;
}

/** The section's kinds that the search reads. */
export type BoardSearchKind = 'board';

/** What is known of the section's kinds without their schemas. */
export const BOARD_KINDS: KindTable<BoardRecords, unknown, BoardSearchKind> = {
  board: {
    version: 3,
    search: { all: 'Карточки досок', one: 'Карточка' },
  },
};
