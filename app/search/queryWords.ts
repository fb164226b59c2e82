import { stemmer } from '@orama/stemmers/russian';
import type { Query, SearchResult } from 'minisearch';

import { searchWords } from '#src/domain/search/searchText.ts';

/** Marks a stem among the index's terms; no word begins with it. */
const STEM = '=';
/** Stems kept, so that a word is stemmed once; words beyond are stemmed each time. */
const STEMS_KEPT = 200_000;
/** Shortest stem that stands for its forms. */
const SHORTEST_STEM = 2;
/** Shortest word in which a slip of the finger is forgiven. */
export const FUZZY_FROM = 5;

const stems = new Map<string, string>();
function stemOf(form: string): string {
  const known = stems.get(form);
  if (known !== undefined) return known;
  const stem = stemmer(form);
  if (stems.size < STEMS_KEPT) stems.set(form, stem);
  return stem;
}

/** The words of a text as search compares them. */
export const formsOf = (text: string): string[] => searchWords(text).map(({ form }) => form);

/** What the index holds of a word: the word itself, and its stem when that is another. */
export function termsOf(form: string): string | string[] {
  const stem = stemOf(form);
  return stem === form ? form : [form, STEM + stem];
}

const shortI = (text: string): string => text.replaceAll('й', 'и');

/** How well a word of the query was met, best first: titles before bodies, the word itself before its stem or beginning. */
const TIERS = { titleExact: 0, title: 1, exact: 2, other: 3 } as const;

/** The worst of the words decides, so that a result is as good as its weakest word. */
export function tierOf({ match }: SearchResult, words: readonly QueryWord[]): number {
  let worst = 0;
  for (const word of words) {
    let best: number = TIERS.other + 1;
    // Thousands of results, a few terms each: nothing is allocated here.
    for (const term in match) {
      if (!word.accepts(term)) continue;
      const fields = match[term] ?? [];
      const inTitle = fields.includes('title');
      const exact = term === word.form;
      const tier = inTitle ? (exact ? TIERS.titleExact : TIERS.title) : exact ? TIERS.exact : TIERS.other;
      if (tier < best) best = tier;
    }
    worst = Math.max(worst, best);
  }
  return worst;
}

/** A word of a query. */
export interface QueryWord {
  /** As search compares it. */
  readonly form: string;
  /** Whether a term of the index is this word, in some form of it. */
  readonly accepts: (term: string) => boolean;
  /** What MiniSearch is asked. */
  readonly query: Query;
}

/** Whether a word of a text is among the terms that matched. */
export function matched(terms: readonly string[]): (form: string) => boolean {
  const set = new Set(terms);
  return (form) => set.has(form) || set.has(STEM + stemOf(form));
}

/** How a word of a query is looked for: itself, its stem, what begins with it; `typo` forgives a slip instead. */
export function queryWord(form: string, isOnly: boolean, isLast: boolean, typo: boolean): QueryWord {
  if (typo && form.length >= FUZZY_FROM) {
    return {
      form,
      accepts: () => true,
      query: {
        queries: [form],
        fuzzy: form.length > 7 ? 2 : 1,
        // «й» is never «и», not even as a slip.
        boostDocument: (_n, term) =>
          term.startsWith(STEM) || (term !== form && shortI(term) === shortI(form)) ? 0 : 1,
      },
    };
  }
  // One letter begins half of all words: alone it looks at names only, before others it is a word.
  if (form.length === 1) {
    return {
      form,
      accepts: (term) => term.startsWith(form),
      query: { queries: [form], prefix: isOnly, ...(isOnly ? { fields: ['title'] } : {}) },
    };
  }
  // The last word may be half typed; short ones before it are whole: «до», «не».
  const prefix = isLast || form.length > 2;
  const begins = (term: string): boolean => term === form || (prefix && term.startsWith(form));
  const stem = stemOf(form);
  // A stem is the beginning of all its forms: who typed it finds them by that.
  if (stem === form || stem.length < SHORTEST_STEM) {
    return { form, accepts: begins, query: { queries: [form], prefix } };
  }
  const stemTerm = STEM + stem;
  return {
    form,
    accepts: (term) => term === stemTerm || term === stem || begins(term),
    query: {
      combineWith: 'OR',
      queries: [
        { queries: [form], prefix: true },
        { queries: [stemTerm, stem], combineWith: 'OR' },
      ],
    },
  };
}
