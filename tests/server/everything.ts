import { sql } from 'drizzle-orm';
import path from 'node:path';

import { openPglite } from '#server/db/pglite.ts';

import { askPostgres } from './databases.ts';
import type { TestServer } from './team.ts';

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
