import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { preview } from 'vite';

import { findChromium } from '../support/chromium.mjs';
import { indexOf } from '../support/storyPages.ts';
import { fingerprint, type Album, type Sitting, type Sittings } from './album.ts';
import { takePictures } from './takePictures.ts';
import { buildStories, ROOT } from './trees.ts';

/** Files that decide what a picture of the same story looks like; the review and the comparing do not. */
const TAKER = [
  'tests/visual/still.ts',
  'tests/visual/takePictures.ts',
  'tests/support/storyPages.ts',
  'tests/support/browser.ts',
  'tests/support/chromium.mjs',
];

/** A story with the file that it stands in. */
export interface Pictured extends Sitting {
  readonly file: string;
}

/** The stories of a tree by their ids, and how many had to be shown to see them: the rest were in the album. */
export interface Pictures {
  readonly stories: Readonly<Record<string, Pictured>>;
  readonly taken: number;
}

/** Called as the work goes on: stories pictured of those to be, none before their Storybook is built. */
type Progress = (done: number, all: number) => void;

/** What stands for the tool and the browser in each story's key. */
export const surroundingsOf = (browser: Browser): string =>
  fingerprint(
    `${browser.version()} ${process.platform} ${findChromium() ?? ''}`,
    ...TAKER.map((file) => readFileSync(path.join(ROOT, file))),
  );

/** Serves a built Storybook while something is done with it, at an address without a slash at the end. */
export async function served<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const address = server.httpServer.address();
    if (!address || typeof address === 'string') throw new Error('the preview server has no port');
    return await work(`http://127.0.0.1:${address.port}`);
  } finally {
    await server.close();
  }
}

/** Notes what is taken: a file's stories go into the album as soon as the last of them is there and none failed. */
function noter(fileOf: ReadonlyMap<string, string>, keys: ReadonlyMap<string, string>, album: Album) {
  const left = new Map<string, number>();
  const taken = new Map<string, Record<string, Sitting>>();
  // A file whose stories are all gone is known, too.
  for (const file of keys.keys()) taken.set(file, {});
  for (const file of fileOf.values()) left.set(file, (left.get(file) ?? 0) + 1);
  return {
    taken,
    note(id: string, sitting: Sitting): void {
      const file = fileOf.get(id) ?? '';
      const sittings = taken.get(file) ?? {};
      sittings[id] = sitting;
      left.set(file, (left.get(file) ?? 0) - 1);
      if (left.get(file) === 0 && Object.values(sittings).every(({ wrong }) => !wrong))
        album.write('files', keys.get(file) ?? '', sittings);
    },
  };
}

/** Builds a Storybook of files and pictures its stories. */
async function takeFiles({
  root,
  keys,
  browser,
  album,
  onProgress,
}: Required<PicturesOptions>): Promise<ReadonlyMap<string, Sittings>> {
  const built = await buildStories(root, [...keys.keys()]);
  return served(built, async (url) => {
    const entries = (await indexOf(url)).filter(({ type }) => type === 'story');
    const fileOf = new Map(entries.map(({ id, importPath }) => [id, path.normalize(importPath)]));
    const { taken, note } = noter(fileOf, keys, album);
    let done = 0;
    onProgress(done, fileOf.size);
    await takePictures(browser, url, [...fileOf.keys()], {
      keep: album.keep,
      onTaken(id, sitting) {
        note(id, sitting);
        onProgress(++done, fileOf.size);
      },
    });
    return taken;
  });
}

/** What the album knows of files; `missing` are the ones that it has no pictures of. */
function lookUp(keys: ReadonlyMap<string, string>, album: Album) {
  const found = new Map<string, Sittings>();
  const missing = new Map<string, string>();
  for (const [file, key] of keys) {
    const sittings = album.read<Sittings>('files', key);
    if (sittings) found.set(file, sittings);
    else missing.set(file, key);
  }
  return { found, missing };
}

/** Stories by their ids, each with its file. */
function byId(...parts: readonly ReadonlyMap<string, Sittings>[]): Record<string, Pictured> {
  const stories: Record<string, Pictured> = {};
  for (const part of parts)
    for (const [file, sittings] of part)
      for (const [id, sitting] of Object.entries(sittings)) stories[id] = { ...sitting, file };
  return stories;
}

/** The pictures of files with these keys when the album has all of them, else null. */
export function recall(keys: ReadonlyMap<string, string>, album: Album): Pictures | null {
  const { found, missing } = lookUp(keys, album);
  return missing.size === 0 ? { stories: byId(found), taken: 0 } : null;
}

interface PicturesOptions {
  /** The tree's root. */
  readonly root: string;
  /** The keys of the files to picture; see storyKeys. */
  readonly keys: ReadonlyMap<string, string>;
  readonly browser: Browser;
  readonly album: Album;
  readonly onProgress?: Progress;
}

/** The pictures of a tree's stories: those of the album, and for what it has none of, new ones. */
export async function picturesOf({
  root,
  keys,
  browser,
  album,
  onProgress = () => undefined,
}: PicturesOptions): Promise<Pictures> {
  const { found, missing } = lookUp(keys, album);
  if (missing.size === 0) return { stories: byId(found), taken: 0 };
  const fresh = await takeFiles({ root, keys: missing, browser, album, onProgress });
  const taken = [...fresh.values()].reduce((sum, sittings) => sum + Object.keys(sittings).length, 0);
  return { stories: byId(found, fresh), taken };
}
