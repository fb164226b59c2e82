import type { Finding } from '#src/domain/evidence/findings.ts';
import { lookedPart } from '#src/domain/evidence/lookedPart.ts';
import type { SimilarPassages } from '#src/domain/evidence/pairs/groups.ts';
import type { SearchedTranscript, TranscriptPassage, TranscriptText } from '#src/domain/evidence/study/transcript.ts';

import { connect, type WorkerConnection } from '#files/worker/call.ts';
import type { FinderWorker, LookedThrough } from './finder.worker.ts';

/** Most texts whose findings are kept: a few companies' interviews. */
const MOST_KEPT = 400;

/** Results found in texts since the page was opened, by query and text; the most recently requested come last. */
const kept = new Map<string, unknown>();
let connection: WorkerConnection<FinderWorker> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** FNV-1a over the text, and its length: what is kept need not hold the text. */
function keyOf({ text, labels, speakers }: LookedThrough): string {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return `${text.length}:${hash >>> 0}:${JSON.stringify([labels, speakers])}`;
}

function keep<T>(key: string, found: T): T {
  kept.delete(key);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

/** Asks the worker, which starts with the first question. */
async function ask<T>(
  signal: AbortSignal,
  question: (worker: WorkerConnection<FinderWorker>) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  connection ??= connect<FinderWorker>(new Worker(new URL('./finder.worker.ts', import.meta.url), { type: 'module' }));
  try {
    return await question(connection);
  } catch (error) {
    // It hears nothing while it looks through a text, and one that broke answers nothing more: the next text gets another one.
    connection?.end();
    connection = null;
    throw error;
  }
}

/** Asks when everything before is answered; what is known for the key is not asked again. */
function inTurn<T>(
  key: string | null,
  signal: AbortSignal,
  question: (worker: WorkerConnection<FinderWorker>) => Promise<T>,
): Promise<T> {
  const known = () => (key === null ? undefined : (kept.get(key) as T | undefined));
  const there = known();
  if (key !== null && there !== undefined) return Promise.resolve(keep(key, there));
  const result = last.then(async () => {
    const found = known() ?? (await ask(signal, question));
    return key === null ? found : keep(key, found);
  });
  last = result.catch(() => undefined);
  return result;
}

/**
 * Finds what a researcher might underline in a text, as far as it is to be proposed, in a worker that starts with the first one;
 * texts wait for each other. Of a text that is longer than any talk, only the beginning is looked through. What was found is kept
 * while the page is open.
 * @throws WorkerFailure when the worker fails; the signal's reason when stopped
 */
export function findInText(
  { text, labels, speakers }: LookedThrough,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const part = { text: lookedPart(text), labels, speakers };
  return inTurn(`find:${keyOf(part)}`, signal, (worker) => worker.call('find', part, { signal }));
}

/**
 * Finds in a talk what is proposed and what is laid beside other talks; kept and in turn, as {@link findInText}.
 * @throws WorkerFailure when the worker fails; the signal's reason when stopped
 */
export function lookThroughTalk(
  { interview, text, labels, speakers }: TranscriptText,
  signal: AbortSignal,
): Promise<SearchedTranscript> {
  const part = { interview, text: lookedPart(text), labels, speakers };
  return inTurn(`look:${interview}:${keyOf(part)}`, signal, (worker) => worker.call('look', part, { signal }));
}

/**
 * Tells what of these passages belongs together across talks.
 * @throws WorkerFailure when the worker fails; the signal's reason when stopped
 */
export const putTogether = (
  passages: readonly TranscriptPassage[],
  signal: AbortSignal,
): Promise<readonly SimilarPassages[]> =>
  inTurn(null, signal, (worker) => worker.call('together', passages, { signal }));
