import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The house's rules (stories/docs/Architecture): who may import whom, and what stands beside what. */

const ROOT = path.resolve(import.meta.dirname, '..');

function filesUnder(folder: string): string[] {
  const absolute = path.join(ROOT, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && statSync(path.join(ROOT, name)).isFile())
    .sort();
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

/** What a file imports: paths from the project's root for its own files, names for packages. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    const bare = target.replace(/\?.*$/, '');
    if (bare.startsWith('#')) return bare.slice(1);
    return bare.startsWith('.') ? path.join(path.dirname(file), bare) : `package:${bare}`;
  });
}

const inFolders =
  (...folders: string[]) =>
  (target: string): boolean =>
    folders.some((folder) => target.startsWith(`${folder}/`));

const isPackage = (target: string): boolean => target.startsWith('package:');
/** Packages that only app may use: the router, the store, its queries. */
const APP_ONLY = /^package:(react-router|dexie|@tanstack\/react-query)/;
const viewPackage = (target: string): boolean => isPackage(target) && !APP_ONLY.test(target);

const RULES: Record<string, (target: string, file: string) => boolean> = {
  'src/domain': inFolders('src/domain'),
  'src/theme': (target) =>
    inFolders('src/theme')(target) || /^package:(styled-components$|@fontsource-variable\/)/.test(target),
  'src/samples': inFolders('src/samples', 'src/domain'),
  'src/ui': (target) => inFolders('src/ui', 'src/theme')(target) || viewPackage(target),
  'src/patterns': (target) =>
    inFolders('src/patterns', 'src/ui', 'src/theme', 'src/domain')(target) || viewPackage(target),
  'src/features': (target, file) => {
    const own = file.split('/').slice(0, 3).join('/');
    return inFolders(own, 'src/patterns', 'src/ui', 'src/theme', 'src/domain')(target) || viewPackage(target);
  },
  stories: (target, file) => {
    if (target === 'package:storybook/test' || target === 'package:react' || isPackage(target)) return true;
    if (target === '.storybook/preview.tsx' || target === '.storybook/modes.ts') return true;
    if (file.startsWith('stories/flows/')) return inFolders('src', 'app', 'stories')(target);
    if (file.startsWith('stories/docs/')) return inFolders('src', 'stories/docs')(target);
    const mirrored = file.replace(/^stories\//, 'src/').replace(/\.stories\.tsx$/, '.tsx');
    return (
      target === mirrored ||
      inFolders(path.dirname(mirrored), 'src/ui', 'src/theme', 'src/domain', 'src/samples', 'stories')(target)
    );
  },
  app: (target) => isPackage(target) || inFolders('app', 'src')(target),
};

describe('who may import whom', () => {
  for (const [folder, mayImport] of Object.entries(RULES)) {
    it(`${folder} keeps to its imports`, () => {
      const breaches = filesUnder(folder).flatMap((file) =>
        importsOf(file)
          .filter((target) => !mayImport(target, file))
          .map((target) => `${file} → ${target}`),
      );
      expect(breaches).toEqual([]);
    });
  }

  it('samples stay out of the library and out of every screen of the app', () => {
    const users = [...filesUnder('src'), ...filesUnder('app')].filter(
      (file) => !file.startsWith('src/samples/') && importsOf(file).some(inFolders('src/samples')),
    );
    expect(users).toEqual(['app/start.ts']);
  });
});

describe('the library has no clock, no random and no storage', () => {
  const IMPURE = /\b(Date\.now\(|new Date\(\)|Math\.random\(|localStorage|sessionStorage|indexedDB|crypto\.randomUUID)/;
  it('src', () => {
    const impure = filesUnder('src').filter((file) => IMPURE.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(impure).toEqual([]);
  });
});

describe('loading a file makes nothing that takes long', () => {
  // See src/domain/lazily.ts.
  const MADE_AT_ONCE = /^(export )?const \w+ = new Intl\./m;
  it('no Intl', () => {
    const slow = [...filesUnder('src'), ...filesUnder('app')].filter((file) =>
      MADE_AT_ONCE.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(slow).toEqual([]);
  });
});

describe('every component has its story', () => {
  const components = ['src/ui', 'src/patterns', 'src/features']
    .flatMap(filesUnder)
    .filter((file) => file.endsWith('.tsx'));

  it('at the mirrored path', () => {
    const missing = components.filter(
      (file) => !existsSync(path.join(ROOT, file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx'))),
    );
    expect(missing).toEqual([]);
  });

  it('and every story its component', () => {
    const orphans = filesUnder('stories')
      .filter((file) => file.endsWith('.stories.tsx') && !/^stories\/(flows|docs)\//.test(file))
      .filter(
        (file) => !existsSync(path.join(ROOT, file.replace(/^stories\//, 'src/').replace(/\.stories\.tsx$/, '.tsx'))),
      );
    expect(orphans).toEqual([]);
  });

  it('one exported component per file, named after the file', () => {
    const odd = components.filter((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      const exported = [...source.matchAll(/^export (?:function|const|class) ([A-Z]\w+)/gm)].map((match) => match[1]);
      return exported.length !== 1 || exported[0] !== path.basename(file, '.tsx');
    });
    expect(odd).toEqual([]);
  });

  it('without a title of its own, and with no accessibility rule switched off', () => {
    const wrong = filesUnder('stories').filter((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return /\bmeta\(\{\s*(?:component: \w+,\s*)?title:/.test(source) || /a11y:\s*\{/.test(source);
    });
    expect(wrong).toEqual([]);
  });
});

describe('no barrels', () => {
  it('no index files', () => {
    const indexes = ['src', 'app', 'stories'].flatMap(filesUnder).filter((file) => /\/index\.tsx?$/.test(file));
    expect(indexes).toEqual([]);
  });
});
