import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import type { OnProgress } from './port.ts';

/** Bytes read and hashed at a time: all of a file that is ever in memory. */
export const SLICE = 4 * 1024 * 1024;

/**
 * SHA-256 of a blob, lower-case hex, reading it slice by slice.
 * @throws whatever reading throws; the signal's reason when it is aborted
 */
export async function hashBlob(
  blob: Blob,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: OnProgress } = {},
): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < blob.size; start += SLICE) {
    signal?.throwIfAborted();
    const end = Math.min(start + SLICE, blob.size);
    hash.update(new Uint8Array(await blob.slice(start, end).arrayBuffer()));
    onProgress?.(end, blob.size);
  }
  signal?.throwIfAborted();
  return bytesToHex(hash.digest());
}
