import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Folders in which systems put PostgreSQL's programs, newest version first; the one that POSTGRES_BIN names is the only one. */
function folders() {
  if (process.env.POSTGRES_BIN) return [process.env.POSTGRES_BIN];
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
}

/**
 * Finds PostgreSQL's programs without downloading any: POSTGRES_BIN, Debian's folders, then PATH.
 * @returns {string | undefined} the folder of `initdb` and `postgres`, or undefined when there is none
 */
export function findPostgres() {
  return folders().find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/**
 * Finds PostgreSQL, or installs the system's package where this process may; never downloads one otherwise.
 * @returns {string} the folder of its programs
 */
export function ensurePostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named && !findPostgres()) throw new Error(`POSTGRES_BIN names no folder with initdb and postgres: ${named}`);
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (!findPostgres() && canInstall && run('apt-get', '--version')) {
    process.stdout.write('No PostgreSQL found; installing the system package «postgresql»…\n');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql');
  }
  const found = findPostgres();
  if (found) return found;
  throw new Error(
    [
      'The tests of the server need PostgreSQL 15 or newer, and none was found. Do one of these and run them again:',
      '  · install the system package: apt-get install postgresql (Debian), brew install postgresql (macOS);',
      '  · set POSTGRES_BIN to the folder that holds initdb and postgres.',
    ].join('\n'),
  );
}

const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());

/** PostgreSQL refuses to run as root: the user that its package made takes its place. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, heard on a socket in it alone. What is written may be lost with the
 * machine, not with a process: it is for tests; figures of speed are taken with `isDurable`, as people run it.
 * @param {{ isDurable?: boolean }} [options]
 * @returns {Promise<{ urlOf: (database: string) => string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ isDurable = false } = {}) {
  const bin = ensurePostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-postgres-'));
  const user = otherUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { encoding: 'utf8', cwd: folder, ...user },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = [...(isDurable ? [] : careless), 'max_connections=200'];
  const args = ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((one) => ['-c', one])];
  const child = spawn(path.join(bin, 'postgres'), args, { cwd: folder, ...user });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  // Ctrl+C runs no teardown.
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-4000);
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    void ended.then(() => reject(new Error(`postgres ended:\n${said}`)));
  });
  return {
    urlOf: (database) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
