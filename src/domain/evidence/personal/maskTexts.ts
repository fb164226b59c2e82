import { fold } from '../../core/format.ts';
import type { MapTexts } from '../../core/texts.ts';
import type { Personal } from './kinds.ts';
import { maskText, sameNameKey, type MaskBook } from './masking.ts';
import { personalIn } from './personalIn.ts';

/** A person whose name is known, and its replacement where names are hidden. */
export interface KnownPerson {
  /** Empty when unknown. */
  readonly name: string;
  /** «Р1». */
  readonly codeName: string;
}

/** Shortest name that is looked for letter by letter: «Ян» would be found in every text. */
const SHORTEST = 3;

/** A book in which the names of known people are their code names already: «Марина» is `[Р1]` in any case. */
export function bookOf(people: readonly KnownPerson[]): MaskBook {
  const named = people.filter(({ name }) => name.trim() !== '');
  const book: MaskBook = new Map();
  const enter = (name: string, codeName: string) => {
    const key = sameNameKey('name', name);
    if (!book.has(key)) book.set(key, `[${codeName}]`);
  };
  for (const { name, codeName } of named) enter(name, codeName);
  // A first name alone identifies them as long as it is unique.
  const firsts = named.map(({ name }) => fold(name.trim().split(/\s+/)[0] ?? ''));
  for (const { name, codeName } of named) {
    const first = name.trim().split(/\s+/)[0] ?? '';
    if (firsts.filter((one) => one === fold(first)).length === 1) enter(first, codeName);
  }
  return book;
}

/** Places of whole words, whatever their case. */
export function placesOfWords(text: string, wanted: string): { readonly start: number; readonly end: number }[] {
  const [within, words] = [fold(text), fold(wanted.trim())];
  if (words.length === 0) return [];
  const places: { start: number; end: number }[] = [];
  for (let at = within.indexOf(words); at >= 0; at = within.indexOf(words, at + words.length)) {
    const around = within.charAt(at - 1) + within.charAt(at + words.length);
    if (!/[\p{L}\p{N}_]/u.test(around)) places.push({ start: at, end: at + words.length });
  }
  return places;
}

/** Personal data in a text, names of known people that no list has included. In order, without overlap. */
export function personalWith(text: string, people: readonly KnownPerson[]): Personal[] {
  const found = personalIn(text);
  const known = people
    .map(({ name }) => name.trim())
    .filter((name) => name.length >= SHORTEST)
    .flatMap((name) => placesOfWords(text, name))
    .filter((place) => !found.some(({ start, end }) => place.start < end && start < place.end));
  const all = [...found, ...known.map((place): Personal => ({ kind: 'name', ...place }))];
  const inOrder = all.sort((a, b) => a.start - b.start || b.end - a.end);
  return inOrder.filter((one, index) => index === 0 || one.start >= (inOrder[index - 1]?.end ?? 0));
}

/** Parts texts that are read together; no rule reads over it. */
const BETWEEN = '\n\n';

/** Words of a text, and their replacement where personal data are hidden. */
export interface MaskedPlace {
  readonly start: number;
  readonly end: number;
  /** The mask. */
  readonly words: string;
}

/**
 * Returns the places of personal data in texts that go out together, in order, with their masks: the same name is the same `[имя
 * 1]` in all of them, and a participant is their code name. A sure name in one text («Вера Петровна») settles it for the others
 * («Вера»).
 */
export function maskedPlaces(texts: readonly string[], people: readonly KnownPerson[] = []): MaskedPlace[][] {
  const book = bookOf(people);
  const found = personalWith(texts.join(BETWEEN), people);
  let from = 0;
  let next = 0;
  return texts.map((text) => {
    const own: Personal[] = [];
    for (let one = found[next]; one && one.start < from + text.length; one = found[next]) {
      if (one.end <= from + text.length) own.push({ ...one, start: one.start - from, end: one.end - from });
      next += 1;
    }
    from += text.length + BETWEEN.length;
    const masked = maskText(text, own, book);
    return own.map(({ start, end }, index) => {
      const mask = masked.hidden[index];
      return { start, end, words: masked.text.slice(mask?.start, mask?.end) };
    });
  });
}

/** Returns texts that go out together, without personal data; see {@link maskedPlaces}. */
export function maskTexts(texts: readonly string[], people: readonly KnownPerson[] = []): string[] {
  return maskedPlaces(texts, people).map((places, index) => {
    const text = texts[index] ?? '';
    const ends = [0, ...places.map(({ end }) => end)];
    const parts = places.map(({ start, words }, place) => text.slice(ends[place], start) + words);
    return parts.join('') + text.slice(ends.at(-1));
  });
}

/**
 * Masks personal data in an object that goes out whole: its texts are read together, so that one name is one mask in all of it;
 * see {@link maskedPlaces}.
 */
export function maskWhole<T>(whole: T, mapTexts: MapTexts<T>, people: readonly KnownPerson[] = []): T {
  const texts: string[] = [];
  mapTexts(whole, (text) => {
    texts.push(text);
    return text;
  });
  const masked = maskTexts(texts, people);
  let next = 0;
  return mapTexts(whole, (text) => {
    const shown = masked[next] ?? text;
    next += 1;
    return shown;
  });
}

/** Returns a text with some words replaced by others wherever they are found, ignoring case. */
export function maskKnown(text: string, known: readonly { readonly words: string; readonly mask: string }[]): string {
  let shown = text;
  // The longer first: a name with its patronymic is one mask.
  for (const { words, mask } of known.toSorted((a, b) => b.words.length - a.words.length)) {
    for (const { start, end } of placesOfWords(shown, words).reverse()) {
      shown = shown.slice(0, start) + mask + shown.slice(end);
    }
  }
  return shown;
}
