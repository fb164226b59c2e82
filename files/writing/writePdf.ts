import PDFKit from 'pdfkit';

import type { PdfDocument, PdfDrawing } from './pdf.ts';
import { drawBlocks, drawFooters } from './pdf/blocks.ts';
import { drawPdf } from './pdf/drawPdf.ts';
import { PdfPage } from './pdf/page.ts';
import type { PdfFonts } from './pdf/pdfFonts.ts';
import { MARGINS } from './pdf/styles.ts';

/** Makes the PDF file of {@link import('./pdf.ts').makePdf}, here and now: seconds for a thousand experiments, so in a worker. */
export function writePdf(document: PdfDocument | PdfDrawing, fonts: PdfFonts): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const doc = new PDFKit({
      size: 'shapes' in document ? document.size : 'A4',
      layout: document.orientation,
      // A drawing keeps its own distances, and nothing of it may begin a second page.
      margins: 'shapes' in document ? { top: 0, left: 0, right: 0, bottom: 0 } : { ...MARGINS },
      bufferPages: true,
      lang: 'ru-RU',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: document.title, Creator: 'Ориентир', Producer: 'Ориентир' },
      // Not the library's Helvetica: nothing may be drawn before the document's own type is chosen.
      font: fonts.regular as never,
    });
    const chunks: BlobPart[] = [];
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
    doc.registerFont('regular', fonts.regular as never);
    doc.registerFont('bold', fonts.bold as never);
    if (fonts.emoji) doc.registerFont('emoji', fonts.emoji as never);
    if ('shapes' in document) drawPdf(doc, document, fonts);
    else {
      const page = new PdfPage(doc, fonts, document.isProse ?? false);
      drawBlocks(page, document.blocks);
      drawFooters(page, document);
    }
    doc.end();
  });
}
