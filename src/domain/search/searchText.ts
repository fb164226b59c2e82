import { composed } from '../core/format.ts';
import type { TextRange } from '../core/textRange.ts';

/** A word of a text with its place. Offsets count UTF-16 code units of the text as written. */
export interface SearchWord extends TextRange {
  /** The word as search compares it: see {@link searchForm}. */
  readonly form: string;
}

/** A text with the places that are to be marked in it, in order and without overlap. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly TextRange[];
}

/** Letters, their accents, digits; and what is invisible inside a word: the soft hyphen, joiners, zero-width spaces. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF]*/gu;
/** …and the marks of stress. */
const INVISIBLE = /[\u0300\u0301\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** A word that is longer is no word: a key, a hash; its beginning is enough. */
const LONGEST_FORM = 64;

/**
 * A word as search compares it: case and ё/е folded (R19), a letter and its accent written apart joined (so that «й»
 * of a file from a Mac is «й»), stress and what is invisible dropped. й is never и.
 */
export function searchForm(word: string): string {
  const plain = composed(word).replace(INVISIBLE, '').toLowerCase().replaceAll('ё', 'е');
  return plain.length > LONGEST_FORM ? plain.slice(0, LONGEST_FORM) : plain;
}

/** The words of a text, in order. */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({ form: searchForm(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The words of a text as they are written, in order; {@link searchForm} makes them comparable. For millions of words: without their places. */
export const wordsAsWritten = (text: string): readonly string[] => text.match(WORD) ?? [];

/** The places of the words that match; neighbours with nothing but a space between them stay apart. */
export function markWords(text: string, matches: (form: string) => boolean): TextRange[] {
  return searchWords(text)
    .filter(({ form }) => matches(form))
    .map(({ start, end }) => ({ start, end }));
}

const ELLIPSIS = '…';
const oneLine = (text: string): string => text.replaceAll(/[\n\r\t\v\f\u2028\u2029]/g, ' ');
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * The part of a text where its first mark is, on one line: line breaks and other white space become spaces one for one, no
 * pair of code units is torn, what was cut off is an ellipsis.
 * @param length most code units
 */
export function passageAround({ text, marks }: Marked, length: number): Marked {
  if (text.length <= length) return { text: oneLine(text), marks };
  const room = length - 2 * ELLIPSIS.length;
  const at = marks[0]?.start ?? 0;
  // A third of the room goes before the mark, and what the text's end leaves unused.
  let start = Math.max(0, Math.min(at - Math.floor(room / 3), text.length - room));
  let end = Math.min(text.length, start + room);
  if (start > 0) {
    const space = text.slice(start, at).search(/\s/);
    if (space !== -1) start += space + 1;
    else if (isLowSurrogate(text.charCodeAt(start))) start += 1;
  }
  if (end < text.length && isLowSurrogate(text.charCodeAt(end))) end -= 1;
  const before = start > 0 ? ELLIPSIS : '';
  const shift = before.length - start;
  return {
    text: before + oneLine(text.slice(start, end)) + (end < text.length ? ELLIPSIS : ''),
    marks: marks
      .filter((mark) => mark.end > start && mark.start < end)
      .map((mark) => ({ start: Math.max(mark.start, start) + shift, end: Math.min(mark.end, end) + shift })),
  };
}

export interface MarkedPiece {
  readonly text: string;
  /** First code unit in the whole text. */
  readonly start: number;
  readonly marked: boolean;
}

/** A text in pieces, marked and not, that together are the text; none is empty. Marks outside the text are left out. */
export function markedPieces({ text, marks }: Marked): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  const push = (end: number, marked: boolean): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, marked });
    at = Math.max(at, end);
  };
  for (const { start, end } of marks) {
    push(Math.min(start, text.length), false);
    push(Math.min(end, text.length), true);
  }
  push(text.length, false);
  return pieces;
}

/** Letters that a form of a word may end in differently: «исследование», «исследований». */
const ENDING = 3;
/** Shortest beginning that two forms of a word share. */
const SHORTEST_STEM = 4;

function sameBeginning(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  const stem = Math.max(SHORTEST_STEM, wanted.length - ENDING);
  return wanted.length > SHORTEST_STEM && word.length - stem <= ENDING && word.startsWith(wanted.slice(0, stem));
}

/**
 * Where a short label (a screen, an action) has the words of a query, by their beginnings; null when one of them is neither
 * in it nor in what else it is called. For labels that no index holds; roughly right for word forms.
 */
export function matchLabel(label: string, alsoCalled: string, query: string): TextRange[] | null {
  const wanted = searchWords(query).map(({ form }) => form);
  if (wanted.length === 0) return null;
  const others = searchWords(alsoCalled).map(({ form }) => form);
  const own = searchWords(label);
  const there = wanted.every(
    (word) => own.some(({ form }) => sameBeginning(form, word)) || others.some((form) => sameBeginning(form, word)),
  );
  if (!there) return null;
  return own
    .filter(({ form }) => wanted.some((word) => sameBeginning(form, word)))
    .map(({ start, end }) => ({ start, end }));
}
