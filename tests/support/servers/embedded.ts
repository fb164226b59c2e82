import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

import { openPglite } from '../../../server/db/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with an embedded database as a server makes it, to be copied: making one takes seconds of a processor, and 800 MB. */
    embedded: string;
  }
}

/** Where the first project of a run that needs the database leaves its folder for the others. */
const MADE_AT = 'ORIENTIR_EMBEDDED_AT';

/** Bytes of a file of PostgreSQL's log, of which a database that was just made has written the first few. */
const LOG_FILE = 16 * 1024 * 1024;

/** The files of a database's log. */
const logOf = (database: string): readonly string[] =>
  readdirSync(path.join(database, 'pg_wal'), { withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => path.join(database, 'pg_wal', name));

/**
 * Takes away what no server opens, for a database is copied and removed a hundred times a run: two databases of PostgreSQL's own that
 * others would be made from (600 files of 970), and what is empty of the log.
 */
async function slim(database: string): Promise<void> {
  const client = await PGlite.create({ dataDir: database });
  for (const name of ['template0', 'template1']) {
    await client.exec(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await client.exec(`DROP DATABASE ${name}`);
  }
  await client.exec('SELECT pg_switch_wal(); CHECKPOINT');
  const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
  await client.close();
  for (const file of logOf(database)) {
    if (path.basename(file) === rows[0]?.name) truncateSync(file, readFileSync(file).findLastIndex(Boolean) + 1);
    else rmSync(file);
  }
}

/** Makes one embedded database a run, for all servers of the tests. */
export default async function makeEmbedded(project: TestProject): Promise<(() => void) | undefined> {
  const made = process.env[MADE_AT];
  if (made) {
    project.provide('embedded', made);
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-embedded-'));
  await openPglite(folder).then((one) => one.close());
  await slim(path.join(folder, 'database'));
  process.env[MADE_AT] = folder;
  project.provide('embedded', folder);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Ctrl+C runs no teardown.
  process.once('exit', remove);
  return remove;
}

/**
 * Puts an empty embedded database into a data folder.
 * @param embedded the folder of the one that was made
 */
export function putDatabase(embedded: string, folder: string): void {
  const database = path.join(folder, 'database');
  cpSync(path.join(embedded, 'database'), database, { recursive: true });
  for (const file of logOf(database)) truncateSync(file, LOG_FILE);
}
