import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { configure } from '@zip.js/zip.js/lib/zip-core-custom.js';

import { unpackEntry, ZipError, zipEntries, type ZipEntry, type ZipFault } from '#files/zip/readZip.ts';
import { FORMER_MONEY, ownerOfFormerMoney } from '../formerMoney.ts';
import { parseRow } from '#src/domain/plan.ts';
import type { LoadedRecord } from '../port.ts';
import { ArchiveError, type ArchiveErrorCode } from './ArchiveError.ts';
import { blobPieces } from './blobPieces.ts';
import {
  FORMER_PATH,
  MANIFEST,
  MOST_ENTRIES,
  MOST_MANIFEST_BYTES,
  MOST_RATIO,
  MOST_RECORDS,
  MOST_RECORD_BYTES,
  RATIO_FROM,
  STEP_BYTES,
  filePath,
  isUnsafePath,
  parseManifest,
  recordsPath,
  type FilePart,
  type Manifest,
  type RecordPart,
} from './format.ts';
import type { ArchiveRun } from './writeArchive.ts';
import type { Kind } from '#src/domain/records.ts';
import { isObject } from '#src/domain/core/record.ts';

/** A record of an archive that this build cannot read. It is carried over as it is, and set aside as the store does. */
export interface Unreadable {
  readonly kind: Kind;
  readonly id: string;
  /** Mismatch, for developers. */
  readonly reason: string;
}

/** Content of an archive; every byte of it was checked. */
export interface Contents {
  readonly manifest: Manifest;
  /** Records that a person sees, by kind: those removed are not counted. */
  readonly living: Readonly<Partial<Record<Kind, number>>>;
  readonly unreadable: readonly Unreadable[];
}

configure({ chunkSize: STEP_BYTES });

const LOCAL_SIGNATURE = 'PK\u0003\u0004';
const LOCAL_HEADER = 30;
/** Records handed on at a time. */
const BATCH = 250;

const CODES: Readonly<Record<ZipFault, ArchiveErrorCode>> = {
  encrypted: 'encrypted',
  truncated: 'truncated',
  bomb: 'bomb',
  read_failed: 'read_failed',
  damaged: 'changed',
};

/** Anything that went wrong while a part was read, as an ArchiveError; the signal's reason stays what it is. */
function refusal(error: unknown, part: string, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof ArchiveError) return error;
  if (error instanceof ZipError) return new ArchiveError(CODES[error.fault], part, { cause: error });
  const isWithheld = error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name);
  return new ArchiveError(isWithheld ? 'read_failed' : 'changed', part, { cause: error });
}

/** An archive whose directory and manifest agree. */
interface OpenArchive {
  readonly manifest: Manifest;
  /** Its entries by path. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
}

/** Permitted size of an entry, exact where the manifest states it. */
interface Expected {
  readonly most: number;
  readonly exactly?: number;
}

/**
 * The bytes of an entry, piece by piece, never more than expected whatever the directory declares.
 * @throws ArchiveError `bomb`, `changed`, `encrypted`, `read_failed`
 */
async function unpack(
  entry: ZipEntry,
  { most, exactly = most }: Expected,
  write: (chunk: Uint8Array) => void | Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { filename: path, uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > most) throw new ArchiveError('bomb', path);
  if (uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * MOST_RATIO)
    throw new ArchiveError('bomb', path);
  try {
    await unpackEntry(entry, write, signal);
  } catch (error) {
    throw refusal(error, path, signal);
  }
  if (exactly !== most && uncompressedSize !== exactly) throw new ArchiveError('changed', path);
}

async function openArchive(file: Blob, signal: AbortSignal | undefined): Promise<OpenArchive> {
  const head = await file
    .slice(0, LOCAL_SIGNATURE.length)
    .text()
    .catch((error: unknown) => {
      throw refusal(error, '', signal);
    });
  if (head !== LOCAL_SIGNATURE) throw new ArchiveError('not_zip');
  const entries = new Map<string, ZipEntry>();
  try {
    for await (const entry of zipEntries(file, { isStrict: true })) {
      signal?.throwIfAborted();
      const path = entry.filename;
      if (isUnsafePath(path)) throw new ArchiveError('unsafe_path', path);
      if (entries.has(path)) throw new ArchiveError('duplicate', path);
      if (entries.size >= MOST_ENTRIES) throw new ArchiveError('too_many');
      if (entry.directory) throw new ArchiveError('stray', path);
      entries.set(path, entry);
    }
  } catch (error) {
    throw refusal(error, 'оглавление архива', signal);
  }

  const listed = entries.get(MANIFEST);
  if (!listed) throw new ArchiveError('not_ours');
  const decoder = new TextDecoder();
  let text = '';
  await unpack(
    listed,
    { most: MOST_MANIFEST_BYTES },
    (chunk) => {
      text += decoder.decode(chunk, { stream: true });
    },
    signal,
  );
  const manifest = parseManifest(text + decoder.decode());
  const named = new Map<string, number>([
    ...manifest.records.map((part): [string, number] => [recordsPath(part.kind), part.bytes]),
    ...manifest.files.map((part): [string, number] => [filePath(part.sha256), part.bytes]),
  ]);
  for (const [path, bytes] of named) {
    const entry = entries.get(path);
    if (!entry) throw new ArchiveError('missing', path);
    if (entry.uncompressedSize !== bytes) throw new ArchiveError('changed', path);
  }
  for (const path of entries.keys()) {
    if (path !== MANIFEST && path !== FORMER_PATH && !named.has(path)) throw new ArchiveError('stray', path);
  }
  const recordBytes = manifest.records.reduce((sum, { bytes }) => sum + bytes, 0);
  const records = manifest.records.reduce((sum, { count }) => sum + count, 0);
  if (recordBytes > MOST_RECORD_BYTES || records > MOST_RECORDS) throw new ArchiveError('too_large');
  return { manifest, entries };
}

/** An entry that the manifest names: openArchive saw to it that it is there. */
function entryOf({ entries }: OpenArchive, path: string): ZipEntry {
  const entry = entries.get(path);
  if (!entry) throw new ArchiveError('missing', path);
  return entry;
}

/** Reads an entry and checks that it is what the manifest says; `onBytes` hears of every piece. */
async function verified(
  archive: OpenArchive,
  path: string,
  part: { readonly bytes: number; readonly sha256: string },
  { signal }: ArchiveRun,
  onBytes: (chunk: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const hash = sha256.create();
  await unpack(
    entryOf(archive, path),
    { most: part.bytes },
    (chunk) => {
      hash.update(chunk);
      return onBytes(chunk);
    },
    signal,
  );
  if (bytesToHex(hash.digest()) !== part.sha256) throw new ArchiveError('changed', path);
}

/** The JSON of a record without members called `__proto__`, which would be something else on every object. */
const harmless = (line: string): unknown =>
  JSON.parse(line, (key, value: unknown) => (key === '__proto__' ? undefined : value));

/** A line of records as the store takes it, and why this build cannot read it, if it cannot. */
function recordOf(manifest: Manifest, kind: Kind, line: string): { loaded: LoadedRecord; reason: string | null } {
  const path = recordsPath(kind);
  let value: unknown;
  try {
    value = harmless(line);
  } catch (error) {
    throw new ArchiveError('changed', path, { cause: error });
  }
  if (!isObject(value) || typeof value.id !== 'string' || value.id === '') throw new ArchiveError('changed', path);
  // A workspace file has only one company; records of another would overwrite data that the user was not shown.
  const owner = kind === 'company' ? value.id : kind === 'member' ? value.companyId : manifest.company.id;
  if (owner !== manifest.company.id) throw new ArchiveError('stray', `${kind}/${value.id}`);
  const parsed = parseRow(kind, value.id, value);
  const record = (parsed.ok ? parsed.record : value) as LoadedRecord['record'];
  return { loaded: { kind, record }, reason: parsed.ok ? null : parsed.reason };
}

/** Whether a payment or a card of a file of format 1 is the sample's, in the file of another company. */
function isOfSampleOnly({ format, company, createdAt }: Manifest, kind: Kind, id: string): boolean {
  if (format > 1 || !FORMER_MONEY.includes(kind)) return false;
  return ownerOfFormerMoney(id, [{ id: company.id, createdAt }]) === null;
}

/** Reads the records of a kind, some at a time, each once. */
async function readRecords(
  archive: OpenArchive,
  part: RecordPart,
  running: ArchiveRun & { readonly onBytes: (bytes: number) => void },
  take: (records: readonly { loaded: LoadedRecord; reason: string | null }[]) => void | Promise<void>,
): Promise<void> {
  const path = recordsPath(part.kind);
  const decoder = new TextDecoder();
  const seen = new Set<string>();
  /** Pieces of a line that has not ended yet: joined once, as a line can be an hour of an interview. */
  let rest: string[] = [];
  let batch: { loaded: LoadedRecord; reason: string | null }[] = [];
  const takeLines = async (text: string): Promise<void> => {
    if (!text.includes('\n')) {
      rest.push(text);
      return;
    }
    const lines = [...rest, text].join('').split('\n');
    rest = [lines.pop() ?? ''];
    for (const line of lines) {
      const record = recordOf(archive.manifest, part.kind, line);
      const { id } = record.loaded.record;
      if (seen.has(id)) throw new ArchiveError('duplicate', `${part.kind}/${id}`);
      seen.add(id);
      if (seen.size > part.count) throw new ArchiveError('changed', path);
      if (isOfSampleOnly(archive.manifest, part.kind, id)) continue;
      batch.push(record);
      if (batch.length < BATCH) continue;
      await take(batch);
      batch = [];
    }
  };
  await verified(archive, path, part, running, async (chunk) => {
    running.onBytes(chunk.length);
    await takeLines(decoder.decode(chunk, { stream: true }));
  });
  if (rest.join('') + decoder.decode() !== '' || seen.size !== part.count) throw new ArchiveError('changed', path);
  if (batch.length > 0) await take(batch);
}

function progressOf({ manifest }: OpenArchive, { onProgress }: ArchiveRun): (bytes: number) => void {
  const total = [...manifest.records, ...manifest.files].reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  return (bytes) => {
    done += bytes;
    onProgress?.(done, total);
  };
}

/**
 * Checks every byte of an archive and tells what is in it. Nothing of it is kept.
 * @throws ArchiveError with the reason for which it cannot be opened; the signal's reason when it is aborted
 */
export async function inspectArchive(file: Blob, running: ArchiveRun = {}): Promise<Contents> {
  const archive = await openArchive(file, running.signal);
  const onBytes = progressOf(archive, running);
  const living: Partial<Record<Kind, number>> = {};
  const unreadable: Unreadable[] = [];
  for (const part of archive.manifest.records) {
    await readRecords(archive, part, { ...running, onBytes }, (records) => {
      for (const { loaded, reason } of records) {
        const { kind, record } = loaded;
        if (reason !== null) unreadable.push({ kind, id: record.id, reason });
        else if (record.deletedAt === null) living[kind] = (living[kind] ?? 0) + 1;
      }
    });
  }
  for (const part of archive.manifest.files) {
    await verified(archive, filePath(part.sha256), part, running, (chunk) => onBytes(chunk.length));
  }
  return { manifest: archive.manifest, living, unreadable };
}

/** Takes what is read from an archive; the next piece waits for it. */
export interface ArchiveTaker {
  readonly onRecords: (records: readonly LoadedRecord[]) => void | Promise<void>;
  readonly onFile: (part: FilePart, blob: Blob) => void | Promise<void>;
}

/** The bytes of a file of an archive: a slice of the archive where it is not packed, so that nothing is copied. */
async function fileOf(archive: OpenArchive, file: Blob, part: FilePart, running: ArchiveRun): Promise<Blob> {
  const path = filePath(part.sha256);
  const entry = entryOf(archive, path);
  if (entry.compressionMethod === 0 && !entry.encrypted && entry.compressedSize === part.bytes) {
    const view = new DataView(await file.slice(entry.offset, entry.offset + LOCAL_HEADER).arrayBuffer());
    const start = entry.offset + LOCAL_HEADER + view.getUint16(26, true) + view.getUint16(28, true);
    return file.slice(start, start + part.bytes, part.type);
  }
  const pieces = blobPieces(part.type);
  const writer = pieces.writable.getWriter();
  await verified(archive, path, part, running, (chunk) => writer.write(chunk));
  await writer.close();
  return pieces.blob();
}

/**
 * Reads an archive: its files first, then its records. Records are checked as {@link inspectArchive} does; a file's bytes
 * must still be compared with its SHA-256, which keeping it does anyway.
 * @throws ArchiveError; the signal's reason when it is aborted
 */
export async function readArchive(
  file: Blob,
  { onRecords, onFile }: ArchiveTaker,
  running: ArchiveRun = {},
): Promise<Manifest> {
  const archive = await openArchive(file, running.signal);
  const onBytes = progressOf(archive, running);
  for (const part of archive.manifest.files) {
    running.signal?.throwIfAborted();
    try {
      await onFile(part, await fileOf(archive, file, part, running));
    } catch (error) {
      throw error instanceof ArchiveError ? error : running.signal?.aborted ? running.signal.reason : error;
    }
    onBytes(part.bytes);
  }
  for (const part of archive.manifest.records) {
    await readRecords(archive, part, { ...running, onBytes }, (records) =>
      onRecords(records.map(({ loaded }) => loaded)),
    );
  }
  return archive.manifest;
}
