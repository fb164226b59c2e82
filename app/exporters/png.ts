import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

import { ExportError } from './ExportError.ts';

export interface PngOptions {
  /** Width of the picture in pixels; its height follows the page's shape. */
  readonly width: number;
  /** Stops the work. */
  readonly signal?: AbortSignal;
}

/**
 * Draws the first page of a PDF that {@link import('./pdf.ts').makePdf} made as a PNG picture, so that both are one drawing.
 * pdf.js reads the file in a worker of its own; letters are drawn as shapes, so no font has to be let in by the page's policy.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function pdfPageToPng(pdf: Blob, { width, signal }: PngOptions): Promise<Blob> {
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
      const page = await (await task.promise).getPage(1);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport, background: '#ffffff' }).promise;
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
