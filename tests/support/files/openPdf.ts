import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF in Node as a reader's program does, and closes it when it has been read. */
export async function openPdf<T>(file: Blob, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}
