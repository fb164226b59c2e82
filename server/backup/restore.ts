import { sql } from 'drizzle-orm';

import { narrow, type Database, type Transaction } from '../db/database.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { TABLES } from '../db/tables/allTables.ts';
import type { Environment } from '../environment/environment.ts';
import { eraseAgain, sinceBackup, type ErasedAgain, type ErasingAgain } from './eraseAgain.ts';
import type { Erased } from '../erasures/ledger.ts';
import { keep } from '../fieldwork/filing/filedFiles.ts';
import type { FileStorage } from '../files/fileStorage.ts';
import { forgetSigned, markSecret } from '../access/mark.ts';
import { BadArchiveError, readArchive, type ArchiveCounts, type ArchiveHead, type ArchiveRows } from './archive.ts';
import { ReturningFiles } from './files.ts';

/** There is something on the server already: a backup is put back on an empty one only. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

/** Any number, other than that of migrations: two who restore at once do it one after the other, and the second finds it full. */
const LOCK = 7_301_978;

const NAME = /^[a-z][a-z0-9_]{0,62}$/;

async function isEmpty(tx: Transaction): Promise<boolean> {
  await narrow(tx, { backup: true });
  const { rows } = (await tx.execute(
    sql`SELECT EXISTS (SELECT FROM company) OR EXISTS (SELECT FROM person) AS there`,
  )) as unknown as { rows: readonly { there: boolean }[] };
  return rows[0]?.there === false;
}

async function schemaOf(tx: Transaction): Promise<string> {
  const { rows } = (await tx.execute(sql`SELECT quote_ident(current_schema()) AS name`)) as unknown as {
    rows: readonly { name: string }[];
  };
  return rows[0]?.name ?? 'public';
}

/**
 * Numbers of restored companies. A device may have seen more of a company than the backup has, and requests what comes after
 * that: with the backup's numbers it would never receive the first changes after it. So each company continues from the moment of
 * its restoring in milliseconds, a number that no company reaches by commits, and all its rows move with it: every device loads
 * everything anew.
 */
class Renumbering {
  private readonly by = new Map<string, number>();
  private readonly head: number;

  constructor(now: Date) {
    this.head = now.getTime();
  }

  /** The same rows, numbered after all that any device has seen. */
  moved({ table, company, rows }: ArchiveRows): ArchiveRows['rows'] {
    if (company === null) return rows;
    if (table === 'company') this.by.set(company, this.head - Number(rows[0]?.seq));
    const by = this.by.get(company) ?? Number.NaN;
    // Beyond the head were numbers that a device may have been given: a clock that goes wrong by years.
    if (!(by >= 0)) throw new BadArchiveError('the archive has numbers that no company comes to');
    return rows.map((row) => (typeof row.seq === 'number' ? { ...row, seq: row.seq + by } : row));
  }
}

/** Rows with what a server of before did not write: when it took a commit it did not say, and it was no sooner than it was made. */
const completed = ({ table, rows }: ArchiveRows): ArchiveRows['rows'] =>
  table === 'change' ? rows.map((row) => ({ taken_at: row.at, ...row })) : rows;

async function put(tx: Transaction, schema: string, { table, company, rows }: ArchiveRows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (!Object.hasOwn(TABLES, table) || !columns.every((name) => NAME.test(name))) {
    throw new BadArchiveError('the archive names what no server of ours has');
  }
  await narrow(tx, company === null ? { host: true, signIn: true } : { company });
  // Named, so that what later steps have added to the table gets what they give it.
  const names = sql.raw(columns.map((name) => `"${name}"`).join(', '));
  // Qualified by its schema: `record` alone is a type of PostgreSQL's own.
  const place = sql.raw(`${schema}.${table}`);
  await tx.execute(
    sql`INSERT INTO ${place} (${names})
        SELECT ${names} FROM json_populate_recordset(NULL::${place}, ${JSON.stringify(rows)}::json)`,
  );
}

function expectKnown({ migrations }: ArchiveHead): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  if (!migrations.every((name) => known.has(name))) throw new BadArchiveError('the backup is of a newer server');
}

/** Options of restoring a backup. */
export interface RestoreOptions {
  readonly environment: Environment;
  /** This server's secret, by which erased words are known again. */
  readonly secret: string;
  /** Things erased for good on the servers of this database (server/erasures). */
  readonly erased: readonly Erased[];
  /** The moment of it, later than that of any restoring before; default now. */
  readonly now?: Date;
}

export interface Restored {
  readonly counts: ArchiveCounts;
  /** Files whose bytes the backup does not have, or not as they were: the server knows nothing of them. */
  readonly missingFiles: number;
  /** Whether the server has another secret than that of the backup: people sign in anew, and second factors are gone. */
  readonly isOtherSecret: boolean;
  /** Things that the backup still had, although they were erased since it was made. */
  readonly again: ErasedAgain;
}

/**
 * Puts a backup on an empty server, without what was erased since it was made: all of it, or nothing.
 * @param fingerprint of this server's secret
 * @throws NotEmptyError
 * @throws BadArchiveError when it is not whole, or of a newer server
 */
export async function restore(
  database: Database,
  storage: FileStorage,
  place: string,
  fingerprint: string,
  { environment, secret, erased, now = new Date() }: RestoreOptions,
): Promise<Restored> {
  let isOtherSecret = false;
  let begun = '';
  const onHead = (head: ArchiveHead): void => {
    expectKnown(head);
    isOtherSecret = head.secret !== fingerprint;
    begun = head.at;
  };
  // Read to its end before anything is touched: a damaged piece could be taken for rows that the database refuses.
  const counts = await readArchive(place, onHead, async () => undefined);
  const files = new ReturningFiles(storage);
  const erasing: ErasingAgain = {
    environment,
    now: () => now,
    secret,
    keep: (companyId, sha256, bytes) => keep(storage, companyId, { sha256, bytes }),
  };
  const work = async (tx: Transaction): Promise<Omit<Restored, 'counts' | 'isOtherSecret'>> => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(tx))) throw new NotEmptyError('the server is not empty');
    // The links of this server's owner: another owner comes with the backup.
    await narrow(tx, { host: true });
    await tx.execute(sql`DELETE FROM link`);
    const schema = await schemaOf(tx);
    const renumbering = new Renumbering(now);
    const known: { company: string; sha256: string }[] = [];
    const onRows = async (piece: ArchiveRows): Promise<void> => {
      const { table, company, rows } = piece;
      if (table === 'file' && company !== null) {
        known.push(...rows.map(({ sha256 }) => ({ company, sha256: String(sha256) })));
      }
      await put(tx, schema, { ...piece, rows: completed({ ...piece, rows: renumbering.moved(piece) }) });
    };
    await readArchive(place, expectKnown, onRows, (piece) => files.add(piece));
    await narrow(tx, { signIn: true });
    if (isOtherSecret) await forgetSigned(tx);
    await markSecret(tx, fingerprint);
    const missingFiles = await files.finish(tx, known);
    const again = await eraseAgain(tx, erasing, sinceBackup(erased, begun));
    return { missingFiles, again };
  };
  try {
    const restored = await database.transaction({}, work);
    for (const { companyId, sha256 } of restored.again.files) await storage.remove(companyId, sha256);
    for (const id of restored.again.companies) await storage.removeCompany(id);
    return { counts, isOtherSecret, ...restored };
  } catch (error) {
    await files.undo();
    throw error;
  }
}
