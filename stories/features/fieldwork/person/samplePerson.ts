import type { FoundPerson } from '#src/domain/forgetting/findPerson.ts';
import type { ForgetAnswer } from '#src/domain/forgetting/forgetBody.ts';

/** A person in two lists and a study, and two who may be other people. */
export const places: readonly FoundPerson[] = [
  { id: 'contact:one/anna', of: { kind: 'contact', listId: 'one', key: 'anna' }, name: 'Анна Лис', places: ['Основатели'], by: 'asked', isSure: true },
  { id: 'participant:anna', of: { kind: 'participant', id: 'anna' }, name: 'Анна Лис (Р4)', places: ['Онбординг'], by: 'link', isSure: true },
  { id: 'contact:two/again', of: { kind: 'contact', listId: 'two', key: 'again' }, name: 'Анна', places: ['Продакты'], by: 'email', isSure: true },
  { id: 'contact:two/boss', of: { kind: 'contact', listId: 'two', key: 'boss' }, name: 'Пётр Зимин', places: ['Продакты'], by: 'phone', isSure: false },
  { id: 'participant:third', of: { kind: 'participant', id: 'third' }, name: 'Анна Лис (Р9)', places: [], by: 'name', isSure: false },
]; // prettier-ignore

/** Ids of those that are the person for certain. */
export const sure: ReadonlySet<string> = new Set(places.filter(({ isSure }) => isSure).map(({ id }) => id));

/** Counts of the company's records about them. */
export const counts: ForgetAnswer['counts'] = {
  contacts: 2,
  participants: 1,
  interviews: 1,
  transcripts: 1,
  files: 2,
  marks: 5,
  quotes: 3,
  insights: 1,
  comments: 2,
  mentions: 4,
};

export const nothing: ForgetAnswer['counts'] = {
  contacts: 0,
  participants: 0,
  interviews: 0,
  transcripts: 0,
  files: 0,
  marks: 0,
  quotes: 0,
  insights: 0,
  comments: 0,
  mentions: 0,
};
