import { searchWords } from '#src/domain/search/searchText.ts';

import { stemLength } from './stems.ts';

/** Shortest word in which a slip of the finger is forgiven. */
export const FUZZY_FROM = 5;
/** Longest word in which it is one only. */
const ONE_SLIP_UNTIL = 7;

/** The words of a text as search compares them. */
export const formsOf = (text: string): string[] => searchWords(text).map(({ form }) => form);

/** A word of a query, and how it is looked for. */
export interface QueryWord {
  /** As search compares it. */
  readonly form: string;
  /** Whether what begins with it is meant, too. */
  readonly isBeginning: boolean;
  /** The stem that its other forms share; empty where it has none of its own. */
  readonly stem: string;
  /** How many letters may be wrong; then neither beginnings nor stems are meant. */
  readonly slips: number;
  /** Whether names alone are looked at. */
  readonly isOfTitles: boolean;
}

/**
 * How a word of a query is looked for: itself, its stem, what begins with it; `typo` forgives a slip instead.
 * @param isOnly whether it is the whole query
 */
export function queryWord(form: string, isOnly: boolean, isLast: boolean, typo: boolean): QueryWord {
  const word = { form, isBeginning: false, stem: '', slips: 0, isOfTitles: false };
  if (typo && form.length >= FUZZY_FROM) return { ...word, slips: form.length > ONE_SLIP_UNTIL ? 2 : 1 };
  // One letter begins half of all words: alone it looks at names only, before others it is a word.
  if (form.length === 1) return { ...word, isBeginning: isOnly, isOfTitles: isOnly };
  // The last word may be half typed; short ones before it are whole: «до», «не».
  return { ...word, isBeginning: isLast || form.length > 2, stem: form.slice(0, stemLength(form)) };
}

const shortI = (text: string): string => text.replaceAll('й', 'и');

/** Whether two words differ by «й» and «и» alone: that is never a slip. */
export const differsByShortI = (form: string, wanted: string): boolean =>
  form !== wanted && shortI(form) === shortI(wanted);

/** How many letters two words are apart (Levenshtein), or more than `most`. */
export function slipsBetween(form: string, wanted: string, most: number): number {
  if (Math.abs(form.length - wanted.length) > most) return most + 1;
  let before = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (let letter = 1; letter <= form.length; letter += 1) {
    const row = [letter];
    for (let at = 1; at <= wanted.length; at += 1) {
      const same = form.charAt(letter - 1) === wanted.charAt(at - 1) ? 0 : 1;
      row.push(Math.min((before[at - 1] ?? 0) + same, (before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[wanted.length] ?? most + 1;
}

/** Whether a word of a text is the word of the query, in some form of it. */
export function accepts({ form, isBeginning, stem, slips }: QueryWord, word: string): boolean {
  if (slips > 0) return !differsByShortI(word, form) && slipsBetween(word, form, slips) <= slips;
  if (word === form || (isBeginning && word.startsWith(form))) return true;
  return stem !== '' && word.startsWith(stem) && (word === stem || stemLength(word) === stem.length);
}
