import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Change, History } from '../stories/docs/facts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src/ui', 'src/patterns', 'src/features'];
const run = promisify(execFile);

/** Between commits of the log, and between the parts of a commit's head. */
const COMMIT = '\u001E';
const PART = '\u001F';

/** Head of a commit in the log, as `readLog` takes it apart. */
const FORMAT = '%x1e%H%x1f%h%x1f%cs%x1f%s%x1f%D%x1f';

const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 })).stdout;

/** Commits at which a shallow clone ends: they look as if they had made every file. */
async function edges(): Promise<ReadonlySet<string>> {
  const file = path.resolve(ROOT, (await git('rev-parse', '--git-path', 'shallow')).trim());
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

/** Names of props in the lines of a diff: members of an interface are indented by two spaces and end with a semicolon. */
function propsIn(difference: string, sign: '+' | '-'): Set<string> {
  const pattern = sign === '+' ? /^\+ {2}(\w+)\??: .+;$/gm : /^- {2}(\w+)\??: .+;$/gm;
  return new Set([...difference.matchAll(pattern)].map(([, name = '']) => name));
}

/**
 * Changes by file, from one reading of the log: 0.5 s for all. A file that was moved keeps what it had before.
 * @param log as `git log -p -U0` writes it, newest first, its commits and heads parted by COMMIT and PART
 */
export function readLog(log: string, edge: ReadonlySet<string> = new Set()): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  /** Current paths by their paths in older commits. */
  const now = new Map<string, string>();
  let release: string | null = null;
  for (const commit of log.split(COMMIT).slice(1)) {
    const [hash = '', short = '', day = '', subject = '', names = '', body = ''] = commit.split(PART);
    release = /\btag: ([^,)]+)/.exec(names)?.[1] ?? release;
    if (edge.has(hash)) continue;
    for (const part of body.split(/^diff --git /m).slice(1)) {
      const to = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1] ?? /^rename to (.+)$/m.exec(part)?.[1];
      const from = /^rename from (.+)$/m.exec(part)?.[1];
      if (to === undefined) continue;
      const file = now.get(to) ?? to;
      if (from !== undefined) now.set(from, file);
      const isNew = /^--- \/dev\/null$/m.test(part);
      const [came, went] = [propsIn(part, '+'), propsIn(part, '-')];
      const changes = found.get(file) ?? [];
      found.set(file, changes);
      changes.push({
        hash: short,
        day,
        subject,
        release,
        added: isNew ? [] : [...came].filter((name) => !went.has(name)),
        removed: [...went].filter((name) => !came.has(name)),
      });
    }
  }
  return found;
}

async function read(): Promise<{ depth: History['depth']; byFile: Map<string, Change[]> }> {
  try {
    const edge = await edges();
    const log = await git('log', '-M', '-p', '-U0', '--no-color', `--format=${FORMAT}`, '--', ...FOLDERS);
    return { depth: edge.size > 0 ? 'shallow' : 'whole', byFile: readLog(log, edge) };
  } catch {
    // Source archive, or a machine without git: the pages work without history.
    return { depth: 'none', byFile: new Map() };
  }
}

let reading: ReturnType<typeof read> | undefined;

/** Returns the git history of a component, by its place under src. Reads the log once, on the first call. */
export async function historyOf(place: string): Promise<History> {
  reading ??= read();
  const { depth, byFile } = await reading;
  return { depth, changes: byFile.get(`src/${place}.tsx`) ?? [] };
}
