import { serve } from '../worker/serve.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** What the worker does. */
export type WorkbookWorker = typeof functions;

const functions = serve({ write: writeWorkbook });
