import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { shadows, tones } from '#src/theme/tokens.ts';
import { openAlbum, type Sitting } from '#tests/visual/album.ts';
import { compare } from '#tests/visual/compare.ts';
import { drawingOf, type Comparison } from '#tests/visual/difference.ts';
import { picturesOf, served, surroundingsOf, type Pictures } from '#tests/visual/picturesOf.ts';
import { storyKeys } from '#tests/visual/storyKeys.ts';
import { launchStill, takePictures } from '#tests/visual/takePictures.ts';
import { builtIn, copyTree } from '#tests/visual/trees.ts';

/**
 * `npm run visual` on a few stories: it reports the changes on the screen, in exactly the stories and themes that show them, and
 * the same tree pictured again is the same to the last pixel.
 */

const SAMPLE = ['Badge', 'Button', 'Menu'].map((name) => `stories/ui/${name}.stories.tsx`);

const folder = mkdtempSync(path.join(tmpdir(), 'visual-'));
const tree = path.join(folder, 'tree');
let browser: Browser;

/** The sample's pictures as the tree is now; in an album of their own all of them are taken anew. */
function pictured(album: string): Promise<Pictures> {
  const keys = [...storyKeys(tree, surroundingsOf(browser))].filter(([file]) => SAMPLE.includes(file));
  return picturesOf({ root: tree, keys: new Map(keys), browser, album: openAlbum(path.join(folder, album)) });
}

/** Changes a file of the tree; what is to be changed must be there once. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(tree, file), 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold «${from}» once`);
  writeFileSync(path.join(tree, file), text.replace(from, to));
}

const compared = (was: Pictures, now: Pictures): Comparison =>
  compare(was, now, openAlbum(path.join(folder, 'album')), path.join(folder, 'review'));

let before: Pictures;

beforeAll(async () => {
  browser = await launchStill();
  copyTree(tree);
  before = await pictured('album');
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

it('every story of the sample stands still for its pictures, in both themes', () => {
  const stories = Object.values(before.stories);
  expect(stories.length).toBeGreaterThan(15);
  expect(stories.filter(({ looks }) => !looks.light || !looks.dark)).toEqual([]);
});

it('the same tree, pictured anew in another order, is the same to the last pixel', async () => {
  const album = openAlbum(path.join(folder, 'another'));
  const again: Record<string, Sitting['looks']> = {};
  await served(builtIn(tree), (url) =>
    takePictures(browser, url, Object.keys(before.stories).toReversed(), {
      keep: album.keep,
      onTaken(id, { looks }) {
        again[id] = looks;
      },
    }),
  );
  expect(again).toEqual(Object.fromEntries(Object.entries(before.stories).map(([id, { looks }]) => [id, looks])));
});

it('a tree whose stories are in the album is not even built', async () => {
  expect(await pictured('album')).toEqual({ ...before, taken: 0 });
});

describe('a token changed, a shadow moved by a pixel, a label swapped', () => {
  let comparison: Comparison;
  beforeAll(async () => {
    edit('src/theme/tokens.ts', `green: { soft: ['${tones.green.soft[0]}'`, "green: { soft: ['#d4eed6'");
    const [, dark] = shadows.float;
    edit(
      'src/theme/tokens.ts',
      dark,
      dark.replace(/^0 (\d+)px/, (_, down) => `0 ${Number(down) + 1}px`),
    );
    edit('stories/ui/Button.stories.tsx', "children: 'Экспорт'", "children: 'Выгрузка'");
    comparison = compared(before, await pictured('album'));
  });

  it('exactly the stories that show it differ, in the themes that show it', () => {
    const differing = comparison.differences.map(({ id, look }) => `${id} ${look}`).toSorted();
    expect(differing).toEqual([
      // Green on paper, in light.
      'ui-badge--all-tones light',
      'ui-badge--status light',
      'ui-button--secondary dark',
      'ui-button--secondary light',
      // The shadow under an open menu, in dark.
      'ui-menu--mobile dark',
      'ui-menu--open dark',
    ]);
    expect(comparison).toMatchObject({ added: [], gone: [], wrong: [] });
  });

  it('and each difference can be seen: where it is, and drawn', () => {
    for (const difference of comparison.differences) {
      expect(difference.pixels).toBeGreaterThan(100);
      expect(difference.box.width * difference.box.height).toBeGreaterThanOrEqual(difference.pixels);
      expect(readFileSync(path.join(folder, 'review', drawingOf(difference))).length).toBeGreaterThan(0);
    }
  });

  it('the largest comes first', () => {
    const shares = comparison.differences.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });
});
