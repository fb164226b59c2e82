import { serve } from '../worker/serve.ts';
import type { PdfWorker } from './pdf.ts';
import { loadPdfFonts } from './pdf/pdfFonts.ts';
import { writePdf } from './writePdf.ts';

serve<PdfWorker>({
  write: async (document) => writePdf(document, await loadPdfFonts(JSON.stringify(document))),
});
