import type { BoardField, BoardId } from '#src/domain/board.ts';
import { BOARD_CARDS } from '#src/domain/boardRules.ts';

import { PATHS } from './paths.ts';
import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** The card that an address leads to, `?card=…`; null for none and for what no screen of boards shows. */
export const CARD_URL: UrlCodec<BoardField | null> = {
  read: (params) => {
    const name = params.get('card');
    const cards = Object.values(BOARD_CARDS).flat();
    return cards.find(({ field }) => field === name)?.field ?? null;
  },
  write: (card, params) => setOrDrop(params, 'card', card ?? ''),
};

/** The address of a board's card; of the board as a whole without one, or when only the chat shows the card. */
export function boardHref(boardId: BoardId, field: BoardField | null): string {
  const params = new URLSearchParams();
  if (boardId !== 'vision') params.set('tab', boardId);
  if (BOARD_CARDS[boardId].some((card) => card.field === field) && field !== null) params.set('card', field);
  const path = boardId === 'vision' ? PATHS.vision : PATHS.strategy;
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
