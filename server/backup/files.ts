import { and, eq } from 'drizzle-orm';

import { narrow, type Transaction } from '../db/database.ts';
import { file } from '../db/tables/records.ts';
import type { Bytes, FileStorage, Upload } from '../files/fileStorage.ts';
import type { ArchivePiece, ArchiveWriter } from './archive.ts';

/** Bytes of a file in one line of the archive, at most. */
const PIECE = 4 * 1024 * 1024;

/** A file as the database knows it. */
export interface KnownFile {
  readonly company: string;
  readonly sha256: string;
  readonly bytes: number;
}

async function* pieces(bytes: Bytes): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    waiting.push(piece);
    length += piece.byteLength;
    if (length < PIECE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  yield Buffer.concat(waiting);
}

/** Writes files into an archive. One that was erased since its row was read is left out. */
export async function writeFiles(
  archive: ArchiveWriter,
  storage: FileStorage,
  files: readonly KnownFile[],
): Promise<void> {
  for (const { company, sha256, bytes } of files) {
    const body = bytes === 0 ? [] : await storage.read(company, sha256, { start: 0, end: bytes - 1 });
    if (body === null) continue;
    let at = 0;
    for await (const piece of pieces(body as unknown as Bytes)) {
      // An empty file has one piece, of nothing; of any other the last one may be left out.
      if (piece.length > 0 || at === 0) await archive.writePiece({ company, file: sha256, at, bytes: piece });
      at += piece.length;
    }
  }
}

/** Files on their way from an archive into the storage. */
export class ReturningFiles {
  private readonly came = new Map<string, Upload>();
  private readonly storage: FileStorage;

  constructor(storage: FileStorage) {
    this.storage = storage;
  }

  /** Takes the next piece of a file. */
  async add({ company, file: sha256, at, bytes }: ArchivePiece): Promise<void> {
    const upload: Upload = { companyId: company, sha256, personId: 'restore' };
    this.came.set(JSON.stringify(upload), upload);
    async function* source(): AsyncGenerator<Uint8Array> {
      yield bytes;
    }
    await this.storage.add(upload, at, source());
  }

  /**
   * Puts in place what has the hash that it is named by, and takes the rows of all others away: a device that has such a file
   * sends it anew.
   * @returns how many rows had no whole file
   */
  async finish(tx: Transaction, known: readonly Pick<KnownFile, 'company' | 'sha256'>[]): Promise<number> {
    const whole = new Set<string>();
    for (const [key, upload] of this.came) if (await this.storage.finish(upload)) whole.add(key);
    let missing = 0;
    for (const { company, sha256 } of known) {
      if (whole.has(JSON.stringify({ companyId: company, sha256, personId: 'restore' } satisfies Upload))) continue;
      missing += 1;
      await narrow(tx, { company });
      await tx.delete(file).where(and(eq(file.companyId, company), eq(file.sha256, sha256)));
    }
    return missing;
  }

  /** Takes everything back. */
  async undo(): Promise<void> {
    for (const { companyId, sha256 } of this.came.values()) await this.storage.remove(companyId, sha256);
  }
}
