import Papa from 'papaparse';

import { shownNumber } from './numberText.ts';
import { readPlainText } from './plainText.ts';
import { ReadFailure } from './readFile.ts';
import type { TableWriter } from './tableParts.ts';
import { isZip } from './zip.ts';

/** Delimiters that are looked for, the likeliest first: a Russian Excel writes semicolons. */
const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Code units looked at to tell the delimiter. */
const SAMPLE_LENGTH = 1 << 16;
/** Rows looked at to tell the delimiter. */
const SAMPLE_ROWS = 100;
/** No character of a text: stands for «no quotes». */
const NO_QUOTES = '\u0000';
/** Quotes without an end that are mended one by one; after so many the rest is read without quotes. */
const MOST_MENDED = 50;

function parse(text: string, delimiter: string, quoteChar = '"', preview = 0): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar, preview });
}

/**
 * The delimiter of a .csv: the one that cuts most lines into the same number of cells, and into more of them when two do. Commas
 * inside the cells of a table with semicolons do not mislead it. A semicolon where nothing cuts anything.
 */
export function delimiterOf(text: string): string {
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
  return best;
}

/** Excel's own word on the delimiter, in a first line that is not part of the table. */
const DECLARED = /^sep=(.)\n/i;

/**
 * The rows of a .csv's text (line breaks \n): quotes, and line breaks inside them, as in RFC 4180. A quote that never ends is
 * taken for an ordinary character of its line, so that it does not swallow the rest of the file.
 */
export function csvRows(text: string): string[][] {
  const declared = DECLARED.exec(text);
  const delimiter = declared?.[1] ?? delimiterOf(text);
  const rows: string[][] = [];
  let rest = text;
  if (declared) {
    rows.push([]);
    rest = rest.slice(declared[0].length);
  }
  for (let mended = 0; rest !== ''; mended += 1) {
    const { data, errors } = parse(rest, delimiter, mended < MOST_MENDED ? '"' : NO_QUOTES);
    const endless = errors.find(({ code }) => code === 'MissingQuotes');
    if (!endless) return rows.concat(data);
    const sound = data.slice(0, endless.row);
    // The row's own line: the quote stands at the index named, behind any quoted line break of the row.
    const start = rest.lastIndexOf('\n', (endless.index ?? 0) - 1) + 1;
    const lineEnd = rest.indexOf('\n', start);
    const end = lineEnd < 0 ? rest.length : lineEnd;
    for (const row of sound) rows.push(row);
    rows.push(...parse(rest.slice(start, end), delimiter, NO_QUOTES).data);
    rest = rest.slice(end + 1);
  }
  return rows;
}

/** Share of the time that decoding takes; the rest is parsing. */
const DECODING = 0.5;
const ROWS_PER_STEP = 10_000;

/**
 * Reads a .csv, or a .txt as one cell per line. Nothing in a cell is computed: `=…` and `+7…` are text.
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
  const rows = isCsv ? csvRows(text) : text.split('\n').map((line) => [line]);
  writer.sheet(name);
  rows.forEach((row, index) => {
    writer.row(isCsv ? row.map(shownNumber) : row);
    if ((index + 1) % ROWS_PER_STEP === 0) {
      progress(file.size * (DECODING + (1 - DECODING) * (index / rows.length)), file.size);
    }
  });
  writer.end();
  progress(file.size, file.size);
}
