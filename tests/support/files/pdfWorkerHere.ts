import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

import { WorkerHere } from '../workersHere.ts';

/** The parser of pdf.js in this thread, in the place of its `?worker` (vitest.config.ts). */
export default class PdfWorkerHere extends WorkerHere {
  constructor() {
    super((scope) => WorkerMessageHandler.initializeFromPort(scope));
  }
}
