import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Board, BoardId } from '../../domain/boards/board.ts';
import { BOARD_CARDS, contentOf, type CardInfo } from '../../domain/boards/rules.ts';
import type { LinksHref } from '../../domain/links/links.ts';
import type { CardDraft } from '../../patterns/form/cardForm.ts';
import { radii, spaces } from '../../theme/tokens.ts';
import { useWhole } from '../../ui/drawing/useWhole.ts';
import { BOARD_COLUMNS, cardSpans, ownSpan } from './cardSpans.ts';
import type { BoardField } from '../../domain/boards/fields.ts';
import { BoardSlot, type BoardSlotProps } from './BoardSlot.tsx';
import { keepInView } from './keepInView.ts';

/** What is being typed, by card; fields of different boards have different names, so one map serves all. */
export type CardDrafts = Readonly<Partial<Record<BoardField, CardDraft>>>;

export interface BoardGridProps extends Pick<BoardSlotProps, 'onDraftChange' | 'onSave' | 'onHistory'> {
  /** The board; null while the workspace has none: every card is empty then, and saving makes it. */
  board: Board | null;
  /** Which board it is. */
  boardId: BoardId;
  /** The cards to show, in order. Default those of the board's screen; `CHAT_CARDS` for the chat's result. */
  cards?: readonly CardInfo[];
  /** What was typed and not saved; a card that is in it when the grid appears begins in editing. */
  drafts?: CardDrafts;
  /** Address of a record's dialog «Связи»; without it cards have no such link. A stable function. */
  linksHref?: LinksHref;
  /** The card to bring into view when the grid appears, or when it changes; null for none. Default null. */
  shownCard?: BoardField | null;
}

// Measured by its own width: the rail beside it may be open.
const Root = styled.div`
  container-type: inline-size;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > li {
    min-width: 0;
    scroll-margin-block: ${spaces[8]}px;
    border-radius: ${radii.block}px;
  }
  & > li[data-shown] {
    outline: 2px solid var(--color-accent);
    outline-offset: 3px;
  }
  @container (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li {
      grid-column: auto / span var(--span-of-two);
    }
  }
  @container (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li {
      grid-column: auto / span var(--span);
    }
  }
`;

/** Rows of three columns that fill a window of 900 px. */
const FIRST_ROWS = 2;

/** The cards that stand in the window when the board appears. */
function firstRows(cards: readonly CardInfo[]): readonly CardInfo[] {
  let columns = 0;
  return cards.filter((card) => {
    columns += ownSpan(card);
    return columns <= FIRST_ROWS * BOARD_COLUMNS;
  });
}

/**
 * A board as a grid of cards that are edited in their places: three columns, two where it is narrow, one on a phone. PESTEL,
 * OKR and the strategic canvas are forms and take two columns.
 */
export function BoardGrid(props: BoardGridProps) {
  const { board, boardId, cards = BOARD_CARDS[boardId], drafts = {}, onDraftChange, onSave, onHistory } = props;
  const { linksHref, shownCard = null } = props;
  const shown = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const card = shown.current;
    if (shownCard === null || !card) return undefined;
    card.focus({ preventScroll: true });
    return keepInView(card);
  }, [shownCard]);
  const isWhole = useWhole({ atOnce: shownCard !== null });
  const spans = cardSpans(cards, BOARD_COLUMNS);
  const spansOfTwo = cardSpans(cards, 2);
  const written = new Set(Object.values(board?.history ?? {}).map(({ field }) => field));
  return (
    <Root>
      <Cards>
        {(isWhole ? cards : firstRows(cards)).map((card, index) => {
          return (
            <li
              key={`${boardId} ${card.field}`}
              ref={card.field === shownCard ? shown : undefined}
              tabIndex={card.field === shownCard ? -1 : undefined}
              data-shown={card.field === shownCard ? '' : undefined}
              style={{ '--span': spans[index], '--span-of-two': spansOfTwo[index] } as Record<string, number>}
            >
              <BoardSlot
                card={card}
                content={contentOf(board, card.field)}
                draft={drafts[card.field]}
                hasHistory={written.has(card.field)}
                linksHref={linksHref?.('card', `${boardId}/${card.field}`)}
                talkOn={linksHref ? boardId : undefined}
                onDraftChange={onDraftChange}
                onSave={onSave}
                onHistory={onHistory}
              />
            </li>
          );
        })}
      </Cards>
    </Root>
  );
}
