import { codePaths } from '../codes/codeTree.ts';
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
export function personsBehind(people: Pick<People, 'materials'>): (mark: Mark) => string | null {
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
