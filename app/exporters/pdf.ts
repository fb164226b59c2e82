import type { Tone } from '#src/theme/tokens.ts';

import { ExportError } from './ExportError.ts';
import { inWorker } from './inWorker.ts';
import type { PdfReport } from './pdf.worker.ts';

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

/** A cell of a grid: a title and a text under it. */
export interface PdfCell {
  readonly title: string;
  readonly text: string;
  /** Colour of the line above it; a hairline's without it. */
  readonly tone?: Tone;
}

/** A piece of a document. Headings, badges and rules stay on one page with what follows them. */
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
   * Framed cells in rows of `columns`, across the page. On what is left of the page if they fit in type of a readable size (it
   * is made smaller, down to 7 points, then they fill the page); else over as many pages as they take: no word is left out.
   */
  | { readonly kind: 'cells'; readonly columns: number; readonly cells: readonly PdfCell[] }
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
      /** Of the corners. Default 0. */
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
      /** Length of the dashes and of the gaps between them; a whole line without it. */
      readonly dash?: number;
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

/** Stands for a character that the document's type lacks (emoji, hieroglyphs); a note at the document's end then says so. */
export const REPLACEMENT = '¤';

/**
 * Makes a PDF file, A4 or a drawing's own sheet: Golos Text embedded so that Cyrillic is selectable text (decision 13), an outline of the headings, the
 * footer «title · date» and «Страница 1 из 3» on every page. Characters that the type lacks become {@link REPLACEMENT}. Works in
 * a worker, so any number of pages leaves the page alive.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function makePdf(doc: PdfDocument | PdfDrawing, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  signal?.throwIfAborted();
  const report = await inWorker<PdfReport>(
    new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }),
    doc,
    (detail) => new ExportError('maker_failed', { cause: detail }),
    signal,
  );
  if (report.kind === 'failed') throw new ExportError(report.code, { cause: report.detail });
  return report.blob;
}
