import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { declarations } from '#library/tokens/css.ts';
import { baseTokens, themeTokens } from '#library/tokens/designTokens.ts';
import { isToken, shadowValue, type Token, type TokenGroup } from '#library/tokens/dtcg.ts';
import { tokenFiles } from '#library/tokens/files.ts';
import * as media from '#src/theme/media.ts';
import * as theme from '#src/theme/tokens.ts';

/** Tokens that are taken away in files are the ones that the product is drawn with: all of them, and nothing else. */

const textOf = (name: string): string => {
  const file = tokenFiles().find((one) => one.name === name);
  if (!file) throw new Error(`no file ${name}`);
  return file.text;
};

/** Reads a file of tokens as its user does: without the address of its schema. */
function read(name: string): TokenGroup {
  const { $schema, ...tokens } = JSON.parse(textOf(name)) as TokenGroup;
  expect($schema).toMatch(/^https:.*\/2025\.10\/format\.json$/);
  return tokens;
}

interface Placed {
  readonly place: string;
  readonly token: Token;
}

/** Every token of a group, with its place: `color.ink-soft`. */
const tokensIn = (group: TokenGroup, within: readonly string[] = []): readonly Placed[] =>
  Object.entries(group).flatMap(([name, member]) => {
    const place = [...within, name];
    if (isToken(member)) return [{ place: place.join('.'), token: member }];
    return typeof member === 'object' ? tokensIn(member, place) : [];
  });

/* ── Round trip ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Theme variables that the product itself has no variable for: it writes the value in its rules. */
const FOR_OTHERS = /^--focus-ring:/;

describe.each([
  ['light', theme.lightVariables],
  ['dark', theme.darkVariables],
] as const)('the %s theme', (name, variables) => {
  it('comes back from its file as the very variables of the product', () => {
    const back = declarations(read(`${name}.tokens.json`));
    expect(back.filter((line) => !FOR_OTHERS.test(line))).toEqual(variables.split('\n'));
    expect(back.filter((line) => FOR_OTHERS.test(line))).toEqual([`--focus-ring: ${theme.focusRing};`]);
  });

  it('stands in the CSS in the same words', () => {
    const lines = textOf('tokens.css')
      .split('\n')
      .map((line) => line.trim());
    const begin = lines.indexOf(name === 'light' ? ':root {' : ":root[data-theme='dark'] {");
    const expected = variables.split('\n');
    expect(lines.slice(begin + 2, begin + 2 + expected.length)).toEqual(expected);
  });
});

/** The variables of an export of tokens.ts, as CSS; written down here apart from the code. */
const variablesOf = (group: string, values: Readonly<Record<string, string | number>>, unit = ''): string[] =>
  Object.entries(values).map(
    ([name, value]) => `--${group}-${name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}: ${value}${unit};`,
  );

/** Every value of tokens.ts that no theme changes. */
function baseVariables(): readonly string[] {
  return [
    `--font-family: ${theme.fontFamily};`,
    ...variablesOf('font-size', theme.fontSizes),
    ...variablesOf('font-weight', theme.fontWeights),
    ...variablesOf('line-height', theme.lineHeights),
    ...variablesOf('space', theme.spaces, 'px'),
    ...variablesOf('radius', theme.radii, 'px'),
    ...variablesOf('width', theme.widths),
    ...variablesOf('breakpoint', { mobile: media.MOBILE_BREAKPOINT }, 'px'),
    ...variablesOf('duration', theme.durations, 'ms'),
    ...variablesOf('layer', theme.layers),
  ];
}

it('what no theme changes comes back from its file with every value', () => {
  expect(declarations(read('base.tokens.json'))).toEqual(baseVariables());
  for (const line of baseVariables()) expect(textOf('tokens.css')).toContain(`  ${line}\n`);
});

it('the CSS is light on paper, and gives tones their variables', () => {
  expect(textOf('tokens.css')).toContain(theme.toneRules);
  for (const line of theme.paperVariables.split(/(?<=;) /)) {
    expect(textOf('tokens.css').split('@media print')[1]).toContain(line);
  }
});

/* ── Nothing forgotten ───────────────────────────────────────────────────────────────────────────────────────────── */

/** Places of the tokens of each export of tokens.ts. */
const PLACES: Readonly<Record<string, string>> = {
  colors: 'color',
  tones: 'tone',
  codeHues: 'code',
  shadows: 'shadow',
  focusRing: 'focus-ring',
  fontFamily: 'font-family',
  fontSizes: 'font-size',
  fontWeights: 'font-weight',
  lineHeights: 'line-height',
  spaces: 'space',
  radii: 'radius',
  widths: 'width',
  durations: 'duration',
  layers: 'layer',
};

/** Exports that are no tokens: made of tokens, or known to a running page only (scrollbarRoom). */
const NO_TOKENS = ['TONES', 'darkVariables', 'lightVariables', 'paperVariables', 'scrollbarRoom', 'toneRules'];

/** Every export by its name. */
const EXPORTS = new Map<string, unknown>(Object.entries(theme));

/** How many values an export holds: a pair of the two themes is one. */
const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).reduce((sum: number, one) => sum + valuesIn(one), 0)
    : 1;

describe('nothing is forgotten', () => {
  it('every export of tokens.ts is tokens, or is known to be none', () => {
    expect([...EXPORTS.keys()].toSorted()).toEqual([...Object.keys(PLACES), ...NO_TOKENS].toSorted());
  });

  it.each(Object.entries(PLACES))('every value of %s is a token of %s', (name, place) => {
    const all = tokensIn({ ...themeTokens('light'), ...baseTokens() });
    const own = all.filter((one) => one.place === place || one.place.startsWith(`${place}.`));
    expect(own).toHaveLength(valuesIn(EXPORTS.get(name)));
  });

  it('the dark theme has the names of the light one', () => {
    const [light, dark] = (['light', 'dark'] as const).map((of) => tokensIn(themeTokens(of)).map(({ place }) => place));
    expect(dark).toEqual(light);
  });
});

/* ── The format ──────────────────────────────────────────────────────────────────────────────────────────────────── */

const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const color = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.strictTuple([unit, unit, unit]),
  alpha: v.optional(unit),
  hex: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
});
const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) });
const reference = v.pipe(v.string(), v.regex(/^\{[^${}.][^{}.]*(?:\.[^${}.][^{}.]*)*\}$/));
const shadow = v.strictObject({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension });
const weight = v.pipe(v.number(), v.minValue(1), v.maxValue(1000));

const token = <T extends string, V extends v.GenericSchema>(type: T, value: V) =>
  v.strictObject({
    $type: v.literal(type),
    $value: value,
    $description: v.pipe(v.string(), v.regex(/[а-яё]{3}/i)),
  });

/** A token as the report 2025.10 has it, for the types that the product has. */
const tokenSchema = v.variant('$type', [
  token('color', color),
  token('dimension', dimension),
  token('duration', v.strictObject({ value: v.number(), unit: v.picklist(['ms', 's']) })),
  token('shadow', v.pipe(v.array(shadow), v.minLength(1))),
  token('border', v.strictObject({ color: reference, width: dimension, style: v.literal('solid') })),
  token('fontFamily', v.pipe(v.array(v.string()), v.minLength(1))),
  token('fontWeight', weight),
  token('number', v.number()),
]);

/** A name of a group or a token. */
const NAME = /^[^${}.][^{}.]*$/;

/** Returns the parts of a group that break the format, by place. */
function wrongIn(group: TokenGroup, within = ''): readonly string[] {
  return Object.entries(group).flatMap(([name, member]) => {
    const place = `${within}.${name}`;
    if (name === '$description') return typeof member === 'string' ? [] : [place];
    if (!NAME.test(name)) return [place];
    if (isToken(member)) return v.is(tokenSchema, member) ? [] : [place];
    return typeof member === 'object' ? wrongIn(member, place) : [place];
  });
}

describe('the format', () => {
  const files = tokenFiles().filter(({ name }) => name.endsWith('.tokens.json'));

  it.each(files.map(({ name }) => name))('of %s is the one of the report 2025.10', (name) => {
    expect(tokensIn(read(name)).length).toBeGreaterThan(30);
    expect(wrongIn(read(name))).toEqual([]);
  });

  it('is told from what is none', () => {
    const $description = 'страница';
    const $value = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' };
    const wrong = [
      { $type: 'color', $value: '#000000', $description },
      { $type: 'color', $value: { ...$value, components: [0, 0, 255] }, $description },
      { $type: 'color', $value: { ...$value, hex: '#00000080' }, $description },
      { $type: 'color', $value: { ...$value, opacity: 1 }, $description },
      { $type: 'dimension', $value: '4px', $description },
      { $type: 'dimension', $value: { value: 4, unit: 'em' }, $description },
      { $type: 'duration', $value: 120, $description },
      { $type: 'shadow', $value: [], $description },
      {
        $type: 'border',
        $value: { color: 'color.focus', width: { value: 2, unit: 'px' }, style: 'solid' },
        $description,
      },
      { $type: 'size', $value: 4, $description },
      { $type: 'number', $value: 4 },
      { $type: 'number', $value: 4, $description, value: 4 },
    ];
    expect(wrong.filter((one) => v.is(tokenSchema, one))).toEqual([]);
    expect(wrongIn({ 'a.b': { $type: 'number', $value: 1, $description } })).toEqual(['.a.b']);
    expect(v.is(tokenSchema, { $type: 'color', $value, $description })).toBe(true);
  });

  it('names by a reference only what is there', () => {
    for (const name of ['light', 'dark'] as const) {
      const places = tokensIn(themeTokens(name)).map(({ place }) => `{${place}}`);
      const named = [...textOf(`${name}.tokens.json`).matchAll(/"(\{[^"]+\})"/g)].map(([, one]) => one);
      expect(named).toEqual(['{color.focus}']);
      expect(places).toEqual(expect.arrayContaining(named));
    }
  });

  it('writes no shadow or colour that it would have to change', () => {
    expect(() => shadowValue('0 8px 28px red')).toThrow(RangeError);
    expect(() => shadowValue('inset 0 8px 28px #000000')).toThrow(RangeError);
    expect(() => shadowValue('none')).toThrow(RangeError);
  });

  it('of the themes is put together from files that are there', () => {
    const resolver = textOf('orientir.resolver.json');
    const named = [...resolver.matchAll(/"\$ref": "([^#"]+)"/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(files.map(({ name }) => name).toSorted());
    const { version, modifiers } = JSON.parse(resolver) as {
      version: string;
      modifiers: { theme: { contexts: object; default: string } };
    };
    expect(version).toBe('2025.10');
    expect(Object.keys(modifiers.theme.contexts)).toContain(modifiers.theme.default);
  });
});
