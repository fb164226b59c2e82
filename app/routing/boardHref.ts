import type { BoardId } from '#src/domain/boards/board.ts';
import { BOARD_CARDS } from '#src/domain/boards/rules.ts';

import { PATHS } from './paths.ts';
import { STRATEGY_URL } from './strategyUrl.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

/** The address of a board's card; of the board as a whole without one, or when only the chat shows the card. */
export function boardHref(boardId: BoardId, field: BoardField | null): string {
  const params = new URLSearchParams();
  if (boardId !== 'vision') STRATEGY_URL.write({ tab: boardId }, params);
  if (BOARD_CARDS[boardId].some((card) => card.field === field) && field !== null) params.set('card', field);
  const path = boardId === 'vision' ? PATHS.vision : PATHS.strategy;
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
