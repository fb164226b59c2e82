import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { configure } from '@zip.js/zip.js/lib/zip-core-custom.js';

import { unpackEntry, ZipError, zipEntries, type ZipEntry, type ZipFault } from '#files/zip/readZip.ts';
import { ArchiveError, type ArchiveErrorCode } from './ArchiveError.ts';
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
  type Manifest,
} from './format.ts';
import type { ArchiveRun } from './writeArchive.ts';

configure({ chunkSize: STEP_BYTES });

const LOCAL_SIGNATURE = 'PK\u0003\u0004';

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
export interface OpenArchive {
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

/**
 * Opens an archive: its directory and its manifest, which must agree.
 * @throws ArchiveError
 */
export async function openArchive(file: Blob, signal: AbortSignal | undefined): Promise<OpenArchive> {
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
export function entryOf({ entries }: OpenArchive, path: string): ZipEntry {
  const entry = entries.get(path);
  if (!entry) throw new ArchiveError('missing', path);
  return entry;
}

/** Reads an entry and checks that it is what the manifest says; `onBytes` hears of every piece. */
export async function verified(
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
