import { serve } from '../worker/serve.ts';
import type { PdfDocument, PdfDrawing } from './pdf.ts';
import { loadPdfFonts } from './pdfFonts.ts';
import { writePdf } from './writePdf.ts';

export type PdfWorker = typeof functions;

const functions = serve({
  write: async (document: PdfDocument | PdfDrawing) => writePdf(document, await loadPdfFonts(JSON.stringify(document))),
});
