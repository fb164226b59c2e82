import { writeWorkbook } from './writeWorkbook.ts';
import type { Sheet } from './spreadsheet.ts';

/** What the worker answers. */
export type WorkbookReport =
  | { readonly kind: 'done'; readonly blob: Blob }
  /** What went wrong, for developers. */
  | { readonly kind: 'failed'; readonly detail: string };

const report = (message: WorkbookReport): void => self.postMessage(message, { transfer: [] });

self.addEventListener('message', async ({ data }: MessageEvent<readonly Sheet[]>) => {
  try {
    report({ kind: 'done', blob: await writeWorkbook(data) });
  } catch (error) {
    report({ kind: 'failed', detail: String(error) });
  }
});
