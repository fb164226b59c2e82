import Papa from 'papaparse';

import { shownNumber } from './numberText.ts';
import { readPlainText } from '../text/plainText.ts';
import type { TableWriter } from './tableParts.ts';
import { isZip } from '../../zip/readZip.ts';
import { ReadFailure } from '../ReadFailure.ts';

/** Delimiters that are looked for, the likeliest first: a Russian Excel writes semicolons. */
const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Code units looked at to tell the delimiter. */
const SAMPLE_LENGTH = 1 << 16;
/** Rows looked at to tell the delimiter. */
const SAMPLE_ROWS = 100;
/** Character that no text contains; means «no quotes». */
const NO_QUOTES = '\u0000';
/** Code units that are read twice because of wrong quotes; when they are used up, the rest is read without regard to quotes. */
const MENDING_BUDGET = 1 << 25;

function parse(text: string, delimiter: string, quoteChar = '"', preview = 0): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar, preview });
}

interface Cut {
  readonly delimiter: string;
  /** Cells of most lines; 1 where nothing cuts anything. */
  readonly width: number;
}

/**
 * How a .csv is cut: by the delimiter that cuts most lines into the same number of cells, and into more of them when two do.
 * Commas inside the cells of a table with semicolons do not mislead it. A semicolon where nothing cuts anything.
 */
export function cutOf(text: string): Cut {
  const sample = text.slice(0, SAMPLE_LENGTH);
  let best: string = DELIMITERS[0];
  let bestShare = 0;
  let bestCount = 0;
  for (const delimiter of DELIMITERS) {
    const rows = parse(sample, delimiter, '"', SAMPLE_ROWS).data.filter((row) => row.length > 1 || row[0] !== '');
    // The sample ends inside a row.
    if (sample.length < text.length && rows.length > 1) rows.pop();
    const counts = new Map<number, number>();
    for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
    for (const [count, lines] of counts) {
      const share = lines / rows.length;
      // A tenth of the lines may be odd ones.
      const isBetter = share > bestShare + 0.1 || (share > bestShare - 0.1 && count > bestCount);
      if (count > 1 && isBetter) [best, bestShare, bestCount] = [delimiter, share, count];
    }
  }
  return { delimiter: best, width: Math.max(1, bestCount) };
}

/**
 * A row as it was meant: a line without the table's delimiter, which came as a single cell, is cut by the one that gives it as many
 * cells as the others have. Tables put together from several have such lines. Where none does, the line stays whole.
 */
function recut(row: string[], { delimiter, width }: Cut): string[] {
  const [only = ''] = row;
  if (row.length !== 1 || width < 2 || only.trim() === '') return row;
  for (const other of DELIMITERS) {
    if (other === delimiter || !only.includes(other)) continue;
    const [cells = row] = bareRows(only, other);
    if (cells.length === width) return cells;
  }
  return row;
}

/** Returns a line cut at every delimiter, also within quotes; a cell that is all in quotes comes without them. */
function bareRows(text: string, delimiter: string): string[][] {
  return parse(text, delimiter, NO_QUOTES).data.map((row) =>
    row.map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  );
}

/**
 * Rows of a text in which quotes are not where they should be — one without an end, `"ООО "Ромашка""` — and would swallow other
 * rows: each such line is cut without regard to quotes, and reading goes on behind it.
 */
function mendedRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let budget = MENDING_BUDGET;
  let rest = text;
  while (rest !== '') {
    let sound = 0;
    let isBroken = false;
    Papa.parse<string[]>(rest, {
      delimiter,
      newline: '\n',
      step({ data, errors, meta }, parser) {
        if (errors.some(({ type }) => type === 'Quotes')) {
          budget -= meta.cursor - sound;
          isBroken = true;
          parser.abort();
        } else if (!isBroken) {
          rows.push(data);
          sound = meta.cursor;
        }
      },
    });
    if (!isBroken) break;
    const lineEnd = rest.indexOf('\n', sound);
    const end = lineEnd < 0 || budget < 0 ? rest.length : lineEnd;
    for (const row of bareRows(rest.slice(sound, end), delimiter)) rows.push(row);
    rest = rest.slice(end + 1);
  }
  return rows;
}

/** Excel's own word on the delimiter, in a first line that is not part of the table. */
const DECLARED = /^sep=(.)\n/i;

/**
 * The rows of a .csv's text (line breaks \n): quotes, and line breaks inside them, as in RFC 4180. Quotes that are wrong do not
 * swallow the rows behind them; lines that have another delimiter are cut by their own.
 */
export function csvRows(text: string): string[][] {
  const declared = DECLARED.exec(text);
  const cut = declared?.[1] === undefined ? cutOf(text) : { delimiter: declared[1], width: 1 };
  const { delimiter } = cut;
  const table = text.slice(declared?.[0].length ?? 0);
  const { data, errors } = parse(table, delimiter);
  const parsed = errors.some(({ type }) => type === 'Quotes') ? mendedRows(table, delimiter) : data;
  const rows = parsed.map((row) => recut(row, cut));
  return declared ? [[], ...rows] : rows;
}

/**
 * A cell as a spreadsheet shows it, where that needs no computing: text written as a formula (`="0012"`), a link to mail or a
 * phone, text with the apostrophe that marks it as such.
 */
function shownCell(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? [];
  if (text !== undefined) return text.replaceAll('""', '"');
  const [, link] = /^=HYPERLINK\("(?:mailto|tel):([^"]+)"/i.exec(cell) ?? [];
  return link ?? cell.replace(/^'(?=[^']+$)/, '');
}

/** Share of the time that decoding takes; the rest is parsing. */
const DECODING = 0.5;
const ROWS_PER_STEP = 10_000;

/** Lines of a .txt that are looked at to tell whether it is a table. */
const TABBED_LINES = 20;

/** Whether a .txt is a table that a spreadsheet saved as text: its lines are cut by tabs into as many cells each. */
function isTabbed(text: string): boolean {
  const lines = text
    .slice(0, SAMPLE_LENGTH)
    .split('\n', TABBED_LINES)
    .filter((line) => line.trim() !== '');
  const tabs = lines[0]?.split('\t').length ?? 1;
  return tabs > 1 && lines.length > 1 && lines.every((line) => line.split('\t').length === tabs);
}

/**
 * Reads a .csv, or a .txt as one cell per line unless tabs cut it into columns. Nothing in a cell is computed: `=A1*2` and `+7…` are text.
 * @throws ReadFailure `binary`, `zip_as_text`, `too_large`, `no_rows`
 */
export async function readTextTable(
  file: Blob,
  { isCsv, name }: { readonly isCsv: boolean; readonly name: string },
  writer: TableWriter,
  progress: (done: number, total: number) => void,
): Promise<void> {
  if (isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) throw new ReadFailure('zip_as_text');
  const parts = await readPlainText(file, (done, total) => progress(done * DECODING, total));
  const text = parts.join('');
  const isTable = isCsv || isTabbed(text);
  const rows = isTable ? csvRows(text) : text.split('\n').map((line) => [line]);
  writer.sheet(name);
  rows.forEach((row, index) => {
    writer.row(isTable ? row.map((cell) => shownNumber(shownCell(cell))) : row);
    if ((index + 1) % ROWS_PER_STEP === 0) {
      progress(file.size * (DECODING + (1 - DECODING) * (index / rows.length)), file.size);
    }
  });
  writer.end();
  progress(file.size, file.size);
}
