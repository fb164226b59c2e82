import type { Comparison, Difference } from './difference.ts';

/** One pair of pictures that is as it should be, and why. */
interface Acceptance {
  /** Fingerprints of the two pictures: for any other pair the word says nothing. */
  readonly was: string;
  readonly now: string;
  readonly word: string;
}

/** By the story's id and its look: `ui-button--primary light`. */
export type Accepted = Readonly<Record<string, Acceptance>>;

/** What a difference is accepted under. */
export const nameOf = ({ id, look }: Pick<Difference, 'id' | 'look'>): string => `${id} ${look}`;

/** The word that a difference was accepted with; null when this very pair was not. */
export function wordFor(difference: Difference, accepted: Accepted): string | null {
  const known = accepted[nameOf(difference)];
  return known && known.was === difference.was && known.now === difference.now ? known.word : null;
}

/**
 * What is accepted once some differences are, too; each takes the place of what its look was accepted with before.
 * @throws when the word is empty
 */
export function accept(accepted: Accepted, differences: readonly Difference[], word: string): Accepted {
  if (word.trim() === '') throw new Error('Отличие принимают со словом: почему так и задумано.');
  const all: Record<string, Acceptance> = { ...accepted };
  for (const difference of differences)
    all[nameOf(difference)] = { was: difference.was, now: difference.now, word: word.trim() };
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** As it is kept: one pair to a few lines, in order, so that a diff shows what was accepted and nothing else. */
export const acceptedText = (accepted: Accepted): string => `${JSON.stringify(accepted, null, 2)}\n`;

/** How many differences nobody has accepted. */
export const notAccepted = ({ differences }: Comparison, accepted: Accepted): number =>
  differences.filter((difference) => wordFor(difference, accepted) === null).length;

/** What a comparison ends the tool with: 0 when every difference is accepted, 1 when one is not, 2 when a story fails. */
export function exitCodeOf(comparison: Comparison, accepted: Accepted): 0 | 1 | 2 {
  if (comparison.wrong.length > 0) return 2;
  return notAccepted(comparison, accepted) > 0 ? 1 : 0;
}
