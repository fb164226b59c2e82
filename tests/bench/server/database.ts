import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';

/* A database without a server around it: what is asked of it is measured by itself. */

/** Opens an empty database for some work. @param url of an empty PostgreSQL; not read for the embedded one */
export async function withDatabase<T>(
  engine: string,
  url: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-bench-'));
  const database =
    engine === 'pglite'
      ? await openPglite(folder)
      : await openPostgres({ url, connections: 4, onTrouble: () => undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long something takes: the middle of some times, and the longest, ms. */
export async function timed(work: () => Promise<unknown>, times = 15): Promise<string> {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    JSON.stringify(await work());
    took.push(performance.now() - began);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(times / 2)] ?? 0).toFixed(1)} / ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}
