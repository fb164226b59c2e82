import type { BoardId } from '#src/domain/boards/board.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

/** A card that an address names by one of its parameters; null for none and for what no screen of boards shows. */
const cardUrl = (name: 'card' | 'about'): UrlCodec<BoardField | null> => ({
  read: (params) => {
    const named = params.get(name);
    const cards = Object.values(SHOWN_CARDS).flat();
    return cards.find(({ field }) => field === named)?.field ?? null;
  },
  write: (card, params) => setOrDrop(params, name, card ?? ''),
});

/** The card that an address leads to, `?card=…`. */
export const CARD_URL = cardUrl('card');

/** Card whose origin is shown, `?about=…`. */
export const ABOUT_URL = cardUrl('about');

/** Touchpoint shown over a board of the strategy, `?point=tp-…`; null for none. */
export const POINT_URL: UrlCodec<string | null> = {
  read: (params) => {
    const id = params.get('point');
    return id?.startsWith('tp-') ? id : null;
  },
  write: (id, params) => setOrDrop(params, 'point', id ?? ''),
};

/** Address of the first touchpoint, over whatever board it is read. */
export const POINT_HREF = '?point=tp-awareness-0';

/** Returns the address of a card's origin, over any board that has it. */
export const aboutHref = (field: BoardField): string => `?about=${field}`;

/** Returns a codec of cards on a screen that shows some boards: a card that is on none of them is null. */
export const onBoards = (
  codec: UrlCodec<BoardField | null>,
  boardsOf: (params: URLSearchParams) => readonly BoardId[],
): UrlCodec<BoardField | null> => ({
  read: (params) => {
    const card = codec.read(params);
    return boardsOf(params).some((id) => SHOWN_CARDS[id].some(({ field }) => field === card)) ? card : null;
  },
  write: codec.write,
});
