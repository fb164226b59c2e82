import { boardOf, type BoardRecordId } from '#src/domain/boards/board.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import { PATHS } from './paths.ts';
import { PRODUCT_PARAM } from './productParam.ts';
import { STRATEGY_URL } from './strategyUrl.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

/**
 * Returns the address of a board's card; of the board as a whole without one. It names the product; the caller that goes there
 * omits it in a company of one (`keepingProduct`).
 */
export function boardHref(id: BoardRecordId, field: BoardField | null): string {
  const params = new URLSearchParams();
  const { board, productId } = boardOf(id) ?? { board: 'vision', productId: MAIN_PRODUCT };
  if (board !== 'vision') STRATEGY_URL.write({ tab: board }, params);
  if (SHOWN_CARDS[board].some((card) => card.field === field) && field !== null) params.set('card', field);
  params.set(PRODUCT_PARAM, productId);
  const path = board === 'vision' ? PATHS.vision : PATHS.strategy;
  return `${path}?${params.toString()}`;
}
