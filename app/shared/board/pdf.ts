import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { BOARD_CARDS, BOARD_TITLES, type CardInfo, contentOf } from '#src/domain/boards/rules.ts';
import { formatLongDate } from '#src/domain/core/format.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { VISION_LOOKS, type CardLook } from '#src/features/boards/cardLooks.ts';

import { BOARD_COLUMNS, cardSpans } from '#src/features/boards/cardSpans.ts';

import { cardParts } from './cardParts.ts';
import type { PdfBlock, PdfCell, PdfDocument } from '../../exporters/pdf.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

/** What a board's exports are made of. */
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

function cellsOf(board: Board | null, cards: readonly CardInfo[]): PdfBlock {
  const spans = cardSpans(cards, BOARD_COLUMNS);
  const cells = cards.map(({ field, title }, index): PdfCell => {
    const look = LOOKS[field];
    const cell = { title, parts: cardParts(field, contentOf(board, field)), span: spans[index] ?? 1 };
    return look ? { ...cell, tone: look.tone } : cell;
  });
  return { kind: 'cells', columns: BOARD_COLUMNS, cells };
}

const factsOf = ({ company, date }: BoardExport): string =>
  [company.trim(), formatLongDate(date)].filter((fact) => fact !== '').join(' · ');

/**
 * The vision board as a document (R58): one landscape A4 page with its nine cards in their colours. The type shrinks
 * so that they fit; texts too long for that run on over further pages, and none is cut.
 * @param exported.cards the cards of /vision, or the nine sections of the chat (`CHAT_CARDS`). Default those of /vision
 * @param exported.title heading and title of the file. Default «Vision Board»
 */
export function visionBoardDocument({
  board,
  title = BOARD_TITLES.vision,
  cards = BOARD_CARDS.vision,
  ...exported
}: BoardExport & {
  readonly board: Board | null;
  readonly title?: string;
  readonly cards?: readonly CardInfo[];
}): PdfDocument {
  return {
    title,
    date: formatLongDate(exported.date),
    orientation: 'landscape',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: factsOf(exported), quiet: true },
      cellsOf(board, cards),
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
      cellsOf(board, BOARD_CARDS[id]),
    ]),
  };
}
