import { packText, parseText, type TextToParse } from './packedText.ts';
import { serve } from '#files/worker/serve.ts';

export type ParseWorker = typeof functions;

const functions = serve({ parse: (asked: TextToParse) => packText(parseText(asked)) });
