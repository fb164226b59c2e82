import type { Accepted } from '../accepted.ts';
import type { Comparison, Difference } from '../difference.ts';

/** What the page of a comparison shows. */
export interface Review {
  /** What the working tree is compared with. */
  readonly commit: { readonly hash: string; readonly subject: string };
  readonly comparison: Comparison;
  readonly accepted: Accepted;
  /** The file that keeps what is accepted, from the project's root. */
  readonly keptIn: string;
}

/** A story with the looks of it that differ. */
export interface ChangedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly file: string;
  readonly looks: readonly Difference[];
}

const ORDER = ['light', 'dark', 'light 390', 'dark 390'];

/** Differences by story, in the order of the largest of each; the looks of one always in the same order. */
export function byStory(differences: readonly Difference[]): readonly ChangedStory[] {
  const stories = new Map<string, Difference[]>();
  for (const difference of differences) stories.set(difference.id, [...(stories.get(difference.id) ?? []), difference]);
  return [...stories.values()].flatMap((looks) => {
    const [first] = looks;
    const ordered = looks.toSorted((one, other) => ORDER.indexOf(one.look) - ORDER.indexOf(other.look));
    return first ? [{ id: first.id, title: first.title, name: first.name, file: first.file, looks: ordered }] : [];
  });
}
