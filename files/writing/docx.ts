import type { ReportDocument } from '#src/domain/research/report/reportDocument.ts';

import { callOnce, WorkerFailure } from '../worker/call.ts';
import type { DocxWorker } from './docx.worker.ts';
import { ExportError } from './ExportError.ts';

const start = (): Worker => new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes a Word file: headings, lists and tables as Word knows them, so that its outline, its styles and its review work on them.
 * In a worker: the library that writes it is heavy, and nothing waits for it.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function makeDocx(document: ReportDocument, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  try {
    return await callOnce<DocxWorker, 'write'>(start, 'write', document, { signal });
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    throw new ExportError('docx_failed', { cause: error.message });
  }
}
