import { rmSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';

import { unfinishedBackup } from './unfinishedBackup.ts';
import { entered, SNAPSHOT, type Database } from './database.ts';
import { lockFolder } from './lockFolder.ts';
import { makeDatabase } from './makeDatabase.ts';
import { migrate, walledRole, type DatabaseConnection } from './migrate.ts';
import { nameEmbedded } from './namedEmbedded.ts';

/**
 * Database's own file cache, instead of the 128 MB that PostgreSQL begins with and that this process would hold from the first
 * moment on. The machine caches the files as well, so a small one is no slower.
 */
const BUFFERS = ['-c', 'shared_buffers=32MB'];

/**
 * Opens the embedded database, making it if need be.
 * @param folder its folder
 * @throws FolderInUseError when another server has it open
 */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    // The remains of a backup after a crash may hold words that were erased since.
    rmSync(unfinishedBackup(folder), { force: true });
    const client = await PGlite.create({
      dataDir: await makeDatabase(folder),
      startParams: [...PGlite.defaultStartParams, ...BUFFERS],
    });
    const connection: DatabaseConnection = {
      run: async (statements) => void (await client.exec(statements)),
      rows: async (query, values) => (await client.query<Record<string, unknown>>(query, [...(values ?? [])])).rows,
    };
    await migrate(connection);
    const role = await walledRole(connection);
    nameEmbedded(client);
    const db = drizzle({ client });
    return {
      transaction: (scope, work) => db.transaction(entered(role, scope, work)),
      snapshot: (scope, work) => db.transaction(entered(role, scope, work), SNAPSHOT),
      tell: async () => undefined,
      hear: async () => undefined,
      isAlive: async () => client.ready,
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
