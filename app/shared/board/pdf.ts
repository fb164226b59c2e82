import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { BOARD_TITLES } from '#src/domain/boards/cards.ts';
import { SHOWN_CARDS, type PlacedCard } from '#src/domain/boards/shown.ts';
import { shownCards, type ShownCard } from '#src/domain/boards/shownBoard.ts';
import { formatLongDate } from '#src/domain/core/format.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { VISION_LOOKS, type CardLook } from '#src/features/boards/cardLooks.ts';

import { BOARD_COLUMNS, cardSpans } from '#src/features/boards/cardSpans.ts';

import { cardParts } from './cardParts.ts';
import type { PdfBlock, PdfCell, PdfDocument } from '#files/writing/pdf.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

/** Content of a board's exports. */
export interface BoardExport {
  /** The company's name; may be empty. */
  readonly company: string;
  /** Day of the export. */
  readonly date: DateText;
}

/** A board with its name, null while the workspace has none. */
export interface NamedBoard {
  readonly id: BoardId;
  readonly board: Board | null;
}

const LOOKS: Readonly<Partial<Record<BoardField, CardLook>>> = VISION_LOOKS;

function cellsOf(cards: readonly ShownCard[]): PdfBlock {
  const spans = cardSpans(cards, BOARD_COLUMNS);
  const cells = cards.map((card, index): PdfCell => {
    const look = LOOKS[card.field];
    const cell = { title: card.title, parts: cardParts(card), span: spans[index] ?? 1 };
    return look ? { ...cell, tone: look.tone } : cell;
  });
  return { kind: 'cells', columns: BOARD_COLUMNS, cells };
}

/** The statement that heads a board is read across the page, without a frame and a name of its own. */
const isHead = ({ field, alone }: ShownCard): boolean => alone === true && field === 'vision';

/** Returns a board's content, as it appears on a page. */
const blocksOf = (cards: readonly ShownCard[]): PdfBlock[] => [
  ...cards.filter(isHead).map((card): PdfBlock => ({ kind: 'parts', parts: cardParts(card) })),
  cellsOf(cards.filter((card) => !isHead(card))),
];

const factsOf = ({ company, date }: BoardExport): string =>
  [company.trim(), formatLongDate(date)].filter((fact) => fact !== '').join(' · ');

/**
 * The vision board as a document (R58): one landscape A4 page with all that it shows in its colours. The type shrinks
 * so that they fit; texts too long for that run on over further pages, and none is cut.
 * @param exported.cards what /vision shows, or the nine sections of the chat (`CHAT_CARDS`). Default what /vision shows
 * @param exported.title heading and title of the file. Default «Vision Board»
 */
export function visionBoardDocument({
  board,
  title = BOARD_TITLES.vision,
  cards = SHOWN_CARDS.vision,
  ...exported
}: BoardExport & {
  readonly board: Board | null;
  readonly title?: string;
  readonly cards?: readonly PlacedCard[];
}): PdfDocument {
  return {
    title,
    date: formatLongDate(exported.date),
    orientation: 'landscape',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: factsOf(exported), quiet: true },
      ...blocksOf(shownCards(board, 'vision', { cards })),
    ],
  };
}

/**
 * Boards of the strategy as a document, each beginning a landscape A4 page and taking as many as its texts need. With one
 * board it is the open tab's document, and what its PNG is drawn from.
 */
export function strategyDocument({
  boards,
  ...exported
}: BoardExport & { readonly boards: readonly NamedBoard[] }): PdfDocument {
  const [first] = boards;
  const title = boards.length === 1 && first ? `Стратегия: ${BOARD_TITLES[first.id]}` : 'Стратегия';
  return {
    title,
    date: formatLongDate(exported.date),
    orientation: 'landscape',
    blocks: boards.flatMap(({ id, board }): PdfBlock[] => [
      { kind: 'pageBreak' },
      { kind: 'heading', level: 1, text: `Стратегия: ${BOARD_TITLES[id]}` },
      { kind: 'paragraph', text: factsOf(exported), quiet: true },
      ...blocksOf(shownCards(board, id)),
    ]),
  };
}
