import type { TextRange } from '../../core/textRange.ts';

/** How far a word, or a number with its spaces, is looked for on either side of a place, code units. */
const REACH = 200;

/** Digits in groups of three: `147 000`, with any kind of space; with a fraction, and no letter stuck to its end. */
const NUMBER = String.raw`\p{N}{1,3}(?:[ \u00A0\u202F\u2009]\p{N}{3})+(?:[.,]\p{N}+)?(?![\p{L}\p{N}])`;
/** A hyphen or an apostrophe between letters, a mark between digits («12,5», «20–30», «10:30»), a dot in an address. */
const JOINER = String.raw`[-\u2010\u2011'’ʼ](?=[\p{L}\p{N}])|(?<=\p{N})[.,:/–](?=\p{N})|(?<=[A-Za-z\d])[.@_/](?=[A-Za-z\d])`;
const LETTER = String.raw`[\p{L}\p{N}]`;
const REST = String.raw`[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060]`;
const WORD = new RegExp(`${NUMBER}|${LETTER}${REST}*(?:(?:${JOINER})${REST}+)*`, 'gu');

/** The words of a part of a text, in order; numbers with their spaces are one. */
export function wordsIn(text: string, from = 0, to = text.length): TextRange[] {
  return [...text.slice(from, to).matchAll(WORD)].map((match) => {
    const start = from + match.index;
    return { start, end: start + match[0].length };
  });
}

/** The word that a place is inside of; undefined at its edges and between words. */
function wordAround(text: string, at: number): TextRange | undefined {
  const from = Math.max(0, at - REACH);
  for (const match of text.slice(from, at + REACH).matchAll(WORD)) {
    const start = from + match.index;
    const end = start + match[0].length;
    if (start < at && at < end) return { start, end };
    if (start >= at) return undefined;
  }
  return undefined;
}

const isBlank = (text: string, at: number): boolean => at < 0 || at >= text.length || /\s/.test(text.charAt(at));
/** Signs that close the words before them, and signs that open the words behind them. */
const CLOSING = /[.,;:!?…)\]}»”]/;
const OPENING = /[([{«„№]/;
const PAIRS = ['«»', '„“', '“”', '()', '[]'] as const;

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Includes a paired sign right at an end when its other half is inside. */
function withPairs(text: string, { start, end }: TextRange): TextRange {
  const inside = text.slice(start, end);
  for (const pair of PAIRS) {
    const [open = '', close = ''] = pair;
    const left = count(inside, open) - count(inside, close);
    if (left > 0 && text.charAt(end) === close) return { start, end: end + 1 };
    if (left < 0 && text.charAt(start - 1) === open) return { start: start - 1, end };
  }
  return { start, end };
}

/**
 * Snaps a marked stretch to the intended words: whole words, with their hyphens, and whole numbers, with their spaces. Blanks at
 * the ends do not count, nor do signs of the words outside: the full stop of the sentence before, a quotation mark that opens the
 * next word. A quotation or a bracket that was taken up to its mark is taken with it.
 * @param shrunk which end was drawn back, by keys: it leaves out the word that it cuts, unless nothing would be left
 * @returns undefined when no words are marked
 */
export function snapToWords(
  text: string,
  stretch: TextRange,
  shrunk: { readonly start?: boolean; readonly end?: boolean } = {},
): TextRange | undefined {
  let start = Math.max(0, stretch.start);
  let end = Math.min(text.length, stretch.end);
  while (start < end && isBlank(text, start)) start += 1;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  if (start >= end) return undefined;
  const first = wordAround(text, start);
  const last = wordAround(text, end);
  if (first) start = shrunk.start ? first.end : first.start;
  if (last) end = shrunk.end ? last.start : last.end;
  while (start < end && (isBlank(text, start) || (CLOSING.test(text.charAt(start)) && !isBlank(text, start - 1)))) {
    start += 1;
  }
  while (end > start && (isBlank(text, end - 1) || (OPENING.test(text.charAt(end - 1)) && !isBlank(text, end)))) {
    end -= 1;
  }
  if (start < end) return withPairs(text, { start, end });
  return shrunk.start || shrunk.end ? snapToWords(text, stretch) : undefined;
}
