import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { packagesOf } from './storyKeys.ts';

const run = promisify(execFile);

/** The working tree: where this file lies. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A commit as git knows it. */
export interface Commit {
  readonly hash: string;
  readonly subject: string;
  /** ISO. */
  readonly date: string;
}

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', ['-C', ROOT, ...args], { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/** The commit that a name stands for: a branch, a tag, `HEAD~3`. Throws when there is none. */
export async function commitOf(name: string): Promise<Commit> {
  const text = await git('log', '-1', '--format=%H%n%cI%n%s', name, '--');
  const [hash = '', date = '', subject = ''] = text.split('\n');
  return { hash, date, subject };
}

/** Gives a tree the packages of its own lock file: the working tree's when the locks are the same, else installed. */
async function givePackages(root: string): Promise<void> {
  if (packagesOf(root) === packagesOf(ROOT))
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
}

/**
 * Lays a commit out in a folder, for as long as it is worked with.
 * @param folder where trees are laid out; it is outside git
 */
export async function withTree<T>(commit: Commit, folder: string, work: (root: string) => Promise<T>): Promise<T> {
  const root = path.join(folder, commit.hash);
  const clear = async (): Promise<void> => {
    rmSync(root, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  await clear();
  await git('worktree', 'add', '--detach', '--quiet', root, commit.hash);
  try {
    await givePackages(root);
    return await work(root);
  } finally {
    await clear();
  }
}

/** What lies in the working tree and is no part of it. */
const NOT_COPIED = /^(?:node_modules|\.git|\.visual|dist.*|storybook-static|coverage|reports|\..*tmp)$/;

/** Copies the working tree to a folder: to change it there and see what comes of it. */
export function copyTree(folder: string): void {
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.test(name)) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Settings for a Storybook of some files only: those of the tree, but for the list of stories. */
function writeSettings(root: string, settings: string, files: readonly string[]): void {
  rmSync(settings, { recursive: true, force: true });
  mkdirSync(settings, { recursive: true });
  const fromHere = (file: string): string => path.relative(settings, path.join(root, file));
  for (const name of readdirSync(path.join(root, '.storybook')))
    if (name !== 'main.ts') symlinkSync(fromHere(`.storybook/${name}`), path.join(settings, name));
  writeFileSync(
    path.join(settings, 'main.ts'),
    `import main from '${fromHere('.storybook/main.ts')}';\n\n` +
      `export default { ...main, stories: ${JSON.stringify(files.map(fromHere))} };\n`,
  );
}

/** Where this process builds in a tree: two that run at once have a folder each. */
export const workIn = (root: string): string => path.join(root, '.visual/work', String(process.pid));

/** Where buildStories puts the Storybook of a tree. */
export const builtIn = (root: string): string => path.join(workIn(root), 'storybook');

/**
 * Builds a Storybook of some files of a tree, without documentation, in a process of its own.
 * @param files files of stories, from the tree's root
 * @returns the folder of the result
 */
export async function buildStories(root: string, files: readonly string[]): Promise<string> {
  const settings = path.join(workIn(root), 'settings');
  const built = builtIn(root);
  writeSettings(root, settings, files);
  const said: string[] = [];
  const build = spawn(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--test',
      '--quiet',
      '-c',
      settings,
      '--output-dir',
      built,
    ],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  const code = await new Promise((resolve) => build.on('close', resolve));
  if (code !== 0 || !existsSync(path.join(built, 'index.json')))
    throw new Error(`The Storybook of ${root} does not build:\n${said.join('').slice(-3_000)}`);
  return built;
}
