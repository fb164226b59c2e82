import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Board, BoardField, BoardId } from '../../domain/board.ts';
import { BOARD_CARDS, contentOf, EMPTY_CARD, type CardInfo } from '../../domain/boardRules.ts';
import type { LinksHref } from '../../domain/links.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { CardDraft } from '../../patterns/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/InlineTextCard.tsx';
import { radii, spaces } from '../../theme/tokens.ts';
import { useWhole } from '../../ui/useWhole.ts';
import { VISION_LOOKS, type CardLook } from './cardLooks.ts';
import { OkrCard } from './OkrCard.tsx';
import { PestelCard } from './PestelCard.tsx';
import { StrategicCanvasCard } from './StrategicCanvasCard.tsx';

/** What is being typed, by card; fields of different boards have different names, so one map serves all. */
export type CardDrafts = Readonly<Partial<Record<BoardField, CardDraft>>>;

export interface BoardGridProps {
  /** The board; null while the workspace has none: every card is empty then, and saving makes it. */
  board: Board | null;
  /** Which board it is. */
  boardId: BoardId;
  /** The cards to show, in order. Default those of the board's screen; `CHAT_CARDS` for the chat's result. */
  cards?: readonly CardInfo[];
  /** What was typed and not saved; a card that is in it when the grid appears begins in editing. */
  drafts?: CardDrafts;
  /** Called with everything typed; undefined when it was saved or cancelled. A stable function. */
  onDraftChange?: (field: BoardField, draft: CardDraft | undefined) => void;
  /** Stores a card's text. A stable function, so that typing in one card draws no other. */
  onSave: (field: BoardField, content: string) => Promise<Outcome>;
  /** Opens a card's earlier texts; only cards that have some get the button. A stable function. */
  onHistory?: (field: BoardField) => void;
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

    & > li[data-wide],
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li[data-wide],
    & > li:last-child:nth-child(odd) {
      grid-column: auto / span var(--span);
    }
  }
`;

/** Columns of three that a card takes: what is drawn takes two; the last one fills its row. */
const WIDE: ReadonlySet<BoardField> = new Set(['pestel', 'strategicCanvas', 'okr']);
const COLUMNS = 3;

const own = (card: CardInfo | undefined): number => (card && WIDE.has(card.field) ? 2 : 1);

function spanOf(cards: readonly CardInfo[], index: number): number {
  if (index < cards.length - 1) return own(cards[index]);
  const begins = cards.slice(0, -1).reduce((column, card) => {
    const width = own(card);
    return column + width > COLUMNS ? width : (column + width) % COLUMNS;
  }, 0);
  return COLUMNS - (begins % COLUMNS);
}

/** Rows of three columns that fill a window of 900 px. */
const FIRST_ROWS = 2;

/** The cards that stand in the window when the board appears. */
function firstRows(cards: readonly CardInfo[]): readonly CardInfo[] {
  let columns = 0;
  return cards.filter((card) => {
    columns += own(card);
    return columns <= FIRST_ROWS * COLUMNS;
  });
}

const lookOf = (field: BoardField): CardLook | undefined =>
  (VISION_LOOKS as Readonly<Partial<Record<BoardField, CardLook>>>)[field];

type SlotProps = Pick<BoardGridProps, 'onDraftChange' | 'onSave' | 'onHistory'> & {
  readonly card: CardInfo;
  readonly content: string;
  readonly draft: CardDraft | undefined;
  readonly hasHistory: boolean;
  readonly linksHref: string | undefined;
};

/** Ties a card to its field; drawn again only when something of its own changes. */
const Slot = memo(function Slot(props: SlotProps) {
  const { card, content, draft, hasHistory, linksHref, onDraftChange, onSave, onHistory } = props;
  const { field, title, hint } = card;
  const look = lookOf(field);
  const save = useCallback((text: string) => onSave(field, text), [onSave, field]);
  const history = useCallback(() => onHistory?.(field), [onHistory, field]);
  const keep = useCallback((next: CardDraft | undefined) => onDraftChange?.(field, next), [onDraftChange, field]);
  const cardProps: InlineTextCardProps = {
    title,
    hint,
    content,
    emptyText: EMPTY_CARD,
    draft,
    onSave: save,
    onDraftChange: keep,
    onHistory: hasHistory && onHistory ? history : undefined,
    linksHref,
    tone: look?.tone,
    icon: look ? <look.icon /> : undefined,
  };
  switch (field) {
    case 'pestel':
      return <PestelCard {...cardProps} />;
    case 'okr':
      return <OkrCard {...cardProps} />;
    case 'strategicCanvas':
      return <StrategicCanvasCard {...cardProps} />;
    default:
      return <InlineTextCard {...cardProps} />;
  }
});

/**
 * A board as a grid of cards that are edited in their places: three columns, two where it is narrow, one on a phone. PESTEL,
 * OKR and the strategic canvas are forms and take two columns.
 */
export function BoardGrid(props: BoardGridProps) {
  const { board, boardId, cards = BOARD_CARDS[boardId], drafts = {}, onDraftChange, onSave, onHistory } = props;
  const { linksHref, shownCard = null } = props;
  const shown = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (shownCard === null) return;
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: 'center' });
  }, [shownCard]);
  const isWhole = useWhole({ atOnce: shownCard !== null });
  const written = new Set(Object.values(board?.history ?? {}).map(({ field }) => field));
  return (
    <Root>
      <Cards>
        {(isWhole ? cards : firstRows(cards)).map((card, index) => {
          const span = spanOf(cards, index);
          return (
            <li
              key={`${boardId} ${card.field}`}
              ref={card.field === shownCard ? shown : undefined}
              tabIndex={card.field === shownCard ? -1 : undefined}
              data-shown={card.field === shownCard ? '' : undefined}
              data-wide={span > 1 ? '' : undefined}
              style={{ '--span': span } as Record<string, number>}
            >
              <Slot
                card={card}
                content={contentOf(board, card.field)}
                draft={drafts[card.field]}
                hasHistory={written.has(card.field)}
                linksHref={linksHref?.('card', `${boardId}/${card.field}`)}
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
