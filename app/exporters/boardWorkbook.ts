import { BOARD_CARDS, BOARD_TITLES, type CardInfo, contentOf } from '#src/domain/boardRules.ts';
import { plainText } from '#src/domain/cardText.ts';
import { dateOf } from '#src/domain/format.ts';

import type { NamedBoard } from './boardPdf.ts';
import type { CellValue, Column, Sheet } from './spreadsheet.ts';

const COLUMNS: readonly Column[] = [
  { header: 'Доска', width: 16, type: 'text' },
  { header: 'Карточка', width: 32, type: 'text' },
  { header: 'Текст', width: 100, type: 'text' },
  { header: 'Изменено', width: 12, type: 'date' },
];

/** The day of a moment where the person is; null when it is no moment. */
function dayOf(moment: string | undefined): string | null {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? null : dateOf(date);
}

function rowsOf({ id, board }: NamedBoard, cards: readonly CardInfo[]): CellValue[][] {
  return cards.map(({ field, title }) => [
    BOARD_TITLES[id],
    title,
    plainText(contentOf(board, field)),
    dayOf(board?.cards[field]?.editedAt),
  ]);
}

/**
 * The sheet of the boards' export (decision 13): a row for each card, its text plain, empty ones too.
 * @param cards the cards of the only board. Default those of its screen
 */
export function boardSheets(boards: readonly NamedBoard[], cards?: readonly CardInfo[]): Sheet[] {
  const name = boards.length === 1 && boards[0] ? BOARD_TITLES[boards[0].id] : 'Стратегия';
  return [{ name, columns: COLUMNS, rows: boards.flatMap((one) => rowsOf(one, cards ?? BOARD_CARDS[one.id])) }];
}
