import { serve } from '#files/worker/serve.ts';
import { hashBlob } from './hash.ts';

export type HashWorker = typeof functions;

const functions = serve({ hash: hashBlob });
