/** A file on its way up: several people may send the same one, and what one of them sends is no other's. */
export interface Upload {
  readonly companyId: string;
  /** Lower-case hex: what the file is named by, and what its bytes must come to. */
  readonly sha256: string;
  /** Id of the person who sends it. */
  readonly personId: string;
}

/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes as they come. */
export type Bytes = AsyncIterable<Uint8Array>;

/** Storage of files; the database knows which are stored. */
export interface FileStorage {
  /** Bytes that have come of an upload, from its beginning without a gap. */
  held(upload: Upload): Promise<number>;
  /**
   * Adds what comes behind the bytes that are held; what has come stays although it breaks off.
   * @throws what the source throws, after what came before is kept
   */
  add(upload: Upload, offset: number, bytes: Bytes): Promise<void>;
  /**
   * Puts an upload in its place, durable when it resolves, if its bytes come to what it is named by; else throws it away.
   * @returns whether they do
   */
  finish(upload: Upload): Promise<boolean>;
  /** Throws an upload away. */
  discard(upload: Upload): Promise<void>;
  /** Bytes of all uploads of a company that are not finished. */
  pending(companyId: string): Promise<number>;
  /** Whether a file is stored here: a database that was restored from a copy may know of more than there is. */
  has(companyId: string, sha256: string): Promise<boolean>;
  /** Opens a file; null when it is not there. */
  read(companyId: string, sha256: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Takes a file away, and all uploads of it. */
  remove(companyId: string, sha256: string): Promise<void>;
  /** Takes all files and uploads of a company away. */
  removeCompany(companyId: string): Promise<void>;
  /** Removes uploads that were not continued since a moment. */
  sweep(since: Date): Promise<void>;
}

/** Opens the storage on first use. */
export interface LazyFiles {
  get(): Promise<FileStorage>;
}
