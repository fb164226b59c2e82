import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { readCatalogue } from '#.storybook/catalogue.ts';
import { readLog } from '#.storybook/history.ts';
import { readIcons } from '#.storybook/icons.ts';
import { readProps } from '#.storybook/props.ts';
import { wordsOf } from '#.storybook/propWords.ts';
import { FLOATING } from '#stories/docs/floating.ts';
import type { Guide } from '#stories/docs/guide.ts';
import { ICON_WORDS } from '#stories/docs/iconWords.ts';
import { filesUnder, nameOf, parseText, walk, type SourceNode } from './support/source.ts';

/** The pages of components are true: every prop is named, every name that they give exists, every example is code. */

const ROOT = path.resolve(import.meta.dirname, '..');

/** Folders of src whose components have a guide: a design system. A part of a feature has one line in its stories. */
const GUIDED = ['ui/', 'patterns/'];
const isGuided = (place: string): boolean => GUIDED.some((folder) => place.startsWith(folder));

const guides = new Map(
  Object.entries(import.meta.glob<Guide>('../stories/**/*.guide.ts', { eager: true, import: 'default' })).map(
    ([file, guide]) => [file.replace(/^\.\.\/stories\/|\.guide\.ts$/g, ''), guide],
  ),
);
const components = readCatalogue();
const code = filesUnder('src', 'store', 'files', 'app')
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');

/** Every text of a guide that a person reads. */
function textsOf({ what, when, whenNot, anatomy, keys, speech, props }: Guide): string[] {
  return [
    what,
    ...when,
    ...whenNot,
    ...anatomy.flatMap(({ part, sense }) => [part, sense]),
    ...(typeof keys === 'string' ? [keys] : keys.map(([, does]) => does)),
    ...speech,
    ...Object.values(props as Record<string, string>),
  ];
}

/** Returns the faults of an example: it does not parse, or imports something that does not exist. */
function wrongIn(place: string, example: string): string[] {
  let program: SourceNode;
  try {
    ({ program } = parseText('example.tsx', example));
  } catch (error) {
    return [`${place}: ${String(error)}`];
  }
  const wrong: string[] = [];
  for (const statement of program.body as SourceNode[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = nameOf(statement.source);
    if (!from.startsWith('#')) continue;
    const file = path.join(ROOT, from.slice(1));
    if (!existsSync(file)) {
      wrong.push(`${place}: no ${from}`);
      continue;
    }
    const text = readFileSync(file, 'utf8');
    for (const { imported } of statement.specifiers as SourceNode[])
      if (!new RegExp(`export (?:const|function|type|interface) ${nameOf(imported)}\\b`).test(text))
        wrong.push(`${place}: ${from} has no ${nameOf(imported)}`);
  }
  const { props, passes } = readProps(place);
  const known = new Set([...props.map(({ name }) => name), 'key']);
  const component = path.basename(place);
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || nameOf(node.name) !== component) return;
    for (const { type, name } of node.attributes as SourceNode[])
      if (type === 'JSXAttribute' && passes.length === 0 && !known.has(nameOf(name)))
        wrong.push(`${place}: the example gives ${nameOf(name)}, which it does not take`);
  });
  return wrong;
}

describe('guides of components', () => {
  it('stand beside every component of ui and patterns, and beside no other', () => {
    const places = components.map(({ path: place }) => place).filter(isGuided);
    expect([...guides.keys()].toSorted()).toEqual(places.toSorted());
    expect(guides.size).toBeGreaterThan(30);
  });

  it('answer when, of what, with which keys, in what words, and with what code', () => {
    const silent = [...guides].flatMap(([place, guide]) =>
      (['when', 'whenNot', 'anatomy', 'keys', 'speech', 'code'] as const)
        .filter((question) => guide[question].length === 0)
        .map((question) => `${place}: ${question}`),
    );
    expect(silent).toEqual([]);
  });

  it('name every prop in words, and none that there is not', () => {
    const wrong = [...guides].flatMap(([place, { props: words }]) => {
      const { props } = readProps(place);
      const names = props.map(({ name }) => name);
      const said = Object.keys(words);
      // Props taken from another component have their words in that one's guide.
      const known = ({ name, from }: (typeof props)[number]): boolean =>
        said.includes(name) || (from !== null && name in (guides.get(from)?.props ?? {}));
      return [
        ...props.filter((prop) => !known(prop)).map(({ name }) => `${place}: ${name} has no words`),
        ...said.filter((name) => !names.includes(name)).map((name) => `${place}: no prop ${name}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('say in the Controls panel what they say on the page', () => {
    const wordsIn = (place: string) => (guides.get(place)?.props ?? {}) as Readonly<Record<string, string>>;
    const other = [...guides.keys()].flatMap((place) => {
      const said = wordsOf(place);
      return readProps(place)
        .props.filter(
          ({ name, from }) => said.get(name) !== (wordsIn(place)[name] ?? (from && wordsIn(from)[name]) ?? undefined),
        )
        .map(({ name }) => `${place}: ${name}`);
    });
    expect(other).toEqual([]);
  });

  it('say it in Russian, and not in the same sentence on page after page', () => {
    const pages = new Map<string, string[]>();
    for (const [place, { what, when, whenNot, speech }] of guides)
      for (const line of [what, ...when, ...whenNot, ...speech]) pages.set(line, [...(pages.get(line) ?? []), place]);
    expect([...pages].filter(([, places]) => places.length > 2)).toEqual([]);
    const foreign = [...guides].flatMap(([place, guide]) =>
      textsOf(guide)
        .filter(
          (text) => !/[а-яё]{2}/iu.test(text) || /\b(?:TODO|lorem)\b|\s$|"/i.test(text.replaceAll(/`[^`]*`/g, '…')),
        )
        .map((text) => `${place}: ${text}`),
    );
    expect(foreign).toEqual([]);
  });

  it('name only what the code has', () => {
    const unknown = [...guides].flatMap(([place, guide]) =>
      textsOf(guide)
        .flatMap((text) => [...text.matchAll(/`([A-Za-z]\w{3,})(?:\(.*?\))?`/g)].map(([, name = '']) => name))
        .filter((name) => !new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code))
        .map((name) => `${place}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('show a story that there is, and code that can be copied', () => {
    const wrong = [...guides].flatMap(([place, { example, code: said }]) => {
      const stories = components.find((one) => one.path === place)?.stories ?? [];
      const isThere = example === undefined || stories.some(({ state }) => state === example);
      return [...(isThere ? [] : [`${place}: no story ${example}`]), ...wrongIn(place, said)];
    });
    expect(wrong).toEqual([]);
  });
});

describe('pages of features', () => {
  const features = components.filter(({ path: place }) => !isGuided(place));

  it('say in one Russian line what each component is, and no two the same', () => {
    expect(features.filter(({ says }) => !/^[А-ЯЁ«].*[а-яё]{2}/u.test(says)).map(({ path: place }) => place)).toEqual(
      [],
    );
    const lines = features.map(({ says }) => says);
    expect(lines.filter((line, index) => lines.indexOf(line) < index)).toEqual([]);
  });

  it('say every prop by its docstring', () => {
    const silent = features.flatMap(({ path: place }) =>
      readProps(place)
        .props.filter(({ says }) => says === '')
        .map(({ name }) => `${place}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('pages of foundations', () => {
  it('name every component that floats, by its shadow, and no other', () => {
    const shadowed = filesUnder('src')
      .filter((file) => !file.startsWith('src/theme/'))
      .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('--shadow-float'))
      .map((file) => file.replace(/^src\/|(?:\.styles)?\.tsx?$/g, ''));
    expect(FLOATING.map(({ place }) => place).toSorted()).toEqual(shadowed.toSorted());
  });

  it('say what an icon means that three files draw, and of none that nobody draws', () => {
    const icons = readIcons();
    expect(
      [...icons].filter(([name, files]) => files.length > 2 && !(name in ICON_WORDS)).map(([name]) => name),
    ).toEqual([]);
    expect(Object.keys(ICON_WORDS).filter((name) => !icons.has(name))).toEqual([]);
  });
});

/* Parts of a log, as git writes it. */
const commit = (hash: string, subject: string, names: string, ...differences: string[]): string =>
  `\u001E${hash}\u001F${hash.slice(0, 2)}\u001F2026-11-2${hash[1]}\u001F${subject}\u001F${names}\u001F\n\n${differences.join('\n')}\n`;
const changed = (file: string, ...lines: string[]): string =>
  `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n@@ -1 +1 @@\n${lines.join('\n')}`;
const made = (file: string): string =>
  `diff --git a/${file} b/${file}\nnew file mode 100644\n--- /dev/null\n+++ b/${file}\n@@ -0,0 +1 @@\n+  size?: number;`;
const moved = (from: string, to: string): string =>
  `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}`;

describe('changes of a component', () => {
  it('are found by file, newest first, also from before it was moved; props that came and went are named', () => {
    const log = [
      commit('d4', 'Give it an icon', '', changed('src/ui/a/B.tsx', '+  icon?: ReactNode;', '-  kind: string;')),
      commit('c3', 'Move it', 'tag: v1.0.0', moved('src/ui/B.tsx', 'src/ui/a/B.tsx')),
      commit(
        'b2',
        'Change a type',
        '',
        changed('src/ui/B.tsx', '-  kind: number;', '+  kind: string;', '+  const x = 1;'),
      ),
      commit('a1', 'Make it', '', made('src/ui/B.tsx')),
    ].join('');
    const changes = readLog(log).get('src/ui/a/B.tsx');
    expect(changes?.map(({ hash, release, added, removed }) => [hash, release, added, removed])).toEqual([
      ['d4', null, ['icon'], ['kind']],
      ['c3', 'v1.0.0', [], []],
      ['b2', 'v1.0.0', [], []],
      ['a1', 'v1.0.0', [], []],
    ]);
  });

  it('leave out the commit at which a shallow clone ends: it looks as if it had made everything', () => {
    const log =
      commit('b2', 'Change it', '', changed('src/ui/B.tsx')) + commit('a1', 'The edge', '', made('src/ui/B.tsx'));
    expect(
      readLog(log, new Set(['a1']))
        .get('src/ui/B.tsx')
        ?.map(({ hash }) => hash),
    ).toEqual(['b2']);
  });
});
