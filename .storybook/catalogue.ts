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

/** Component and group named in a stories file; see tests/storyTitles.test.ts. */
function titleIn(source: string): Pick<CatalogueComponent, 'group' | 'name'> {
  const [, group = '', name = ''] = /\btitle: '([^']*)\/([^'/]*?) · /.exec(source) ?? [];
  return { group, name };
}

/** The window that a story, or all stories of a file, ask for. */
const viewportIn = (code: string): CatalogueStory['viewport'] =>
  /viewport: \{ value: '(\w+)'/.exec(code)?.[1] as CatalogueStory['viewport'];

/** The stories that a file exports; `place` is where it lies under stories, and their ids begin with it. */
function storiesOf(source: string, place: string): CatalogueStory[] {
  const found: CatalogueStory[] = [];
  const [head = '', ...blocks] = source.split(/^export const (?=\w+ = \w+\.(?:story|extend)\()/m);
  for (const block of blocks) {
    const state = /^\w+/.exec(block)?.[0] ?? '';
    const base = found.find((one) => one.state === /^\w+ = (\w+)\.extend/.exec(block)?.[1]);
    const english = storyNameFromExport(state);
    found.push({
      id: toId(place, english),
      state,
      name: /\bname: '([^']*)'/.exec(block)?.[1] ?? english,
      plays: /^ {2}(?:async )?play\b/m.test(block) || (base?.plays ?? false) || /^ {2}play\b/m.test(head),
      way: /\btags: \['way'\]/.test(block),
      viewport: viewportIn(block) ?? base?.viewport ?? viewportIn(head),
    });
  }
  return found;
}

/**
 * Description and maturity of a component: for ui and patterns from its guide, for a feature from the description in its stories.
 * Reads without running: this file is settings.
 */
function wordsAbout(
  place: string,
  guides: ReadonlySet<string>,
  stories: string,
): Pick<CatalogueComponent, 'says' | 'maturity'> {
  const file = `stories/${place}.guide.ts`;
  if (!guides.has(file)) {
    const [, says = ''] = /description: \{\s*component:\s*'([^']*)'/.exec(stories) ?? [];
    return { says, maturity: null };
  }
  const source = read(file);
  const what = /^ {2}what:\s*'([^']*)'/m.exec(source)?.[1] ?? '';
  const says = /^.*?[.:](?=\s|$)/.exec(what.replaceAll('`', ''))?.[0] ?? what;
  const maturity = /^ {2}maturity: '(\w+)'/m.exec(source)?.[1] ?? 'stable';
  return { says: says.replace(/[.:]$/, ''), maturity: maturity as CatalogueComponent['maturity'] };
}

/**
 * Place under src of the subject of a stories file, without its extension: `ui/Button` of `stories/ui/Button.stories.tsx`. The
 * stories of a large component may be split into several files, each named by its topic in camelCase: `ui/X` of
 * `stories/ui/X.byKeys.stories.tsx`, too.
 */
export const placeOfStories = (file: string): string => file.replace(/^stories\/|(?:\.[a-z]\w*)?\.stories\.tsx$/g, '');

/** Reads every component of the library and its stories from their files; the file without a part's name comes first. */
export function readCatalogue(): CatalogueComponent[] {
  const storyFiles = new Set(filesUnder('stories').filter((file) => /\.(?:stories\.tsx|guide\.ts)$/.test(file)));
  const filesOf = new Map<string, string[]>();
  for (const file of [...storyFiles].filter((one) => one.endsWith('.stories.tsx')).toSorted()) {
    const place = placeOfStories(file);
    const isPart = file !== `stories/${place}.stories.tsx`;
    const others = filesOf.get(place) ?? [];
    filesOf.set(place, isPart ? [...others, file] : [file, ...others]);
  }
  return FOLDERS.flatMap(filesUnder)
    .filter((file) => file.endsWith('.tsx'))
    .toSorted()
    .map((file) => {
      const place = file.replace(/^src\//, '').replace(/\.tsx$/, '');
      const sources = (filesOf.get(place) ?? []).map(read);
      return {
        path: place,
        ...titleIn(sources[0] ?? ''),
        ...wordsAbout(place, storyFiles, sources[0] ?? ''),
        stories: sources.flatMap((source) => storiesOf(source, place)),
      };
    });
}

/** Reads the journeys through the whole application: stories of no component, from stories/flows. */
function readJourneys(): CatalogueStory[] {
  return filesUnder('stories/flows')
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .flatMap((file) => storiesOf(read(file), placeOfStories(file)));
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
    load: (id) =>
      id === resolved
        ? `export const journeys = ${JSON.stringify(readJourneys())};\nexport default ${JSON.stringify(readCatalogue())};`
        : null,
  };
}
