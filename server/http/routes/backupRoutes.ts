import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';

import { isBackupKey } from '../../backup/backupKey.ts';
import { unfinishedBackup } from '../../db/unfinishedBackup.ts';
import { writeBackup } from '../../backup/writeBackup.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whether the request comes from a process on this machine that may read its data folder; for all others the address does not
 * exist. Nor does it with PostgreSQL, which the command reads itself.
 */
function isAdmitted({ environment }: AppContext, context: Context): boolean {
  if (environment.databaseUrl !== null) return false;
  if (!LOOPBACK.test(getConnInfo(context).remote.address ?? '')) return false;
  const [, given = ''] = /^Bearer (\S{1,200})$/.exec(context.req.header('Authorization') ?? '') ?? [];
  return given !== '' && isBackupKey(environment.dataFolder, given);
}

/**
 * Makes a backup, ready to be read. It is complete before the first byte goes out: a slow reader then does not block the
 * database, and a failure is an answer. Its file has no name any more, so that nothing is left of it whatever happens.
 */
async function takeBackup({
  environment,
  database,
  files,
  log,
  now,
}: AppContext): Promise<{ size: number; body: Readable }> {
  const began = performance.now();
  const { dataFolder } = environment;
  const place = unfinishedBackup(dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  rmSync(place, { force: true });
  try {
    await writeBackup(await database.get(), await files.get(), place, now());
    const file = await open(place, 'r');
    const { size } = await file.stat();
    log.info('backup', { bytes: size, ms: Math.round(performance.now() - began) });
    return { size, body: file.createReadStream() };
  } finally {
    rmSync(place, { force: true });
  }
}

/** Asking a running server for a backup: the embedded database is open in it alone. */
export function addBackupRoutes(app: Hono, server: AppContext): void {
  let isBusy = false;
  app.get('/api/backup', async (context) => {
    if (!isAdmitted(server, context)) throw new RefusedError('not_found');
    if (isBusy) throw new RefusedError('too_many', 10);
    isBusy = true;
    try {
      const { size, body } = await takeBackup(server);
      return context.body(Readable.toWeb(body) as ReadableStream<Uint8Array>, 200, {
        'Content-Type': 'application/gzip',
        'Content-Length': String(size),
      });
    } finally {
      isBusy = false;
    }
  });
}
