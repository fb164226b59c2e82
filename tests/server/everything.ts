import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { writeBackup } from '#server/backup/writeBackup.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
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

/** All that stands in a table, of one company where the database is the embedded one; once its server has paused. */
export async function everythingIn(
  { databaseUrl, folder }: TestServer,
  company: string,
  table: string,
): Promise<string> {
  if (databaseUrl !== null) return JSON.stringify(await askPostgres(`SELECT * FROM ${table}`, databaseUrl));
  const database = await openPglite(path.join(folder, 'data'));
  try {
    const scope = { company, host: true };
    return JSON.stringify(await database.transaction(scope, (tx) => tx.execute(sql.raw(`SELECT * FROM ${table}`))));
  } finally {
    await database.close();
  }
}
