import type { Problem } from '../ask.ts';
import type { FileApi } from './fileApi.ts';
import type { FileLedger, RefusedFiles } from './fileLedger.ts';

/** Bytes sent at once: what a proxy before the server is asked to let through. */
const PIECE = 4 * 1024 * 1024;

/** Bytes sent at once where a full piece is too much: below the default limit of any proxy (nginx: 1 MB). */
const SMALL_PIECE = 512 * 1024;

/** How often a file is sent anew whose bytes came to another hash there. */
const ATTEMPTS = 2;

export interface SendFilesOptions {
  readonly companyId: string;
  readonly api: FileApi;
  readonly ledger: FileLedger;
  /** How many files wait, and how many do not go up. */
  readonly onLeft: (left: number, refused: RefusedFiles) => void;
  readonly signal: AbortSignal;
}

/** Result of sending one file: it is there, it cannot be sent, or a problem that may pass. */
type Sent = 'there' | keyof RefusedFiles | Problem;

/** A piece's bytes, or null when the browser cannot read them any more. */
const readPiece = (blob: Blob, offset: number, most: number): Promise<ArrayBuffer | null> =>
  blob
    .slice(offset, offset + most)
    .arrayBuffer()
    .catch(() => null);

/** Sends a file from where it was cut. */
async function sendOnce(id: string, blob: Blob, { companyId, api, signal }: SendFilesOptions): Promise<Sent> {
  let held = await api.held(companyId, id, signal);
  let most = PIECE;
  let stuck = 0;
  while (held.ok) {
    const { offset, isWhole } = held.value;
    if (isWhole) return 'there';
    // A longer stored part under the same hash does not belong to this file.
    if (offset > blob.size) return 'unreadable';
    const bytes = await readPiece(blob, offset, most);
    if (bytes === null) return 'unreadable';
    const answer = await api.send(companyId, id, { bytes, offset, length: blob.size }, signal);
    if (!answer.ok && answer.problem.kind === 'tooLarge' && bytes.byteLength > SMALL_PIECE) {
      // It may be the piece that is too large, for a proxy on the way.
      most = SMALL_PIECE;
      continue;
    }
    const isFurther = answer.ok && (answer.value.isWhole || answer.value.offset > offset);
    stuck = isFurther ? 0 : stuck + 1;
    // Another attempt of the same user is at another offset: once is normal, twice is no progress.
    if (answer.ok && stuck > 1) return { kind: 'offline' };
    held = answer;
  }
  return held.problem;
}

async function sendFile(id: string, options: SendFilesOptions): Promise<Sent> {
  const blob = await options.ledger.read(id);
  if (!blob) return 'unreadable';
  for (let attempt = 1; ; attempt += 1) {
    const sent = await sendOnce(id, blob, options);
    if (typeof sent === 'string') return sent;
    if (sent.kind === 'tooLarge') return 'tooLarge';
    if (sent.kind !== 'invalid') return sent;
    if (attempt === ATTEMPTS) return 'unreadable';
  }
}

/** How long to wait before a file is erased that a record still names at the server, ms: the commit is on its way. */
const NAMED = 2000;

/** Has the server erase what was erased here. Returns what stopped it, or null. */
async function eraseFiles({ companyId, api, ledger, signal }: SendFilesOptions): Promise<Problem | null> {
  for (const id of await ledger.erasing()) {
    const answer = await api.erase(companyId, id, signal);
    if (!answer.ok) return answer.problem;
    if (!answer.value) return { kind: 'busy', wait: NAMED };
    await ledger.forget(id);
  }
  return null;
}

/**
 * Sends the files of a shared company that the server is not known to have, one after another, and has it erase what was erased
 * here. One that it does not take holds up none of the others.
 * @returns what stopped it, or null when nothing waits any more
 */
export async function sendFiles(options: SendFilesOptions): Promise<Problem | null> {
  const { ledger, onLeft, signal } = options;
  for (;;) {
    const waiting = await ledger.waiting();
    let refused = await ledger.refused();
    onLeft(waiting.length, refused);
    // Files that wait for their commit hold up no others.
    if (waiting.length === 0) return eraseFiles(options);
    for (const [done, id] of waiting.entries()) {
      if (signal.aborted) return { kind: 'aborted' };
      const sent = await sendFile(id, options);
      if (typeof sent !== 'string') return sent;
      await ledger.note(id, sent);
      if (sent !== 'there') refused = { ...refused, [sent]: refused[sent] + 1 };
      onLeft(waiting.length - done - 1, refused);
    }
  }
}
