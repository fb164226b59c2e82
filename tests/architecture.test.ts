import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { placeOfStories } from '#.storybook/catalogue.ts';
import { breach, roomOf, wallsTable } from './house/walls.mjs';

/** The house's rules (docs/architecture.md): which file may import which, and which files belong side by side. */

const ROOT = path.resolve(import.meta.dirname, '..');

function filesUnder(folder: string): string[] {
  const absolute = path.join(ROOT, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && statSync(path.join(ROOT, name)).isFile())
    .sort();
}

function linesOf(file: string): number {
  return readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

/** Returns the imports of a file: paths from the project's root for its own files, names for packages. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    const bare = target.replace(/\?.*$/, '');
    if (bare.startsWith('#')) return bare.slice(1);
    return bare.startsWith('.') ? path.join(path.dirname(file), bare) : `package:${bare}`;
  });
}

describe('who may import whom', () => {
  it('every file keeps to its room', () => {
    const files = ['src', 'store', 'files', 'app', 'stories', 'library', 'respond', 'server'].flatMap(filesUnder);
    const breaches = files.flatMap((file) =>
      importsOf(file).flatMap((target) => {
        const isPackage = target.startsWith('package:');
        const says = breach(file, target.replace('package:', ''), isPackage);
        return says ? [`${file} → ${target}: ${says}`] : [];
      }),
    );
    expect(breaches).toEqual([]);
  });

  it('the walls are told in docs/architecture.md as they are; `-u` writes them there', async () => {
    const file = path.join(ROOT, 'docs/architecture.md');
    const told = readFileSync(file, 'utf8').replace(
      /(?<=<!-- walls -->\n)[^]*(?=<!-- \/walls -->)/,
      () => `${wallsTable()}\n`,
    );
    await expect(told).toMatchFileSnapshot(file);
  });

  it('every file of the house has a room', () => {
    expect(
      ['src', 'store', 'files', 'app', 'stories', 'library', 'respond', 'server']
        .flatMap(filesUnder)
        .filter((file) => !roomOf(file)),
    ).toEqual([]);
  });

  it.each([
    ['src/domain/audiences/audience.ts', 'src/ui/Button.tsx'],
    ['src/ui/Button.tsx', 'src/domain/audiences/audience.ts'],
    ['src/patterns/list/ListHead.tsx', 'src/features/links/LinksDialog.tsx'],
    ['src/features/chat/ChatScreen.tsx', 'src/features/boards/BoardPane.tsx'],
    ['src/features/chat/ChatScreen.tsx', 'src/samples/workspace.ts'],
    ['stories/features/chat/ChatScreen.stories.tsx', 'app/shared/toast.ts'],
    ['stories/features/chat/ChatScreen.stories.tsx', 'src/features/boards/BoardPane.tsx'],
    ['app/sections/chat/ChatRoute.tsx', 'app/sections/boards/actions.ts'],
    ['app/sections/chat/ChatRoute.tsx', 'src/samples/workspace.ts'],
    ['app/shared/toast.ts', 'app/sections/boards/actions.ts'],
    ['store/port.ts', 'app/shared/toast.ts'],
    ['store/port.ts', 'files/reading/readFile.ts'],
    ['store/search/searchIndex.ts', 'src/features/palette/paletteItems.ts'],
    ['files/writing/pdf.ts', 'app/sections/boards/actions.ts'],
    ['files/writing/pdf.ts', 'files/reading/readFile.ts'],
    ['files/reading/readFile.ts', 'store/port.ts'],
    ['files/worker/call.ts', 'src/domain/records.ts'],
    ['server/http/app.ts', 'store/port.ts'],
    ['server/fieldwork/filing/settling.ts', 'server/http/asking.ts'],
    ['server/fieldwork/filing/settling.ts', 'server/telegram/telegram.ts'],
    ['server/context/context.ts', 'server/fieldwork/fieldwork.ts'],
    ['store/port.ts', 'server/http/app.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(breach(file, target, false)).not.toBeNull();
  });

  it.each([
    ['src/ui/Button.tsx', 'react-router-dom'],
    ['src/features/chat/ChatScreen.tsx', '@tanstack/react-query'],
    ['src/domain/audiences/audience.ts', 'react'],
    ['app/sections/chat/ChatRoute.tsx', 'dexie'],
    ['store/memory.ts', 'dexie'],
    ['files/writing/pdf.ts', 'react'],
    ['server/http/app.ts', 'react'],
  ])('%s may not import the package %s', (file, target) => {
    expect(breach(file, target, true)).not.toBeNull();
  });
});

/** The imports that a file has before it runs: a screen that is fetched later may lead back to where it is fetched. */
function importsAtOnce(file: string): string[] {
  const fetched = new Set(
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g)].map(
      ([, name = '']) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name.slice(1)),
    ),
  );
  return importsOf(file).filter((name) => !fetched.has(name));
}

/** Circles of files that import one another, types included: each as its files in order of their names. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  // Only what leads into a circle and comes out of one is looked at closely.
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left].flatMap((file) => graph.get(file) ?? []));
    for (const file of left) {
      if (!imported.has(file) || !graph.get(file)?.some((one) => left.has(one))) left.delete(file);
    }
  }
  const reachedFrom = (start: string): Set<string> => {
    const found = new Set<string>();
    const ahead = [start];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      for (const one of graph.get(next) ?? []) {
        if (!left.has(one) || found.has(one)) continue;
        found.add(one);
        ahead.push(one);
      }
    }
    return found;
  };
  const reached = new Map([...left].map((file) => [file, reachedFrom(file)]));
  const circles = [...left]
    .map((file) => [...left].filter((one) => reached.get(file)?.has(one) && reached.get(one)?.has(file)))
    .filter((circle) => circle.length > 0);
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

describe('no circles, types included', () => {
  /** Shapes of records that are still made of one another: the table of all kinds, and a contact's schema. */
  const SHAPES = ['src/domain/records.ts', 'src/domain/audiences/schema.ts'];

  it('among the files of the product', () => {
    const files = ['src', 'store', 'files', 'app', 'library', 'respond', 'server'].flatMap(filesUnder);
    const circles = circlesIn(new Map(files.map((file) => [file, importsAtOnce(file)])));
    expect(circles.filter((circle) => !SHAPES.some((file) => circle.includes(file)))).toEqual([]);
  });

  it('and one would be seen', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circlesIn(graph)).toEqual([['a', 'b', 'c']]);
  });
});

describe('schemas of records come with the store, not with the first screen', () => {
  /**
   * Files that take a schema as a value: the registry, the neighbours of a schema, and a reader that runs in a worker of its own.
   */
  const MAY = /^(?:src\/domain\/(?:schemas|(?:[^/]+\/){1,2}schema)|files\/reading\/refi\/readOwnPart)\.ts$/;
  const VALUE = /(?:^|\n)import (?!type )[^;]*?from '(?![^']*\/indexedDb\/)[^']*\/schema\.ts'/;
  const takes = (source: string): boolean =>
    VALUE.test(source.replaceAll(/import \{(?:\s*type [^,}]+,?)+\s*\}/g, 'import type {}'));

  it('only the registry takes one as a value', () => {
    const files = ['src', 'store', 'files', 'app'].flatMap(filesUnder).filter((file) => !file.startsWith('store/'));
    expect(files.filter((file) => !MAY.test(file) && takes(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('and would be seen', () => {
    expect(takes("import { boardSchema } from '../boards/schema.ts';")).toBe(true);
    expect(takes("import type { boardSchema } from '../boards/schema.ts';")).toBe(false);
  });
});

describe('who commits', () => {
  const COMMIT = /\bcommit(?:WithUndo)?\(/;
  /** Actions of a section, or of a room in it; hooks of callbacks (`useXActions.ts`) call them and commit nothing themselves. */
  const ACTIONS = /^app\/sections\/(?:\w+\/)+(?:actions|(?!use)\w+Actions)\.ts$/;
  const OTHERS = [
    'app/shared/asking/contacts/contactActions.ts',
    'app/shared/asking/scenario/scenarioActions.ts',
    'app/shared/board/journey/createOutcome.ts',
    'app/shared/board/saveCard.ts',
    'app/shared/commitWithUndo.ts',
    'app/shared/createFromHypothesis.ts',
    'app/shared/evidence/evidenceActions.ts',
    'app/shared/hypothesisEdits.ts',
    'app/shared/out/hideNames.ts',
    'app/shared/team/leaveActions.ts',
    'app/shared/team/nameActions.ts',
    'app/shell/history/actions.ts',
    'app/shell/person/actions.ts',
    'app/shell/products/actions.ts',
    'app/shell/team/actions.ts',
  ];
  const committing = () =>
    filesUnder('app')
      // The store's own room: its port, its adapters and undo.
      .filter((file) => !file.startsWith('store/'))
      .filter((file) => COMMIT.test(readFileSync(path.join(ROOT, file), 'utf8')));

  it('only actions, and the few files that several sections act through', () => {
    expect(committing().filter((file) => !ACTIONS.test(file) && !OTHERS.includes(file))).toEqual([]);
  });

  it.each([
    'app/sections/research/ResearchRoute.tsx',
    'app/sections/boards/data.ts',
    'app/sections/chat/useChatActions.ts',
  ])('actions are not %s', (file) => expect(ACTIONS.test(file)).toBe(false));
});

describe('routes and panes read, pass props and wire callbacks', () => {
  const LINES = 80;

  it(`in ${LINES} lines`, () => {
    const files = filesUnder('app').filter((file) => /(?:Route|Pane)\.tsx$/.test(file));
    expect(files.filter((file) => linesOf(file) > LINES)).toEqual([]);
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
  // See src/domain/core/lazily.ts.
  const MADE_AT_ONCE = /^(export )?const \w+ = new Intl\./m;
  it('no Intl', () => {
    const slow = ['src', 'store', 'files', 'app']
      .flatMap(filesUnder)
      .filter((file) => MADE_AT_ONCE.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(slow).toEqual([]);
  });
});

it('no folder of the product is longer than a look', () => {
  const MOST = 30;
  const folders = [
    ...new Set(
      ['src', 'store', 'files', 'app', 'respond', 'server'].flatMap(filesUnder).map((file) => path.dirname(file)),
    ),
  ];
  const long = folders.flatMap((folder) => {
    const { length } = readdirSync(path.join(ROOT, folder));
    return length > MOST ? [`${folder}: ${length}, at most ${MOST}, folders count`] : [];
  });
  expect(long).toEqual([]);
});

describe('every component has its story', () => {
  const components = ['src/ui', 'src/patterns', 'src/features']
    .flatMap(filesUnder)
    .filter((file) => file.endsWith('.tsx'));
  const storyFiles = filesUnder('stories').filter((file) => file.endsWith('.stories.tsx'));

  it('at the mirrored path', () => {
    const missing = components.filter(
      (file) => !existsSync(path.join(ROOT, file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx'))),
    );
    expect(missing).toEqual([]);
  });

  it('and every story its component', () => {
    const orphans = storyFiles
      .filter((file) => !/^stories\/(flows|docs|respond)\//.test(file))
      .filter((file) => !existsSync(path.join(ROOT, `src/${placeOfStories(file)}.tsx`)));
    expect(orphans).toEqual([]);
  });

  it('in files that are read to their end: a longer one is split by what its stories are about', () => {
    const LINES = 400;
    expect(storyFiles.filter((file) => linesOf(file) > LINES)).toEqual([]);
  });

  it.each([
    ['stories/ui/Button.stories.tsx', 'ui/Button'],
    ['stories/ui/Button.byKeys.stories.tsx', 'ui/Button'],
    ['stories/ui/Button.By-keys.stories.tsx', 'ui/Button.By-keys'],
    ['stories/ui/Button.a.b.stories.tsx', 'ui/Button.a'],
  ])('%s shows %s', (file, place) => {
    expect(placeOfStories(file)).toBe(place);
  });

  it('one exported component per file, named after the file', () => {
    const odd = components.filter((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      const exported = [...source.matchAll(/^export (?:function|const|class) ([A-Z]\w+)/gm)].map((match) => match[1]);
      return exported.length !== 1 || exported[0] !== path.basename(file, '.tsx');
    });
    expect(odd).toEqual([]);
  });

  it('with no accessibility rule switched off', () => {
    const wrong = filesUnder('stories').filter((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return /a11y:\s*\{/.test(source);
    });
    expect(wrong).toEqual([]);
  });
});

describe('text grows with the size that the browser is set to', () => {
  // Sizes of type and of its lines are in rem; a token takes no unit after it.
  const FIXED = /font-size: *[\d.]+px|line-height: *[\d.]+px|fontSizes\.\w+\}px|fontSize: *[\d'"]/;
  it('src', () => {
    const fixed = filesUnder('src').filter((file) => FIXED.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(fixed).toEqual([]);
  });
});

describe('no barrels', () => {
  it('no index files', () => {
    const indexes = ['src', 'store', 'files', 'app', 'stories', 'library', 'respond', 'server']
      .flatMap(filesUnder)
      .filter((file) => /\/index\.tsx?$/.test(file));
    expect(indexes).toEqual([]);
  });
});

/** Files of src and app whose text holds something. */
const holding = (pattern: RegExp): string[] =>
  ['src', 'store', 'files', 'app']
    .flatMap(filesUnder)
    .filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));

describe('one way to make a form', () => {
  it('whether it was tried is known to useRecordForm alone', () => {
    expect(holding(/\bset(?:Tried|Missing|Invalid|Attempted|Touched|Errors)\b|[^.]focusFirstError\(/)).toEqual([
      'src/patterns/form/focusFirstError.ts',
      'src/patterns/form/useRecordForm.ts',
    ]);
  });

  it('a form over a stored record is useRecordForm, or the editor of a text in its place', () => {
    expect(holding(/\buseEditedForm[<(]/)).toEqual([
      'src/patterns/form/useEditedForm.ts',
      'src/patterns/form/useRecordForm.ts',
      'src/patterns/inline/useCardEditing.ts',
    ]);
  });

  it('and no library makes others', () => {
    expect(holding(/from '(?:react-hook-form|formik|final-form|@tanstack\/react-form)/)).toEqual([]);
  });
});

describe('one way to keep what was typed, one to give the focus back', () => {
  it('drafts that outlive the tab are kept by useKeptDraft; what else is in the storage is no draft', () => {
    expect(holding(/\b(?:localStorage|sessionStorage)\b/).filter((file) => !file.startsWith('store/'))).toEqual([
      // Whether a kept frame is of the company and the product that are shown.
      'app/build/ownFrames.ts',
      'app/sections/chat/files.ts',
      'app/sections/research/codes/codebookPlace.ts',
      'app/sections/research/findings/apartPassages.ts',
      'app/sections/research/reading/player/playerSettings.ts',
      'app/sections/research/reading/readingPlace.ts',
      // Headings of imported tables, and what they were taken for.
      'app/shared/asking/contacts/columnMemory.ts',
      // Which of a company's products is shown.
      'app/shared/board/product/shownProduct.ts',
      // All that is kept of a company goes with it.
      'app/shared/drafts/forgetCompany.ts',
      // A draft for each file: the user learns whether the device could keep it, for an hour of typing is at stake.
      'app/shared/drafts/typedDraft.ts',
      'app/shared/team/commentDrafts.ts',
      'app/shared/useDraft.ts',
      'app/shell/chosenCompany.ts',
      'app/shell/history/lastVisit.ts',
      'app/shell/theme.ts',
    ]);
  });

  it('whoever opened a chain of dialogs is remembered by useDialogHome, and by the dialog itself', () => {
    expect(holding(/opener\w*\.current\s*=|homes\.current\s*=/)).toEqual([
      'src/patterns/useDialogHome.ts',
      'src/ui/dialog/Dialog.tsx',
    ]);
  });
});
