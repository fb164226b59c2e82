import type { TextLine } from '#src/domain/boards/cardText.ts';
import type { Tone } from '#src/theme/tokens.ts';

import type { WorkerFunction } from '../worker/protocol.ts';
import { callOnce, WorkerFailure } from '../worker/call.ts';
import { ExportError, isExportErrorCode } from './ExportError.ts';

/** A short label on a quiet background. */
export interface PdfBadge {
  readonly text: string;
  readonly tone: Tone;
}

/** A row of a key-value table. */
export interface PdfField {
  readonly label: string;
  readonly value: string;
}

/** Rows are as long as the head; a head without a word is left out. The first column names the row. */
export interface PdfTable {
  readonly head: readonly TextLine[];
  readonly rows: readonly (readonly TextLine[])[];
}

/** A piece of what a cell holds, one under another. */
export type PdfPart =
  | {
      readonly kind: 'text';
      readonly line: TextLine;
      /** Hangs before the text: «•», «2.». */
      readonly mark?: string;
      /** At the right of the text where it fits there, else under it; quieter. */
      readonly note?: string;
      readonly quiet?: boolean;
    }
  /** The distance between two blocks. */
  | { readonly kind: 'space' }
  | ({ readonly kind: 'table' } & PdfTable)
  /** How far something has come, 0 to 1. */
  | { readonly kind: 'bar'; readonly share: number }
  /** A drawing of its own size, points; made smaller where the cell is narrower. */
  | {
      readonly kind: 'picture';
      readonly width: number;
      readonly height: number;
      readonly shapes: readonly PdfShape[];
      /** Name and figures of the drawing as text, for users who do not see it; paper has only the drawing. */
      readonly told?: PdfTable & { readonly name: string };
    };

/** Cell of a grid: a title and the content under it. */
export interface PdfCell {
  readonly title: string;
  readonly parts: readonly PdfPart[];
  /** Columns that it takes. Default 1. */
  readonly span?: number;
  /** Colour of the line above it; a hairline's without it. */
  readonly tone?: Tone;
}

/** A piece of a document. Headings, badges, rules and leading parts stay on one page with what follows them. */
export type PdfBlock =
  /** Levels 1 to 3, also entries of the file's outline. With a tone: a line in its colour beneath. `note`: set beside the text, quieter. */
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2 | 3;
      readonly text: string;
      readonly note?: string;
      readonly tone?: Tone;
    }
  | { readonly kind: 'paragraph'; readonly text: string; readonly quiet?: boolean }
  | { readonly kind: 'badges'; readonly badges: readonly PdfBadge[] }
  /** A key-value table: labels at the left, values beside them; a long value runs on over pages. */
  | { readonly kind: 'fields'; readonly rows: readonly PdfField[] }
  /**
   * Framed cells in rows of `columns`, across the page; one that does not fit in what is left of its row begins the next. On what is left of the page if they fit in type of a readable size (it
   * is made smaller, down to 7 points, then they fill the page); else over as many pages as they take: no word is left out.
   */
  | { readonly kind: 'cells'; readonly columns: number; readonly cells: readonly PdfCell[] }
  /**
   * Parts across the page, in the font of its text; they continue over pages. With a line at their left they are a quotation: in
   * the accent colour, in the text's colour and dashed, or quiet.
   */
  | {
      readonly kind: 'parts';
      readonly parts: readonly PdfPart[];
      readonly bar?: 'accent' | 'dashed' | 'quiet';
      /** Belongs to what follows: on one page with its beginning, and nearer to it. */
      readonly leads?: boolean;
    }
  /** A hairline between two things; left out at the top of a page. */
  | { readonly kind: 'rule' }
  | { readonly kind: 'pageBreak' };

/** A document on A4. */
export interface PdfDocument {
  /** Also the file's title and the beginning of every footer. */
  readonly title: string;
  /** In words, as the footer shows it. */
  readonly date: string;
  readonly orientation: 'portrait' | 'landscape';
  /** Whether it is read from beginning to end: larger type in narrower lines. Default false: it is looked things up in. */
  readonly isProse?: boolean;
  readonly blocks: readonly PdfBlock[];
}

/** Some text of a text box: as many rows as it takes, `rows` at most; what does not fit ends in «…». */
export interface PdfTextLine {
  readonly text: string;
  readonly font: 'regular' | 'bold';
  /** In points. */
  readonly size: number;
  readonly color: string;
  /** 1 or more. */
  readonly rows: number;
}

/** A piece of a drawing; distances in points from the sheet's upper left corner, colours as `#rrggbb`. */
export type PdfShape =
  /** Texts one under another, each below what the one before it really took. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly align?: 'left' | 'center' | 'right';
      readonly lines: readonly PdfTextLine[];
    }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Corner radius. Default 0. */
      readonly radius?: number;
      readonly fill?: string;
      readonly stroke?: string;
      /** Default 1. */
      readonly strokeWidth?: number;
    }
  | {
      readonly kind: 'line';
      readonly points: readonly (readonly [x: number, y: number])[];
      readonly color: string;
      readonly width: number;
      /** Length of the dashes and of the gaps between them, or of each in turn; a whole line without it. */
      readonly dash?: number | readonly number[];
    }
  | { readonly kind: 'area'; readonly points: readonly (readonly [x: number, y: number])[]; readonly fill: string };

/** One sheet where everything has its place, such as a map: nothing flows, nothing runs on. */
export interface PdfDrawing {
  /** Also the file's title and the beginning of the footer. */
  readonly title: string;
  /** In words, as the footer shows it. */
  readonly date: string;
  readonly size: 'A3' | 'A4';
  readonly orientation: 'portrait' | 'landscape';
  /** Drawn in this order, later ones over earlier ones. */
  readonly shapes: readonly PdfShape[];
}

/** Replaces a character that is in no font of the document (hieroglyphs; emoji have their own font); the footer then notes it. */
export const REPLACEMENT = '¤';

/** Functions of the worker that writes it. */
export interface PdfWorker {
  readonly [name: string]: WorkerFunction;
  readonly write: (document: PdfDocument | PdfDrawing) => Promise<Blob>;
}

const start = (): Worker => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes a PDF file, A4 or a drawing's own sheet: Golos Text embedded so that Cyrillic is selectable text (R58), an outline of the headings, the
 * footer «title · date» and «Страница 1 из 3» on every page. Emoji are drawn in one colour and are text, too; characters that no type
 * has become {@link REPLACEMENT}. Works in
 * a worker, so any number of pages leaves the page alive.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function makePdf(doc: PdfDocument | PdfDrawing, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  try {
    return await callOnce<PdfWorker, 'write'>(start, 'write', doc, { signal });
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    throw new ExportError(isExportErrorCode(error.code) ? error.code : 'maker_failed', { cause: error.message });
  }
}
