import { mayBeginTurn } from '#src/domain/research/layouts/labelled.ts';
import { ToldTally, type Tell, type Told } from '#src/domain/research/layouts/told.ts';
import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist';

import { ImportError, type ImportErrorCode } from '../ImportError.ts';
import { type NamedBlob, type ReadOptions } from '../readFile.ts';
import { failureCode } from '../ReadFailure.ts';
import { type HyphenTest, hyphenTest } from './hyphenTest.ts';
import type { PdfLine } from './pdfLine.ts';
import { withoutRunningHeads } from './runningHeads.ts';

/** A piece of text on a page, in points from the lower left corner. */
export interface PdfPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The piece ends a line. */
  readonly endsLine: boolean;
}

/** Pieces on one base line make a line; a gap of a third of the type size between two is a space. */
function linesOf(pieces: readonly PdfPiece[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let current: { text: string; y: number; height: number; right: number } | null = null;
  const close = () => {
    if (current && current.text.trim() !== '') lines.push({ ...current, text: current.text.trim() });
    current = null;
  };
  for (const piece of pieces) {
    if (piece.text !== '') {
      if (current && Math.abs(piece.y - current.y) > Math.max(current.height, piece.height) / 2) close();
      if (!current) current = { text: '', y: piece.y, height: piece.height, right: piece.x };
      const gap = piece.x - current.right;
      const apart =
        gap > Math.max(current.height, piece.height) / 3 && !/\s$/.test(current.text) && current.text !== '';
      current.text += (apart && !/^\s/.test(piece.text) ? ' ' : '') + piece.text;
      current.right = Math.max(current.right, piece.x + piece.width);
      current.height = Math.max(current.height, piece.height);
    }
    if (piece.endsLine) close();
  }
  close();
  return lines;
}

/** The usual distance between two lines: the smallest that is common. */
function usualStep(lines: readonly PdfLine[]): number {
  const steps = lines
    .slice(1)
    .map((line, index) => (lines[index]?.y ?? line.y) - line.y)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 4)] ?? 0;
}

/** Whether a line was broken only because the page ended: the next line's first word would not have fitted behind it. */
function isWrapped(line: PdfLine, next: PdfLine, right: number): boolean {
  const word = /^\S+/.exec(next.text)?.[0].length ?? 0;
  return line.right + (word + 1) * line.height * 0.4 > right;
}

/** Whether a line is set in another size of type: a heading over its text, or the text below it. */
const isOtherType = (line: PdfLine, next: PdfLine): boolean =>
  Math.max(line.height, next.height) > Math.min(line.height, next.height) * 1.15;

/** The text of a page's lines; see {@link pageText}. */
function textOfLines(lines: readonly PdfLine[], isHyphen: HyphenTest): string {
  const step = usualStep(lines);
  const right = lines.reduce((most, line) => Math.max(most, line.right), 0);
  let text = '';
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    if (previous) {
      const gap = previous.y - line.y;
      if (gap > step * 1.4 || gap < 0 || isOtherType(previous, line)) text += '\n\n';
      else if (!isWrapped(previous, line, right) || mayBeginTurn(line.text)) text += '\n';
      else if (text.endsWith('\u00AD') || isHyphen(previous.text, line.text)) text = text.slice(0, -1);
      else if (!/[\p{L}\p{N}]-$/u.test(text)) text += ' ';
    }
    text += line.text;
  });
  // Controls are what a broken font table gives; soft hyphens inside lines would hide words from search.
  return text.replace(/[^\P{Cc}\t\n]|\u00AD/gu, '').normalize('NFC');
}

/** The text of a page: wrapped lines joined into paragraphs, paragraphs apart by an empty line, each speaker on a line of its own. */
export const pageText = (pieces: readonly PdfPiece[]): string => textOfLines(linesOf(pieces), () => false);

const noWords = (pages: readonly (readonly PdfLine[])[]): number => pages.filter((lines) => lines.length === 0).length;
const allLines = (pages: readonly (readonly PdfLine[])[]): number =>
  pages.reduce((sum, lines) => sum + lines.length, 0);

/**
 * The text of a document's pages: as {@link pageText}, without running heads, page numbers and hyphens of broken words.
 * @param tell hears how many lines of running heads, and pages without words, there are. Default: nobody asks
 */
export function documentText(pages: readonly (readonly PdfPiece[])[], tell: Tell = () => {}): string {
  const all = pages.map(linesOf);
  const lines = withoutRunningHeads(all);
  tell('page', noWords(all));
  tell('head', allLines(all) - allLines(lines));
  const isHyphen = hyphenTest(lines);
  return joinPages(
    lines.map((page) => textOfLines(page, isHyphen)),
    isHyphen,
  );
}

/** Pages as one text. A sentence that runs over the page's end runs on; otherwise an empty line parts the pages. */
export function joinPages(pages: readonly string[], isHyphen: HyphenTest = () => false): string {
  let text = '';
  for (const page of pages) {
    if (page === '') continue;
    const firstLine = page.slice(0, 200).split('\n')[0] ?? '';
    if (isHyphen(text.slice(-200), firstLine)) {
      text = text.slice(0, -1) + page;
      continue;
    }
    const runsOn = /[\p{L},]$/u.test(text) && /^\p{Ll}/u.test(page);
    text += (text === '' ? '' : runsOn ? ' ' : '\n\n') + page;
  }
  return text;
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

/** The pieces of text among what pdf.js finds on a page. */
export function piecesOf(items: Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items']): PdfPiece[] {
  return items.flatMap((item) =>
    'str' in item
      ? {
          text: item.str,
          x: Number(item.transform[4]),
          y: Number(item.transform[5]),
          width: item.width,
          height: item.height,
          endsLine: item.hasEOL,
        }
      : [],
  );
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
