import type { Alike, EarlierText } from '#src/domain/evidence/pairs/alike.ts';

import { connect, type WorkerConnection } from '#files/worker/call.ts';
import type { AlikeWorker } from './alike.worker.ts';

let connection: WorkerConnection<AlikeWorker> | null = null;

/**
 * Which of the texts written before say the same as a new one, in a worker of its own: that of findings may be busy for seconds.
 * @throws WorkerFailure when the worker fails; the signal's reason when stopped
 */
export async function alikeTexts(
  text: string,
  others: readonly EarlierText[],
  signal: AbortSignal,
): Promise<readonly Alike[]> {
  connection ??= connect<AlikeWorker>(new Worker(new URL('./alike.worker.ts', import.meta.url), { type: 'module' }));
  try {
    return await connection.call('alike', { text, others }, { signal });
  } catch (error) {
    if (!signal.aborted) {
      connection?.end();
      connection = null;
    }
    throw error;
  }
}
