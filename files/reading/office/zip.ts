import { unpackEntry, ZipError, zipEntries, type ZipEntry } from '../../zip/readZip.ts';
import { ReadFailure } from '../ReadFailure.ts';

/** A truncated archive is a damaged document; what unpacks to more than it says was made to fill the memory. */
const CODES = {
  encrypted: 'encrypted',
  truncated: 'damaged',
  bomb: 'too_large',
  read_failed: 'read_failed',
  damaged: 'damaged',
} as const;

function refusal(error: unknown): unknown {
  if (!(error instanceof ZipError)) return error;
  const { fault, cause } = error;
  const code = CODES[fault];
  return new ReadFailure(code, String(cause ?? fault), { cause: error });
}

/**
 * The files of an Office document's archive, nothing of them unpacked.
 * @throws ReadFailure `damaged`, `encrypted`, `read_failed`
 */
export async function filesOf(archive: Blob): Promise<readonly ZipEntry[]> {
  const files: ZipEntry[] = [];
  try {
    for await (const entry of zipEntries(archive)) if (!entry.directory) files.push(entry);
  } catch (error) {
    throw refusal(error);
  }
  return files;
}

/**
 * Unpacks a file of the archive piece by piece.
 * @throws ReadFailure `damaged`, `encrypted`, `read_failed`; whatever `write` throws
 */
export async function unpack(entry: ZipEntry, write: (bytes: Uint8Array) => void): Promise<void> {
  try {
    await unpackEntry(entry, write);
  } catch (error) {
    throw refusal(error);
  }
}
