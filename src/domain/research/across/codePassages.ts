import { foldAlike } from '../../core/format.ts';
import { codePaths, codeTree } from '../codes/codeTree.ts';
import type { Code, PassageGroup } from '../code.ts';
import type { Mark } from '../mark.ts';
import { personOf, type Participant, type People } from '../participant.ts';
import type { Material } from '../research.ts';

/** How much was said of a code and of those under it. */
export interface CodeCount {
  /** How many people said something of it: each once, an interviewer never. */
  readonly people: number;
  /** How many passages were given it: one that has it and a code under it counts once. */
  readonly passages: number;
}

/** Tells who is behind a mark, each label of a material looked up once. */
function personsBehind(people: Pick<People, 'materials'>): (mark: Mark) => string | null {
  const known = new Map<string, Map<string, string | null>>();
  return ({ respondent, materialId }) => {
    let labels = known.get(materialId);
    if (!labels) known.set(materialId, (labels = new Map<string, string | null>()));
    const there = labels.get(respondent);
    if (there !== undefined) return there;
    const person = personOf({ respondent, passage: { materialId } }, people);
    labels.set(respondent, person);
    return person;
  };
}

/** For each code how much was said of it. Linear in marks, whatever the codebook's size. */
export function countCodes(
  codes: readonly Code[],
  marks: readonly Mark[],
  people: Pick<People, 'materials'>,
): ReadonlyMap<string, CodeCount> {
  const paths = codePaths(codes);
  const personBehind = personsBehind(people);
  const persons = new Map<string, Set<string>>();
  const passages = new Map<string, number>();
  for (const mark of marks) {
    const counted = new Set(Object.keys(mark.codeIds).flatMap((id) => paths.get(id) ?? []));
    if (counted.size === 0) continue;
    const person = personBehind(mark);
    for (const id of counted) {
      passages.set(id, (passages.get(id) ?? 0) + 1);
      if (person === null) continue;
      const own = persons.get(id);
      if (own) own.add(person);
      else persons.set(id, new Set([person]));
    }
  }
  return new Map(codes.map(({ id }) => [id, { people: persons.get(id)?.size ?? 0, passages: passages.get(id) ?? 0 }]));
}

/** Person whose words the company has. */
export interface QuotedPerson {
  /** Segment of their participant; empty when not given, or when they are no participant. */
  readonly segment: string;
  /** Ids of the studies in which they spoke. */
  readonly studies: ReadonlySet<string>;
}

/**
 * Returns everyone whose words the company has, by {@link personOf}: speakers that a person named as respondents, and those with
 * marked words. Texts that no one has opened are not counted.
 */
export function quotedPeopleOf(
  materials: ReadonlyMap<string, Pick<Material, 'id' | 'researchId' | 'speakers'>>,
  participants: ReadonlyMap<string, Pick<Participant, 'segment'>>,
  marks: readonly Mark[],
): ReadonlyMap<string, QuotedPerson> {
  const talkers = new Map<string, { segment: string; studies: Set<string> }>();
  const add = (person: string | null, studyId: string) => {
    if (person === null) return;
    const there = talkers.get(person);
    if (there) there.studies.add(studyId);
    else {
      const id = /^participant:(.*)$/s.exec(person)?.[1];
      const segment = (id && participants.get(id)?.segment.trim()) || '';
      talkers.set(person, { segment, studies: new Set([studyId]) });
    }
  };
  for (const { id, researchId, speakers } of materials.values()) {
    for (const [label, { role, participantId }] of Object.entries(speakers)) {
      if (participantId === null && role !== 'respondent') continue;
      add(personOf({ respondent: label, passage: { materialId: id } }, { materials }), researchId);
    }
  }
  const personBehind = personsBehind({ materials });
  for (const mark of marks) add(personBehind(mark), mark.researchId);
  return talkers;
}

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

/** How one code is used, itself alone: what a merge moves, and what its removal leaves behind. */
export interface CodeUse {
  readonly passages: number;
  /** Codes right under it. */
  readonly under: number;
  /** Groups that sort its passages. */
  readonly groups: number;
  /** How many of its passages have another code, too. */
  readonly passagesWith: (id: string) => number;
}

export function codeUse(
  codes: readonly Pick<Code, 'parentId'>[],
  marks: readonly Pick<Mark, 'codeIds'>[],
  groups: readonly Pick<PassageGroup, 'codeId'>[],
  id: string,
): CodeUse {
  const own = marks.filter(({ codeIds }) => Object.hasOwn(codeIds, id));
  return {
    passages: own.length,
    under: codes.filter(({ parentId }) => parentId === id).length,
    groups: groups.filter(({ codeId }) => codeId === id).length,
    passagesWith: (other) => own.filter(({ codeIds }) => Object.hasOwn(codeIds, other)).length,
  };
}
