/**
 * Design tokens as the Design Tokens Community Group writes them, report 2025.10, as far as the product has them; and the way
 * there from CSS. A value that it cannot write is refused, never rounded away.
 */

/** A colour. The hex notation leaves the transparency out, and is for tools that read nothing else. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  /** Red, green and blue, each 0 to 1. */
  readonly components: readonly [red: number, green: number, blue: number];
  /** 0 to 1; opaque when left out. */
  readonly alpha?: number;
  readonly hex: string;
}

export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

interface DurationValue {
  readonly value: number;
  readonly unit: 'ms';
}

/** One of the shadows that lie over each other. */
export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

/** A line around something; its colour is named: `{color.focus}`. */
export interface BorderValue {
  readonly color: string;
  readonly width: DimensionValue;
  readonly style: 'solid';
}

/** Values by the name of their type. */
interface TokenValues {
  color: ColorValue;
  dimension: DimensionValue;
  duration: DurationValue;
  shadow: readonly ShadowValue[];
  border: BorderValue;
  fontFamily: readonly string[];
  fontWeight: number;
  number: number;
}

export type Token = {
  [T in keyof TokenValues]: {
    readonly $type: T;
    readonly $value: TokenValues[T];
    /** Purpose, in Russian. */
    readonly $description: string;
  };
}[keyof TokenValues];

/** Tokens and groups by name; a name never begins with `$` nor holds `{`, `}` or `.`. */
export interface TokenGroup {
  /** Description of the group, in Russian. */
  readonly $description?: string;
  readonly [name: string]: Token | TokenGroup | string | undefined;
}

/** Whether a member of a group is a token; otherwise a group, or what the group says of itself. */
export const isToken = (member: Token | TokenGroup | string | undefined): member is Token =>
  typeof member === 'object' && '$value' in member;

/** A channel's part of one, as short as it can be and still give the same 8 bits. */
const channel = (byte: number): number => Number((byte / 255).toFixed(4));

/** Reads `#rrggbb` or `rgb(r g b / a)`. Throws on any other colour. */
export function colorValue(css: string): ColorValue {
  const digits = /^#([\da-f]{6})$/.exec(css)?.[1];
  const [, channels, alpha] = /^rgb\((\d+ \d+ \d+) \/ ([\d.]+)\)$/.exec(css) ?? [];
  const bytes = digits
    ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    : (channels?.split(' ').map(Number) ?? []);
  const [red, green, blue] = bytes;
  if (red === undefined || green === undefined || blue === undefined) throw new RangeError(`no colour: ${css}`);
  return {
    colorSpace: 'srgb',
    components: [channel(red), channel(green), channel(blue)],
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** Reads a length in px or rem; a number is px. Throws on any other. */
export function dimensionValue(css: string | number): DimensionValue {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(String(css)) ?? [];
  if (value === undefined || (unit !== 'px' && unit !== 'rem')) throw new RangeError(`no length: ${css}`);
  return { value: Number(value), unit };
}

/** Reads a `box-shadow`, the topmost first. Throws when it is none. */
export function shadowValue(css: string): readonly ShadowValue[] {
  return css.split(', ').map((layer) => {
    const [, lengths = '', color = ''] = /^(.*?) (rgb\(.*\)|#\w+)$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = dimensionValue(0)] = lengths.split(' ').map(dimensionValue);
    if (!offsetX || !offsetY || !blur) throw new RangeError(`no shadow: ${layer}`);
    return { color: colorValue(color), offsetX, offsetY, blur, spread };
  });
}

/** Reads a solid line whose colour is a variable of the theme: `2px solid var(--color-focus)`. Throws on any other. */
export function borderValue(css: string): BorderValue {
  const [, width = '', group, name] = /^(\S+) solid var\(--([a-z]+)-([a-z-]+)\)$/.exec(css) ?? [];
  if (!name) throw new RangeError(`no line in a colour of the theme: ${css}`);
  return { color: `{${group}.${name}}`, width: dimensionValue(width), style: 'solid' };
}

/** Reads a `font-family`. */
export function fontFamilyValue(css: string): readonly string[] {
  return css.split(', ').map((family) => family.replaceAll("'", ''));
}
