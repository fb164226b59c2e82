import { serve } from '../worker/serve.ts';
import { hashBlob } from './hash.ts';

/** What the worker does. */
export type HashWorker = typeof functions;

const functions = serve({ hash: hashBlob });
