import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { MIGRATED } from '#tests/support/servers/cluster.ts';
import { putDatabase } from '#tests/support/servers/embedded.ts';

export type Engine = 'pglite' | 'postgresql';

/** Both engines, for `describe.each`: what the two may do differently. */
export const BOTH_ENGINES: readonly Engine[] = ['pglite', 'postgresql'];

/** Engines of this run, for `describe.each`: PostgreSQL in `npm test`, both in `npm run test:full`. */
export const ENGINES: readonly Engine[] = process.env.ORIENTIR_TESTS === 'full' ? BOTH_ENGINES : ['postgresql'];

/** Asks the tests' PostgreSQL something as its superuser. */
export async function askPostgres(query: string, url = inject('postgresUrl')): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

/** A database in the tests' PostgreSQL. @param of the one that it is made from */
async function makePostgres(of: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`CREATE DATABASE ${name} TEMPLATE ${of}`);
  return inject('postgresUrl').replace('/postgres?', `/${name}?`);
}

/** A database in the tests' PostgreSQL that no server has seen. */
export const emptyPostgres = (): Promise<string> => makePostgres('template1');

/** An empty, migrated database in the tests' PostgreSQL. */
export const freshPostgres = (): Promise<string> => makePostgres(MIGRATED);

/** An empty database as a managed PostgreSQL gives it: of an owner who may make no roles. */
export async function ownedPostgres(): Promise<string> {
  const url = await emptyPostgres();
  const [{ name = '' } = {}] = (await askPostgres('SELECT current_database() AS name', url)) as { name: string }[];
  await askPostgres(`CREATE ROLE owner_${name} LOGIN`);
  await askPostgres(`ALTER DATABASE ${name} OWNER TO owner_${name}`);
  await askPostgres(`GRANT ALL ON SCHEMA public TO owner_${name}`, url);
  return url.replace('postgres@', `owner_${name}@`);
}

/** A folder that is gone after `remove`. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(inject('scratch'), 'test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Puts an empty embedded database into a data folder. */
export function putEmbedded(folder: string): void {
  putDatabase(inject('embedded'), folder);
}

/** An empty, migrated database. */
export async function freshDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') {
    const { folder, remove } = temporaryFolder();
    putEmbedded(folder);
    const database = await openPglite(folder);
    return { ...database, close: () => database.close().finally(remove) };
  }
  return openPostgres({ url: await freshPostgres(), connections: 4, onTrouble: () => undefined });
}
