import type { KindWords } from '../core/kind.ts';
import type { BoardRecords } from './kinds.ts';

/** The section's kinds in the words of the product. */
export const BOARD_KIND_WORDS: { readonly [K in keyof BoardRecords]: KindWords } = {
  board: { label: 'Доска', forms: ['доска', 'доски', 'досок'] },
  product: { label: 'Продукт', forms: ['продукт', 'продукта', 'продуктов'] },
};
