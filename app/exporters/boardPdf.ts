import type { Board, BoardField, BoardId } from '#src/domain/board.ts';
import { BOARD_CARDS, BOARD_TITLES, type CardInfo, contentOf, EMPTY_CARD } from '#src/domain/boardRules.ts';
import { plainText } from '#src/domain/cardText.ts';
import { formatLongDate } from '#src/domain/format.ts';
import type { DateText } from '#src/domain/record.ts';
import { VISION_LOOKS, type CardLook } from '#src/features/boards/cardLooks.ts';

import type { PdfBlock, PdfCell, PdfDocument } from './pdf.ts';

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

const COLUMNS = 3;

function cellOf(board: Board | null, { field, title }: CardInfo): PdfCell {
  const text = plainText(contentOf(board, field));
  const look = (VISION_LOOKS as Readonly<Partial<Record<BoardField, CardLook>>>)[field];
  const cell = { title, text: text === '' ? EMPTY_CARD : text };
  return look ? { ...cell, tone: look.tone } : cell;
}

const factsOf = ({ company, date }: BoardExport): string =>
  [company.trim(), formatLongDate(date)].filter((fact) => fact !== '').join(' · ');

/**
 * The vision board as a document (decision 13): one landscape A4 page with its nine cards in their colours. The type shrinks
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
      { kind: 'cells', columns: COLUMNS, cells: cards.map((card) => cellOf(board, card)) },
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
      { kind: 'cells', columns: COLUMNS, cells: BOARD_CARDS[id].map((card) => cellOf(board, card)) },
    ]),
  };
}
