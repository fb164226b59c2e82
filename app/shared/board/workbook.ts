import { BOARD_TITLES, type CardInfo } from '#src/domain/boards/cards.ts';
import { blockText, lineText } from '#src/domain/boards/cardText.ts';
import {
  NO_FORCE,
  shownCards,
  type CardBlock,
  type CardBlockOf,
  type ShownCard,
  type ShownRecord,
} from '#src/domain/boards/shownBoard.ts';
import { SCORES } from '#src/domain/boards/cardForms/canvas.ts';
import { dayOf, parseNumber } from '#src/domain/core/format.ts';
import { TERMS } from '#src/domain/terms.ts';

import { lookOf } from '#src/features/boards/strategicCanvasPicture.ts';
import { colors } from '#src/theme/tokens.ts';

import type { NamedBoard } from './pdf.ts';
import { type ColumnOf, dateColumn, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

const OKR_COLUMNS: readonly Column[] = [
  { header: 'Цель', width: 50, type: 'text' },
  { header: TERMS.keyResult.text, width: 50, type: 'text' },
  { header: TERMS.keyResult.from, width: 12, type: 'number' },
  { header: TERMS.keyResult.to, width: 12, type: 'number' },
  { header: TERMS.keyResult.now, width: 12, type: 'number' },
  { header: TERMS.keyResult.unit, width: 14, type: 'text' },
  { header: 'Достигнуто, %', width: 14, type: 'number', bars: colors.accent[0] },
];

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A block in words; a form's numbers with what they are. */
function textOf(block: CardBlock): string {
  switch (block.kind) {
    case 'objectives':
      return block.objectives
        .map(({ title, results }) =>
          [`Цель. ${title}`, ...results.map(({ text, told }) => `• ${text}: ${told}`)].join('\n'),
        )
        .join('\n\n');
    case 'forces':
      return block.forces
        .map(({ name, blocks }) =>
          blocks.length === 1 && blocks[0]?.kind === 'paragraph'
            ? `${name}. ${blockText(blocks[0])}`
            : [`${name}.`, ...(blocks.length === 0 ? [NO_FORCE] : blocks.map(blockText))].join('\n'),
        )
        .join('\n');
    case 'records':
      return block.records
        .map(({ name, figure, told }) =>
          [
            `• ${[lineText(name), figure].filter((one) => one !== '').join(' — ')}`,
            ...told.map(({ label, line }) => `  ${label === '' ? '' : `${label}: `}${lineText(line)}`),
          ].join('\n'),
        )
        .join('\n');
    case 'canvas':
      return block.factors
        .map(
          ({ name, scores }) =>
            `• ${name}: ${block.competitors.map((one, at) => `${lowered(one)} — ${scores[at] ?? 'нет оценки'}`).join(', ')}`,
        )
        .join('\n');
    default:
      return blockText(block);
  }
}

interface CardRow {
  readonly id: NamedBoard['id'];
  readonly card: ShownCard;
}

const COLUMNS: readonly ColumnOf<CardRow>[] = [
  textColumn('Доска', 16, ({ id }) => BOARD_TITLES[id]),
  textColumn('Карточка', 32, ({ card }) => card.title),
  textColumn('Текст', 100, ({ card }) => card.blocks.map(textOf).join('\n\n')),
  dateColumn('Изменено', 12, ({ card }) => dayOf(card.editedAt)),
];

/** First column, in a company that has several products. */
const productColumn = (product: string): ColumnOf<CardRow> => textColumn(TERMS.experiment.productId, 24, () => product);

function okrSheet(name: string, { objectives }: CardBlockOf<'objectives'>): Sheet {
  const rows = objectives.flatMap(({ title, results }): CellValue[][] => {
    if (results.length === 0) return [[title, null, null, null, null, null, null]];
    return results.map(({ text, numbers, share }) => {
      const { from = null, to = null, now = null, unit = '' } = numbers ?? {};
      return [title, text, from, to, now, unit, share === null ? null : Math.round(share * 100)];
    });
  });
  return { name, columns: OKR_COLUMNS, rows };
}

function canvasSheet(name: string, { competitors, factors }: CardBlockOf<'canvas'>): Sheet {
  const columns: Column[] = [
    { header: 'Фактор', width: 40, type: 'text' },
    ...competitors.map((one): Column => ({ header: one, width: 24, type: 'number' })),
  ];
  const rows = factors.map((factor): CellValue[] => [
    factor.name,
    ...competitors.map((_, at) => factor.scores[at] ?? null),
  ]);
  const lines = competitors.map((_, index) => {
    const { ink, dash } = lookOf(index);
    return { color: ink, dash };
  });
  return { name, columns, rows, chart: { ...SCORES, lines } };
}

/** A table's cell: a number where that is all it says. */
function valueOf(text: string): CellValue {
  const isNumber = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[ \u00A0\u202F]\d{3})+)(?:,\d+)?$/.test(text);
  return isNumber ? (parseNumber(text) ?? text) : text;
}

function tableSheet(name: string, { head, rows }: CardBlockOf<'table'>): Sheet {
  const columns = head.map((cell, at): Column => {
    const header = lineText(cell);
    // A corner without a word heads what the table is about.
    return {
      header: header === '' ? (at === 0 ? name : `Столбец ${at + 1}`) : header,
      width: at === 0 ? 32 : 28,
      type: 'text',
    };
  });
  return { name, columns, rows: rows.map((row) => row.map((cell) => valueOf(lineText(cell)))) };
}

/** Returns a record's detail in a column after the figure; empty where there is none. */
const toldAt = ({ told }: ShownRecord, at: number): string => lineText(told.find((one) => one.at === at)?.line ?? []);

function recordSheet(name: string, { columns, records }: CardBlockOf<'records'>): Sheet {
  const cells = (record: ShownRecord): string[] => [
    lineText(record.name),
    record.figure,
    ...columns.slice(2).map((_, at) => toldAt(record, at)),
  ];
  const rows = records.map(cells);
  // A detail that no record has gets no column.
  const kept = columns.map((_, at) => at < 2 || rows.some((row) => row[at] !== ''));
  return {
    name,
    columns: columns.flatMap((header, at): Column[] =>
      kept[at]
        ? [{ header: header === '' ? `Столбец ${at + 1}` : header, width: at === 1 ? 16 : 40, type: 'text' }]
        : [],
    ),
    rows: rows.map((row) => row.filter((_, at) => kept[at]).map(valueOf)),
  };
}

/** Sheets of what is a table on a card: rows and cells of their own, numbers as numbers. */
function sheetsOf({ title, blocks }: ShownCard): Sheet[] {
  return blocks.flatMap((block): Sheet[] => {
    switch (block.kind) {
      case 'objectives':
        return block.objectives.length === 0 ? [] : [okrSheet(title, block)];
      case 'records':
        return block.records.length === 0 ? [] : [recordSheet(title, block)];
      case 'canvas':
        return [canvasSheet(title, block)];
      case 'table':
        return [tableSheet(title, block)];
      case 'forces':
      case 'paragraph':
      case 'list':
        return [];
    }
  });
}

/**
 * The sheets of the boards' export (R58): a row for each card, its text without marks, empty ones too; then a sheet for each
 * card that is a table: OKR, the strategic canvas, the competitors.
 * @param cards the cards of the only board. Default those of its screen
 * @param product whose boards they are, in a company that has several. Default empty: there is nothing to tell apart
 */
export function boardSheets(boards: readonly NamedBoard[], cards?: readonly CardInfo[], product = ''): Sheet[] {
  const name = boards.length === 1 && boards[0] ? BOARD_TITLES[boards[0].id] : 'Стратегия';
  const shown = boards.map(({ id, board }) => ({ id, cards: shownCards(board, id, { cards, isAsTyped: true }) }));
  const rows = shown.flatMap(({ id, cards: all }) => all.map((card): CardRow => ({ id, card })));
  return [
    sheetOf(name, [...(product === '' ? [] : [productColumn(product)]), ...COLUMNS], rows),
    ...shown.flatMap((one) => one.cards.flatMap(sheetsOf)),
  ];
}
