import { positionAt } from '../domain/core/record.ts';
import type { Participant, Speaker } from '../domain/research/participant.ts';
import { moment, stamp } from './stamp.ts';
import type { StudyKey } from './studies.ts';

/** Who was talked to in the four conversations whose transcripts the samples have, by the number of the transcript. */
const PEOPLE = [
  {
    interview: 42,
    study: 'edtech',
    date: '2026-09-09',
    name: 'Марина',
    role: 'Продакт-менеджер, EdTech-стартап',
    segment: 'EdTech',
    personaId: 'persona-marina',
    notes: 'Стесняется звонить, пишет. Просила прислать, что получилось.',
  },
  {
    interview: 45,
    study: 'edtech',
    date: '2026-09-15',
    name: 'Олег',
    role: 'Исследователь, онлайн-университет',
    segment: 'EdTech',
    personaId: 'persona-oleg',
    notes: 'Готов проверить цитаты, которые открывают разговор.',
  },
  {
    interview: 51,
    study: 'churn',
    date: '2026-10-13',
    name: 'Сергей',
    role: 'Руководитель продукта, корпоративное обучение',
    segment: 'Ушли после пробного периода',
    personaId: 'persona-sergey',
    notes: 'Можно написать, когда срок начнут считать с первого разговора.',
  },
  {
    interview: 54,
    study: 'referral',
    date: '2026-11-12',
    name: 'Алина',
    role: 'Основатель, школа разговорного английского',
    segment: 'Основатели',
    personaId: 'persona-alina',
    notes: '',
  },
] as const;

const idOf = (interview: number): string => `participant-${interview}`;

export const participants: readonly Participant[] = PEOPLE.map(
  ({ interview, date, name, role, segment, personaId, notes }, index) =>
    stamp('participant', moment(date, '16:30'), {
      id: idOf(interview),
      codeName: `Р${index + 1}`,
      name,
      role,
      segment,
      personaId,
      notes,
    }),
);

/** Ids of the people of a study, as the study keeps them. */
export const participantIdsOf = (study: StudyKey): Record<string, { position: string }> =>
  Object.fromEntries(
    PEOPLE.filter((one) => one.study === study).map(({ interview }, index) => [
      idOf(interview),
      { position: positionAt(index) },
    ]),
  );

/** Who speaks in a transcript: the one who asks, and the participant under their own name. */
export function speakersOf(interview: number): Record<string, Speaker & { position: string }> {
  const person = PEOPLE.find((one) => one.interview === interview);
  if (!person) return {};
  return {
    интервьюер: { role: 'interviewer', participantId: null, position: positionAt(0) },
    [person.name.toLowerCase()]: {
      role: 'respondent',
      participantId: idOf(interview),
      position: positionAt(1),
    },
  };
}

/** How the transcript names the person who was talked to. */
export const respondentOf = (interview: number): string =>
  PEOPLE.find((one) => one.interview === interview)?.name ?? '';
