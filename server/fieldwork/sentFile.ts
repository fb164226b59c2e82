import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sum } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';

import type { SaidFile } from '../../src/domain/fieldwork/path.ts';
import { saidFileSchema } from '../../src/domain/fieldwork/schema.ts';
import { MAX_SENT_FILE } from '../../src/domain/respond/limits.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { file } from '../db/tables/records.ts';
import type { FileStorage } from '../files/fileStorage.ts';
import { takePiece } from '../files/takePiece.ts';
import type { ServerContext } from '../context/context.ts';
import { RefusedError } from '../core/refusal.ts';
import { isStorable } from '../db/storedRecords.ts';
import { atAddress } from './page/atAddress.ts';
import { standingOf, type LoadedConversation } from './takeIncoming.ts';

/** Files that one respondent has sent up, and that no answer has named yet, at most. */
const MOST_WAITING = 10;

/** Types that may be attached to an answer: recordings, images that cannot run scripts, PDF. */
const TAKEN = /^(?:audio\/[\w.+-]+|image\/(?!svg)[\w.+-]+|application\/pdf)$/;

/** A file on its way, in a place of its own. */
interface Gathered extends SaidFile {
  readonly place: string;
}

/** Returns a file's name and type; null for a refused one. */
export function factsOf(name: string, mime: string): Pick<SaidFile, 'name' | 'mime'> | null {
  const bare = mime.split(';')[0]?.trim().toLowerCase() ?? '';
  const shown = name
    .replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(0, 200);
  if (!TAKEN.test(bare) || !isStorable(shown)) return null;
  return { name: shown === '' ? 'Ответ' : shown, mime: bare };
}

/**
 * Collects the received bytes, up to the size limit of a file.
 * @param length bytes, as stated by the sender
 * @throws RefusedError `too_large`, `invalid`
 */
async function gather(
  body: AsyncIterable<Uint8Array>,
  length: number,
  place: string,
  facts: Pick<SaidFile, 'name' | 'mime'>,
): Promise<Gathered> {
  if (length > MAX_SENT_FILE) throw new RefusedError('too_large');
  const hash = createHash('sha256');
  const handle = await open(place, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const piece of body) {
      bytes += piece.byteLength;
      if (bytes > MAX_SENT_FILE) throw new RefusedError('too_large');
      hash.update(piece);
      await handle.writeFile(piece);
    }
  } catch (error) {
    // That it broke off is the sender's affair.
    throw error instanceof RefusedError ? error : new RefusedError('invalid');
  } finally {
    await handle.close();
  }
  if (bytes === 0) throw new RefusedError('invalid');
  return { ...facts, place, bytes, sha256: hash.digest('hex') };
}

async function keep(storage: FileStorage, companyId: string, { sha256, bytes, place }: Gathered): Promise<void> {
  if (await storage.has(companyId, sha256)) return;
  const upload = { companyId, sha256, personId: `respondent-${randomUUID()}` };
  const outcome = await takePiece(storage, upload, { offset: 0, length: bytes, bytes: createReadStream(place) });
  if (outcome.kind !== 'whole') throw new RefusedError('unavailable', 1);
}

/**
 * Stores the received bytes in a company's files. No record names it yet.
 * @param length bytes, as stated by the sender
 * @throws RefusedError `too_large`, `invalid`
 */
export async function keepSent(
  storage: FileStorage,
  companyId: string,
  sent: { readonly body: AsyncIterable<Uint8Array>; readonly length: number },
  facts: Pick<SaidFile, 'name' | 'mime'>,
): Promise<SaidFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orientir-answer-'));
  try {
    const gathered = await gather(sent.body, sent.length, path.join(folder, 'file'), facts);
    await keep(storage, companyId, gathered);
    const { sha256, bytes, name, mime } = gathered;
    const kept: SaidFile = { sha256, name, mime, bytes };
    if (!v.is(saidFileSchema, kept)) throw new RefusedError('invalid');
    return kept;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const waitingOf = ({ row }: LoadedConversation): readonly SaidFile[] => JSON.parse(row.files) as readonly SaidFile[];

/** Whether a company keeps fewer bytes of files than it may. */
export async function hasRoom(tx: Transaction, companyId: string, most: number): Promise<boolean> {
  const [{ bytes = null } = {}] = await tx
    .select({ bytes: sum(file.bytes) })
    .from(file)
    .where(eq(file.companyId, companyId));
  return Number(bytes ?? 0) < most;
}

/**
 * Accepts a file that a respondent uploads: only their next answer can name it. Null for an unknown address.
 * @throws RefusedError `invalid`, `too_large`; `over` where nothing is accepted from them now
 */
export async function takeFile(server: ServerContext, context: Context, token: string): Promise<SaidFile | null> {
  const { name: called = '', mime: type = '' } = context.req.query();
  const facts = factsOf(called, type);
  if (!facts) throw new RefusedError('invalid');
  // Before anything is taken: strangers send nothing up.
  const companyId = await atAddress(server, token, async (tx, found) => {
    if (found.kind === 'link') throw new RefusedError('invalid');
    const standing = await standingOf(tx, found, server.now());
    if (!standing) return null;
    const { step } = standing.conversation;
    if (standing.closed !== null || (step !== 'asking' && step !== 'done')) throw new RefusedError('over');
    if (waitingOf(standing).length >= MOST_WAITING) throw new RefusedError('invalid');
    if (!(await hasRoom(tx, found.companyId, server.environment.companyFileBytes))) throw new RefusedError('too_large');
    return found.companyId;
  });
  if (companyId === null) return null;
  const body = (context.req.raw.body ?? []) as AsyncIterable<Uint8Array>;
  const length = Number(context.req.header('Content-Length') ?? 0);
  const sent = await keepSent(await server.files.get(), companyId, { body, length }, facts);
  const { sha256, bytes } = sent;
  return atAddress(server, token, async (tx, found) => {
    const standing = await standingOf(tx, found, server.now(), true);
    if (!standing || standing.conversation.step === 'withdrawn') return null;
    await tx.insert(file).values({ companyId, sha256, bytes, createdAt: server.now() }).onConflictDoNothing();
    const waiting = waitingOf(standing).filter((one) => one.sha256 !== sha256);
    if (waiting.length >= MOST_WAITING) throw new RefusedError('invalid');
    await tx
      .update(respondent)
      .set({ files: JSON.stringify([...waiting, sent]) })
      .where(and(eq(respondent.companyId, companyId), eq(respondent.id, found.id)));
    return sent;
  });
}
