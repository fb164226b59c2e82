import { and, eq, sum } from 'drizzle-orm';
import type { Context, Hono } from 'hono';

import type { Role } from '../../../src/domain/account/account.ts';
import type { Transaction } from '../../db/database.ts';
import { file } from '../../db/tables/records.ts';
import type { Bytes, FileStorage, Upload } from '../../files/fileStorage.ts';
import { takePiece } from '../../files/takePiece.ts';
import { createTurns, type InTurn } from '../../files/turns.ts';
import { note } from '../../access/audit.ts';
import { lockCompany } from '../../sync/pushing.ts';
import { isFileNamed } from '../../sync/namedFiles.ts';
import { unnamedFiles } from '../../sync/unnamedFiles.ts';
import { inCompany } from '../asking.ts';
import { rangeOf } from '../byteRange.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';

const PLACE = '/api/companies/:company/files/:sha256';

const WRITES: ReadonlySet<Role> = new Set(['Researcher', 'Admin', 'Owner']);

/** How long an upload that is not continued is kept, ms. */
const KEPT = 7 * 24 * 60 * 60 * 1000;
/** How often it is looked for those, and for files that nothing names, ms. */
const SWEEP = 24 * 60 * 60 * 1000;

/** How long a file is kept that no record names any more, ms: far longer than anybody can undo, or stays without a network. */
const UNNAMED = 30 * 24 * 60 * 60 * 1000;

/** The file that a route names. */
function hashIn(context: Context): string {
  const sha256 = context.req.param('sha256') ?? '';
  if (!/^[\da-f]{64}$/.test(sha256)) throw new RefusedError('not_found');
  return sha256;
}

/** A header that is a number of bytes. */
function bytesIn(context: Context, name: string): number {
  const text = context.req.header(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new RefusedError('invalid');
  return Number(text);
}

async function sizeOf(tx: Transaction, companyId: string, sha256: string): Promise<number | null> {
  const [row] = await tx
    .select({ bytes: file.bytes })
    .from(file)
    .where(and(eq(file.companyId, companyId), eq(file.sha256, sha256)));
  return row?.bytes ?? null;
}

/** How far a file has come. */
function standing(context: Context, offset: number, isWhole: boolean): Response {
  return context.body(null, context.req.method === 'HEAD' ? 200 : 204, {
    'Upload-Offset': String(offset),
    'Upload-Complete': isWhole ? '?1' : '?0',
  });
}

/** A request's body until it ends, breaks off, or is not wanted any more. */
async function* bytesOf({ req }: Context, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = req.raw.body?.getReader();
  if (!reader) return;
  // A connection that is dead without a word would be waited for.
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    for (;;) {
      if (signal.aborted) throw new RefusedError('unavailable', 1);
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    if (signal.aborted) throw new RefusedError('unavailable', 1);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Bytes whose breaking off is the sender's affair, not a failure of the server. */
async function* sent(bytes: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw error instanceof RefusedError ? error : new RefusedError('invalid');
  }
}

async function takeFile(server: AppContext, context: Context, storage: FileStorage, inTurn: InTurn) {
  const sha256 = hashIn(context);
  const [offset, length] = [bytesIn(context, 'Upload-Offset'), bytesIn(context, 'Upload-Length')];
  if (offset > length) throw new RefusedError('invalid');
  const asked = await inCompany(server, context, async (tx, { person, role }, companyId) => {
    if (!WRITES.has(role)) throw new RefusedError('forbidden');
    const [{ bytes = null } = {}] = await tx
      .select({ bytes: sum(file.bytes) })
      .from(file)
      .where(eq(file.companyId, companyId));
    return { companyId, personId: person.id, there: await sizeOf(tx, companyId, sha256), stored: Number(bytes ?? 0) };
  });
  if (asked.there !== null && (await storage.has(asked.companyId, sha256))) return standing(context, asked.there, true);
  const { fileBytes, companyFileBytes } = server.environment;
  if (length > fileBytes) throw new RefusedError('too_large');

  const upload: Upload = { companyId: asked.companyId, sha256, personId: asked.personId };
  const outcome = await inTurn(JSON.stringify(upload), async (signal) => {
    const coming = (await storage.pending(asked.companyId)) + length - offset;
    if (asked.stored + coming > companyFileBytes) throw new RefusedError('too_large');
    return takePiece(storage, upload, { offset, length, bytes: sent(bytesOf(context, signal)) });
  });
  server.metrics.count('orientir_file_pieces_total', { outcome: outcome.kind });
  if (outcome.kind === 'overlong') throw new RefusedError('invalid');
  if (outcome.kind === 'mismatch') throw new RefusedError('mismatch');
  if (outcome.kind === 'misplaced') {
    return context.json({ error: 'misplaced' }, 409, { 'Upload-Offset': String(outcome.offset) });
  }
  if (outcome.kind === 'kept') return standing(context, outcome.offset, false);
  await inCompany(server, context, async (tx, _access, companyId) => {
    const row = { companyId, sha256, bytes: length, createdAt: server.now() };
    await tx.insert(file).values(row).onConflictDoNothing();
  });
  return standing(context, length, true);
}

async function sendFile(server: AppContext, context: Context, storage: FileStorage, size: number) {
  const sha256 = hashIn(context);
  const etag = `"${sha256}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    // Uploaded files are never shown as a page of this address.
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
  };
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
  const isSame = [undefined, etag].includes(context.req.header('If-Range'));
  const range = isSame ? rangeOf(context.req.header('Range'), size) : null;
  if (range === 'none') return context.body(null, 416, { 'Content-Range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body = size === 0 ? null : await storage.read(context.req.param('company') ?? '', sha256, { start, end });
  if (body === null && size > 0) {
    server.log.warn('file_missing');
    throw new RefusedError('not_found');
  }
  return new Response(body, {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range === null ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** Takes a file away for good, unless a living record names it. */
async function eraseFile(server: AppContext, context: Context): Promise<Response> {
  const sha256 = hashIn(context);
  const erased = await inCompany(
    server,
    context,
    async (tx, { role, person }, companyId) => {
      if (!WRITES.has(role)) throw new RefusedError('forbidden');
      if (await isFileNamed(tx, companyId, sha256)) return null;
      const [gone] = await tx
        .delete(file)
        .where(and(eq(file.companyId, companyId), eq(file.sha256, sha256)))
        .returning({ bytes: file.bytes });
      const subject = { bytes: gone?.bytes ?? null };
      if (gone) await note(tx, { companyId, actor: person.id, action: 'file.erased', subject, at: server.now() });
      return companyId;
    },
    // A commit that names it comes before, or after.
    { first: async (tx, companyId) => void (await lockCompany(tx, companyId)) },
  );
  if (erased !== null) await (await server.files.get()).remove(erased, sha256);
  return context.json({ erased: erased !== null });
}

/** Takes files away that no record of the company has named for long. */
async function sweepUnnamed(server: AppContext, context: Context, storage: FileStorage): Promise<void> {
  const since = new Date(server.now().getTime() - UNNAMED);
  const gone = await inCompany(
    server,
    context,
    async (tx, _access, companyId) => {
      const unnamed = await unnamedFiles(tx, companyId, since);
      for (const sha256 of unnamed) {
        await tx.delete(file).where(and(eq(file.companyId, companyId), eq(file.sha256, sha256)));
      }
      return unnamed;
    },
    { first: async (tx, companyId) => void (await lockCompany(tx, companyId)) },
  );
  for (const sha256 of gone) await storage.remove(context.req.param('company') ?? '', sha256);
  if (gone.length > 0) server.metrics.count('orientir_files_swept_total', {}, gone.length);
}

/** Files of companies: sent up from where they were cut, fetched whole or in part. */
export function addFileRoutes(app: Hono, server: AppContext): void {
  const inTurn = createTurns();
  /** When uploads (under '') and each company's files were looked through. */
  const sweptAt = new Map<string, number>();
  const sweep = async (company: string, work: (now: number) => Promise<void>): Promise<void> => {
    const now = server.now().getTime();
    if (now - (sweptAt.get(company) ?? Number.NEGATIVE_INFINITY) < SWEEP) return;
    sweptAt.set(company, now);
    await work(now).catch((error: unknown) => server.log.error('files_not_swept', error));
  };

  app.patch(PLACE, async (context) => {
    const storage = await server.files.get();
    void sweep('', (now) => storage.sweep(new Date(now - KEPT)));
    const answer = await takeFile(server, context, storage, inTurn);
    await sweep(context.req.param('company'), () => sweepUnnamed(server, context, storage));
    return answer;
  });

  app.delete(PLACE, (context) => eraseFile(server, context));

  app.get(PLACE, async (context) => {
    const sha256 = hashIn(context);
    const found = await inCompany(server, context, async (tx, { person }, companyId) => ({
      size: await sizeOf(tx, companyId, sha256),
      upload: { companyId, sha256, personId: person.id },
    }));
    const storage = await server.files.get();
    if (context.req.method === 'HEAD') {
      const isWhole = found.size !== null && (await storage.has(found.upload.companyId, sha256));
      return standing(context, isWhole ? (found.size ?? 0) : await storage.held(found.upload), isWhole);
    }
    if (found.size === null) throw new RefusedError('not_found');
    return sendFile(server, context, storage, found.size);
  });
}
