import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { readCatalogue } from '#.storybook/catalogue.ts';
import { VOICE } from '#stories/docs/voiceExamples.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

function textOf(...folders: string[]): Map<string, string> {
  return new Map(
    folders
      .flatMap((folder) =>
        readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }).map((entry) =>
          path.relative(ROOT, path.join(entry.parentPath, entry.name)),
        ),
      )
      .filter((file) => /\.(tsx?|mdx)$/.test(file))
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  );
}

const components = readCatalogue();

describe('the documentation is true to the tree', () => {
  it('every component is in the catalogue with a name and its stories', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter(({ name, stories }) => name === '' || stories.length === 0)).toEqual([]);
  });

  it('every framed story exists', () => {
    const framed = [...textOf('stories/docs').values()].flatMap((text) =>
      [...text.matchAll(/<LiveStory of="([^"]+)" story="([^"]+)"/g)].map(([, of, story]) => `${of} ${story}`),
    );
    const known = new Set(components.flatMap((one) => one.stories.map(({ state }) => `${one.path} ${state}`)));
    expect(framed.length).toBeGreaterThan(20);
    expect(framed.filter((story) => !known.has(story))).toEqual([]);
  });

  it('every pattern has a guide', () => {
    const without = components
      .filter(({ path: place }) => place.startsWith('patterns/'))
      .filter(({ path: place }) => !existsSync(path.join(ROOT, `stories/docs/patterns/${path.basename(place)}.mdx`)));
    expect(without).toEqual([]);
  });

  it('what the page about our voice shows as ours stands in the product', () => {
    const product = [...textOf('src', 'app').values()].join('\n').replaceAll(/\{?NBSP\}?|\s/g, ' ');
    expect(VOICE.filter(({ yes }) => !product.includes(yes))).toEqual([]);
  });
});
