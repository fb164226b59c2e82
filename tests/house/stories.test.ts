import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  filesUnder,
  isNode,
  nameOf,
  parseFile,
  parseText,
  placeOf,
  walk,
  type Source,
  type SourceNode,
} from '../support/source.ts';

/** Every story is found by a Russian name and tested with all of axe; no test is left out. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const CYRILLIC = /\p{Script=Cyrillic}/u;

const STORIES = filesUnder('stories', '.storybook');
const TESTS = filesUnder('tests');

/** The text of a literal; null for anything that has to be computed. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
}

const propertyOf = (node: unknown, name: string): unknown =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node.properties as SourceNode[]).find((property) => nameOf(property.key) === name)?.value
    : undefined;

/** Returns the faults in the names of a file's stories. */
function unnamedIn(source: Source): string[] {
  const wrong: string[] = [];
  const names = new Set<string>();
  for (const statement of source.program.body as SourceNode[]) {
    if (statement.type === 'ExportAllDeclaration') wrong.push(`${placeOf(source, statement.start)} export *`);
    if (statement.type === 'ExportNamedDeclaration' && (statement.specifiers as SourceNode[]).length > 0)
      wrong.push(`${placeOf(source, statement.start)} export { … }`);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (!isNode(declared) || declared.type.startsWith('TS')) continue;
    for (const story of (declared.declarations as SourceNode[] | undefined) ?? [declared]) {
      const place = `${placeOf(source, story.start)} ${nameOf(story.id)}`;
      const made = story.init;
      if (!isNode(made) || made.type !== 'CallExpression' || !/\.(?:story|extend)$/.test(nameOf(made))) {
        wrong.push(`${place} is made by neither meta.story nor extend`);
        continue;
      }
      const name = textOf(propertyOf((made.arguments as SourceNode[])[0], 'name'));
      if (name === null || !CYRILLIC.test(name)) wrong.push(`${place} has no Russian name`);
      else if (names.has(name)) wrong.push(`${place} has the name of another`);
      else names.add(name);
    }
  }
  walk(source.program, (node) => {
    if (node.type === 'AssignmentExpression' && /\.(?:name|storyName)$/.test(nameOf(node.left)))
      wrong.push(`${placeOf(source, node.start)} renames a story`);
    // A test of a story, beside its play.
    if (node.type === 'CallExpression' && /^[A-Z]\w*\.test$/.test(nameOf(node.callee))) {
      const name = textOf((node.arguments as SourceNode[])[0]);
      if (name === null || !CYRILLIC.test(name)) wrong.push(`${placeOf(source, node.start)} has no Russian name`);
    }
  });
  return wrong;
}

/** Settings that take a story out of the tests, or a rule out of axe. */
const TAKES_OUT = /^(?:a11y|disable|disabledRules|excludeStories|includeStories|skip|todo|failOn|reviewOnFail)$/;

/** A comment on the line, or on the line before. */
function hasReason(source: Source, at: number): boolean {
  const line = (offset: number): number => source.text.slice(0, offset).split('\n').length;
  return source.comments.some(({ start, end }) => {
    const distance = line(at) - line(end);
    return line(start) === line(at) || (distance >= 0 && distance <= 1 && start < at);
  });
}

/** Returns settings that keep a story, or a part of axe, from being tested. */
function untestedIn(source: Source): string[] {
  const wrong: string[] = [];
  const tell = (node: SourceNode, what: string) => wrong.push(`${placeOf(source, node.start)} ${what}`);
  walk(source.program, (node, around) => {
    const inParameters = around.some(({ type, key }) => type === 'Property' && nameOf(key) === 'parameters');
    if (
      node.type === 'Literal' &&
      /^!\w/.test(String(node.value)) &&
      around.some(({ type, key }) => type === 'Property' && nameOf(key) === 'tags')
    )
      tell(node, String(node.value));
    if (node.type !== 'Property') return;
    const key = nameOf(node.key);
    const isSetting =
      around.every(({ type }) => !type.startsWith('JSX')) && !around.some(({ key: outer }) => nameOf(outer) === 'args');
    if (source.file.startsWith('stories/') && isSetting && TAKES_OUT.test(key)) {
      // `disabled` of something a story shows is an argument of it, not a setting.
      if (inParameters || key !== 'disable') tell(node, key);
    }
    if (key === 'test' && /^(?:todo|off)$/.test(textOf(node.value) ?? '')) tell(node, `test: ${textOf(node.value)}`);
    if (key === 'manual' && !source.file.startsWith('tests/') && isNode(node.value) && node.value.value === true)
      tell(node, 'manual');
    // Rules of axe, everywhere: by reason only.
    const isNarrowed = key === 'runOnly' || (key === 'enabled' && isNode(node.value) && node.value.value === false);
    if (isNarrowed && !hasReason(source, node.start)) tell(node, `${key} without a reason`);
  });
  return wrong;
}

const LEFT_OUT = /^(?:skip|only|todo|fails|skipIf|runIf|failing)$/;
/** The long run of the stress tests has time for more than the short one (vitest.config.ts). */
const RUN_BY_CHOICE: ReadonlySet<string> = new Set(['tests/stress/damage.stress.ts']);
const TEST_OR_HOOK = /^(?:it|test|(?:before|after)(?:All|Each))\b/;
const TEST_FUNCTION = /^(?:it|test|describe|suite|bench)\b/;

/** Tests of a file that do not run, run alone, may fail, or may be run again until they pass. */
function leftOutIn(source: Source): string[] {
  const wrong: string[] = [];
  walk(source.program, (node, around) => {
    const tell = (what: string) => wrong.push(`${placeOf(source, node.start)} ${what}`);
    if (node.type === 'MemberExpression') {
      const name = nameOf(node);
      const last = name.split('.').at(-1) ?? '';
      if (RUN_BY_CHOICE.has(source.file) && last === 'runIf') return;
      if (LEFT_OUT.test(last) && (TEST_FUNCTION.test(name) || /\.test\.\w+$/.test(name))) tell(name);
    }
    if (node.type === 'CallExpression') {
      const name = nameOf(node.callee);
      if (/^(?:xit|xtest|xdescribe|fit|fdescribe)$|(?:^|\.)skip$/.test(name) && !TEST_FUNCTION.test(name)) tell(name);
      if (name.endsWith('.disableRules') && !hasReason(source, node.start)) tell(`${name} without a reason`);
    }
    // Options of a test, its second argument.
    const call = around.at(-2);
    if (node.type === 'Property' && call?.type === 'CallExpression' && TEST_FUNCTION.test(nameOf(call.callee))) {
      if (/^(?:skip|only|todo|fails|retry|repeats)$/.test(nameOf(node.key))) tell(nameOf(node.key));
    }
  });
  return wrong;
}

/** Tests of `npm test` with a limit above their kind's (vitest.config.ts), each for a reason: a limit that is hit is a test too big. */
const LONGER: Readonly<Record<string, string>> = {
  'tests/server/start/start.test.ts': 'measures what the first sign-in takes',
};
const MAY_BE_LONG = /^tests\/(?:full|stress|storybook|bench|mutation|visual|evidence|support)\//;

const isLongLimit = (node: unknown): boolean =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node.callee) === 'longLimit';

/** Limits that single tests and hooks of a file are given; not those of the long run (tests/stress/counts.ts). */
function limitsIn(source: Source): string[] {
  const wrong: string[] = [];
  walk(source.program, (node, around) => {
    const tell = (what: string) => wrong.push(`${placeOf(source, node.start)} ${what}`);
    const call = around.at(-2);
    if (node.type === 'Property' && nameOf(node.key) === 'timeout' && call?.type === 'CallExpression') {
      if (TEST_FUNCTION.test(nameOf(call.callee)) && !isLongLimit(node.value)) tell('timeout');
    }
    if (node.type !== 'CallExpression' || !TEST_OR_HOOK.test(nameOf(node.callee))) return;
    const given = node.arguments as SourceNode[];
    const body = given.findIndex(({ type }) => /Function/.test(type));
    const limit = given[body + 1];
    if (body >= 0 && limit && !isLongLimit(limit)) tell('a limit of its own');
  });
  return wrong;
}

/** Tests of whole journeys that `npm test` has ten minutes for. */
const MOST_JOURNEYS = 60;

/** Tests of a file that `npm test` runs. */
function usualIn(source: Source): string[] {
  const usual: string[] = [];
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression') return;
    const made = isNode(node.callee) && node.callee.type === 'CallExpression' ? nameOf(node.callee.callee) : '';
    if (!/^(?:it|test)$/.test(nameOf(node.callee)) && !/^(?:it|test)\.each$/.test(made)) return;
    const [title, options] = node.arguments as SourceNode[];
    if (textOf(propertyOf(options, 'tags')) !== 'full') usual.push(`${placeOf(source, node.start)} ${textOf(title)}`);
  });
  return usual;
}

/** Rules switched off for a line or a file, without a reason after «--», or for all rules. */
function unreasonedIn(source: Source): string[] {
  return source.comments
    .filter(({ value }) => {
      const text = String(value);
      if (/@ts-(?:nocheck|ignore)/.test(text)) return true;
      if (/@ts-expect-error/.test(text)) return !/@ts-expect-error -- \S/.test(text);
      return /(?:eslint|oxlint)-disable/.test(text) && !/-disable(?:-next-line|-line)? [\w@/, -]+? -- \S/.test(text);
    })
    .map(({ start, value }) => `${placeOf(source, start)} ${String(value).trim()}`);
}

const caught = (check: (source: Source) => string[], cases: string[], file = 'stories/case.stories.tsx'): string[] =>
  cases.filter((text) => check(parseText(file, text)).length === 0);

describe('stories', () => {
  it('have Russian names of their own', () => {
    const wrong = STORIES.filter((file) => file.endsWith('.stories.tsx')).flatMap((file) => unnamedIn(parseFile(file)));
    expect(wrong).toEqual([]);
  });

  it('are all tested, with all of axe', () => {
    expect(STORIES.flatMap((file) => untestedIn(parseFile(file)))).toEqual([]);
    // The runner takes them all: it knows no tags.
    const runner = /storybookTest\(\{([^}]*)\}/.exec(readFileSync(path.join(ROOT, 'vitest.config.ts'), 'utf8'))?.[1];
    expect(runner).not.toMatch(/tags|exclude|skip/);
  });

  it('are missed without a name, and when they are taken out', () => {
    expect(
      caught(unnamedIn, [
        'export const Empty = meta.story();',
        'export const Empty = meta.story({});',
        'export const Empty = meta.story({ args: { name: "Имя" } });',
        'export const Empty = meta.story({ name: "Empty" });',
        'export const Empty = meta.story({ name: "" });',
        'export const Empty = meta.story({ name: nameOf("Пусто") });',
        'export const Empty = Full.extend({ args: {} });',
        'export const Full = meta.story({ name: "Всё" }); export const Empty = Full.extend({ name: "Всё" });',
        'export const Empty: Story = { name: "Пусто" };',
        'export function Empty() { return <p>Пусто</p>; }',
        'const Empty = meta.story({ name: "Пусто" }); export { Empty };',
        'export * from "./other.stories.tsx";',
        'export const Empty = meta.story({ name: "Пусто" }); Empty.test("opens", async () => {});',
        'export const Empty = meta.story({ name: "Пусто" }); Empty.input.name = "Empty";',
      ]),
    ).toEqual([]);
    expect(
      caught(untestedIn, [
        'export const Empty = meta.story({ name: "Пусто", tags: ["!test"] });',
        'const meta = preview.meta({ component: Badge, tags: ["!dev", "!test"] });',
        'const TAGS = { tags: ["!test"] };',
        'const meta = preview.meta({ parameters: { a11y: { disable: true } } });',
        'const meta = preview.meta({ parameters: { a11y: { test: "todo" } } });',
        'const meta = preview.meta({ globals: { a11y: { manual: true } } });',
        'const meta = preview.meta({ parameters: { test: { disable: true } } });',
        'const meta = preview.meta({ excludeStories: /Long/ });',
        'export default { parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } } };',
      ]),
    ).toEqual([]);
    expect(
      caught(untestedIn, ['const OPTIONS = { rules: { region: { enabled: false } } };'], 'tests/full/case.e2e.ts'),
    ).toEqual([]);
  });
});

/** Names of the files that each kind of test in vitest.config.ts takes. */
const TAKEN: readonly RegExp[] = [
  /^tests\/(?!server\/).*(?<!\.browser)\.test\.ts$/,
  /^tests\/server\/.*\.test\.ts$/,
  /^tests\/.*\.browser\.test\.ts$/,
  /^tests\/storybook\/.*\.(?:storybook|whole)\.ts$/,
  /^tests\/(?:journeys|full)\/.*\.e2e\.ts$/,
  /^tests\/stress\/.*\.(?:stress|long)\.ts$/,
  // Stryker's own.
  /^tests\/mutation\/thread\.ts$/,
];

/** Whether a file has tests, or makes those of others. */
const hasTests = (text: string): boolean => /^(?:it|test|describe)(?:\.\w+)*\(/m.test(text);

describe('tests', () => {
  it('are each in a file that one kind of test takes', () => {
    const untaken = filesUnder('tests', 'src', 'store', 'files', 'app', 'server', 'respond', 'library', 'stories')
      .filter((file) => hasTests(readFileSync(path.join(ROOT, file), 'utf8')))
      .filter((file) => TAKEN.filter((taken) => taken.test(file)).length !== 1);
    expect(untaken, 'name them *.test.ts, or put them where vitest.config.ts looks for their kind').toEqual([]);
  });

  it('of the rules lie as the rules do: in the folder of src/domain that they test, or beside its files', () => {
    const stray = TESTS.filter((file) => file.startsWith('tests/domain/')).filter((file) => {
      const tested = file.replace(/^tests/, 'src').replace(/(?:\.browser)?\.test\.ts$/, '.ts');
      const folder = path.dirname(tested);
      return !existsSync(path.join(ROOT, folder === 'src/domain' ? tested : folder));
    });
    expect(stray).toEqual([]);
  });

  it('of the rules need nothing done before them: the mutation run calls each by itself', () => {
    const rules = filesUnder('tests/domain', 'tests/store/search').filter((file) =>
      /(?<!\.browser)\.test\.ts$/.test(file),
    );
    const hooked = rules.filter((file) =>
      /\b(?:before|after)(?:All|Each)\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(hooked).toEqual([]);
  });

  it('all run, once, and must pass', () => {
    expect([...TESTS, ...STORIES].flatMap((file) => leftOutIn(parseFile(file)))).toEqual([]);
    expect(TESTS.flatMap((file) => untestedIn(parseFile(file)))).toEqual([]);
    const config = readFileSync(path.join(ROOT, 'vitest.config.ts'), 'utf8');
    expect(config).not.toMatch(/bail|allowOnly|passWithNoTests/);
    // Once more, in CI only, and only what drives a browser; tests/support/run/repeatedTests.ts tells of each.
    expect(config).toContain('const retry = process.env.CI ? 1 : 0;');
    expect(config).not.toMatch(/retry\s*[:(]/);
    const kinds = config.split(/name: '/).slice(1);
    const repeating = kinds.filter((kind) => /^ *retry,$/m.test(kind)).map((kind) => kind.split("'")[0]);
    expect(repeating).toEqual(['browser', 'stories', 'storybook', 'journeys', 'full', 'stress']);
  });

  it('have the limit of their kind', () => {
    const files = [...TESTS.filter((file) => !MAY_BE_LONG.test(file)), ...STORIES];
    const longer = files.filter((file) => limitsIn(parseFile(file)).length > 0);
    expect(longer).toEqual(Object.keys(LONGER));
    expect(
      caught(
        limitsIn,
        [
          'it("counts", () => {}, 120_000);',
          'it("counts", async () => {}, LIMIT);',
          'it("counts", { timeout: 90_000 }, () => {});',
          'it.each([1])("counts", () => {}, 120_000);',
          'beforeAll(async () => {}, 120_000);',
        ],
        'tests/case.test.ts',
      ),
    ).toEqual([]);
  });

  it('of whole journeys are sixty at most in npm test; the others are tagged full', () => {
    const journeys = filesUnder('tests/journeys').filter((file) => file.endsWith('.e2e.ts'));
    expect(journeys.flatMap((file) => usualIn(parseFile(file))).length).toBeLessThanOrEqual(MOST_JOURNEYS);
  });

  it('no rule is switched off without a reason', () => {
    const files = [...TESTS, ...STORIES, ...filesUnder('src', 'store', 'files', 'app', 'server', 'library')];
    expect(files.flatMap((file) => unreasonedIn(parseFile(file)))).toEqual([]);
  });

  it('are missed when they are left out', () => {
    expect(
      caught(
        leftOutIn,
        [
          'it.skip("counts", () => {});',
          'describe.only("sums", () => {});',
          'test.todo("rounds");',
          'it.each([1]).only("counts", () => {});',
          'it.each([1]).skip("counts", () => {});',
          'it.skipIf(SLOW)("counts", () => {});',
          'it.fails("counts", () => {});',
          'it("counts", { skip: true }, () => {});',
          'it("counts", { retry: 2 }, () => {});',
          'it("counts", (context) => { context.skip(); });',
          'it("counts", ({ skip }) => { skip(); });',
          'xit("counts", () => {});',
          'Empty.test.skip("открывается", async () => {});',
          'new AxeBuilder({ page }).disableRules(["region"]);',
        ],
        'tests/case.test.ts',
      ),
    ).toEqual([]);
    expect(
      caught(unreasonedIn, [
        '// oxlint-disable-next-line no-console\nconsole.log(1);',
        '/* eslint-disable */',
        '// @ts-expect-error\nadd(1);',
        '// @ts-nocheck',
      ]),
    ).toEqual([]);
  });
});
