import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a story is shown: in which theme, and at 390 px when a screen is shown there beside its own width. */
export type Look = 'light' | 'dark' | 'light 390' | 'dark 390';

/** A story that stood still and what it looked like, or why there is no picture of it. */
export interface Sitting {
  /** Where it stands in the sidebar. */
  readonly title: string;
  readonly name: string;
  /** Fingerprints of its pictures; of one with the same fingerprint each pixel is the same. */
  readonly looks: Readonly<Partial<Record<Look, string>>>;
  /** Why it cannot stand still, in the words of its own parameter `visual.moves`. */
  readonly moves?: string;
  /** What went wrong in it, in words. */
  readonly wrong?: readonly string[];
}

/** The stories of a file by their ids. */
export type Sittings = Readonly<Record<string, Sitting>>;

const DAY = 24 * 60 * 60 * 1_000;

/** How long what nobody asks for is kept, ms. */
const KEPT = 14 * DAY;

/** Short enough for a name, long enough to be nobody else's. */
export const fingerprint = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
};

/** Pictures on disk, by what they are made of: the same story is never pictured twice, whichever commit it stands in. */
export interface Album {
  readonly folder: string;
  /** What was noted under a key; null when nothing was. */
  read<T>(kind: 'files' | 'commits', key: string): T | null;
  write(kind: 'files' | 'commits', key: string, value: object): void;
  /** Keeps a picture (PNG) and gives its fingerprint. */
  keep(picture: Buffer): string;
  /** Where a picture lies. */
  fileOf(picture: string): string;
  /** Throws away what nobody has asked for in two weeks. */
  prune(): void;
}

/** Files of a folder that were written, or asked for, longer ago than that, ms. */
function olderThan(age: number, folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  return files.filter((file) => Date.now() - statSync(file).mtimeMs > age);
}

/** Throws away notes that nobody has asked for in a while, pictures that no note names, and what broken runs have left. */
function prune(folder: string): void {
  for (const kind of ['files', 'commits']) for (const note of olderThan(KEPT, path.join(folder, kind))) rmSync(note);
  const notes = readdirSync(path.join(folder, 'files')).map((name) => path.join(folder, 'files', name));
  const sittings = notes.flatMap((note) => Object.values(JSON.parse(readFileSync(note, 'utf8')) as Sittings));
  const named = new Set(sittings.flatMap(({ looks }) => Object.values(looks).map((picture) => `${picture}.png`)));
  // A younger one may belong to a run that is not at its end.
  for (const picture of olderThan(DAY, path.join(folder, 'pictures')))
    if (!named.has(path.basename(picture))) rmSync(picture);
  for (const left of olderThan(DAY, path.join(folder, 'work'))) rmSync(left, { recursive: true });
}

/** Opens the album in a folder, and makes one there when there is none. */
export function openAlbum(folder: string): Album {
  for (const room of ['files', 'commits', 'pictures']) mkdirSync(path.join(folder, room), { recursive: true });
  const noteOf = (kind: string, key: string): string => path.join(folder, kind, `${key}.json`);
  const fileOf = (picture: string): string => path.join(folder, 'pictures', `${picture}.png`);
  return {
    folder,
    fileOf,
    read(kind, key) {
      const file = noteOf(kind, key);
      if (!existsSync(file)) return null;
      utimesSync(file, new Date(), new Date());
      return JSON.parse(readFileSync(file, 'utf8'));
    },
    write: (kind, key, value) => writeFileSync(noteOf(kind, key), JSON.stringify(value, null, 1)),
    keep(picture) {
      const name = fingerprint(picture);
      if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), picture);
      return name;
    },
    prune: () => prune(folder),
  };
}
