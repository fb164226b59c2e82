import { ToldTally, type Tell, type Told } from '#src/domain/research/layouts/told.ts';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

import { ImportError, type ImportErrorCode } from '../ImportError.ts';
import { type NamedBlob, type ReadOptions } from '../readFile.ts';
import { failureCode } from '../ReadFailure.ts';
import { columnEdges, type PartWithStops, partsOf, tabStops } from './gutters.ts';
import { type HyphenTest, hyphenTest } from './hyphenTest.ts';
import { beginTest, textOfRows } from './lineText.ts';
import { besideColumns } from './margins.ts';
import { linesOf, type Row } from './pdfLine.ts';
import { pageWords, type PdfPiece, piecesOf } from './pdfPiece.ts';
import { comingBack, withoutRunningHeads } from './runningHeads.ts';

/** What is read of a page one after the other: columns, parts over and under them, words that run another way. */
type Column = readonly Row[];

/** The columns of a page. Parts of the page that have but one, and nothing beside it, are one where they meet. */
function columnsOf(page: PartWithStops, known: readonly number[], tell: Tell): Column[] {
  const all: Column[] = [];
  let wasWhole = false;
  for (const { columns } of partsOf(page, known)) {
    const read = besideColumns(columns, tell);
    const [rows = [], ...others] = read;
    const isWhole = others.length === 0 && rows.length === 1 && rows[0]?.beside === '';
    const before = isWhole && wasWhole ? all.pop() : undefined;
    const lines = [...(before ?? []), ...rows].flatMap((row) => row.lines);
    all.push(...(isWhole ? [[{ beside: '', lines }]] : read));
    wasWhole = isWhole;
  }
  return all;
}

const countAll = (lists: readonly (readonly unknown[])[]): number => lists.reduce((sum, { length }) => sum + length, 0);

/**
 * The text of a document's pages: columns one after the other, without running heads, page numbers and hyphens of broken words.
 * @param tell hears how many lines of running heads and marks, numbers of lines, and pages without words there are. Default: nobody
 *   asks
 */
export function documentText(pages: readonly (readonly PdfPiece[])[], tell: Tell = () => {}): string {
  const read = pages.map(pageWords);
  const all = read.map(({ main }) => linesOf(main));
  const kept = withoutRunningHeads(all);
  tell('page', read.filter(({ main, aside }) => main.length === 0 && aside.length === 0).length);
  tell('head', countAll(all) - countAll(kept));
  // Most pages are prose: no white space parts their words, and their lines are known.
  const withStops = kept.map((lines) => tabStops(lines.flatMap((line) => line.words)));
  const edges = [...new Set(withStops.flatMap((page) => (page ? columnEdges(page) : [])).map(Math.round))];
  const asides = read.map(({ aside }) => aside.map(linesOf));
  const isMark = comingBack(asides.map((ways) => ways.flat()));
  tell('head', asides.flat(2).filter(isMark).length);
  const columns = withStops.flatMap((page, index) => [
    ...(page ? columnsOf(page, edges, tell) : [[{ beside: '', lines: kept[index] ?? [] }]]),
    ...(asides[index] ?? []).map((lines): Column => [{ beside: '', lines: lines.filter((line) => !isMark(line)) }]),
  ]);
  const lines = columns.map((rows) => rows.flatMap((row) => row.lines));
  const tests = { isHyphen: hyphenTest(lines), begins: beginTest(lines.flat()) };
  const texts = columns.map((rows) => textOfRows(rows, tests));
  // Soft hyphens inside lines would hide words from search.
  return joinPages(texts, tests.isHyphen).replaceAll('\u00AD', '');
}

/** The text of a page; see {@link documentText}. */
export const pageText = (pieces: readonly PdfPiece[]): string => documentText([pieces]);

/** Pages, or columns, as one text. A sentence that runs over the page's end runs on; otherwise an empty line parts the pages. */
export function joinPages(pages: readonly string[], isHyphen: HyphenTest = () => false): string {
  const joined: string[] = [];
  for (const page of pages) {
    if (page === '') continue;
    const before = joined.pop() ?? '';
    const firstLine = page.slice(0, 200).split('\n')[0] ?? '';
    if (isHyphen(before.slice(-200), firstLine)) joined.push(before.slice(0, -1), page);
    else {
      const runsOn = /[\p{L},]$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(page);
      joined.push(before + (before === '' ? '' : runsOn ? ' ' : '\n\n'), page);
    }
  }
  return joined.join('');
}

/** Whether most characters are placeholders: a font without a table of characters. */
export function isGarbled(text: string): boolean {
  const placeholders = text.match(/[\uE000-\uF8FF\uFFFD]/g)?.length ?? 0;
  return placeholders > text.length * 0.3;
}

const CODES: Readonly<Record<string, ImportErrorCode>> = {
  PasswordException: 'encrypted',
  InvalidPDFException: 'damaged',
};

export interface PdfText {
  /** Empty when the pages hold pictures only. */
  readonly text: string;
  /** Most of the text is placeholders. */
  readonly isGarbled: boolean;
  /** What is on its pages and not in the text. */
  readonly told: readonly Told[];
}

/** Whether a file looks like a PDF: its header is within the first kilobyte. */
async function looksLikePdf(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  return head.includes('%PDF-');
}

/**
 * Reads the text of a PDF page by page. pdf.js parses in a worker of its own, without eval, WebAssembly or any request;
 * stopping ends that worker at once.
 * @throws ImportError `not_pdf`, `damaged`, `encrypted`, `no_pages`, `read_failed`; the signal's reason when stopped
 */
export async function readPdf(file: NamedBlob, { signal, onProgress }: ReadOptions = {}): Promise<PdfText> {
  const { getDocument, PDFWorker, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { default: ParserWorker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker');
  signal?.throwIfAborted();
  const port = new ParserWorker();
  let task: PDFDocumentLoadingTask | null = null;
  const over = new AbortController();
  const failure = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
    port.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new ImportError('reader_failed', file.name, { cause: event.message }));
    });
  });
  const read = async () => {
    if (!(await looksLikePdf(file))) throw new ImportError('not_pdf', file.name);
    const data = new Uint8Array(await file.arrayBuffer());
    signal?.throwIfAborted();
    task = getDocument({
      data,
      worker: PDFWorker.create({ port }),
      verbosity: VerbosityLevel.ERRORS,
      isEvalSupported: false,
      useWasm: false,
      useWorkerFetch: false,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
    });
    const document = await task.promise;
    if (document.numPages === 0) throw new ImportError('no_pages', file.name);
    const pages: PdfPiece[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(piecesOf(items));
      page.cleanup();
      onProgress?.(number, document.numPages);
    }
    const tally = new ToldTally();
    const text = documentText(pages, tally.tell);
    return { text, isGarbled: isGarbled(text), told: tally.told() };
  };
  try {
    return await Promise.race([read(), failure]);
  } catch (error) {
    if (signal?.aborted || error instanceof ImportError) throw error;
    const name = error instanceof Error ? error.name : '';
    throw new ImportError(CODES[name] ?? failureCode(error, 'damaged'), file.name, { cause: error });
  } finally {
    over.abort();
    // A worker that hangs answers no farewell: end it, then let pdf.js tidy up what it kept here.
    port.terminate();
    void (task as PDFDocumentLoadingTask | null)?.destroy().catch(() => {});
  }
}
