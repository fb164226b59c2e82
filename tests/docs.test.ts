import { readdirSync, readFileSync } from 'node:fs';
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
    const shown = [...textOf('stories')].flatMap(([file, text]) => {
      const [, place] = /^stories\/(.+)\.guide\.ts$/.exec(file) ?? [];
      const [, story] = /^ {2}example: '(\w+)'/m.exec(text) ?? [];
      return place && story ? [`${place} ${story}`] : [];
    });
    const known = new Set(components.flatMap((one) => one.stories.map(({ state }) => `${one.path} ${state}`)));
    expect(framed.length + shown.length).toBeGreaterThan(60);
    expect([...framed, ...shown].filter((story) => !known.has(story))).toEqual([]);
  });

  it('every pattern stands in their index with what it is', () => {
    const patterns = components.filter(({ path: place }) => place.startsWith('patterns/'));
    expect(patterns.length).toBeGreaterThan(30);
    expect(patterns.filter(({ says, maturity }) => says.length < 10 || maturity === null)).toEqual([]);
  });

  it('what the page about our voice shows as ours stands in the product', () => {
    const product = [...textOf('src', 'store', 'files', 'app').values()].join('\n').replaceAll(/\{?NBSP\}?|\s/g, ' ');
    expect(VOICE.filter(({ yes }) => !product.includes(yes))).toEqual([]);
  });
});
