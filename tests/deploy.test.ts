import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { readEnvironment, VARIABLES } from '#server/environment/environment.ts';

/* Checks deploy/ without Docker, systemd or a proxy: it names only things that exist. */

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'deploy');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
/** A file's lines without comments, those that go on in the next one joined. */
const linesOf = (name: string): string[] =>
  read(name)
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');

type Values = Record<string, string>;

/** Variables that are not the server's: of Node, and of `npm start`. */
const OTHERS = ['NODE_ENV', 'ORIENTIR_SKIP_BUILD'];

const pairs = (matches: Iterable<RegExpMatchArray>): Values =>
  Object.fromEntries([...matches].map(([, name = '', value = '']) => [name, value]));

/** The block of a service in compose.yaml, or of what the servers share. */
function block(name: string): string {
  const [, found = ''] =
    new RegExp(`^ {0,2}${name}:.*\\n((?:(?: {2,}.*)?\\n)*?)(?=\\S| {2}\\S)`, 'm').exec(
      `${read('compose.yaml')}\nend:`,
    ) ?? [];
  return found;
}

/** Variables that each place gives the server. */
const GIVEN: Readonly<Record<string, () => Values>> = {
  Dockerfile: () =>
    pairs(
      linesOf('Dockerfile')
        .filter((line) => line.startsWith('ENV '))
        .join(' ')
        .matchAll(/([A-Z_]+)=(\S+)/g),
    ),
  'compose.yaml': () => {
    const shared = /^x-server:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('compose.yaml'))?.[1] ?? '';
    return pairs(shared.matchAll(/^ {4}([A-Z_]+): ['"]?([^'"\n]+)['"]?$/gm));
  },
  'orientir.service': () =>
    pairs(
      linesOf('orientir.service')
        .join('\n')
        .matchAll(/^Environment=([A-Z_]+)=(.*)$/gm),
    ),
  'orientir-backup.service': () =>
    pairs(
      linesOf('orientir-backup.service')
        .join('\n')
        .matchAll(/^Environment=([A-Z_]+)=(.*)$/gm),
    ),
};

describe.each(Object.keys(GIVEN))('the variables of %s', (name) => {
  const given = GIVEN[name]?.() ?? {};

  it('are the server’s', () => {
    expect(Object.keys(given).length).toBeGreaterThan(2);
    expect(Object.keys(given).filter((one) => !Object.hasOwn(VARIABLES, one) && !OTHERS.includes(one))).toEqual([]);
  });

  it('have values that it takes', () => {
    // As compose fills in the values of .env.
    const filled = Object.fromEntries(
      Object.entries(given).map(([one, value]) => [one, value.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, 'word')]),
    );
    expect(readEnvironment(filled, '/srv')).toMatchObject({ ok: true });
  });
});

describe('the image', () => {
  const lines = linesOf('Dockerfile');
  const stages = lines.filter((line) => line.startsWith('FROM '));
  const after = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''));

  it('is made in two stages, and runs as nobody in particular', () => {
    expect(stages).toHaveLength(2);
    expect(stages[0]).toContain(' AS build');
    const users = after.filter((line) => line.startsWith('USER '));
    expect(users).toEqual(['USER node']);
    expect(after.indexOf('USER node')).toBeLessThan(after.findIndex((line) => line.startsWith('CMD ')));
  });

  it('takes what there is, or what its build makes', () => {
    const made = ['node_modules', 'dist', 'dist-server'];
    const taken = after
      .filter((line) => line.startsWith('COPY --from=build '))
      .flatMap((line) => line.split(' ').slice(2, -1))
      .map((place) => place.replace(/^\/app\//, ''));
    expect(taken).toEqual(expect.arrayContaining(['node_modules', 'dist', 'dist-server', 'app/build/start.mjs']));
    expect(taken.filter((place) => !made.includes(place) && !existsSync(path.join(ROOT, place)))).toEqual([]);
    const build = lines.join('\n');
    for (const [, place = ''] of build.matchAll(/node (app\/\S+\.mjs)/g))
      expect(existsSync(path.join(ROOT, place))).toBe(true);
  });

  it('starts with files that need nothing that is not in it', () => {
    for (const place of ['app/build/start.mjs', 'app/build/backup.mjs']) {
      const source = readFileSync(path.join(ROOT, place), 'utf8');
      const imported = [...source.matchAll(/^import .* from '([^']+)'/gm)].map(([, name = '']) => name);
      expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
    }
  });

  it('is built without what its build must not see, and with all that it needs', () => {
    const left = read('Dockerfile.dockerignore').split('\n').filter(Boolean);
    expect(left).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data']));
    expect(
      left.filter((name) =>
        ['src', 'store', 'files', 'app', 'server', 'library', 'package.json', 'tsconfig.json'].includes(name),
      ),
    ).toEqual([]);
  });

  it('keeps its data in its one volume, and is asked by /healthz whether it serves', () => {
    expect(after).toContain(`VOLUME ${GIVEN.Dockerfile?.().DATA_DIR}`);
    expect(after.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/healthz');
    for (const line of after.filter((one) => /^(?:CMD|HEALTHCHECK)/.test(one))) {
      // A form that is no JSON would be taken for a line of the shell, and SIGTERM would end the shell.
      expect(JSON.parse(/\[.*\]$/.exec(line)?.[0] ?? '')).toEqual(expect.arrayContaining(['node']));
    }
  });
});

describe('compose', () => {
  it('has two servers that can write into their volume alone', () => {
    const shared = /^x-server:[\s\S]*?\n(?=services:)/m.exec(read('compose.yaml'))?.[0] ?? '';
    expect(shared).toContain('read_only: true');
    expect(shared).toContain(`data:${GIVEN.Dockerfile?.().DATA_DIR}`);
    for (const name of ['orientir-1', 'orientir-2']) expect(block(name)).toContain('*server');
  });

  it('names files and volumes that there are', () => {
    const text = read('compose.yaml');
    expect(text).not.toMatch(/\t/);
    for (const [, file = ''] of text.matchAll(/- \.\/(\S+?):/g)) expect(existsSync(path.join(FOLDER, file))).toBe(true);
    expect(existsSync(path.join(FOLDER, '..', /dockerfile: (\S+)/.exec(text)?.[1] ?? 'none'))).toBe(true);
    const declared = [...(/^volumes:\n((?: {2}\S+:\n?)+)/m.exec(text)?.[1]?.matchAll(/^ {2}(\S+):/gm) ?? [])].map(
      ([, name]) => name,
    );
    const used = [...text.matchAll(/^ {4,6}- ([a-z-]+):\//gm)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(declared));
  });
});

describe('the proxies', () => {
  it.each(['Caddyfile', 'nginx.conf'])('%s closes what it opens', (name) => {
    let depth = 0;
    for (const [one] of linesOf(name)
      .join('\n')
      .matchAll(/(?<=\s)\{(?=\s)|(?<=^\s*)\}(?=\s|$)/gm)) {
      depth += one === '{' ? 1 : -1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });

  it('pass events on as they come, and keep figures and backups from the world', () => {
    expect(read('Caddyfile')).toContain('flush_interval -1');
    expect(read('Caddyfile')).toMatch(/@packed not path \/api\/companies\/\*\/events\n\s*encode @packed/);
    expect(read('nginx.conf')).toMatch(/events\$ \{[^}]*proxy_buffering off;/);
    for (const name of ['Caddyfile', 'nginx.conf']) {
      for (const place of ['/metrics', '/api/backup']) expect(read(name)).toContain(place);
    }
  });

  it('know the servers of compose by their names and port', () => {
    const [, places = ''] = /reverse_proxy (.*) \{/.exec(read('Caddyfile')) ?? [];
    const { PORT } = GIVEN.Dockerfile?.() ?? {};
    expect(places.split(' ')).toEqual([`orientir-1:${PORT}`, `orientir-2:${PORT}`]);
  });
});

describe('the units', () => {
  const units = readdirSync(FOLDER).filter((name) => /\.(?:service|timer)$/.test(name));

  it.each(units)('%s is made of sections and settings', (name) => {
    const lines = linesOf(name).filter(Boolean);
    expect(lines.filter((line) => !/^(?:\[(?:Unit|Service|Timer|Install)\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
    // systemd takes the text behind a # as part of the value, too.
    expect(lines.filter((line) => / #/.test(line))).toEqual([]);
  });

  it.each(units.filter((name) => name.endsWith('.service')))('%s may write into its own folders alone', (name) => {
    const lines = linesOf(name);
    for (const wanted of [
      'DynamicUser=yes',
      'User=orientir',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'NoNewPrivileges=yes',
    ]) {
      expect(lines).toContain(wanted);
    }
    const [, folders = ''] = /^StateDirectory=(.*)$/m.exec(lines.join('\n')) ?? [];
    expect(folders.split(' ').map((folder) => `/var/lib/${folder}`)).toContain(GIVEN[name]?.().DATA_DIR);
    for (const [, place = ''] of lines
      .join('\n')
      .matchAll(/^ExecStart=\/usr\/bin\/node (?:\/opt\/orientir\/)?(\S+)/gm)) {
      expect(existsSync(path.join(ROOT, place))).toBe(true);
    }
  });
});

it('the page for whoever runs it names every file, and every script of it exists', () => {
  const page = readFileSync(path.join(ROOT, 'docs/running.md'), 'utf8');
  expect(
    readdirSync(FOLDER).filter((name) => !name.endsWith('.dockerignore') && !page.includes(`deploy/${name}`)),
  ).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Values };
  const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named).toEqual(expect.arrayContaining(['backup', 'restore', 'bench:server']));
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
