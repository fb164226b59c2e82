import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { CatalogueComponent, CatalogueStory } from 'virtual:catalogue';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src/ui', 'src/patterns', 'src/features'];
const VIRTUAL = 'virtual:catalogue';

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The first sentence of the docstring above the component that a file exports. */
function sentenceOf(source: string, component: string): string {
  const [, doc = ''] =
    source.match(new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const|class) ${component}\\b`)) ?? [];
  const text = doc
    .replaceAll(/^\s*\*\s?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The stories that a file exports; `title` is its place under stories, as the sidebar has it. */
function storiesOf(source: string, title: string): CatalogueStory[] {
  const found: CatalogueStory[] = [];
  const [head = '', ...blocks] = source.split(/^export const (?=\w+ = \w+\.(?:story|extend)\()/m);
  for (const block of blocks) {
    const state = /^\w+/.exec(block)?.[0] ?? '';
    const base = found.find((one) => one.state === /^\w+ = (\w+)\.extend/.exec(block)?.[1]);
    const english = storyNameFromExport(state);
    found.push({
      id: toId(title, english),
      state,
      name: /\bname: '([^']*)'/.exec(block)?.[1] ?? english,
      plays: /^ {2}(?:async )?play\b/m.test(block) || (base?.plays ?? false) || /^ {2}play\b/m.test(head),
      phone: /viewport: \{ value: 'mobile'/.test(block) || (base?.phone ?? false),
    });
  }
  return found;
}

/** Reads every component of the library and its stories from their files. */
export function readCatalogue(): CatalogueComponent[] {
  const storyFiles = new Set(filesUnder('stories').filter((file) => file.endsWith('.stories.tsx')));
  return FOLDERS.flatMap(filesUnder)
    .filter((file) => file.endsWith('.tsx'))
    .toSorted()
    .map((file) => {
      const place = file.replace(/^src\//, '').replace(/\.tsx$/, '');
      const stories = `stories/${place}.stories.tsx`;
      return {
        path: place,
        says: sentenceOf(read(file), path.basename(place)),
        stories: storyFiles.has(stories) ? storiesOf(read(stories), place) : [],
      };
    });
}

/**
 * Gives the documentation `virtual:catalogue`, made when the Storybook is built. Read in the page by import.meta.glob, the
 * sources themselves would be loaded there: 1.6 MB for a table of 150 kB.
 */
export function catalogue(): Plugin {
  const resolved = `\0${VIRTUAL}`;
  return {
    name: 'catalogue',
    resolveId: (id) => (id === VIRTUAL ? resolved : null),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(readCatalogue())};` : null),
  };
}
