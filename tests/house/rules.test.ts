import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { filesUnder, parseFile, parseText, placeOf, walk, type Source } from '../support/source.ts';

/** References of the code exist in the repository: the product's rules by number, and its words by their names in the code. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = filesUnder('src', 'store', 'files', 'app', 'server', 'library', 'stories', 'tests', '.storybook');

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Numbers of the rules, as docs/rules.md gives them. */
const RULES = [...textOf('docs/rules.md').matchAll(/^- \*\*(R\d+)\.\*\*/gm)].map(([, rule = '']) => rule);

/** Returns the parts of a source's comments that fit a pattern, with the place. */
const inComments = (source: Source, pattern: RegExp): { place: string; found: string }[] =>
  source.comments.flatMap(({ start, value }) =>
    [...String(value).matchAll(pattern)].map(({ 0: found, index }) => ({
      place: placeOf(source, start + index),
      found,
    })),
  );

/** Sources that a comment must not refer to, because its readers do not have them. */
const ELSEWHERE = /\bspecification\b|§|\bdecisions? \d|\bissue (?:\d|«)|\bdesign\.md\b|спецификаци/gi;

/** The same in strings of a source: names of tests and steps of plays. */
function inTitles(source: Source): { place: string; found: string }[] {
  const titles: { place: string; found: string }[] = [];
  walk(source.program, ({ type, value, start }) => {
    if (type !== 'Literal' || typeof value !== 'string') return;
    for (const [found] of value.matchAll(ELSEWHERE)) titles.push({ place: placeOf(source, start), found });
  });
  return titles;
}

describe('rules of the product', () => {
  it('have a number each, and no number twice', () => {
    expect(RULES.length).toBeGreaterThan(40);
    expect(RULES.filter((rule, at) => RULES.indexOf(rule) !== at)).toEqual([]);
  });

  it('are there when a comment cites them', () => {
    const cited = SOURCES.flatMap((file) => inComments(parseFile(file), /\bR\d+\b/g));
    expect(cited.filter(({ found }) => !RULES.includes(found))).toEqual([]);
  });

  it('stand for what is not in the repository: no comment and no title sends its reader elsewhere', () => {
    const sources = SOURCES.filter((file) => file !== 'tests/house/rules.test.ts').map(parseFile);
    const elsewhere = [
      ...sources.flatMap((source) => inComments(source, ELSEWHERE)),
      ...sources.flatMap((source) => inTitles(source)),
    ];
    expect(elsewhere).toEqual([]);
  });

  it('are told from other words', () => {
    const cites =
      '// (specification §4)\n// Decision 17 says so.\n// See issue 3.\n// See design.md.\n// По спецификации.\n';
    const words = '// A decision about an insight; an issue of the schema; decides 3 of 5.\n';
    const found = [cites, words].map((text) => inComments(parseText('src/case.ts', text), ELSEWHERE).length);
    expect(found).toEqual([6, 0]);
  });
});

describe('the glossary', () => {
  it('names what the code has', () => {
    const code = filesUnder('src', 'store', 'files', 'app')
      .map((file) => `${file}\n${textOf(file)}`)
      .join('\n');
    const rows = [...textOf('docs/glossary.md').matchAll(/^\| [^|]+ \| (?<code>[^|]+) \| /gm)];
    const names = rows.flatMap(({ groups }) =>
      [...(groups?.code ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code))).toEqual([]);
  });
});
