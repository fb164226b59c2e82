import { ExportError, type ExportErrorCode } from './ExportError.ts';
import type { PdfDocument, PdfDrawing } from './pdf.ts';
import { loadPdfFonts } from './pdfFonts.ts';
import { writePdf } from './writePdf.ts';

/** What the worker answers. */
export type PdfReport =
  | { readonly kind: 'done'; readonly blob: Blob }
  /** `detail`: what went wrong, for developers. */
  | { readonly kind: 'failed'; readonly code: ExportErrorCode; readonly detail: string };

const report = (message: PdfReport): void => self.postMessage(message, { transfer: [] });

self.addEventListener('message', async ({ data }: MessageEvent<PdfDocument | PdfDrawing>) => {
  try {
    report({ kind: 'done', blob: await writePdf(data, await loadPdfFonts()) });
  } catch (error) {
    const [code, cause] = error instanceof ExportError ? [error.code, error.cause] : ['maker_failed' as const, error];
    report({ kind: 'failed', code, detail: String(cause) });
  }
});
