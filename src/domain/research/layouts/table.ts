import { labelName } from './canonical.ts';
import { LABEL_LENGTH, Labels } from './roles.ts';
import { leadingStamp, stampAlone, stampText } from './stamps.ts';

/** Words that head the columns of a transcript. */
const HEADS =
  /^(?:№|n|кто|кто говорит|спикер|говорящий|имя|участник|роль|автор|speaker|name|who|время|тайм-?код|таймкод|time|timecode|start|реплика|реплики|текст|слова|содержание|ответ|фраза|text|transcript|words)$/iu;

/** Those of them that head the names of people. */
const NAME_HEADS = /^(?:кто|кто говорит|спикер|говорящий|имя|участник|автор|speaker|name|who)$/iu;

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

const share = (rows: readonly (readonly string[])[], column: number, is: (cell: string) => boolean): number =>
  rows.filter((row) => is(row[column] ?? '')).length / rows.length;

/**
 * Which column tells the time, the name and the words; null for a table of anything else.
 * @param headed the column that is headed as one of names; -1 when none is
 */
function columnsOf(rows: readonly (readonly string[])[], headed: number): Columns | null {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (count < 2 || count > MOST_COLUMNS || rows.length < 2) return null;
  const columns = Array.from({ length: count }, (_, column) => column);
  const lengths = columns.map((column) => rows.reduce((sum, row) => sum + (row[column] ?? '').length, 0));
  const words = lengths.indexOf(Math.max(...lengths));
  const time =
    columns.find((column) => column !== words && share(rows, column, (cell) => leadingStamp(cell) !== null) > 0.7) ??
    -1;
  const labels = new Labels();
  const named = columns
    .filter((column) => column !== words && column !== time && (headed < 0 || column === headed))
    .map((column) => {
      const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
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
  return { time, name: named.column, words };
}

const headOf = (cell: string): string => cell.replace(/[:.]$/, '');

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
  const names = first.findIndex((cell) => NAME_HEADS.test(headOf(cell)));
  const unknown = first.flatMap((cell, column) => (cell === '' || HEADS.test(headOf(cell)) ? [] : [column]));
  if (unknown.length === 0) return { names, others: [] };
  // «Участник» may be how a talk names who speaks: then he speaks again.
  const isHead = names >= 0 && others.every((row) => row[names] !== first[names]);
  return isHead ? { names, others: unknown } : null;
}

/**
 * The talk that a table holds: a row a turn, with the name, the words and perhaps the time in columns of their own. Null when it
 * is a table of something else: of people, say, whose head names what a talk has no column for.
 * @param table cells by row, without white space around
 */
export function transcriptOfTable(table: readonly (readonly string[])[]): string | null {
  const filled = table.filter((row) => row.some((cell) => cell !== ''));
  const head = readHead(filled);
  const rows = head ? filled.slice(1) : filled;
  const columns = rows.length > 0 ? columnsOf(rows, head?.names ?? -1) : null;
  if (!columns || head?.others.some((column) => column !== columns.words && column !== columns.time)) return null;
  let before = '';
  const turns = rows.map((row) => {
    const name = row[columns.name] ?? '';
    const time =
      columns.time < 0 ? null : (stampAlone(row[columns.time] ?? '') ?? leadingStamp(row[columns.time] ?? ''));
    // A row without a name goes on with the one over it.
    if (name !== '') before = labelName(name.replace(/:$/, ''));
    return `${time ? `[${stampText(time.at)}] ` : ''}${before === '' ? '' : `${before}: `}${row[columns.words] ?? ''}`;
  });
  return turns.join('\n\n');
}
