import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';

/** A file that goes into an archive. */
export interface ZippedFile {
  /** Its path in the archive, with `/`. */
  readonly path: string;
  readonly blob: Blob;
  /** Whether it is packed already, so that packing it again would only take time. Default false. */
  readonly isPacked?: boolean;
}

/**
 * Packs files into a zip archive, one after another.
 * @param at what the files are dated, so that the same files make the same bytes
 * @throws the signal's reason when stopped
 */
export async function writeZip(
  files: readonly ZippedFile[],
  { type, at, signal }: { readonly type: string; readonly at: Date; readonly signal?: AbortSignal },
): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(type), {
    useWebWorkers: false,
    extendedTimestamp: false,
    lastModDate: at,
    ...(signal ? { signal } : {}),
  });
  for (const { path, blob, isPacked = false } of files) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- an archive is one stream
    await zip.add(path, new BlobReader(blob), { level: isPacked ? 0 : 6 });
  }
  const packed = await zip.close();
  signal?.throwIfAborted();
  return packed;
}
