import { codePaths, codeTree } from '../codes/codeTree.ts';
import type { Code } from '../code.ts';
import type { Mark } from '../mark.ts';
import type { People } from '../participant.ts';
import { type QuotedPerson, personsBehind } from './codeCounts.ts';

/** A passage that was given a code, or one under it. */
export interface CodedPassage {
  readonly mark: Mark;
  /** The code that it was given: this one, or else the first of those under it. */
  readonly givenId: string;
  /** Whether it was given the code itself. */
  readonly isOwn: boolean;
  /** Who said it, as one counts people; null for an interviewer. */
  readonly person: string | null;
  readonly segment: string;
  /** Ids of the other codes on the same words, or on words that share some with them, in the codebook's order. */
  readonly beside: readonly string[];
}

/** For each of some marks the codes of all marks that share words with it, its own among them. */
function codesOver(some: readonly Mark[], all: readonly Mark[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byMaterial = new Map<string, Mark[]>();
  for (const mark of all) {
    const own = byMaterial.get(mark.materialId);
    if (own) own.push(mark);
    else byMaterial.set(mark.materialId, [mark]);
  }
  for (const own of byMaterial.values()) own.sort((a, b) => a.start - b.start);
  /** For each material the furthest end up to each of its marks: where a search back may stop. */
  const reaches = new Map(
    [...byMaterial].map(([id, own]) => {
      let furthest = 0;
      return [id, own.map(({ end }) => (furthest = Math.max(furthest, end)))] as const;
    }),
  );
  return new Map(
    some.map((mark) => {
      const own = byMaterial.get(mark.materialId) ?? [];
      const reach = reaches.get(mark.materialId) ?? [];
      const found = new Set(Object.keys(mark.codeIds));
      let low = 0;
      let high = own.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((own[middle]?.start ?? 0) < mark.end) low = middle + 1;
        else high = middle;
      }
      for (let index = low - 1; index >= 0 && (reach[index] ?? 0) > mark.start; index -= 1) {
        const other = own[index];
        if (other && other.end > mark.start) for (const id of Object.keys(other.codeIds)) found.add(id);
      }
      return [mark.id, found] as const;
    }),
  );
}

/** Everything that was given a code, or one under it, in the order of the marks. */
export function codePassages(
  codes: readonly Code[],
  marks: readonly Mark[],
  people: Pick<People, 'materials'>,
  talkers: ReadonlyMap<string, QuotedPerson>,
  codeId: string,
): readonly CodedPassage[] {
  const paths = codePaths(codes);
  const isUnder = (id: string) => paths.get(id)?.includes(codeId) ?? false;
  const found = marks.filter(({ codeIds }) => Object.keys(codeIds).some(isUnder));
  const over = codesOver(found, marks);
  const order = [...paths.keys()];
  const rank = new Map(order.map((id, index) => [id, index]));
  const byRank = (a: string, b: string) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
  const personBehind = personsBehind(people);
  return found.map((mark) => {
    const person = personBehind(mark);
    const near = over.get(mark.id);
    const isOwn = Object.hasOwn(mark.codeIds, codeId);
    return {
      mark,
      givenId: isOwn ? codeId : (order.find((id) => Object.hasOwn(mark.codeIds, id) && isUnder(id)) ?? codeId),
      isOwn,
      person,
      segment: (person !== null && talkers.get(person)?.segment) || '',
      beside: near ? [...near].filter((id) => id !== codeId && rank.has(id)).sort(byRank) : [],
    };
  });
}

/** A code that lies on the words of passages, and how often. */
export interface BesideCode {
  readonly code: Code;
  readonly people: number;
  readonly passages: number;
}

/**
 * The codes that lie on the words of a code's passages, those of the most people first, then of the most passages, then as in the
 * codebook. Those under the code are part of it, and lie beside nothing.
 */
export function besideCodes(
  codes: readonly Code[],
  passages: readonly CodedPassage[],
  codeId: string,
): readonly BesideCode[] {
  const paths = codePaths(codes);
  const counts = new Map<string, { persons: Set<string>; passages: number }>();
  for (const { beside, person } of passages) {
    for (const id of beside) {
      const count = counts.get(id) ?? { persons: new Set(), passages: 0 };
      counts.set(id, count);
      count.passages += 1;
      if (person !== null) count.persons.add(person);
    }
  }
  return codeTree(codes)
    .flatMap(({ code }) => {
      const count = paths.get(code.id)?.includes(codeId) ? undefined : counts.get(code.id);
      return count ? [{ code, people: count.persons.size, passages: count.passages }] : [];
    })
    .sort((a, b) => b.people - a.people || b.passages - a.passages);
}
