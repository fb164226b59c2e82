import type { Kind } from '#src/domain/records.ts';

import type { LoadedRecord } from '../port.ts';
import { ArchiveError } from './ArchiveError.ts';
import { blobPieces } from './blobPieces.ts';
import { filePath, type FilePart, type Manifest } from './format.ts';
import { entryOf, openArchive, verified, type OpenArchive } from './openArchive.ts';
import { readRecords } from './readRecords.ts';
import type { ArchiveRun } from './writeArchive.ts';

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

/** Bytes of the fixed part of what stands before an entry. */
const LOCAL_HEADER = 30;

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
