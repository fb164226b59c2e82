import { fold } from '../core/format.ts';
import type { TextRange } from '../core/textRange.ts';

/**
 * How a program counts places in a plain text. The standard counts Unicode code points of the text as its file has it; programs
 * differ in whether \r\n is one character or two, whether an emoji is, whether the mark of the encoding counts, and whether the
 * end is the last character or the one behind it.
 */
export interface Counting {
  readonly emoji: 'one' | 'two';
  readonly breaks: 'one' | 'two';
  readonly mark: boolean;
  readonly end: 'behind' | 'last';
}

export const STANDARD: Counting = { emoji: 'one', breaks: 'two', mark: false, end: 'behind' };

/** As the program of an origin is known to count: ATLAS.ti writes \r\n and counts one. */
export const countingOf = (origin: string): Counting =>
  /atlas/i.test(origin) ? { ...STANDARD, breaks: 'one' } : STANDARD;

/** How many of a rising list lie before a number. */
function countBefore(rising: readonly number[], number: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] ?? Infinity) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Turns UTF-16 offsets of a text into code points: what goes into a file. */
export function codePoints(text: string): (offset: number) => number {
  const pairs = [...text.matchAll(/[\u{10000}-\u{10FFFF}]/gu)].map(({ index }) => index + 1);
  return (offset) => offset - countBefore(pairs, offset);
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Turns places as a program counts them into UTF-16 offsets of the file's text; beyond its end for places outside. */
function offsetsOf(raw: string, { emoji, breaks, mark }: Counting): (place: number) => number {
  const both =
    emoji === 'one' ? (breaks === 'one' ? /\r\n|[\u{10000}-\u{10FFFF}]/gu : /[\u{10000}-\u{10FFFF}]/gu) : /\r\n/g;
  const doubles = emoji === 'two' && breaks === 'two' ? [] : [...raw.matchAll(both)].map(({ index }, at) => index - at);
  const ahead = raw.startsWith(BYTE_ORDER_MARK) && !mark ? 1 : 0;
  const shifted = doubles.map((one) => one - ahead);
  return (place) => place + ahead + countBefore(shifted, place);
}

/** A text as it is stored, and the way to it from the offsets of its file. */
export interface StoredText {
  readonly text: string;
  /** The stored offset of an offset in the file's text. */
  readonly placeOf: (offset: number) => number;
}

/**
 * A file's text as the product stores it: without the mark of the encoding, line breaks \n, characters composed (NFC).
 * @param asIs whether everything but the mark stays: the product's own text
 */
export function storedText(raw: string, asIs: boolean): StoredText {
  const ahead = raw.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const own = raw.slice(ahead);
  const composed = own.normalize('NFC');
  if (asIs || (composed === own && !own.includes('\r'))) {
    return { text: own, placeOf: (offset) => Math.max(0, Math.min(offset - ahead, own.length)) };
  }
  const lines: { from: number; at: number; raw: string; text: string }[] = [];
  let from = ahead;
  let at = 0;
  for (const [line] of own.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    if (line === '') break;
    const words = line.replace(/[\r\n]+$/, '');
    const text = words.normalize('NFC') + (words === line ? '' : '\n');
    lines.push({ from, at, raw: line, text });
    from += line.length;
    at += text.length;
  }
  const starts = lines.map((line) => line.from);
  return {
    text: lines.map(({ text }) => text).join(''),
    placeOf: (offset) => {
      const line = lines[Math.max(0, countBefore(starts, offset + 1) - 1)];
      if (!line) return 0;
      const before = line.raw
        .slice(0, Math.max(0, offset - line.from))
        .replace(/[\r\n]+$/, (end) => (end.length > 0 ? '\n' : ''));
      // A place between \r and \n is the place before both.
      const isWhole = offset - line.from >= line.raw.length;
      const words = isWhole ? line.text : before.replace(/\n$/, '').normalize('NFC');
      return line.at + Math.min(words.length, line.text.length);
    },
  };
}

/** A passage as a file tells it. */
export interface WrittenPlace {
  readonly start: number;
  readonly end: number;
  /** Name of the passage: often its first words; empty for none. */
  readonly name: string;
}

const squeezed = (words: string): string => fold(words.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();

/** How a name that was cut ends. */
const CUT = /(?:\.{2,}|…)\s*$/u;

/** The words that a passage's name may begin with, without the dots that cut it; empty when it is too short to tell anything. */
function nameWords(name: string): string {
  const words = squeezed(name.replace(CUT, ''));
  return words.length >= 6 ? words : '';
}

const agrees = (words: string, name: string): boolean => {
  const begin = squeezed(words);
  return begin !== '' && (begin.startsWith(name) || (name.startsWith(begin) && begin.length >= 6));
};

/** How well words fit the name of their passage: a whole name that they are exactly tells most. */
function agreement(words: string, name: string, isWhole: boolean): number {
  if (name === '' || !agrees(words, name)) return 0;
  return isWhole && squeezed(words) === name ? 2 : 1;
}

/** Whether a border lies inside a word. */
const cutsWord = (text: string, at: number): boolean => /^[\p{L}\p{N}\p{M}]{2}$/u.test(text.slice(at - 1, at + 1));

/** Places of passages in a stored text: null where they lie outside of it. */
export interface PlacedPassages {
  readonly places: readonly (TextRange | null)[];
  /** Number of passages moved onto their words, which were nearby. */
  readonly moved: number;
}

function placesBy(
  raw: string,
  stored: StoredText,
  written: readonly WrittenPlace[],
  how: Counting,
): (TextRange | null)[] {
  const offset = offsetsOf(raw, how);
  return written.map(({ start, end }) => {
    const from = offset(start);
    const to = offset(how.end === 'last' ? end + 1 : end);
    if (start < 0 || end < start || from >= raw.length || to > raw.length) return null;
    const place = { start: stored.placeOf(from), end: stored.placeOf(to) };
    return place.end > place.start ? place : null;
  });
}

const other = (value: 'one' | 'two'): 'one' | 'two' => (value === 'one' ? 'two' : 'one');

/** The ways to count that make a difference in a text, the expected one first. */
function countings(raw: string, expected: Counting): Counting[] {
  const emoji = /[\u{10000}-\u{10FFFF}]/u.test(raw) ? [expected.emoji, other(expected.emoji)] : [expected.emoji];
  const breaks = raw.includes('\r\n') ? [expected.breaks, other(expected.breaks)] : [expected.breaks];
  const mark = raw.startsWith(BYTE_ORDER_MARK) ? [expected.mark, !expected.mark] : [expected.mark];
  const ways: Counting[] = [];
  for (const end of ['behind', 'last'] as const) {
    for (const m of mark)
      for (const b of breaks) for (const e of emoji) ways.push({ emoji: e, breaks: b, mark: m, end });
  }
  return ways;
}

/** How far from its place a passage's words are looked for, code units. */
const NEAR = 2000;

/** Returns the place nearest to a passage that holds the words of its name; null when none is near. */
function nearWords(text: string, place: TextRange, name: string): TextRange | null {
  const from = Math.max(0, place.start - NEAR);
  const around = fold(text.slice(from, place.start + NEAR));
  // How words are blanked tells nothing.
  const words = name.split(' ').map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const pattern = new RegExp(words.join(String.raw`\s+`), 'gu');
  let best: TextRange | null = null;
  for (const { index, 0: there } of around.matchAll(pattern)) {
    const start = from + index;
    const length = Math.max(there.length, place.end - place.start);
    if (best === null || Math.abs(start - place.start) < Math.abs(best.start - place.start)) {
      best = { start, end: Math.min(text.length, start + length) };
    }
  }
  return best;
}

/**
 * The places of passages in a stored text. The way to count is the one by which most passages hold the words that they are called
 * by; where none is called by its words, the expected one, unless it cuts most borders through words and another cuts none.
 * @param isSure whether it is known how the program counts: then nothing is guessed, and nothing moved
 */
export function placePassages(
  raw: string,
  stored: StoredText,
  written: readonly WrittenPlace[],
  expected: Counting,
  isSure = false,
): PlacedPassages {
  const names = written.map(({ name }) => nameWords(name));
  const isWhole = written.map(({ name }) => !CUT.test(name));
  const tried = (isSure ? [expected] : countings(raw, expected)).map((how) => {
    const places = placesBy(raw, stored, written, how);
    const words = places.map((place) => (place ? stored.text.slice(place.start, place.end) : ''));
    const hits = words.reduce(
      (sum, one, index) => sum + agreement(one, names[index] ?? '', isWhole[index] ?? false),
      0,
    );
    const borders = places.flatMap((place) => (place ? [place.start, place.end] : []));
    const cuts = borders.filter((at) => cutsWord(stored.text, at)).length + places.filter((place) => !place).length * 2;
    return { places, hits, cuts };
  });
  const [first] = tried;
  if (!first) return { places: [], moved: 0 };
  const most = Math.max(...tried.map(({ hits }) => hits));
  let best = first;
  if (most > first.hits) best = tried.find(({ hits }) => hits === most) ?? first;
  else if (most === 0 && first.cuts * 2 > written.length * 2) best = tried.find(({ cuts }) => cuts === 0) ?? first;
  let moved = 0;
  const places = best.places.map((place, index) => {
    const name = names[index] ?? '';
    // A name that agrees nowhere in the text is a title, not words.
    if (isSure || !place || name === '' || most === 0 || agrees(stored.text.slice(place.start, place.end), name))
      return place;
    const near = nearWords(stored.text, place, name);
    if (near) moved += 1;
    return near ?? place;
  });
  return { places, moved };
}
