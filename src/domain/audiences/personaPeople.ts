import type { Op } from '../core/operation.ts';
import { ordered } from '../core/record.ts';
import { editParticipant, type Participant, type People } from '../research/participant.ts';
import { byCodeName, fullName } from '../research/people.ts';
import type { Material, Research } from '../research/research.ts';

/*
 * Links people to a persona: participants themselves name the persona they exemplify, so that a forgotten participant is linked
 * to none.
 */

/** A study in which a person was interviewed. */
export interface StudyBehind {
  readonly id: string;
  readonly title: string;
  /** Texts in which they speak, in their order. */
  readonly materialIds: readonly string[];
}

/** A person behind a persona. */
export interface PersonBehind {
  readonly id: string;
  /** The name that may be shown: «Марина (Р1)», or the code name. */
  readonly name: string;
  /** Role and segment; empty for neither. */
  readonly about: string;
  /** Studies that they were talked to in. */
  readonly studies: readonly StudyBehind[];
}

/** A person who may be linked to a persona. */
export interface PersonOffered extends PersonBehind {
  /** The persona that they are linked to now; null for none. */
  readonly personaId: string | null;
}

export interface PeopleSources {
  readonly participants: readonly Participant[];
  readonly studies: readonly Pick<Research, 'id' | 'title' | 'participantIds'>[];
  readonly materials: readonly Pick<Material, 'id' | 'researchId' | 'speakers' | 'position'>[];
  /** Whether code names replace real ones. */
  readonly hidesNames: People['hidesNames'];
}

/** Everybody whom the company has talked to, in the order of their code names. */
export function peopleOffered({
  participants,
  studies,
  materials,
  hidesNames,
}: PeopleSources): readonly PersonOffered[] {
  const talkedIn = new Map<string, StudyBehind[]>();
  const texts = new Map<string, string[]>();
  for (const { id, researchId, speakers } of materials.toSorted((a, b) => (a.position < b.position ? -1 : 1))) {
    for (const { participantId } of Object.values(speakers)) {
      if (participantId === null) continue;
      const key = `${researchId}|${participantId}`;
      texts.set(key, [...(texts.get(key) ?? []), id]);
    }
  }
  for (const { id, title, participantIds } of studies) {
    for (const { key } of ordered(participantIds)) {
      const study = { id, title, materialIds: [...new Set(texts.get(`${id}|${key}`))] };
      talkedIn.set(key, [...(talkedIn.get(key) ?? []), study]);
    }
  }
  return byCodeName(participants).map((one) => ({
    id: one.id,
    name: fullName(one, hidesNames),
    about: [one.role, one.segment].filter(Boolean).join(' · '),
    studies: talkedIn.get(one.id) ?? [],
    personaId: one.personaId,
  }));
}

/** Returns those of them who are behind a persona. */
export const behindOf = (personaId: string, offered: readonly PersonOffered[]): readonly PersonBehind[] =>
  offered.filter((one) => one.personaId === personaId);

/**
 * Returns operations that link exactly these people to a persona; those linked to another one are moved.
 * @param chosen ids of participants; unknown ones are left out
 */
export function standBehind(personaId: string, chosen: readonly string[], participants: readonly Participant[]): Op[] {
  const wanted = new Set(chosen);
  return participants.flatMap((one) => {
    if (wanted.has(one.id)) return editParticipant(one, { personaId });
    return one.personaId === personaId ? editParticipant(one, { personaId: null }) : [];
  });
}

/** Returns operations that also link people to a persona; a person whom a user linked to another one stays there. */
export function standBehindNew(
  personaId: string,
  chosen: readonly string[],
  participants: readonly Participant[],
): Op[] {
  const free = participants.filter((one) => chosen.includes(one.id) && one.personaId === null);
  return free.flatMap((one) => editParticipant(one, { personaId }));
}
