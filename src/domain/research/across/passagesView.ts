import { foldAlike } from '../../core/format.ts';
import type { CodedPassage } from './codePassages.ts';
import type { QuotedPerson } from './codeCounts.ts';

/** Filter of a code's passages; null means any. */
export interface PassagesFilter {
  /** Words that a passage, or the note beside it, must hold, in any case; empty: any. */
  readonly find: string;
  /** Only what was given the code itself. */
  readonly own: boolean;
  readonly study: string | null;
  /** Empty: of those who have none. */
  readonly segment: string | null;
  readonly person: string | null;
  /** Id of a code that lies on the same words. */
  readonly with: string | null;
}

/** The passages that pass a filter. */
export function narrowPassages(passages: readonly CodedPassage[], filter: PassagesFilter): readonly CodedPassage[] {
  const wanted = foldAlike(filter.find).trim();
  return passages.filter(
    ({ mark, isOwn, person, segment, beside }) =>
      (!filter.own || isOwn) &&
      (filter.study === null || mark.researchId === filter.study) &&
      (filter.segment === null || segment === filter.segment) &&
      (filter.person === null || person === filter.person) &&
      (filter.with === null || beside.includes(filter.with)) &&
      (wanted === '' || foldAlike(mark.text).includes(wanted) || foldAlike(mark.note).includes(wanted)),
  );
}

/** How many people said some of these passages, and how many there are to say it among those whom the filter leaves. */
export function countSaid(
  passages: readonly CodedPassage[],
  talkers: ReadonlyMap<string, QuotedPerson>,
  { study, segment, person }: Pick<PassagesFilter, 'study' | 'segment' | 'person'>,
): { readonly said: number; readonly of: number } {
  const said = new Set(passages.flatMap((passage) => passage.person ?? []));
  let of = 0;
  for (const [id, talker] of talkers) {
    const isIn =
      (study === null || talker.studies.has(study)) &&
      (segment === null || talker.segment === segment) &&
      (person === null || person === id);
    if (isIn) of += 1;
  }
  return { said: said.size, of };
}

/** Key by which passages are grouped: who said them, or where. */
export type PassagesBy = 'person' | 'study';

/** How groups of passages are ordered: the largest first, by their names, or by what was marked last. */
export type PassagesOrder = 'most' | 'name' | 'newest';

/** Passages of one person, or of one study. */
export interface PassagesGroup {
  readonly key: string;
  readonly title: string;
  readonly passages: readonly CodedPassage[];
}

const byPlace = (a: CodedPassage, b: CodedPassage): number =>
  a.mark.materialId < b.mark.materialId ? -1 : a.mark.materialId > b.mark.materialId ? 1 : a.mark.start - b.mark.start;

const byMoment = (a: CodedPassage, b: CodedPassage): number =>
  a.mark.createdAt < b.mark.createdAt ? 1 : a.mark.createdAt > b.mark.createdAt ? -1 : byPlace(a, b);

/**
 * Groups passages. Within a group they keep the order of their texts; `newest` puts the last marked first.
 * @param groupOf the group's key, the same for all of a group, and its title
 */
export function groupPassages(
  passages: readonly CodedPassage[],
  groupOf: (passage: CodedPassage) => Pick<PassagesGroup, 'key' | 'title'>,
  order: PassagesOrder,
): readonly PassagesGroup[] {
  const groups = new Map<string, { key: string; title: string; passages: CodedPassage[] }>();
  for (const passage of passages) {
    const { key, title } = groupOf(passage);
    const there = groups.get(key);
    if (there) there.passages.push(passage);
    else groups.set(key, { key, title, passages: [passage] });
  }
  const all = [...groups.values()];
  for (const group of all) group.passages.sort(order === 'newest' ? byMoment : byPlace);
  const byName = (a: PassagesGroup, b: PassagesGroup) => a.title.localeCompare(b.title, 'ru', { numeric: true });
  const newest = ({ passages: own }: PassagesGroup) => own[0]?.mark.createdAt ?? '';
  return all.sort((a, b) => {
    if (order === 'most') return b.passages.length - a.passages.length || byName(a, b);
    if (order === 'newest' && newest(a) !== newest(b)) return newest(a) < newest(b) ? 1 : -1;
    return byName(a, b);
  });
}
