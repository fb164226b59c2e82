import { eachLine, isBlank } from './lines.ts';
import { LABEL_LENGTH, type Label, labelName, Labels } from './roles.ts';
import { leadingStamp, stampText } from './stamps.ts';
import type { Utterance } from './writeTalk.ts';

const headOf = (cell: string): string => cell.replace(/[:.]$/, '');

/** Words that head the columns of a transcript. */
const HEADS =
  /^(?:№|n|кто|кто говорит|говорит|кто сказал|спикер|говорящий|имя|участник|роль|автор|speaker|name|who|время|тайм-?код|таймкод|time|timecode|start|реплика|реплики|текст|слова|содержание|ответ|фраза|text|transcript|words)$/iu;

/** Those of them that head the names of people. */
const NAME_HEADS = /^(?:кто|кто говорит|говорит|кто сказал|спикер|говорящий|имя|участник|автор|speaker|name|who)$/iu;

/** Whether a cell heads a column of people's names. */
export const headsNames = (cell: string): boolean => NAME_HEADS.test(headOf(cell));

/** Most columns of a talk: a number, a time, a name, the words. */
const MOST_COLUMNS = 5;
/** Least share of the rows that have a name. */
const NAMED_SHARE = 0.5;

interface Columns {
  readonly time: number;
  readonly name: number;
  readonly words: number;
}

/** A column of names: how many cells have one, of how many people. */
interface Named {
  readonly column: number;
  readonly names: number;
  readonly people: number;
}

/** Whether a row is one cell over all columns: a heading within the talk. */
const isHeading = (row: readonly string[]): boolean => row.length === 1;

const isPerson = (label: Label | null): boolean =>
  label !== null && !label.isLower && (label.isName || label.strong !== null || label.weak !== null);

/**
 * Which column tells the time, the name and the words; null for a table of anything else.
 * @param headed the column that is headed as one of names; -1 when none is
 */
function columnsOf(all: readonly (readonly string[])[], headed: number): Columns | null {
  const count = all.reduce((most, row) => Math.max(most, row.length), 0);
  const rows = all.filter((row) => !isHeading(row));
  if (count < 2 || count > MOST_COLUMNS || rows.length < 2) return null;
  const columns = Array.from({ length: count }, (_, column) => column);
  const lengths = columns.map((column) => rows.reduce((sum, row) => sum + (row[column] ?? '').length, 0));
  const labels = new Labels();
  const filledOf = (column: number) => rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const isTime = (column: number) => {
    const filled = filledOf(column);
    const stamps = filled.filter((cell) => leadingStamp(cell) !== null).length;
    return stamps * 2 >= rows.length && stamps > filled.length * 0.7;
  };
  const time = columns.find(isTime) ?? -1;
  // Names may be longer than what is said: people who come back, and what they do.
  const isPeople = (column: number) => {
    const names = filledOf(column).map((cell) => labels.read(cell));
    const keys = new Set(names.map((label) => label?.key));
    const isRoles = names.every((label) => label?.strong != null);
    return names.every(isPerson) && (isRoles || (keys.size > 1 && keys.size < names.length));
  };
  const likely = headed < 0 ? columns.find((column) => column !== time && isPeople(column)) : headed;
  const others = columns.filter((column) => column !== time && column !== likely);
  const words = others.reduce((best, column) => ((lengths[column] ?? 0) > (lengths[best] ?? -1) ? column : best), -1);
  const named = columns
    .filter((column) => column !== words && column !== time && (headed < 0 || column === headed))
    .map((column) => {
      const cells = filledOf(column);
      const names = cells.filter(
        (cell) => cell.length <= LABEL_LENGTH && /\p{L}/u.test(cell) && labels.read(cell) !== null,
      );
      const people = new Set(names).size;
      return { column, names: names.length, people, filled: cells.length };
    })
    .filter(({ names, filled }) => names >= rows.length * NAMED_SHARE && names >= filled * 0.9)
    .reduce<Named | null>(
      (best, one) => (best && best.names - best.people >= one.names - one.people ? best : one),
      null,
    );
  // Two rows may name two people; in more, a person speaks again.
  if (!named || (rows.length > 3 && named.people * 1.5 > named.names)) return null;
  const found = { time, name: named.column, words };
  const isBack = named.people < named.names;
  return headed >= 0 || (time >= 0 && isBack) || isTalk(rows, found, labels) ? found : null;
}

/** Whether rows that no head explains are a talk: people of whom one asks and another answers, or roles of a talk. */
function isTalk(rows: readonly (readonly string[])[], { name, words }: Columns, labels: Labels): boolean {
  const said = rows
    .map((row) => ({ label: labels.read(row[name] ?? ''), words: row[words] ?? '' }))
    .filter(({ label }) => label !== null);
  const counts = new Map<string, number>();
  for (const { label } of said) if (label) counts.set(label.key, (counts.get(label.key) ?? 0) + 1);
  const comesBack = (label: Label | null) =>
    label !== null && !label.isLower && !label.isHeading && (counts.get(label.key) ?? 0) > 1;
  if (!said.every(({ label }) => isPerson(label) || comesBack(label))) return false;
  if (new Set(said.flatMap(({ label }) => label?.strong ?? [])).size > 1) return true;
  const asks = said.map((one) => /\?[»")\s]*$/.test(one.words));
  const answered = said.filter(
    ({ label }, index) => asks[index - 1] && !asks[index] && label?.key !== said[index - 1]?.label?.key,
  ).length;
  return answered > 0 && answered * 2 >= asks.slice(0, -1).filter(Boolean).length;
}

/** Meaning of the columns, from a table's first row. */
interface Head {
  /** The column of names; -1 when the row heads none. */
  readonly names: number;
  /** Columns of something that no talk has: a segment, an age. The column of words may have any heading. */
  readonly others: readonly number[];
}

/** The first row as the head of the table; null when it is a row as the others are. */
function readHead([first, ...others]: readonly (readonly string[])[]): Head | null {
  if (!first) return null;
  const names = first.findIndex(headsNames);
  const unknown = first.flatMap((cell, column) => (cell === '' || HEADS.test(headOf(cell)) ? [] : [column]));
  if (unknown.length === 0) return { names, others: [] };
  // «Участник» may be how a talk names who speaks: then he speaks again.
  const isHead = names >= 0 && others.every((row) => row[names] !== first[names]);
  return isHead ? { names, others: unknown } : null;
}

/** Words of a row of a talk. */
export interface TableTurn {
  /** As given; null when nobody says them. */
  readonly speaker: string | null;
  /** Seconds of the recording; null when unknown. */
  readonly at: number | null;
  readonly words: string;
}

/** A remark of who wrote the talk down: «(пауза)». */
const REMARK = /^[([][^()[\]]*[)\]]$/;

/** Words of a row beside its name, time and words: what no column is meant for. */
function restOf(row: readonly string[], { time, name, words }: Columns): string[] {
  return row.flatMap((cell, column) => {
    if (column === name || column === words) return [];
    const rest = column === time ? cell.slice(leadingStamp(cell)?.length ?? 0).trim() : cell;
    return /\p{L}/u.test(rest) ? [rest] : [];
  });
}

/**
 * The talk that a table holds: a row a turn, with the name, the words and perhaps the time in columns of their own. Null when it
 * is a table of something else: of people, say, whose head names what a talk has no column for; of goods; of questions and answers.
 * No word of a row is lost: what has no column follows the row's words, and a row without a name goes on with the one over it,
 * unless it is a remark in brackets or goes across all columns.
 * @param table cells by row, without white space around
 */
export function talkOfTable(table: readonly (readonly string[])[]): readonly TableTurn[] | null {
  const filled = table.filter((row) => row.some((cell) => cell !== ''));
  const head = readHead(filled);
  const rows = head ? filled.slice(1) : filled;
  const columns = rows.length > 0 ? columnsOf(rows, head?.names ?? -1) : null;
  if (!columns || head?.others.some((column) => column !== columns.words && column !== columns.time)) return null;
  let before: string | null = null;
  return rows.map((row): TableTurn => {
    if (isHeading(row)) return { speaker: null, at: null, words: row[0] ?? '' };
    const name = (row[columns.name] ?? '').replace(/:$/, '').trim();
    if (name !== '') before = name;
    const time = columns.time < 0 ? null : leadingStamp(row[columns.time] ?? '');
    const words = [row[columns.words] ?? '', ...restOf(row, columns)].filter(Boolean).join('\n');
    return { speaker: name === '' && REMARK.test(words) ? null : before, at: time?.at ?? null, words };
  });
}

/** The talk that a table holds as text, turns apart by an empty line; null when it is a table of something else. */
export function transcriptOfTable(table: readonly (readonly string[])[]): string | null {
  const turns = talkOfTable(table)?.map(({ speaker, at, words }) => {
    const stamp = at === null ? '' : `[${stampText(at)}] `;
    return `${stamp}${speaker === null ? '' : `${labelName(speaker)}: `}${words}`;
  });
  return turns?.join('\n\n') ?? null;
}

/** Most lines without a tab among those of a table, as a share: a heading, a line that was broken. */
const PLAIN_SHARE = 0.1;

interface Row {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly string[];
}

/** Lines that are not blank, by their cells. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  eachLine(text, (start, end) => {
    if (isBlank(text, start, end)) return;
    const cells = text.slice(start, end).split('\t').map((cell) => cell.trim()); // prettier-ignore
    rows.push({ start, end, cells });
  });
  return rows;
}

/**
 * The talk of a table that was copied as text, its columns apart by tabs: names, times and words in columns of their own. Null for
 * any other text, and where a colon follows the names: those are labels. Linear.
 */
export function readTabLines(text: string): Utterance[] | null {
  if (!text.includes('\t')) return null;
  const rows = rowsOf(text);
  const tabbed = rows.filter(({ cells }) => cells.length > 1);
  if (tabbed.length < 2 || rows.length - tabbed.length > rows.length * PLAIN_SHARE) return null;
  if (tabbed.some(({ cells }) => cells.some((cell) => cell.endsWith(':')))) return null;
  const turns = talkOfTable(rows.map(({ cells }) => cells));
  if (!turns) return null;
  // The head of the columns is no turn.
  const heads = rows.length - turns.length;
  return turns.map(({ speaker, at, words }, index) => {
    const { start = 0, end = 0 } = rows[index + heads] ?? {};
    const found = text.slice(start, end).lastIndexOf(words);
    const from = found < 0 ? start : start + found;
    const to = found < 0 ? end : from + words.length;
    return { speaker, at, pieces: words === '' ? [] : [{ text: words, from, to }] };
  });
}
