import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';

import { exitCodeOf, notAccepted } from './accepted.ts';
import { openAlbum, type Album } from './album.ts';
import { compare } from './compare.ts';
import type { Comparison } from './difference.ts';
import { picturesOf, recall, surroundingsOf, type Pictures } from './picturesOf.ts';
import { storyKeys } from './storyKeys.ts';
import { clearReview, keepAccepted, readAccepted, serveReview, writeReview } from './review.ts';
import { launchStill } from './takePictures.ts';
import { commitOf, ROOT, withTree, workIn, type Commit } from './trees.ts';

const USAGE = `npm run visual -- [коммит] [--review] [--only часть пути] [--accept «слово»]
  коммит     с чем сравнить рабочее дерево: ветка, тег, хеш; по умолчанию HEAD
  --review   показать страницу сравнения и принимать отличия на ней
  --only     только истории, в пути файла которых есть это
  --accept   принять все отличия с этим словом`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(0)} с`;

/** Tells of the work every few seconds. */
function teller(what: string) {
  let last = 0;
  return (done: number, all: number): void => {
    if (done < all && performance.now() - last < 10_000) return;
    last = performance.now();
    say(`  ${what}: ${done} из ${all} историй`);
  };
}

/** The keys of some files only. */
const within = (keys: Iterable<readonly [string, string]>, only: string): Map<string, string> =>
  new Map([...keys].filter(([file]) => file.includes(only)));

/** What both trees are pictured with. */
interface Camera {
  readonly browser: Browser;
  readonly album: Album;
  /** Part of the paths of the files to keep to; empty for all. */
  readonly only: string;
}

/** The pictures of a commit: those of the album, else of its tree, which is laid out for as long as that takes. */
async function picturesOfCommit(commit: Commit, { browser, album, only }: Camera): Promise<Pictures> {
  const name = `${commit.hash}-${surroundingsOf(browser)}`;
  const noted = album.read<Record<string, string>>('commits', name);
  const known = noted && recall(within(Object.entries(noted), only), album);
  if (known) return known;
  return withTree(commit, workIn(ROOT), (root) => {
    const keys = storyKeys(root, surroundingsOf(browser));
    album.write('commits', name, Object.fromEntries(keys));
    return picturesOf({ root, keys: within(keys, only), browser, album, onProgress: teller(commit.hash.slice(0, 7)) });
  });
}

/** The pictures of the working tree as it lies there, committed or not. */
const picturesOfWork = ({ browser, album, only }: Camera): Promise<Pictures> =>
  picturesOf({
    root: ROOT,
    keys: within(storyKeys(ROOT, surroundingsOf(browser)), only),
    browser,
    album,
    onProgress: teller('рабочее дерево'),
  });

/** The pictures of a commit and of the working tree, one after the other: what both show is taken once. */
async function picturesOfBoth(commit: Commit, album: Album, only: string) {
  const browser = await launchStill();
  try {
    const camera: Camera = { browser, album, only };
    return { was: await picturesOfCommit(commit, camera), now: await picturesOfWork(camera) };
  } finally {
    await browser.close();
    rmSync(workIn(ROOT), { recursive: true, force: true });
  }
}

/** Shows the page until the person ends it in the terminal. */
async function review(folder: string, { differences }: Comparison): Promise<void> {
  const end = new AbortController();
  process.once('SIGINT', () => end.abort());
  await serveReview(folder, differences, {
    signal: end.signal,
    onListening: (url) => say(`Сравнение открыто: ${url} — закончить: Ctrl+C`),
  });
}

/** What was found, in a few lines. */
function report(comparison: Comparison): void {
  const { differences, added, gone, moving, wrong, compared } = comparison;
  const counted = [
    [differences.length, 'отличаются'],
    [differences.length - notAccepted(comparison, readAccepted()), 'из них приняты'],
    [added.length, 'истории добавлены'],
    [gone.length, 'истории ушли'],
    [moving.length, 'истории не снимаются: в них есть движение'],
    [wrong.length, 'истории не удались'],
  ] as const;
  say(`Сравнено картинок: ${compared}`);
  for (const [count, what] of counted) if (count > 0) say(`  ${what}: ${count}`);
  for (const { id, why } of wrong) say(`  × ${id}: ${why}`);
}

/**
 * Pictures every story of a commit and of the working tree, and compares them.
 * @param args the command line; see USAGE
 * @returns the exit code; see exitCodeOf. 2, too, when the command line says nothing that can be done
 */
export async function visual(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      review: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      accept: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length > 1) {
    say(USAGE);
    return values.help ? 0 : 2;
  }
  const commit = await commitOf(positionals[0] ?? 'HEAD').catch(() => null);
  if (commit === null) {
    say(`Git не знает такого коммита: ${positionals[0]}`);
    return 2;
  }
  const album = openAlbum(path.join(ROOT, '.visual'));
  const folder = path.join(album.folder, 'review');
  const begin = performance.now();
  const { was, now } = await picturesOfBoth(commit, album, values.only);
  clearReview(folder);
  const comparison = compare(was, now, album, folder);
  if (values.accept !== undefined) keepAccepted(comparison.differences, values.accept);
  const page = await writeReview({ commit, comparison, album, folder });
  report(comparison);
  say(`Снято историй: ${was.taken + now.taken}, ${seconds(performance.now() - begin)}. Страница: ${page}`);
  if (values.review) await review(folder, comparison);
  album.prune();
  return exitCodeOf(comparison, readAccepted());
}
