import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { openPostgres } from '../../../server/db/postgres.ts';
import { startPostgres } from './postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests of the server share; each makes databases of its own in it. */
    postgresUrl: string;
  }
}

/** Name of the database in it that is migrated and empty, for others to be made from: each that migrates by itself takes four times as long. */
export const MIGRATED = 'migrated';

/** Starts one PostgreSQL for all tests of the server. */
export default async function serveCluster(project: TestProject): Promise<() => Promise<void>> {
  const { urlOf, stop } = await startPostgres();
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${MIGRATED}`);
  await client.end();
  const migrated = await openPostgres({ url: urlOf(MIGRATED), connections: 1, onTrouble: () => undefined });
  await migrated.close();
  project.provide('postgresUrl', urlOf('postgres'));
  return stop;
}
