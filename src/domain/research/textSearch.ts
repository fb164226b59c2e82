import { fold } from '../core/format.ts';
import type { TextRange } from '../core/textRange.ts';

/** Most places {@link findFolded} returns unless told otherwise. */
export const FOUND_LIMIT = 10_000;

/** Blanks between two words of a paragraph: spaces, and one line break among them. A blank line parts paragraphs. */
const BLANKS = String.raw`(?=\s)[^\S\n]*(?:\n[^\S\n]*)?`;
/** Those of them that are not one space already: nearly all are. */
const BLANKS_TO_FOLD = new RegExp(String.raw`(?! \S)${BLANKS}`, 'g');

/** A line may break behind the hyphen within a word. */
const IN_WORD_HYPHEN = String.raw`(?<=[\p{L}\p{N}]-)`;
const LINE_BREAK = String.raw`[^\S\n]*\n[^\S\n]*(?=\S)`;
const BROKEN_WORDS = new RegExp(IN_WORD_HYPHEN + LINE_BREAK, 'gu');

/** A query as {@link findFolded} compares it: folded, trimmed, one space between words. */
export const foldQuery = (query: string): string => fold(query).trim().replaceAll(/\s+/g, ' ');

/**
 * A text in which `includes(foldQuery(query))` tells whether {@link findFolded} finds the query. Places in it are not places
 * in the text.
 */
export const foldLines = (text: string): string =>
  fold(text).replaceAll(BROKEN_WORDS, '').replaceAll(BLANKS_TO_FOLD, ' ');

/** Returns a pattern that finds a folded query across line breaks. */
function acrossLines(needle: string): RegExp {
  const words = needle
    .split(' ')
    .map((word) =>
      word
        .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
        .replaceAll(/-(?=.)/g, `-(?:${IN_WORD_HYPHEN}${LINE_BREAK})?`),
    );
  return new RegExp(words.join(BLANKS), 'gu');
}

/** The places of a folded query in a folded text, as they are asked for. */
function* placesIn(haystack: string, needle: string): Generator<TextRange> {
  if (/[ -]/.test(needle)) {
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
 * Places of a query in a text, case and ё/е folded (R19), in order, without overlap, at most `limit`. A space of the
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
