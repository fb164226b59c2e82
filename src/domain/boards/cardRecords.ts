import { oneLine } from './cardForms/formLines.ts';
import { readTable, type CardTable } from './cardTable.ts';
import type { BoardField } from './fields.ts';

/** Naming of a card's records: its own words for one of them and for its columns. */
export interface RecordCard {
  /** Name of one of them: «Сегмент». */
  readonly one: string;
  /** «Добавить сегмент». */
  readonly add: string;
  /** Columns of each: the name first, a figure second, anything else last. */
  readonly columns: readonly [name: string, figure: string, ...more: string[], other: string];
  /** Pattern of a figure in a list's item. */
  readonly figure: RegExp;
}

/** Column for the unnamed text of a record: shown without a name. */
export const OTHER_COLUMN = 'Заметка';

const SEGMENTS: RecordCard = {
  one: 'Сегмент',
  add: 'Добавить сегмент',
  columns: ['Сегмент', 'Доля', 'Кто это', 'Что им нужно', OTHER_COLUMN],
  figure: /\d.*%/,
};

/** Cards that are several things of a kind, each told of by the same columns. */
export const RECORD_CARDS: Readonly<Partial<Record<BoardField, RecordCard>>> = {
  segmentation: SEGMENTS,
  segments: SEGMENTS,
  pricing: {
    one: 'Тариф',
    add: 'Добавить тариф',
    columns: ['Тариф', 'Цена', 'Для кого', 'Что входит', OTHER_COLUMN],
    figure: /\d.*(?:₽|руб|\$|€)|бесплатно/i,
  },
};

const ITEM = /^\s*(?:[-*•]|\d{1,9}[.)])\s+(\S.*)$/;

/** Reads an item of a list as a record: «имя — число, остальное»; a text that is no figure goes last. */
function recordOf(item: string, { columns, figure }: RecordCard): string[] {
  const [, name = item, said = ''] = /^(.*?)\s—\s(.*)$/.exec(item) ?? [];
  const clause = said.split(/,\s/, 1)[0] ?? '';
  const isFigure = figure.test(clause);
  return columns.map((_, column) => {
    if (column === 0) return oneLine(/^\*\*[^*]+\*\*$/.test(name.trim()) ? name.trim().slice(2, -2) : name);
    if (column === 1) return isFigure ? oneLine(clause) : '';
    if (column < columns.length - 1) return '';
    return oneLine(isFigure ? said.slice(clause.length).replace(/^,/, '') : said);
  });
}

/** Reads a text that is one list, and perhaps a note beneath; null when it is not so. */
function readList(text: string, card: RecordCard): CardTable | null {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim().split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  const items = (end === -1 ? lines : lines.slice(0, end)).map((line) => ITEM.exec(line)?.[1]);
  if (items.length === 0 || items.some((item) => item === undefined)) return null;
  return {
    lead: '',
    head: [...card.columns],
    rows: items.map((item) => recordOf(item ?? '', card)),
    note: end === -1 ? '' : lines.slice(end).join('\n').trim(),
  };
}

/**
 * Reads records of a card: a table, or the list that a person typed before there was a form; null when the text is neither.
 * Written, they are a table (`writeTable`).
 */
export function readRecords(text: string, card: RecordCard): CardTable | null {
  return readTable(text) ?? readList(text, card);
}

/** Records to begin with: one, not told of yet. */
export const emptyRecords = ({ columns }: RecordCard): CardTable => ({
  lead: '',
  head: [...columns],
  rows: [columns.map(() => '')],
  note: '',
});
