import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

import { ExportError } from './ExportError.ts';

/** How a page becomes a picture. */
export interface PngOptions {
  /** Width of the picture in pixels; its height follows the page's shape. */
  readonly width: number;
  /** Stops the work. */
  readonly signal?: AbortSignal;
}

/** Browsers refuse canvases higher than this; px. */
const TALLEST = 16_000;

/** Draws the first page of a PDF as a PNG picture; see {@link pdfToPng}. */
export function pdfPageToPng(pdf: Blob, options: PngOptions): Promise<Blob> {
  return pdfToPng(pdf, { ...options, pages: 1 });
}

/**
 * Draws the pages of a PDF that {@link import('./pdf.ts').makePdf} made as one PNG picture, one under another, so that both are
 * one drawing. A picture too tall for a browser is drawn smaller as a whole: no page is left out.
 * pdf.js reads the file in a worker of its own; letters are drawn as shapes, so no font has to be let in by the page's policy.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function pdfToPng(
  pdf: Blob,
  { width, signal, pages: most = Number.POSITIVE_INFINITY }: PngOptions & { readonly pages?: number },
): Promise<Blob> {
  signal?.throwIfAborted();
  let port: Worker | null = null;
  let task: PDFDocumentLoadingTask | null = null;
  const canvas = document.createElement('canvas');
  const over = new AbortController();
  try {
    const { getDocument, PDFWorker, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const { default: ParserWorker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker');
    const data = new Uint8Array(await pdf.arrayBuffer());
    signal?.throwIfAborted();
    const worker = new ParserWorker();
    port = worker;
    const failure = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      });
    });
    const draw = async (): Promise<Blob> => {
      task = getDocument({
        data,
        worker: PDFWorker.create({ port: worker }),
        verbosity: VerbosityLevel.ERRORS,
        isEvalSupported: false,
        useWasm: false,
        useWorkerFetch: false,
        useSystemFonts: false,
        disableFontFace: true,
      });
      const opened = await task.promise;
      const numbers = Array.from({ length: Math.min(opened.numPages, most) }, (_, index) => index + 1);
      const pages = await Promise.all(numbers.map((number) => opened.getPage(number)));
      const sizes = pages.map((page) => page.getViewport({ scale: 1 }));
      const wide = Math.max(...sizes.map((size) => size.width));
      const tall = sizes.reduce((sum, size) => sum + size.height, 0);
      const scale = Math.min(width / wide, TALLEST / tall);
      canvas.width = Math.round(wide * scale);
      canvas.height = Math.round(tall * scale);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas to draw on');
      let top = 0;
      for (const [index, page] of pages.entries()) {
        // Each page on a canvas of its own: the library wipes the one it draws on.
        const sheet = document.createElement('canvas');
        const viewport = page.getViewport({ scale });
        sheet.width = Math.round(viewport.width);
        sheet.height = Math.round(viewport.height);
        await page.render({ canvas: sheet, viewport, background: '#ffffff' }).promise;
        context.drawImage(sheet, 0, top);
        if (index > 0) {
          context.fillStyle = '#d0d0d0';
          context.fillRect(0, top, canvas.width, 1);
        }
        top += sheet.height;
        sheet.width = 0;
        sheet.height = 0;
      }
      const picture = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      if (picture === null) throw new Error(`no picture of ${canvas.width} × ${canvas.height}`);
      return picture;
    };
    return await Promise.race([draw(), failure]);
  } catch (error) {
    if (signal?.aborted || error instanceof ExportError) throw error;
    throw new ExportError('picture_failed', { cause: error });
  } finally {
    over.abort();
    port?.terminate();
    void (task as PDFDocumentLoadingTask | null)?.destroy().catch(() => {});
    // Some browsers keep a canvas's memory until it is small.
    canvas.width = 0;
    canvas.height = 0;
  }
}
