import { diff } from '@blazediff/core';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';

import type { Album, Look } from './album.ts';
import { drawingOf, type Box, type Comparison, type Difference, type Untold } from './difference.ts';
import type { Pictured, Pictures } from './picturesOf.ts';

/** A picture on a ground as large as both; what it does not reach stays clear. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** What holds all pixels that are drawn in a mask. */
function boxOf({ data, width, height }: PNG): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** What two pictures differ in, to the last pixel: both come from one browser, so nothing has to be forgiven. */
export function differ(was: Buffer, now: Buffer) {
  const [old, fresh] = [PNG.sync.read(was), PNG.sync.read(now)];
  const [width, height] = [Math.max(old.width, fresh.width), Math.max(old.height, fresh.height)];
  const [before, after] = [onGround(old, width, height).data, onGround(fresh, width, height).data];
  const strict = { threshold: 0, includeAA: true };
  const mask = new PNG({ width, height });
  const pixels = diff(before, after, mask.data, width, height, { ...strict, diffMask: true });
  const shown = new PNG({ width, height });
  diff(before, after, shown.data, width, height, { ...strict, alpha: 0.15, diffColor: [220, 0, 90] });
  return { pixels, share: pixels / (width * height), box: boxOf(mask), width, height, picture: PNG.sync.write(shown) };
}

/** The stories that there is something to say of. */
const list = ({ stories }: Pictures, why: (story: Pictured, id: string) => string | null): Untold[] =>
  Object.entries(stories).flatMap(([id, story]) => {
    const reason = why(story, id);
    return reason === null ? [] : [{ id, title: story.title, name: story.name, why: reason }];
  });

/**
 * Compares the pictures of two trees, and draws what differs.
 * @param folder where the drawings go, named by drawingOf
 */
export function compare(was: Pictures, now: Pictures, album: Album, folder: string): Comparison {
  mkdirSync(folder, { recursive: true });
  const differences: Difference[] = [];
  let compared = 0;
  for (const [id, { looks, title, name, file }] of Object.entries(now.stories))
    for (const [look, picture] of Object.entries(looks) as [Look, string][]) {
      const before = was.stories[id]?.looks[look];
      if (before === undefined) continue;
      compared++;
      if (before === picture) continue;
      const found = differ(readFileSync(album.fileOf(before)), readFileSync(album.fileOf(picture)));
      // Another way to write the same pixels down is no difference.
      if (found.pixels === 0) continue;
      const { picture: drawing, ...measured } = found;
      const difference = { id, look, title, name, file, was: before, now: picture, ...measured };
      writeFileSync(path.join(folder, drawingOf(difference)), drawing);
      differences.push(difference);
    }
  return {
    differences: differences.toSorted((one, other) => other.share - one.share),
    added: list(now, (_, id) => (was.stories[id] ? null : '')),
    gone: list(was, (_, id) => (now.stories[id] ? null : '')),
    moving: list(now, ({ moves }) => moves ?? null),
    wrong: [
      ...list(now, ({ wrong }) => wrong?.join('; ') ?? null),
      ...list(was, ({ wrong }) => (wrong ? `в исходной версии: ${wrong.join('; ')}` : null)),
    ],
    compared,
  };
}
