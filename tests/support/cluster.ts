import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

import { openPglite } from '../../server/db/pglite.ts';
import { startPostgres } from './postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests of the server share; each makes databases of its own in it. */
    postgresUrl: string;
    /** Folder with an embedded database as a server makes it, to be copied: making one takes seconds. */
    embedded: string;
  }
}

/** Starts one PostgreSQL, and makes one embedded database, for all tests of the server. */
export default async function serveCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-embedded-'));
  const [{ urlOf, stop }] = await Promise.all([startPostgres(), openPglite(folder).then((one) => one.close())]);
  project.provide('postgresUrl', urlOf('postgres'));
  project.provide('embedded', folder);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  };
}
