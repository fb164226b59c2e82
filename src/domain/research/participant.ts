import { fold } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { positionBetween, ordered, type NewId } from '../core/record.ts';
import type { Shape } from '../core/schema.ts';
import { namelessId, PARTICIPANT } from './privacy/personId.ts';
import type { Material, Passage, Research } from './research.ts';
import type { participantSchema } from './schema.ts';
import type { speakerSchema } from './files/schema.ts';

/** Person who was talked to, in one study or in several. */
export type Participant = Shape<typeof participantSchema>;
/** Who a speaker of a text is, as a person said. */
export type Speaker = Shape<typeof speakerSchema>;

/** Fields of a participant that a user types or chooses. */
export type ParticipantForm = Pick<Participant, 'name' | 'codeName' | 'role' | 'segment' | 'personaId' | 'notes'>;

/** Under which a material keeps a speaker: the label in any case, its blanks squeezed. */
export const speakerKey = (label: string): string => fold(label).trim().replaceAll(/\s+/g, ' ');

/** Returns an unused code name: «Р1», «Р2» …. */
export function nextCodeName(participants: readonly Pick<Participant, 'codeName'>[]): string {
  const taken = new Set(participants.map(({ codeName }) => fold(codeName)));
  let number = 1;
  while (taken.has(fold(`Р${number}`))) number += 1;
  return `Р${number}`;
}

/** Returns the errors of a participant's form, by field. Two people of one code name could not be told apart. */
export function checkParticipant(
  form: Pick<ParticipantForm, 'codeName'>,
  participants: readonly Pick<Participant, 'id' | 'codeName'>[],
  ownId: string | null = null,
): Partial<Record<keyof ParticipantForm, string>> {
  const wanted = speakerKey(form.codeName);
  if (wanted === '') return { codeName: 'Введите кодовое имя' };
  const isTaken = participants.some(({ id, codeName }) => id !== ownId && speakerKey(codeName) === wanted);
  return isTaken ? { codeName: 'Такое кодовое имя уже есть' } : {};
}

const tidy = (form: Partial<ParticipantForm>): Partial<ParticipantForm> =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  );

/** Operations that add a participant, to a study when one is given. */
export function createParticipant(
  form: ParticipantForm,
  study: Pick<Research, 'id' | 'participantIds'> | null,
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  const record = { id, ...form, ...tidy(form) };
  return {
    id,
    ops: [{ op: 'create', kind: 'participant', id, record }, ...(study ? joinStudy(study, [id]) : [])],
  };
}

/** Operations that note participants as talked to in a study; those who are noted stay where they are. */
export function joinStudy(study: Pick<Research, 'id' | 'participantIds'>, ids: readonly string[]): Op[] {
  let last = ordered(study.participantIds).at(-1)?.position ?? null;
  return [...new Set(ids)]
    .filter((id) => !Object.hasOwn(study.participantIds, id))
    .map((key): Op => {
      last = positionBetween(last, null);
      return { op: 'put', kind: 'research', id: study.id, map: 'participantIds', key, value: { position: last } };
    });
}

/** Operations that change a participant; none when nothing is different. */
export function editParticipant(participant: Participant, form: Partial<ParticipantForm>): Op[] {
  const changed = Object.entries(tidy(form)).filter(
    ([field, value]) => participant[field as keyof ParticipantForm] !== value,
  );
  if (changed.length === 0) return [];
  return [{ op: 'set', kind: 'participant', id: participant.id, fields: Object.fromEntries(changed) }];
}

/** Operations that take a participant out of studies: their texts name them no more, others still do. */
export function leaveStudies(
  id: string,
  studies: readonly Pick<Research, 'id' | 'participantIds'>[],
  materials: readonly Pick<Material, 'id' | 'speakers'>[],
): Op[] {
  return [
    ...studies
      .filter(({ participantIds }) => Object.hasOwn(participantIds, id))
      .map((study): Op => ({ op: 'drop', kind: 'research', id: study.id, map: 'participantIds', key: id })),
    ...materials.flatMap((material) =>
      Object.entries(material.speakers)
        .filter(([, speaker]) => speaker.participantId === id)
        .map(([key]): Op => ({
          op: 'setMember',
          kind: 'material',
          id: material.id,
          map: 'speakers',
          key,
          fields: { participantId: null },
        })),
    ),
  ];
}

/** Operations that remove a participant: studies and speakers name them no more, what they said stays with its label. */
export function removeParticipant(
  id: string,
  studies: readonly Pick<Research, 'id' | 'participantIds'>[],
  materials: readonly Pick<Material, 'id' | 'speakers'>[],
): Op[] {
  return [...leaveStudies(id, studies, materials), { op: 'remove', kind: 'participant', id }];
}

/** Who a speaker is said to be. */
export interface SpeakerAssignment extends Speaker {
  /** The label as the text has it. */
  readonly label: string;
}

/** Operations that say who the speakers of a text are; participants among them join its study. */
export function assignSpeakers(
  material: Pick<Material, 'id' | 'speakers'>,
  study: Pick<Research, 'id' | 'participantIds'>,
  assignments: readonly SpeakerAssignment[],
): Op[] {
  let last = ordered(material.speakers).at(-1)?.position ?? null;
  const said = assignments.flatMap(({ label, role, participantId }): Op[] => {
    const key = speakerKey(label);
    const before = Object.hasOwn(material.speakers, key) ? material.speakers[key] : undefined;
    if ((before?.role ?? null) === role && (before?.participantId ?? null) === participantId) return [];
    if (!before) last = positionBetween(last, null);
    const value = { role, participantId, position: before?.position ?? last ?? 'i' };
    return [{ op: 'put', kind: 'material', id: material.id, map: 'speakers', key, value }];
  });
  const joining = assignments.flatMap(({ participantId }) => participantId ?? []);
  return [...said, ...joinStudy(study, joining)];
}

export interface People {
  readonly materials: ReadonlyMap<string, Pick<Material, 'speakers'>>;
  readonly participants: ReadonlyMap<string, Pick<Participant, 'name' | 'codeName'>>;
  /** Whether code names replace real ones (the record `researchSettings`). */
  readonly hidesNames: boolean;
}

/** Words of a person: a quotation, a mark. */
export interface SaidPassage {
  /** Speaker as the text names them; empty when it names no one. */
  readonly respondent: string;
  readonly passage: Pick<Passage, 'materialId'> | null;
}

/** Returns the person chosen for a label of a material; undefined when no one chose. */
export function speakerOf(
  { respondent, passage }: SaidPassage,
  { materials }: Pick<People, 'materials'>,
): Speaker | undefined {
  const speakers = passage ? materials.get(passage.materialId)?.speakers : undefined;
  const key = speakerKey(respondent);
  return speakers && Object.hasOwn(speakers, key) ? speakers[key] : undefined;
}

/** A participant by the name that may be shown: the real one when it is known and not hidden, else the code name. */
export const shownName = ({ name, codeName }: Pick<Participant, 'name' | 'codeName'>, hidesNames: boolean): string =>
  hidesNames || name === '' ? codeName : name;

/** Shown where a name must be hidden and no code name is known. */
export const HIDDEN_NAME = 'Имя скрыто';

/** A label that names a part in the conversation, not a person: «Респондент 2», «Р1», «Спикер 3», «Интервьюер». */
const NAMES_A_PART =
  /^(?:интервьюер|инт|модератор|исследователь|ведущ(?:ий|ая)|респондент(?:ка)?|респ|информант(?:ка)?|участни(?:к|ца)|клиент(?:ка)?|пользователь|эксперт|гость|спикер|вопрос|ответ|speaker|interviewer|respondent|moderator|[рриqaорi])[\s.№#-]*\d*\.?$/u;

/** Whether a label names a part in the conversation («Респондент 2», «Р1») and no real person. */
export const namesAPart = (label: string): boolean => NAMES_A_PART.test(speakerKey(label));

/**
 * How words are signed: by their participant, else by the label of the text. With names hidden a label that may be a name is
 * not shown, either.
 */
export function signature(said: SaidPassage, people: People): string {
  const speaker = speakerOf(said, people);
  const participant = speaker?.participantId ? people.participants.get(speaker.participantId) : undefined;
  if (participant) return shownName(participant, people.hidesNames);
  if (!people.hidesNames || said.respondent === '' || namesAPart(said.respondent)) {
    return said.respondent;
  }
  return speaker?.role === 'interviewer' ? 'Интервьюер' : HIDDEN_NAME;
}

/**
 * Returns the id by which people are counted: the participant, else the label within its material, since «Респондент» of another
 * conversation is another person. The id reveals no name. Null for an interviewer's words, which are not evidence.
 */
export function personOf(
  said: SaidPassage & { readonly researchId?: string | null },
  people: Pick<People, 'materials'>,
): string | null {
  const speaker = speakerOf(said, people);
  if (speaker?.role === 'interviewer') return null;
  if (speaker?.participantId) return `${PARTICIPANT}${speaker.participantId}`;
  return namelessId(said.passage?.materialId ?? said.researchId ?? '', speakerKey(said.respondent));
}

/** How many people said any of these words, and in how many studies. */
export function countPeople(
  quotes: readonly (SaidPassage & { readonly researchId: string | null })[],
  people: Pick<People, 'materials'>,
): { readonly people: number; readonly studies: number } {
  const persons = new Set<string>();
  const studies = new Set<string>();
  for (const quote of quotes) {
    const person = personOf(quote, people);
    if (person === null) continue;
    persons.add(person);
    if (quote.researchId !== null) studies.add(quote.researchId);
  }
  return { people: persons.size, studies: studies.size };
}
