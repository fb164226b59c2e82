import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { writeBackup } from '#server/backup/writeBackup.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { TABLES } from '#server/db/tables/allTables.ts';
import { openFiles } from '#server/files/openFiles.ts';

import { askPostgres } from './databases.ts';
import { environmentOf, type TestServer } from './team.ts';

/** All that a backup of a server holds that is made now, once it has paused: its files in their own letters. */
export async function backupOf(server: TestServer): Promise<string> {
  const environment = environmentOf(server);
  const { databaseUrl, folder } = server;
  const database =
    databaseUrl === null
      ? await openPglite(path.join(folder, 'data'))
      : await openPostgres({ url: databaseUrl, connections: 2, onTrouble: () => undefined });
  const place = path.join(folder, 'backup-of-test');
  try {
    await writeBackup(database, await openFiles(environment), place, new Date());
    const lines = gunzipSync(readFileSync(place)).toString('utf8');
    return lines.replaceAll(/"data":"([\w+/=]*)"/g, (_, data: string) => Buffer.from(data, 'base64').toString('utf8'));
  } finally {
    await database.close();
  }
}

/** Returns all content of each table, of one company where the database is the embedded one; once its server has paused. */
export async function everythingIn(
  { databaseUrl, folder }: TestServer,
  company: string,
): Promise<Readonly<Record<keyof typeof TABLES, string>>> {
  // Opened once: the embedded one takes a quarter of a second of a processor each time, and there are forty tables.
  const database = databaseUrl === null ? await openPglite(path.join(folder, 'data')) : null;
  const rowsOf = (table: string): Promise<unknown> => {
    if (database === null) return askPostgres(`SELECT * FROM ${table}`, databaseUrl ?? '');
    return database.transaction({ company, host: true }, (tx) => tx.execute(sql.raw(`SELECT * FROM ${table}`)));
  };
  try {
    const found: [string, string][] = [];
    for (const table of Object.keys(TABLES)) found.push([table, JSON.stringify(await rowsOf(table))]);
    return Object.fromEntries(found) as Record<keyof typeof TABLES, string>;
  } finally {
    await database?.close();
  }
}
