import { stemmer } from '@orama/stemmers/russian';

/** Shortest stem that represents its forms. */
const SHORTEST_STEM = 2;

/** How many first letters of a word are its stem (Snowball), which its other forms share; 0 for a word that is its own. */
export function stemLength(form: string): number {
  const stem = stemmer(form);
  // The stemmer removes endings; if it changes more of a word, the word is its own stem.
  return stem.length >= SHORTEST_STEM && stem.length < form.length && form.startsWith(stem) ? stem.length : 0;
}
