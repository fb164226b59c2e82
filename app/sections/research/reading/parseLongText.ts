import type { ParsedText } from '#src/features/research/reading/useMaterialReading.ts';

import { parseText, unpackText, type TextToParse } from './packedText.ts';
import type { ParseWorker } from './parseText.worker.ts';
import { callOnce } from '#files/worker/call.ts';

const start = () => new Worker(new URL('./parseText.worker.ts', import.meta.url), { type: 'module' });

/**
 * Finds the turns of a text off the main thread; on it where no worker can be started, because a blocked page is better than an
 * unreadable text.
 * @throws the signal's reason when it is aborted
 */
export async function parseLongText(asked: TextToParse, signal: AbortSignal): Promise<ParsedText> {
  let packed;
  try {
    packed = await callOnce<ParseWorker, 'parse'>(start, 'parse', asked, { signal });
  } catch {
    signal.throwIfAborted();
    return parseText(asked);
  }
  return unpackText(packed);
}
