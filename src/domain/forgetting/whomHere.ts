import { fold } from '../core/format.ts';
import { knownPeople } from '../evidence/personal/knownPeople.ts';
import type { Stored } from './cited.ts';
import type { ForgetBody } from './forgetBody.ts';
import type { Whom } from './forgetting.ts';
import { speakerKey } from '../research/participant.ts';
import { hasOthers, ownLabels } from './shared.ts';

/**
 * Finds a person by the records alone, where no server tells which interviews are theirs: a conversation without another
 * respondent is one, and its recordings have its number.
 * @param rows everything that is stored, including removed records
 */
export function whomHere(rows: readonly Stored[], { contacts, participants }: ForgetBody): Whom {
  const people = new Set(participants);
  const others = rows.flatMap(({ kind, record }) => (kind === 'participant' && !people.has(record.id) ? [record] : []));
  // A respondent of a round has a code name alone (R223): their contact holds the other names.
  const lists = rows.flatMap(({ kind, record }) => (kind === 'contactList' ? [record] : []));
  const names = [...others.map(({ codeName }) => codeName), ...knownPeople(others, lists).map((one) => one.name)];
  const known = new Set(names.filter(Boolean).map((name) => speakerKey(fold(name))));
  const texts = new Map(rows.flatMap(({ kind, record }) => (kind === 'materialText' ? [[record.id, record]] : [])));
  const talks = rows.flatMap(({ kind, record }) => {
    if (kind !== 'material') return [];
    const own = ownLabels(record, people);
    const text = texts.get(record.id) ?? { text: '', labels: null };
    return own.length > 0 && !hasOthers(text, { speakers: record.speakers, own, known }) ? [record.id] : [];
  });
  return { contacts, participants, talks };
}
