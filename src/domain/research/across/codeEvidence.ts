import type { Code } from '../code.ts';
import type { SaidMark } from '../codes/codeTable.ts';
import { personOf, shownName, signature, type Participant } from '../participant.ts';
import { PARTICIPANT } from '../privacy/personId.ts';
import type { Material, Research } from '../research.ts';
import type { PeopleFilter } from './tableView.ts';

/** Records that the table is counted from: living ones only. */
export interface GridSources {
  readonly codes: readonly Code[];
  readonly marks: readonly SaidMark[];
  readonly studies: readonly Pick<Research, 'id' | 'title' | 'participantIds'>[];
  readonly materials: ReadonlyMap<string, Pick<Material, 'speakers' | 'name'>>;
  readonly participants: ReadonlyMap<string, Pick<Participant, 'name' | 'codeName' | 'segment' | 'role'>>;
  /** Whether code names replace real ones. */
  readonly hidesNames: boolean;
}

export interface GridPerson {
  /** As `personOf` gives it. */
  readonly key: string;
  /** Name as it may be shown; empty when the text names no one. */
  readonly name: string;
  /** Distinguishes them from others of this name: the file; empty for a participant. */
  readonly from: string;
  readonly segment: string;
  readonly role: string;
}

/** A passage that counts, with who said it. */
export interface CodeEvidence<M extends SaidMark = SaidMark> {
  readonly mark: M;
  readonly person: GridPerson;
}

/** Keeps each person once. */
function personMaker({ materials, participants, hidesNames }: GridSources) {
  const made = new Map<string, GridPerson>();
  const people = { materials, participants, hidesNames };
  const known = (key: string, make: () => GridPerson): GridPerson => {
    const there = made.get(key) ?? make();
    made.set(key, there);
    return there;
  };
  const participant = (id: string): GridPerson | null => {
    const record = participants.get(id);
    if (!record) return null;
    const key = `${PARTICIPANT}${id}`;
    const { segment, role } = record;
    return known(key, () => ({
      key,
      name: shownName(record, hidesNames),
      from: '',
      segment: segment.trim(),
      role: role.trim(),
    }));
  };
  const read = (mark: SaidMark): GridPerson | null => {
    const said = { respondent: mark.respondent, passage: { materialId: mark.materialId } };
    const key = personOf(said, people);
    if (key === null) return null;
    const named = key.startsWith(PARTICIPANT) ? participant(key.slice(PARTICIPANT.length)) : null;
    if (named) return named;
    const from = materials.get(mark.materialId)?.name ?? '';
    return known(key, () => ({ key, name: signature(said, people), from, segment: '', role: '' }));
  };
  /** By material and label: to fold a label for each of ten thousand passages would take half of the time. */
  const speakers = new Map<string, Map<string, GridPerson | null>>();
  const speaker = (mark: SaidMark): GridPerson | null => {
    const { materialId, respondent } = mark;
    const own = speakers.get(materialId) ?? new Map<string, GridPerson | null>();
    speakers.set(materialId, own);
    const there = own.get(respondent);
    if (there !== undefined) return there;
    const person = read(mark);
    own.set(respondent, person);
    return person;
  };
  return { participant, speaker };
}

const passes = ({ segment, role }: GridPerson, filter: PeopleFilter): boolean =>
  (filter.segment === null || filter.segment === segment) && (filter.role === null || filter.role === role);

/**
 * Returns the passages that count: of existing materials and studies, said by people whom the filter lets through. An
 * interviewer's words never count.
 */
export function codeEvidenceOf<M extends SaidMark>(
  sources: Omit<GridSources, 'marks' | 'codes'> & { readonly marks: readonly M[] },
  filter: PeopleFilter,
): readonly CodeEvidence<M>[] {
  const { speaker } = personMaker({ ...sources, codes: [] });
  const living = new Set(sources.studies.map(({ id }) => id));
  return sources.marks.flatMap((mark) => {
    if (!living.has(mark.researchId) || !sources.materials.has(mark.materialId)) return [];
    if (filter.study !== null && mark.researchId !== filter.study) return [];
    const person = speaker(mark);
    return person && passes(person, filter) ? [{ mark, person }] : [];
  });
}

/**
 * Returns the people who could have said something: those who did, and those who took part in a study with coded passages, or in
 * the chosen one. A study that no one has read yet says nothing about its people.
 */
export function possibleSpeakers(
  sources: GridSources,
  filter: PeopleFilter,
  evidence: readonly CodeEvidence[],
): ReadonlyMap<string, GridPerson> {
  const said = new Map(evidence.map(({ person }) => [person.key, person]));
  const read = new Set(evidence.map(({ mark }) => mark.researchId));
  if (filter.study !== null) read.add(filter.study);
  const { participant } = personMaker(sources);
  for (const study of sources.studies) {
    if (!read.has(study.id)) continue;
    for (const id of Object.keys(study.participantIds)) {
      const person = participant(id);
      if (person && passes(person, filter) && !said.has(person.key)) said.set(person.key, person);
    }
  }
  return said;
}
