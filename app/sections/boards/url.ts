import type { BoardId } from '#src/domain/boards/board.ts';
import { BOARD_CARDS } from '#src/domain/boards/rules.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

/** The card that an address leads to, `?card=…`; null for none and for what no screen of boards shows. */
export const CARD_URL: UrlCodec<BoardField | null> = {
  read: (params) => {
    const name = params.get('card');
    const cards = Object.values(BOARD_CARDS).flat();
    return cards.find(({ field }) => field === name)?.field ?? null;
  },
  write: (card, params) => setOrDrop(params, 'card', card ?? ''),
};

/** {@link CARD_URL} of a screen that shows some boards: a card that stands on none of them is none. */
export const cardUrlOf = (boardsOf: (params: URLSearchParams) => readonly BoardId[]): UrlCodec<BoardField | null> => ({
  read: (params) => {
    const card = CARD_URL.read(params);
    return boardsOf(params).some((id) => BOARD_CARDS[id].some(({ field }) => field === card)) ? card : null;
  },
  write: CARD_URL.write,
});
