import { addressKey, readContacts, type AddressType } from './contact.ts';
import { isNameLabel, isOtherThan, looksLikeName, mentionsAddress } from './fields/contactHeadings.ts';
import type { ForeignNumber } from '../core/phone/phoneRuns.ts';
import { isBlank } from '../core/phone/contactText.ts';

/** Rows that a column is judged by. */
const SAMPLE_ROWS = 200;
/** Most columns that are looked into, offered and kept: an .xlsx may name 16,384 of them. */
const MOST_COLUMNS = 200;
/** How much more a name with @ or a link says than a bare Latin word, which may be anything. */
const EXPLICIT = 3;
/** Distinguishes a Telegram name from any Latin word. */
const EXPLICIT_NAME = /@|t\.me|telegram\.|tg:/i;
/** Headings that would pass for Telegram names. */
const HEADINGS = /^(?:telegram|username|user_?name|nickname|contacts?|phones?|login|channel|comment)$/i;
const MAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** Cells as text, row by row. */
type Rows = readonly (readonly string[])[];

export interface TableReading {
  readonly type: AddressType;
  /** Tells phones outside +7; without it they are not recognised. */
  readonly foreign?: ForeignNumber;
}

const valuesIn = (cell: string, { type, foreign }: TableReading): readonly string[] => {
  if (HEADINGS.test(cell.trim())) return [];
  const reading = readContacts(cell, type, foreign);
  return 'values' in reading ? reading.values : [];
};

/** Columns of a sheet that can be chosen. */
export function columnCount(rows: Rows): number {
  let most = 0;
  for (const { length } of rows) if (length > most) most = length;
  return Math.min(most, MOST_COLUMNS);
}

/**
 * The column that holds contacts: whose cells, among the first 200 rows that are not blank, name the most different ones.
 * Of equals the leftmost.
 * @param isOther tells columns that are something else
 * @returns its number from 0, or −1 when no cell is a contact
 */
export function findContactColumn(
  rows: Rows,
  reading: TableReading,
  isOther: (column: number) => boolean = () => false,
): number {
  const found: Map<string, number>[] = [];
  let sampled = 0;
  for (const row of rows) {
    if (row.every(isBlank)) continue;
    if (sampled >= SAMPLE_ROWS) break;
    sampled += 1;
    row.forEach((cell, column) => {
      const explicit = reading.type === 'telegram' && EXPLICIT_NAME.test(cell);
      for (const value of valuesIn(cell, reading)) {
        const key = addressKey({ type: reading.type, value });
        (found[column] ??= new Map()).set(key, explicit ? EXPLICIT : 1);
      }
    });
  }
  let best = -1;
  let most = 0;
  for (let column = 0; column < found.length; column += 1) {
    const score = [...(found[column]?.values() ?? [])].reduce((sum, weight) => sum + weight, 0);
    if (score > most && !isOther(column)) [best, most] = [column, score];
  }
  return best;
}

/** Headings besides names that tables of contacts have, in Russian and English. */
const HEADING =
  /^(?:(?:моб|раб|дом|осн|доп|контакт)\S*\s+)?(?:тел|моб|номер|phone|mobile|cell|telegram|телеграм|tg$|тг$|ник|user|город|регион|область|стран|адрес|city|region|country|address|e-?mail|mail|почт|эл|компан|организац|company|должност|роль|position|role|title|job|коммент|замет|примеч|отметка времени|timestamp|note|comment|remark|дата|date|источник|source|статус|status|теги?$|tags?$|сегмент|segment|возраст|age$|пол$|gender|id$|№|n$|п\/п|ссылк|link|url|whatsapp|viber|контакт)/i;

/** A question of a form, or what a form asks to leave. */
const ASKED = /\?$|^(?:оставьте|укажите|напишите|введите|выберите)\s/i;

const isHeading = (cell: string): boolean => HEADING.test(cell.trim()) || isNameLabel(cell) || ASKED.test(cell.trim());

/** Whether a row is one of headings: its words are those of headings, at least half of them. */
function isHeadingRow(row: readonly string[]): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  const named = filled.filter((cell) => cell.length <= 60 && isHeading(cell)).length;
  return named > 0 && named * 2 >= filled.length;
}

/** Number of rows searched for headings: a title and a date may precede them. */
const HEADING_ROWS = 10;

/**
 * The row of headings over a column of contacts: the last row of headings' words among the first ten that have no contact; else
 * the first row that is not blank, if its cell says something other than a contact while most below it are contacts.
 * @returns its number from 0, or −1 when the contacts begin at once
 */
export function findHeaderRow(rows: Rows, column: number, reading: TableReading): number {
  const isContact = (cell: string): boolean => valuesIn(cell, reading).length > 0;
  const first = rows.findIndex((row) => !row.every(isBlank));
  if (first === -1) return -1;
  let named = -1;
  for (let row = first; row < Math.min(rows.length, first + HEADING_ROWS); row += 1) {
    const cells = rows[row] ?? [];
    if (isContact(cells[column] ?? '')) break;
    if (isHeadingRow(cells)) named = row;
  }
  if (named !== -1) return named;
  const heading = rows[first]?.[column] ?? '';
  if (isBlank(heading) || /\d/.test(heading) || isContact(heading)) return -1;
  const sample = rows.slice(first + 1, first + 1 + SAMPLE_ROWS).map((row) => row[column] ?? '');
  const filled = sample.filter((cell) => !isBlank(cell));
  return filled.filter(isContact).length * 2 > filled.length ? first : -1;
}

/** Where the contacts of a sheet are. */
export interface ContactPlace {
  /** See {@link findContactColumn}; −1 when there are none. */
  readonly column: number;
  /** See {@link findHeaderRow}. */
  readonly header: number;
}

/**
 * Where contacts are on one sheet: not in a column whose heading says that it is something else.
 * @param isAsked such contacts are what the person brings; others have to say that they are: a bare Latin word is no name in Telegram
 */
export function findContactPlace(rows: Rows, reading: TableReading, isAsked = true): ContactPlace {
  const sample: (readonly string[])[] = [];
  for (const row of rows) {
    if (sample.length >= SAMPLE_ROWS) break;
    if (!row.every(isBlank)) sample.push(row.slice(0, MOST_COLUMNS));
  }
  const others = new Set<number>();
  for (;;) {
    const column = findContactColumn(sample, reading, (at) => others.has(at));
    if (column === -1) return { column, header: -1 };
    const header = findHeaderRow(rows, column, reading);
    const heading = header === -1 ? '' : (rows[header]?.[column] ?? '');
    const isTold =
      isAsked ||
      reading.type !== 'telegram' ||
      mentionsAddress(heading, reading.type) ||
      sample.some((row) => EXPLICIT_NAME.test(row[column] ?? ''));
    if (isTold && !isOtherThan(heading, reading.type)) return { column, header };
    others.add(column);
  }
}

/* ── What else a row says ────────────────────────────────────────────────────────────────────────────────────────── */

/** Letters of a column as spreadsheets name it: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** Guesses the content of a column without a heading by its cells; undefined when they do not tell. */
function guessLabel(cells: readonly string[]): string | undefined {
  const share = (fits: (cell: string) => boolean) => cells.filter(fits).length / Math.max(1, cells.length);
  if (share((cell) => MAIL.test(cell)) > 0.6) return 'Почта';
  if (share((cell) => EXPLICIT_NAME.test(cell)) > 0.6) return 'Telegram';
  if (share((cell) => valuesIn(cell, { type: 'phone' }).length > 0) > 0.6) return 'Телефон';
  return undefined;
}

/** Whether cells are mail or names in Telegram, whatever their heading says; null when they are neither. */
export function guessField(cells: readonly string[]): 'email' | 'telegram' | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return null;
  const mails = filled.filter((cell) => MAIL.test(cell)).length;
  if (mails * 2 > filled.length) return 'email';
  const names = filled.filter((cell) => EXPLICIT_NAME.test(cell) && !MAIL.test(cell)).length;
  return names * 2 > filled.length ? 'telegram' : null;
}

/** How much a column looks like one of people's names: many different ones, most of several words. */
function nameScore(cells: readonly string[]): number {
  if (cells.filter(looksLikeName).length < cells.length * 0.6) return 0;
  const several = cells.filter((cell) => /\S\s+\S/.test(cell)).length;
  return new Set(cells).size + several;
}

/**
 * Returns the names of a table's columns: by its headings; where there are none, by the content of their cells («Имя», «Почта»,
 * …), else «Колонка B». Each name appears once.
 */
export function columnLabels(rows: Rows, { column, header }: ContactPlace): readonly string[] {
  const sample = rows.slice(header + 1, header + 1 + SAMPLE_ROWS);
  const cellsOf = (at: number) => sample.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  const count = columnCount(rows);
  const wanted = Array.from({ length: count }, (_, at) => {
    const heading = header === -1 ? '' : (rows[header]?.[at] ?? '').trim().replace(/\s+/g, ' ');
    return heading === '' ? guessLabel(cellsOf(at)) : heading;
  });
  if (header === -1) {
    let names = -1;
    let most = 0;
    for (let at = 0; at < count; at += 1) {
      const score = at === column || wanted[at] !== undefined ? 0 : nameScore(cellsOf(at));
      if (score > most) [names, most] = [at, score];
    }
    if (names !== -1) wanted[names] = 'Имя';
  }
  const taken = new Set<string>();
  return wanted.map((label, at) => {
    const name = label ?? `Колонка ${columnLetters(at)}`;
    const unique = taken.has(name) ? `${name} (${columnLetters(at)})` : name;
    taken.add(unique);
    return unique;
  });
}

/** Whether a row was not cut where the others are: a single cell, in a table of several columns. All of it is read as if typed. */
export function isUncut(row: readonly string[], uses: readonly string[]): boolean {
  return (
    row.length === 1 &&
    uses.length > 1 &&
    !isBlank(row[0] ?? '') &&
    !['phone', 'email', 'telegram'].includes(uses[0] ?? '')
  );
}
