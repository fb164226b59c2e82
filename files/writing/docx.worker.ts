import { serve } from '../worker/serve.ts';
import { writeDocx } from './writeDocx.ts';

export type DocxWorker = typeof functions;

const functions = serve({ write: writeDocx });
