import { serve } from '../worker/serve.ts';
import { writeWorkbook } from './writeWorkbook.ts';

export type WorkbookWorker = typeof functions;

const functions = serve({ write: writeWorkbook });
