import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Database } from '../db/database.ts';
import { FolderInUseError } from '../db/lockFolder.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import type { Environment } from '../environment/environment.ts';
import type { ErasedAgain } from './eraseAgain.ts';
import { readLedger } from '../erasures/ledger.ts';
import { openFiles } from '../files/openFiles.ts';
import { describeError } from '../core/log.ts';
import { createSecret, fingerprintOf } from '../environment/secret.ts';
import { BadArchiveError, readArchive, type ArchiveCounts } from './archive.ts';
import { backupKey } from './backupKey.ts';
import { NotEmptyError, restore } from './restore.ts';
import { writeBackup } from './writeBackup.ts';

/** Message of a command, and its outcome. */
export interface CommandResult {
  readonly ok: boolean;
  /** For a terminal, in Russian. */
  readonly says: string;
}

/** The server that holds the folder is not where it was asked. */
class AwayError extends Error {
  override readonly name = 'AwayError';
}

/** An error's name and code: its message may quote what people wrote. */
function codeOf(error: unknown): string {
  const { name = 'Error', code = null } = describeError(error);
  return code === null ? String(name) : `${name} ${code}`;
}

const failed = (says: string): CommandResult => ({ ok: false, says });

const counted = (counts: ArchiveCounts): string =>
  `компаний ${counts.company ?? 0}, записей ${counts.record ?? 0}, правок ${counts.change ?? 0}, людей ${counts.person ?? 0}, файлов ${counts.file ?? 0}`;

/** Opens PostgreSQL by its address, or the embedded database, which no other process may have open. */
function open({ databaseUrl: url, dataFolder }: Environment, isReader: boolean): Promise<Database> {
  if (url === null) return openPglite(dataFolder);
  return openPostgres({ url, connections: 2, onTrouble: () => undefined, isReader });
}

/** The server of the embedded database, asked on this machine. */
function addressOf({ host, port }: Environment): string {
  const own = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** Fetches a backup from the server that has the data folder open. */
async function askServer(environment: Environment, place: string): Promise<void> {
  const response = await fetch(`${addressOf(environment)}/api/backup`, {
    headers: { Authorization: `Bearer ${backupKey(environment.dataFolder)}` },
  }).catch((error: unknown) => {
    throw new AwayError('no server there', { cause: error });
  });
  // Another program at that address does not know the route.
  if (response.status === 404) throw new AwayError('another server there');
  if (!response.ok || !response.body) {
    throw Object.assign(new Error('the server refused'), { code: `HTTP_${response.status}` });
  }
  await pipeline(
    Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

async function writeTo(environment: Environment, place: string, now: Date): Promise<void> {
  let database: Database;
  try {
    database = await open(environment, true);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await askServer(environment, place);
    return;
  }
  try {
    await writeBackup(database, await openFiles(environment), place, now);
  } finally {
    await database.close();
  }
}

/**
 * Writes a backup into a file, while people work or with the server stopped. The file appears when it is whole and was read back.
 * @param place of the file; none may be there yet
 */
export async function backup(environment: Environment, place: string, now = new Date()): Promise<CommandResult> {
  if (existsSync(place)) return failed(`Файл уже есть: ${place}`);
  // Without this a mistaken DATA_DIR would make a database there, and a good copy of nothing.
  const { databaseUrl, dataFolder } = environment;
  if (databaseUrl === null && !existsSync(path.join(dataFolder, 'database'))) {
    return failed(`Здесь нет базы данных: ${dataFolder}. Задайте DATA_DIR, как у сервера.`);
  }
  const part = `${place}.part`;
  rmSync(part, { force: true });
  try {
    await writeTo(environment, part, now);
    const counts = await readArchive(
      part,
      () => undefined,
      async () => undefined,
    );
    renameSync(part, place);
    return { ok: true, says: `Копия: ${path.resolve(place)} (${counted(counts)})` };
  } catch (error) {
    rmSync(part, { force: true });
    return failed(
      error instanceof AwayError
        ? `Папку данных держит сервер, но по адресу ${addressOf(environment)} его нет: задайте PORT и HOST, как у него.`
        : `Копия не сделана: ${codeOf(error)}`,
    );
  }
}

const OTHER_SECRET = `
Секрет входа здесь другой, чем при снятии копии: все войдут заново, второй фактор включат снова. Чтобы остались сессии и второй
фактор, дайте прежний AUTH_SECRET или файл auth-secret из прежней DATA_DIR и верните копию на пустой сервер ещё раз.`;

/** Describes things that were erased since the backup was made. */
function erasedWords({ done, replaced }: ErasedAgain, entries: number, unreadable: number): string {
  const lines = [
    entries === 0
      ? '\nЖурнала стираний здесь нет. Если после этой копии кого-то стирали, верните копию на пустой сервер ещё раз и назовите за ней файл erasures.jsonl из прежней DATA_DIR.'
      : `\nСтёртое после копии стёрто снова: ${done}.`,
    ...(unreadable === 0 ? [] : [`\nСтрок журнала стираний, которые не прочитаны: ${unreadable}.`]),
    ...replaced.map(
      ({ company, id }) =>
        `\nСлова, скрытые насовсем после копии, вернулись с ней: материал ${id}, компания ${company}. Скройте их ещё раз.`,
    ),
  ];
  return lines.join('');
}

/**
 * Puts a backup on an empty server, which is stopped if its database is embedded.
 * @param ledgers files of what other servers of this database have erased
 */
export async function restoreFrom(
  environment: Environment,
  place: string,
  ledgers: readonly string[] = [],
): Promise<CommandResult> {
  const missing = [place, ...ledgers].find((file) => !existsSync(file));
  if (missing !== undefined) return failed(`Нет такого файла: ${missing}`);
  let database: Database | null = null;
  try {
    database = await open(environment, false);
    const secret = createSecret(environment).get();
    const { entries, unreadable } = readLedger(environment.dataFolder, ledgers);
    const { counts, missingFiles, isOtherSecret, again } = await restore(
      database,
      await openFiles(environment),
      place,
      fingerprintOf(secret),
      { environment, secret, erased: entries },
    );
    const without = missingFiles === 0 ? '' : `, из них без содержимого в копии ${missingFiles}`;
    const erased = erasedWords(again, entries.length, unreadable);
    return {
      ok: true,
      says: `Восстановлено: ${counted(counts)}${without}.${erased}${isOtherSecret ? OTHER_SECRET : ''}`,
    };
  } catch (error) {
    if (error instanceof FolderInUseError) return failed('Остановите сервер: он держит папку данных открытой.');
    if (error instanceof NotEmptyError) {
      return failed('Здесь уже есть люди или компании. Копию возвращают только на пустой сервер: ничего не изменено.');
    }
    if (error instanceof BadArchiveError) {
      return failed('Файл повреждён, оборван или сделан сервером новее этого: ничего не изменено.');
    }
    return failed(`Не восстановлено, ничего не изменено: ${codeOf(error)}`);
  } finally {
    await database?.close();
  }
}
