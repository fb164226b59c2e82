import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ZipWriter, configure } from '@zip.js/zip.js/lib/zip-core-custom.js';

import type { OnProgress } from '../port.ts';
import { ArchiveError } from './ArchiveError.ts';
import { blobPieces } from './blobPieces.ts';
import {
  MANIFEST,
  STEP_BYTES,
  filePath,
  recordsPath,
  type FilePart,
  type Manifest,
  type RecordPart,
} from './format.ts';
import type { Kind } from '#src/domain/records.ts';

configure({ chunkSize: STEP_BYTES });

export interface ArchiveDraft extends Pick<
  Manifest,
  'product' | 'format' | 'createdAt' | 'company' | 'secrets' | 'missingFiles'
> {
  /** Records of each kind, one JSON text a line. */
  readonly records: readonly { readonly kind: Kind; readonly count: number; readonly blob: Blob }[];
  /** Files by their SHA-256. */
  readonly files: readonly { readonly sha256: string; readonly blob: Blob }[];
}

export interface ArchiveRun {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Writes an archive (see format.ts), reading every part once, a piece at a time. The result is a blob of pieces: the browser
 * keeps it on disk when it is large.
 * @throws ArchiveError `changed` when a file's bytes are no longer those of its id; the signal's reason when it is aborted
 */
export async function writeArchive(draft: ArchiveDraft, { signal, onProgress }: ArchiveRun = {}): Promise<Blob> {
  const { records, files, ...about } = draft;
  const total = [...records, ...files].reduce((sum, { blob }) => sum + blob.size, 0);
  let done = 0;
  const target = blobPieces('application/zip');
  const zip = new ZipWriter(target.writable, {
    useWebWorkers: false,
    dataDescriptor: false,
    extendedTimestamp: false,
    lastModDate: new Date(draft.createdAt),
    ...(signal ? { signal } : {}),
  });
  const add = async (path: string, blob: Blob, level: number): Promise<string> => {
    signal?.throwIfAborted();
    const hash = sha256.create();
    const hashed = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        hash.update(chunk);
        done += chunk.length;
        onProgress?.(done, total);
        controller.enqueue(chunk);
      },
    });
    const readable = blob.stream().pipeThrough(hashed);
    await zip.add(path, { readable, size: blob.size }, { level });
    return bytesToHex(hash.digest());
  };

  const recordParts: RecordPart[] = [];
  for (const { kind, count, blob } of records) {
    recordParts.push({ kind, count, bytes: blob.size, sha256: await add(recordsPath(kind), blob, 6) });
  }
  const fileParts: FilePart[] = [];
  for (const { sha256: id, blob } of files) {
    // Originals are packed already (audio, video, PDF, DOCX): packing them again costs time and saves nothing.
    if ((await add(filePath(id), blob, 0)) !== id) throw new ArchiveError('changed', filePath(id));
    fileParts.push({ sha256: id, bytes: blob.size, type: blob.type });
  }
  const manifest: Manifest = { ...about, records: recordParts, files: fileParts };
  const text = new Blob([JSON.stringify(manifest, null, 1)]);
  await zip.add(MANIFEST, { readable: text.stream(), size: text.size }, { level: 6 });
  await zip.close();
  signal?.throwIfAborted();
  return target.blob();
}
