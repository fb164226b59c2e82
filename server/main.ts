import process from 'node:process';

import { readEnvironment, type Environment } from './environment/environment.ts';
import type { ServerOptions } from './createContext.ts';
import { startServer } from './startServer.ts';

/** Prints the errors of the environment, for a terminal: in Russian and in English. */
function sayBad(bad: readonly { readonly name: string; readonly ru: string; readonly en: string }[]): string {
  return bad.map(({ name, ru, en }) => `${name}: ${ru} / ${en}`).join('\n');
}

/**
 * Reads the environment for a server that is to be started.
 * @returns null after it has said what is wrong
 */
export function environmentFor(root: string): ServerOptions['environment'] | null {
  const read = readEnvironment(process.env, root);
  if (read.ok) return read.environment;
  process.stderr.write(
    `Не запускаем: значения переменных не подходят / not started, bad values:\n${sayBad(read.bad)}\n`,
  );
  return null;
}

const OTHER_SECRET = `Не запускаем: база данных знает другой секрет входа. Дайте этому серверу тот же AUTH_SECRET, что у остальных, или файл
auth-secret из их DATA_DIR. Секрет потерян: npm start -- --new-secret. Тогда все войдут заново, а второй фактор включат снова.
`;

export type RunOptions = Pick<ServerOptions, 'environment' | 'folder' | 'botLease'>;

/** Serves until the process is asked to end; says in Russian where it is, or why it is not. */
export async function run(options: RunOptions): Promise<void> {
  const { port } = options.environment;
  // Said after the address: who starts it looks for that first.
  const links: string[] = [];
  let say = (address: string): void => void links.push(address);
  try {
    const server = await startServer({
      ...options,
      isOwnerLinkAskedFor: process.argv.includes('--owner-link'),
      onOwnerLink: (address) => say(address),
      isNewSecret: process.argv.includes('--new-secret'),
      onOtherSecret() {
        process.stderr.write(OTHER_SECRET);
        process.exit(1);
      },
    });
    let isEnding = false;
    const end = (): void => {
      if (isEnding) return;
      isEnding = true;
      void server.stop().finally(() => process.exit(0));
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    process.stdout.write(`Ориентир открыт: ${server.address}\n`);
    say = (address) => void process.stdout.write(`Вход для владельца сервера, на один раз: ${address}\n`);
    links.forEach(say);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    process.stderr.write(
      code === 'EADDRINUSE'
        ? `Порт ${port} занят. Освободите его или выберите другой: PORT=5180 npm start\n`
        : `Не удалось запустить: ${message}\n`,
    );
    process.exit(1);
  }
}

/** Returns a name that sorts by time and is valid on every disk. */
const nameFor = (now: Date): string => `orientir-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;

/**
 * `backup [file]` or `restore file [ledgers of what was erased]`, said in a terminal.
 * @returns the code to end with
 */
export async function runCommand(
  environment: Environment,
  [command = '', file, ...ledgers]: readonly string[],
  now = new Date(),
): Promise<number> {
  const { backup, restoreFrom } = await import('./backup/commands.ts');
  if (command === 'restore' && file === undefined) {
    process.stderr.write('Какой файл вернуть? npm run restore -- файл\n');
    return 1;
  }
  const { ok, says } =
    command === 'restore'
      ? await restoreFrom(environment, file ?? '', ledgers)
      : await backup(environment, file ?? nameFor(now), now);
  (ok ? process.stdout : process.stderr).write(`${says}\n`);
  return ok ? 0 : 1;
}
