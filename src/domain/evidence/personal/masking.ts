import { fold } from '../../core/format.ts';
import type { TextRange } from '../../core/textRange.ts';
import type { Personal, PersonalDataKind } from './kinds.ts';
import { firstName } from './names.ts';

/** Masks of kinds that are not told apart. */
const WORDS: Readonly<Record<PersonalDataKind, string>> = {
  name: 'имя',
  phone: 'телефон',
  mail: 'почта',
  address: 'адрес',
  inn: 'ИНН',
  card: 'карта',
  nick: 'ник',
};

/** Kinds whose people are told apart by a number, so that a reader sees who is the same one. */
const NUMBERED: ReadonlySet<PersonalDataKind> = new Set(['name', 'nick']);

/** Words in another case are the same name: «Геннадия», «Геннадию». */
const ENDING = /(?:ого|ому|ыми|ими|ой|ою|ей|ею|ом|ем|ым|им|[аеиоуыьюяй])$/u;

/** Returns a key that two places share when they name the same: a name without its endings, else the written text. */
export function sameNameKey(kind: PersonalDataKind, words: string): string {
  const folded = fold(words).trim();
  if (kind !== 'name') return `${kind}:${folded}`;
  const parts = folded.split(/[^\p{L}]+/u).filter((part) => part !== '');
  // A surname before the first name names the same person as one behind it.
  const first = parts.find((part) => firstName(part) !== null);
  const rest = parts.filter((part) => part !== first);
  return `name:${[...(first ? [first] : []), ...rest].map((part) => (part.length > 3 ? part.replace(ENDING, '') : part)).join(' ')}`;
}

/** Masks by {@link sameNameKey}: the same in every text that is masked with it. */
export type MaskBook = Map<string, string>;

/** Returns the mask of some words; a new name gets the next number and is entered. */
export function maskFor(kind: PersonalDataKind, words: string, book: MaskBook): string {
  if (!NUMBERED.has(kind)) return `[${WORDS[kind]}]`;
  const key = sameNameKey(kind, words);
  const known = book.get(key);
  if (known !== undefined) return known;
  const begin = `[${WORDS[kind]} `;
  const highest = [...book.values()]
    .filter((mask) => mask.startsWith(begin))
    .reduce((most, mask) => Math.max(most, Number.parseInt(mask.slice(begin.length), 10) || 0), 0);
  const mask = `${begin}${highest + 1}]`;
  book.set(key, mask);
  return mask;
}

/** Hidden words: the place of their mask in the masked text, and the original. */
export interface Hidden extends TextRange {
  readonly kind: PersonalDataKind;
  /** The original words. */
  readonly words: string;
}

/**
 * Returns a text with other words in some places.
 * @param places in order, without overlap
 * @param maskOf returns the replacement of a place; by default {@link maskFor}
 * @returns the text, and the places of the masks in it with what they hide
 */
export function maskText(
  text: string,
  places: readonly Personal[],
  book: MaskBook,
  maskOf: (kind: PersonalDataKind, words: string) => string = (kind, words) => maskFor(kind, words, book),
): { readonly text: string; readonly hidden: Hidden[] } {
  let masked = '';
  let from = 0;
  const hidden: Hidden[] = [];
  for (const { kind, start, end } of places) {
    masked += text.slice(from, start);
    const words = text.slice(start, end);
    const mask = maskOf(kind, words);
    hidden.push({ kind, words, start: masked.length, end: masked.length + mask.length });
    masked += mask;
    from = end;
  }
  return { text: masked + text.slice(from), hidden };
}

/** The text that was masked, with the words back in their places. */
export function unmaskText(text: string, hidden: readonly Hidden[]): string {
  let back = '';
  let from = 0;
  for (const { start, end, words } of hidden) {
    back += text.slice(from, start) + words;
    from = end;
  }
  return back + text.slice(from);
}

/**
 * Returns a place after words of another length were put in other places. A border inside one of them goes to its edge, so that a
 * passage keeps whole masks.
 * @param changes places before, with the new length of each, in order
 */
export function movePlace(place: TextRange, changes: readonly (TextRange & { readonly length: number })[]): TextRange {
  const move = (at: number, isEnd: boolean): number => {
    let moved = 0;
    for (const { start, end, length } of changes) {
      if (at >= end) moved += length - (end - start);
      else if (at > start) return start + moved + (isEnd ? length : 0);
      else break;
    }
    return at + moved;
  };
  return { start: move(place.start, false), end: move(place.end, true) };
}
