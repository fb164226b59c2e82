import type { KindTable } from '../core/kind.ts';
import type { Board } from './board.ts';
import type { Product } from './products/product.ts';

/** Records of boards by their kind. */
export interface BoardRecords {
  board: Board;
  product: Product;
}

/** The section's kinds that the search reads. */
export type BoardSearchKind = 'board' | 'product';

/** The section's kinds without their schemas. */
export const BOARD_KINDS: KindTable<BoardRecords, unknown, BoardSearchKind> = {
  board: {
    version: 3,
    search: { all: 'Карточки досок', one: 'Карточка' },
  },
  product: { version: 1, search: { all: 'Продукты', one: 'Продукт' } },
};
