import { BOARD_CARDS, BOARD_TITLES, type CardInfo, contentOf } from '#src/domain/boards/rules.ts';
import { numbersText, progressOf, readCanvas, readOkr } from '#src/domain/boards/cardForms.ts';
import { lineText, plainText, readBlocks } from '#src/domain/boards/cardText.ts';
import { dateOf, parseNumber } from '#src/domain/core/format.ts';
import { TERMS } from '#src/domain/terms.ts';
import { UNTITLED } from '#src/features/boards/okr/okrForm.ts';
import { capitalized } from '#src/features/boards/strategicCanvasPicture.ts';

import type { NamedBoard } from './pdf.ts';
import type { CellValue, Column, Sheet } from '../../exporters/spreadsheet.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

const COLUMNS: readonly Column[] = [
  { header: 'Доска', width: 16, type: 'text' },
  { header: 'Карточка', width: 32, type: 'text' },
  { header: 'Текст', width: 100, type: 'text' },
  { header: 'Изменено', width: 12, type: 'date' },
];

const OKR_COLUMNS: readonly Column[] = [
  { header: 'Цель', width: 50, type: 'text' },
  { header: TERMS.keyResult.text, width: 50, type: 'text' },
  { header: TERMS.keyResult.from, width: 12, type: 'number' },
  { header: TERMS.keyResult.to, width: 12, type: 'number' },
  { header: TERMS.keyResult.now, width: 12, type: 'number' },
  { header: TERMS.keyResult.unit, width: 14, type: 'text' },
  { header: 'Достигнуто, %', width: 14, type: 'number' },
];

/** The day of a moment where the person is; null when it is no moment. */
function dayOf(moment: string | undefined): string | null {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? null : dateOf(date);
}

function okrText(text: string): string | null {
  const objectives = readOkr(text);
  if (objectives === null) return null;
  return objectives
    .map(({ title, results }) =>
      [
        `Цель. ${title || UNTITLED.objective}`,
        ...results.map((result) => `• ${result.text || UNTITLED.result}: ${numbersText(result)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

function canvasText(text: string): string | null {
  const canvas = readCanvas(text);
  if (canvas === null || canvas.factors.length === 0) return null;
  const { competitors, factors, note } = canvas;
  const lines = factors.map(
    ({ name, scores }) =>
      `• ${name}: ${competitors.map((one, at) => `${one} — ${scores[at] ?? 'нет оценки'}`).join(', ')}`,
  );
  return [lines.join('\n'), plainText(note)].filter((part) => part !== '').join('\n\n');
}

const FORMS: Readonly<Partial<Record<BoardField, (text: string) => string | null>>> = {
  okr: okrText,
  strategicCanvas: canvasText,
};

/** A card's text without marks; a form's numbers with what they are. */
const textOf = (field: BoardField, content: string): string => FORMS[field]?.(content) ?? plainText(content);

function rowsOf({ id, board }: NamedBoard, cards: readonly CardInfo[]): CellValue[][] {
  return cards.map(({ field, title }) => {
    const content = contentOf(board, field);
    const text = content.trim() === '' ? '' : textOf(field, content);
    return [BOARD_TITLES[id], title, text, dayOf(board?.cards[field]?.editedAt)];
  });
}

function okrSheet(name: string, content: string): Sheet[] {
  const objectives = readOkr(content) ?? [];
  if (objectives.length === 0) return [];
  const rows = objectives.flatMap(({ title, results }): CellValue[][] => {
    if (results.length === 0) return [[title, null, null, null, null, null, null]];
    return results.map((result) => {
      const progress = progressOf(result);
      const { from = null, to = null, now = null, unit = '' } = result.numbers ?? {};
      return [title, result.text, from, to, now, unit, progress === null ? null : Math.round(progress * 100)];
    });
  });
  return [{ name, columns: OKR_COLUMNS, rows }];
}

function canvasSheet(name: string, content: string): Sheet[] {
  const canvas = readCanvas(content);
  if (canvas === null || canvas.factors.length === 0) return [];
  const { competitors, factors } = canvas;
  const columns: Column[] = [
    { header: 'Фактор', width: 40, type: 'text' },
    ...competitors.map((one): Column => ({ header: capitalized(one), width: 24, type: 'number' })),
  ];
  const rows = factors.map((factor): CellValue[] => [
    factor.name,
    ...competitors.map((_, at) => factor.scores[at] ?? null),
  ]);
  return [{ name, columns, rows }];
}

/** A table's cell: a number where that is all it says. */
function valueOf(text: string): CellValue {
  const isNumber = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[ \u00A0\u202F]\d{3})+)(?:,\d+)?$/.test(text);
  return isNumber ? (parseNumber(text) ?? text) : text;
}

function tableSheets(name: string, content: string): Sheet[] {
  return readBlocks(content).flatMap((block): Sheet[] => {
    if (block.kind !== 'table') return [];
    const columns = block.head.map((head, at): Column => {
      const header = lineText(head);
      // A corner without a word heads what the table is about.
      return {
        header: header === '' ? (at === 0 ? name : `Столбец ${at + 1}`) : header,
        width: at === 0 ? 32 : 28,
        type: 'text',
      };
    });
    return [{ name, columns, rows: block.rows.map((row) => row.map((cell) => valueOf(lineText(cell)))) }];
  });
}

/** Sheets of what is a table on a card: rows and cells of their own, numbers as numbers. */
function sheetsOf({ field, title }: CardInfo, content: string): Sheet[] {
  if (content.trim() === '') return [];
  if (field === 'okr') return okrSheet(title, content);
  if (field === 'strategicCanvas') return canvasSheet(title, content);
  return tableSheets(title, content);
}

/**
 * The sheets of the boards' export (R58): a row for each card, its text without marks, empty ones too; then a sheet for each
 * card that is a table: OKR, the strategic canvas, the competitors.
 * @param cards the cards of the only board. Default those of its screen
 */
export function boardSheets(boards: readonly NamedBoard[], cards?: readonly CardInfo[]): Sheet[] {
  const name = boards.length === 1 && boards[0] ? BOARD_TITLES[boards[0].id] : 'Стратегия';
  const cardsOf = ({ id }: NamedBoard): readonly CardInfo[] => cards ?? BOARD_CARDS[id];
  return [
    { name, columns: COLUMNS, rows: boards.flatMap((one) => rowsOf(one, cardsOf(one))) },
    ...boards.flatMap((one) => cardsOf(one).flatMap((card) => sheetsOf(card, contentOf(one.board, card.field)))),
  ];
}
