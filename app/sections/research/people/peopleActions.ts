import { asRead, fieldsOf, isThere, type Expectation } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import {
  createParticipant,
  editParticipant,
  joinStudy,
  leaveStudies,
  removeParticipant,
  speakerKey,
  type Participant,
  type ParticipantForm,
} from '#src/domain/research/participant.ts';
import type { Material, Research } from '#src/domain/research/research.ts';
import { nameSpeakers, type SpeakerChoice } from '#src/domain/research/speakers.ts';

import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { newId } from '../../../shared/newId.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

/** The study as it is now. @throws StoreError `gone` when it was removed */
async function studyNow(store: Store, id: string): Promise<Research> {
  const study = living(await store.get('research', id));
  if (!study) throw gone('research', id);
  return study;
}

/** Adds a new participant to a study. Returns the way to take it back. */
export async function addParticipant(
  store: Store,
  studyId: string,
  form: ParticipantForm,
): Promise<() => Promise<void>> {
  const { ops } = createParticipant(form, await studyNow(store, studyId), newId);
  return commitWithUndo(store, ops, { expect: [isThere('research', studyId)] });
}

/** Notes that a participant of another study was talked to in this one, too. Returns the undo function. */
export async function joinParticipant(store: Store, studyId: string, id: string): Promise<() => Promise<void>> {
  const ops = joinStudy(await studyNow(store, studyId), [id]);
  return commitWithUndo(store, ops, { expect: [isThere('research', studyId), isThere('participant', id)] });
}

/**
 * Stores the changes of a participant. Returns the undo function.
 * @param participant as the form was opened over it: a concurrent change of the same fields is a conflict
 */
export async function changeParticipant(
  store: Store,
  participant: Participant,
  form: ParticipantForm,
): Promise<() => Promise<void>> {
  const ops = editParticipant(participant, form);
  const sync = store.sync();
  // A name that was not told to this device cannot be what the change relies on.
  const isUnseen = sync.mode === 'team' && sync.hidesNames === true;
  const read = fieldsOf(form).filter((field) => !isUnseen || (field !== 'name' && field !== 'notes'));
  const expect = [asRead('participant', participant.id, participant, read)];
  return ops.length === 0 ? () => Promise.resolve() : commitWithUndo(store, ops, { expect });
}

/** Takes a participant out of a study: its texts name them no more. Returns the way to take it back. */
export async function takeOut(store: Store, studyId: string, participant: Participant): Promise<() => Promise<void>> {
  const [study, materials] = await Promise.all([studyNow(store, studyId), store.list('material', { parent: studyId })]);
  return commitWithUndo(store, leaveStudies(participant.id, [study], materials.items));
}

/** Removes a participant from all studies. Returns the way to take it back. */
export async function deleteParticipant(store: Store, participant: Participant): Promise<() => Promise<void>> {
  const [studies, materials] = await Promise.all([store.list('research'), store.list('material')]);
  return commitWithUndo(store, removeParticipant(participant.id, studies.items, materials.items));
}

/**
 * Stores who speaks in a material. Returns the way to take it back.
 * @param material as the dialog was shown over it: who said otherwise of a speaker meanwhile is a conflict
 */
export async function assignSpeakers(
  store: Store,
  material: Material,
  choices: readonly { readonly label: string; readonly choice: SpeakerChoice }[],
): Promise<() => Promise<void>> {
  const [study, participants] = await Promise.all([studyNow(store, material.researchId), store.list('participant')]);
  const ops = nameSpeakers(material, study, participants.items, choices, newId);
  if (ops.length === 0) return () => Promise.resolve();
  const holds = choices.map(({ label }) => {
    const key = speakerKey(label);
    const is = Object.hasOwn(material.speakers, key) ? (material.speakers[key] ?? null) : null;
    return { map: 'speakers', key, is } as const;
  });
  const chosen = choices.flatMap(({ choice }) => (choice.who === 'participant' ? [choice.participantId] : []));
  const expect: Expectation[] = [
    { kind: 'material', id: material.id, living: true, holds },
    ...[...new Set(chosen)].map((id) => isThere('participant', id)),
  ];
  return commitWithUndo(store, ops, { expect });
}
