import {
  BlobReader,
  ERR_BAD_FORMAT,
  ERR_CENTRAL_DIRECTORY_NOT_FOUND,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_ENTRY_DATA_OUT_OF_BOUNDS,
  ERR_EOCDR_LOCATOR_ZIP64_NOT_FOUND,
  ERR_EOCDR_NOT_FOUND,
  ERR_OVERLAPPING_ENTRY,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_ENCRYPTION,
  ZipReader,
  type Entry,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js';

/** Declaration of one file in a zip archive's directory; nothing of it can be trusted. */
export type ZipEntry = FileEntry;

/** Fault of a zip archive. */
export type ZipFault =
  /** Protected by a password. */
  | 'encrypted'
  /** Cut off, or its directory does not fit its bytes. */
  | 'truncated'
  /** Unpacks to more than its directory declares, or two files share their bytes. */
  | 'bomb'
  /** The system does not give the bytes: the file was moved, changed or removed. */
  | 'read_failed'
  /** Its bytes are not those that were packed. */
  | 'damaged';

/** A zip archive, or a file in it, that cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
  readonly fault: ZipFault;

  constructor(fault: ZipFault, options?: { cause?: unknown }) {
    super(fault, options);
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, ZipFault>> = {
  [ERR_ENCRYPTED]: 'encrypted',
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY]: 'encrypted',
  [ERR_UNSUPPORTED_ENCRYPTION]: 'encrypted',
  [ERR_OVERLAPPING_ENTRY]: 'bomb',
  [ERR_BAD_FORMAT]: 'truncated',
  [ERR_EOCDR_NOT_FOUND]: 'truncated',
  [ERR_EOCDR_LOCATOR_ZIP64_NOT_FOUND]: 'truncated',
  [ERR_CENTRAL_DIRECTORY_NOT_FOUND]: 'truncated',
  [ERR_ENTRY_DATA_OUT_OF_BOUNDS]: 'truncated',
  [ERR_SPLIT_ZIP_FILE]: 'truncated',
};

function zipError(error: unknown): ZipError {
  if (error instanceof ZipError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isWithheld = ['NotReadableError', 'NotFoundError', 'SecurityError'].includes(name);
  return new ZipError(isWithheld ? 'read_failed' : (FAULTS[message] ?? 'damaged'), { cause: error });
}

/** Whether bytes begin as a zip archive does: with a file, or with the end of an empty directory. */
export function isZip(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && (bytes[3] ?? 0) - bytes[2] === 1
  );
}

/**
 * Reads a zip archive's directory, entry by entry, without unpacking anything; folders are among them.
 * @param isStrict whether an archive that could be read in two ways is refused; Office files of some writers are such
 * @throws ZipError
 */
export async function* zipEntries(archive: Blob, { isStrict = false } = {}): AsyncGenerator<Entry> {
  const strictness = isStrict ? 'strict' : 'tolerant';
  try {
    yield* new ZipReader(new BlobReader(archive), { strictness, filenameValidation: 'tolerant' }).getEntriesGenerator();
  } catch (error) {
    throw zipError(error);
  }
}

/** How many times larger than packed anything can be unpacked: what deflate reaches on nothing but zeros. */
const MOST_RATIO = 1032;
/** Files up to this many bytes unpacked are not measured against {@link MOST_RATIO}: they do no harm. */
const RATIO_FROM = 1024 * 1024;

/**
 * Unpacks one file of an archive, piece by piece, never more than its directory declares; the next piece waits for `write`.
 * @throws ZipError; the signal's reason when stopped; whatever `write` throws
 */
export async function unpackEntry(
  entry: ZipEntry,
  write: (chunk: Uint8Array) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * MOST_RATIO) throw new ZipError('bomb');
  let size = 0;
  let failure: { readonly error: unknown } | undefined;
  const pieces = new WritableStream<Uint8Array>({
    async write(chunk) {
      try {
        size += chunk.length;
        // Declared and real sizes may differ in a hostile archive: the real one counts.
        if (size > uncompressedSize) throw new ZipError('bomb');
        await write(chunk);
      } catch (error) {
        failure = { error };
        throw error;
      }
    },
  });
  try {
    await entry.getData(pieces, {
      checkCrc32: true,
      checkOverlappingEntry: true,
      useWebWorkers: false,
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (failure) throw failure.error;
    if (signal?.aborted) throw signal.reason;
    throw zipError(error);
  }
  if (size !== uncompressedSize) throw new ZipError('damaged');
}
