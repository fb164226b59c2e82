import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/*
 * An archive is lines of JSON under gzip: what it is, then rows of one table at a time, then files in pieces, then how many there were. A file that
 * was cut has no last line, and one that was damaged fails gzip's sum.
 */

/** Version of the form; one that this server does not know is not read. */
const VERSION = 1;

export interface ArchiveHead {
  /** Steps of the database's shape that its rows have. */
  readonly migrations: readonly string[];
  /** When it was begun, ISO 8601. */
  readonly at: string;
  /** Which secret its sessions and second factors are of, by its fingerprint; null or nothing where that is not known. */
  readonly secret?: string | null;
}

/** Rows of one table, under the names of their columns. */
export interface ArchiveRows {
  readonly table: string;
  /** The company that they are of; null for people and the owner's links. */
  readonly company: string | null;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface ArchivePiece {
  readonly company: string;
  /** SHA-256 of the whole file. */
  readonly file: string;
  /** Offset in the file. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** Rows of each table, and pieces of files. */
export type ArchiveCounts = Readonly<Record<string, number>>;

/** The file is not a whole archive that this server can read. */
export class BadArchiveError extends Error {
  override readonly name = 'BadArchiveError';
}

/** An archive that is being written. */
export interface ArchiveWriter {
  /** Resolves when more may be written. @param rows each as JSON */
  write(table: string, company: string | null, rows: readonly string[]): Promise<void>;
  /** Resolves when more may be written. */
  writePiece(piece: ArchivePiece): Promise<void>;
  /** Resolves when it is on the disk, whole. */
  end(): Promise<ArchiveCounts>;
  /** Gives up; what was written is no archive. */
  abort(): void;
}

/** Begins an archive in a new file that only this user reads. @throws what the system says when it exists */
export function createArchive(place: string, head: ArchiveHead): ArchiveWriter {
  const gzip = createGzip({ level: 4 });
  const done = pipeline(gzip, createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }));
  // Told by `write` and `end`.
  done.catch(() => undefined);
  const counts: Record<string, number> = {};
  const put = async (line: string): Promise<void> => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), done]);
  };
  const begun = put(JSON.stringify({ orientir: 'backup', version: VERSION, ...head }));
  begun.catch(() => undefined);
  return {
    async write(table, company, rows) {
      await begun;
      if (rows.length === 0) return;
      counts[table] = (counts[table] ?? 0) + rows.length;
      await put(`${JSON.stringify({ table, company }).slice(0, -1)},"rows":[${rows.join(',')}]}`);
    },
    async writePiece({ bytes, ...facts }) {
      await begun;
      counts.piece = (counts.piece ?? 0) + 1;
      await put(JSON.stringify({ ...facts, data: Buffer.from(bytes).toString('base64') }));
    },
    async end() {
      await begun;
      gzip.end(`${JSON.stringify({ end: true, counts })}\n`);
      await done;
      return counts;
    },
    abort: () => void gzip.destroy(),
  };
}

const asObject = (line: string): Readonly<Record<string, unknown>> => {
  const value = JSON.parse(line) as unknown;
  if (typeof value !== 'object' || value === null) throw new BadArchiveError('a line is no object');
  return value as Readonly<Record<string, unknown>>;
};

const isOfGzip = (error: unknown): boolean => String((error as NodeJS.ErrnoException).code).startsWith('Z_');

/**
 * Reads an archive from end to end.
 * @param onHead called first
 * @param onRows called with rows, one after another
 * @param onPiece called with each piece of a file, from the file's beginning on
 * @throws BadArchiveError when it is not whole; whatever the callbacks throw
 */
export async function readArchive(
  place: string,
  onHead: (head: ArchiveHead) => void,
  onRows: (rows: ArchiveRows) => Promise<void>,
  onPiece: (piece: ArchivePiece) => Promise<void> = async () => undefined,
): Promise<ArchiveCounts> {
  const gunzip = createGunzip();
  let broken: unknown = null;
  const reading = pipeline(createReadStream(place), gunzip).catch((error: unknown) => {
    broken = error;
    gunzip.destroy();
  });
  const counts: Record<string, number> = {};
  let isFirst = true;
  let promised: unknown = null;
  // A stream that breaks ends the lines without an error of its own: what was not promised at the end was not whole.
  try {
    for await (const line of createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (broken !== null) break;
      let value: Readonly<Record<string, unknown>>;
      try {
        value = asObject(line);
      } catch (error) {
        throw new BadArchiveError('the archive is damaged', { cause: error });
      }
      if (isFirst) {
        if (value.orientir !== 'backup') throw new BadArchiveError('the file is no backup');
        if (value.version !== VERSION) throw new BadArchiveError('the backup is of a newer server');
        onHead(value as unknown as ArchiveHead);
        isFirst = false;
      } else if (value.end === true) {
        promised = value.counts;
      } else if (typeof value.data === 'string') {
        const { data, ...facts } = value as { data: string } & Omit<ArchivePiece, 'bytes'>;
        await onPiece({ ...facts, bytes: Buffer.from(data, 'base64') });
        counts.piece = (counts.piece ?? 0) + 1;
      } else {
        const rows = value as unknown as ArchiveRows;
        await onRows(rows);
        counts[rows.table] = (counts[rows.table] ?? 0) + rows.rows.length;
      }
    }
  } catch (error) {
    if (error === broken || isOfGzip(error)) throw new BadArchiveError('the archive is damaged', { cause: error });
    throw error;
  } finally {
    gunzip.destroy();
  }
  await reading;
  if (broken !== null && (broken as NodeJS.ErrnoException).code === 'ENOENT') throw broken;
  if (broken !== null || JSON.stringify(promised) !== JSON.stringify(counts)) {
    throw new BadArchiveError('the archive is cut or damaged', { cause: broken });
  }
  return counts;
}
