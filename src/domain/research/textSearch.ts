import { fold, foldAlike } from '../core/format.ts';
import type { TextRange } from '../core/textRange.ts';

/** Most places {@link findFolded} returns unless told otherwise. */
export const FOUND_LIMIT = 10_000;

/** Blanks between two words of a paragraph: spaces, and one line break among them. A blank line parts paragraphs. */
const BLANKS = String.raw`(?=\s)[^\S\n]*(?:\n[^\S\n]*)?`;
/** Those of them that are not one space already: nearly all are. */
const BLANKS_TO_FOLD = new RegExp(String.raw`(?! \S)${BLANKS}`, 'g');

/** A line may break behind the hyphen within a word. */
const IN_WORD_HYPHEN = String.raw`(?<=[\p{L}\p{N}][-‐‑])`;
const LINE_BREAK = String.raw`[^\S\n]*\n[^\S\n]*(?=\S)`;
const BROKEN_WORDS = new RegExp(IN_WORD_HYPHEN + LINE_BREAK, 'gu');

/** Signs that are not seen, or only say where a word is stressed: none of them parts a word. */
const UNSEEN = String.raw`\u0300\u0301\u00AD\u200B-\u200D\u2060\uFEFF`;
/** Dashes and hyphens of all kinds, and quotation marks. */
const DASHES = String.raw`\-‐‑‒–—―−`;
const QUOTES = '"«»„“”‟';
const APOSTROPHES = String.raw`'’‘ʼ`;

/** A query as {@link findFolded} compares it: folded, trimmed, one space between words, one kind of dashes and quotation marks. */
export const foldQuery = (query: string): string => foldAlike(query).trim().replaceAll(/\s+/g, ' ');

/**
 * A text in which `includes(foldQuery(query))` tells whether {@link findFolded} finds the query. Places in it are not places
 * in the text.
 */
export const foldLines = (text: string): string =>
  foldAlike(text).replaceAll(BROKEN_WORDS, '').replaceAll(BLANKS_TO_FOLD, ' ');

/** What one sign of a query is found as: й and ё also where a Mac took them apart, a letter whatever stress is on it. */
function signPattern(sign: string): string {
  if (sign === '-') return `[${DASHES}](?:${IN_WORD_HYPHEN}${LINE_BREAK})?`;
  if (sign === '"') return `[${QUOTES}]`;
  if (sign === "'") return `[${APOSTROPHES}]`;
  if (sign === 'й') return '(?:й|и\u0306)';
  if (sign === 'и') return 'и(?!\u0306)';
  if (sign === 'е') return 'е\u0308?';
  return sign.replace(/[$()*+.?[\\\]^{|}]/, String.raw`\$&`);
}

/** Returns a pattern that finds a folded query across line breaks and whatever is not seen within words. */
function acrossLines(needle: string): RegExp {
  const words = needle.split(' ').map((word) => [...word].map(signPattern).join(`[${UNSEEN}]*`));
  return new RegExp(words.join(`[${UNSEEN}]*${BLANKS}[${UNSEEN}]*`), 'gu');
}

/** Signs of a text that a plain comparison does not get over. */
const HINDERS = new RegExp(`[${UNSEEN}\\u0306\\u0308]`);

/** The places of a folded query in a folded text, as they are asked for. */
function* placesIn(haystack: string, needle: string): Generator<TextRange> {
  if (/[ "'-]/.test(needle) || HINDERS.test(haystack)) {
    for (const { index, 0: found } of haystack.matchAll(acrossLines(needle))) {
      yield { start: index, end: index + found.length };
    }
    return;
  }
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
    yield { start: at, end: at + needle.length };
  }
}

/**
 * Places of a query in a text, case and ё/е folded (R19), kinds of dashes and quotation marks alike, stress marks and soft hyphens
 * passed over, in order, without overlap, at most `limit`. A space of the
 * query is found as any blanks within a paragraph, so that a sentence that a file breaks over lines is found as one. The query
 * is trimmed; an empty one is found nowhere. Folding reads the whole text: keep the result, do not call it per keystroke on 50 MB.
 */
export function findFolded(text: string, query: string, limit = FOUND_LIMIT): TextRange[] {
  return findInFolded(fold(text), query, limit);
}

/** The same in an already folded text, for callers with many searches in one text. */
export function findInFolded(folded: string, query: string, limit = FOUND_LIMIT): TextRange[] {
  const needle = foldQuery(query);
  if (needle === '' || limit <= 0) return [];
  const found: TextRange[] = [];
  for (const place of placesIn(folded, needle)) {
    found.push(place);
    if (found.length === limit) break;
  }
  return found;
}
