import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { styled } from 'styled-components';

import type { Board, BoardId, BoardRecordId } from '../../domain/boards/board.ts';
import { contentOf } from '../../domain/boards/cards.ts';
import { SHOWN_CARDS, type PlacedCard } from '../../domain/boards/shown.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import type { CardDraft } from '../../patterns/form/cardForm.ts';
import type { InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import { radii, spaces } from '../../theme/tokens.ts';
import { useWhole } from '../../ui/drawing/useWhole.ts';
import { BOARD_COLUMNS, cardSpans, ownSpan } from './cardSpans.ts';
import type { BoardField } from '../../domain/boards/fields.ts';
import { footOf, type FootAbout } from './about/footOf.ts';
import { BoardSlot, type BoardSlotProps } from './BoardSlot.tsx';
import { keepInView } from './keepInView.ts';

/** Typed text by card; fields of different boards have different names, so one map serves all. */
export type CardDrafts = Readonly<Partial<Record<BoardField, CardDraft>>>;

/** Components that draw a card that is more than text, by card. */
export type CardForms = Readonly<Partial<Record<BoardField, ComponentType<InlineTextCardProps>>>>;

export interface BoardGridProps extends Pick<BoardSlotProps, 'onDraftChange' | 'onSave' | 'onHistory'> {
  /** The board; null while the workspace has none: every card is empty then, and saving makes it. */
  board: Board | null;
  /** Which board it is. */
  boardId: BoardId;
  /** Its record: another product's has an id of its own. Default: the main product's. */
  recordId?: BoardRecordId | undefined;
  /** The cards to show, in order. Default those of the board's screen; `CHAT_CARDS` for the chat's result. */
  cards?: readonly PlacedCard[];
  /** Cards drawn in a form of their own. Default: all are text. A constant. */
  forms?: CardForms | undefined;
  /** Typed and unsaved text; a card that is in it when the grid appears begins in editing. */
  drafts?: CardDrafts;
  /** Address of a record's dialog «Связи»; without it cards have no such link. A stable function. */
  linksHref?: LinksHref;
  /** Facts about the cards' origin; without it they have no line at their foot. */
  about?: FootAbout | undefined;
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
  /* A table, and records of several fields each, are edited across the board. */
  @container (min-width: 640px) {
    & > li:has([data-wide-editor]) {
      grid-column: 1 / -1;
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

/** Returns the cards that are in the window when the board appears. */
function firstRows(cards: readonly PlacedCard[]): readonly PlacedCard[] {
  let columns = 0;
  return cards.filter((card) => {
    // A card at the head of the board is a line or two.
    columns += card.alone ? 0 : ownSpan(card);
    return columns <= FIRST_ROWS * BOARD_COLUMNS;
  });
}

/**
 * A board as a grid of cards that are edited in their places: three columns, two where it is narrow, one on a phone. PESTEL,
 * OKR and the strategic canvas take two columns.
 */
export function BoardGrid(props: BoardGridProps) {
  const {
    board,
    boardId,
    recordId = boardId,
    cards = SHOWN_CARDS[boardId],
    drafts = {},
    onDraftChange,
    onSave,
    onHistory,
  } = props;
  const { forms, linksHref, about, shownCard = null } = props;
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
              key={`${recordId} ${card.field}`}
              ref={card.field === shownCard ? shown : undefined}
              tabIndex={card.field === shownCard ? -1 : undefined}
              data-card={card.field}
              data-shown={card.field === shownCard ? '' : undefined}
              style={{ '--span': spans[index], '--span-of-two': spansOfTwo[index] } as Record<string, number>}
            >
              <BoardSlot
                {...footOf(board, card.field, about)}
                card={card}
                form={forms?.[card.field]}
                content={contentOf(board, card.field)}
                draft={drafts[card.field]}
                hasHistory={written.has(card.field)}
                linksHref={linksHref?.('card', `${recordId}/${card.field}`)}
                talkOn={linksHref ? recordId : undefined}
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
