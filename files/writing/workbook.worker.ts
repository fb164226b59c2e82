import { serve } from '../worker/serve.ts';
import type { WorkbookWorker } from './spreadsheet.ts';
import { writeWorkbook } from './writeWorkbook.ts';

serve<WorkbookWorker>({ write: writeWorkbook });
