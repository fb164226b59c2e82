import type { Contact } from '../audiences/contact.ts';
import { fold } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import type { Kind } from '../records.ts';
import { speakerKey } from '../research/participant.ts';
import type { ForgottenCounts } from './forgetBody.ts';
import { isEmptied, NOTHING, type Stored } from './cited.ts';
import { isGone, type ErasedParts } from './erasedParts.ts';
import { needleOf, othersOf } from './needles.ts';
import { isMadeCodeName } from './forgottenWords.ts';
import { scrubbedOps } from './scrubbedOps.ts';
import { storedOfKind, ErasureWork } from './erasureWork.ts';
import { eraseCitations, silencedKey } from './eraseCitations.ts';
import { eraseTexts } from './eraseTexts.ts';

/* Forgets a person on request everywhere, by the same rules on the server and in a browser without one. */

/** Who is forgotten: one person, as the records know them. */
export interface Whom {
  /** All their places among the contacts. */
  readonly contacts: readonly { readonly listId: string; readonly key: string }[];
  /** Participants of studies that they are. */
  readonly participants: readonly string[];
  /** Ids of their interviews with the server. */
  readonly talks: readonly string[];
  /** Participants who stay although an interview of theirs goes. Default none. */
  readonly staying?: ReadonlySet<string>;
}

export interface Forgetting {
  readonly ops: readonly Op[];
  /** Files to be deleted, unless other records name them. */
  readonly files: readonly string[];
  /** Texts of conversations with several, whose files are to be made anew: {@link withFiles}. */
  readonly rewritten: readonly { readonly materialId: string; readonly text: string }[];
  readonly counts: ForgottenCounts;
}

/** Kinds whose records are other people, or the company's own books: they hold no data of others. */
const OTHERS: ReadonlySet<Kind> = new Set<Kind>([
  'contactList', 'participant', 'material', 'materialText', 'mark', 'refusal', 'refiProject', 'member', 'channel', 'botSettings',
  'profile', 'company', 'paymentCard', 'transaction', 'researchSettings',
]); // prettier-ignore

/**
 * Returns the operations by which a company forgets a person. Committed as an erasure: no history keeps it and no undo restores
 * it. Records of others stay as they are; others' words in the same conversation, too.
 * @param rows everything that is stored, including removed records
 * @param at the moment, ISO 8601
 */
export function forgetting(rows: readonly Stored[], whom: Whom, at: string): Forgetting {
  const work = new ErasureWork();
  // An interview makes a participant by the key of a contact; one that several lists have tells nobody (R454).
  const lists = storedOfKind(rows, 'contactList');
  const keys = whom.contacts.flatMap(({ key }) =>
    lists.filter(({ record }) => Object.hasOwn(record.contacts, key)).length > 1 ? [] : [key],
  );
  const named = [...whom.participants, ...whom.talks, ...keys];
  const people = new Set(named.filter((id) => whom.staying?.has(id) !== true));
  const chosen = new Set(whom.contacts.map(({ listId, key }) => JSON.stringify([listId, key])));
  const isChosen = (listId: string, key: string): boolean => chosen.has(JSON.stringify([listId, key]));

  const contacts: Contact[] = [];
  for (const row of lists) {
    const own = Object.entries(row.record.contacts).filter(([key]) => isChosen(row.record.id, key));
    contacts.push(...own.map(([, contact]) => contact));
    work.add(row, own.map(([key]): Op => ({ op: 'drop', kind: 'contactList', id: row.record.id, map: 'contacts', key }))); // prettier-ignore
  }
  let erasedPeople = 0;
  const participants = storedOfKind(rows, 'participant').filter(({ record }) => people.has(record.id));
  for (const row of participants) {
    if (row.record.deletedAt !== null && isEmptied(row.record, NOTHING.participant)) continue;
    erasedPeople += 1;
    // A typed code name may be a real name.
    const { codeName } = row.record;
    work.set(row, { ...NOTHING.participant, codeName: isMadeCodeName(codeName) ? codeName : '' }, true);
  }
  const names = participants.map(({ record }) => record.name);
  const others = othersOf(rows, isChosen, people);
  const called = needleOf({ contacts, names, passages: [] }, others);
  const known = new Set([...others.names, ...others.codeNames].filter(Boolean).map(speakerKey));

  const texts = eraseTexts(rows, { talks: whom.talks, people, known, called }, work);
  const { gone } = texts;
  // A respondent of a round has a code name alone (R223): their contact holds the other names.
  const codeNames = participants.map(({ record }) => record.codeName);
  const signed = new Set([...codeNames, ...names, ...contacts.map(({ name }) => name)].filter(Boolean).map(speakerKey));
  const cited = eraseCitations(rows, { gone, people, signed }, work);

  let comments = 0;
  let mentions = 0;
  // Team comments on it, and all other places that name them.
  const isSilenced = ({ on, part }: { readonly on: string; readonly part: string | null }): boolean =>
    cited.silenced.has(silencedKey(on, part));
  for (const row of storedOfKind(rows, 'comment')) {
    if (!isSilenced(row.record) || row.record.text === '') continue;
    comments += 1;
    work.set(row, { text: '', mentions: [], withdrawnAt: row.record.withdrawnAt ?? at });
  }
  for (const row of storedOfKind(rows, 'review')) {
    if (!isSilenced(row.record) || `${row.record.question}${row.record.word}` === '') continue;
    comments += 1;
    work.set(row, { question: '', word: '' });
  }
  const foreign = foreignWords(rows, gone);
  const needle = needleOf(
    { contacts, names, passages: cited.passages.filter((one) => !foreign.has(fold(one.trim()))) },
    others,
  );
  if (needle) {
    for (const row of rows) {
      if (OTHERS.has(row.kind)) continue;
      const ops = scrubbedOps(row.kind, work.after(row), needle);
      if (ops.length > 0) mentions += 1;
      work.add(row, ops);
    }
  }
  const counts = {
    contacts: contacts.length,
    participants: erasedPeople,
    ...texts.counts,
    ...cited.counts,
    comments,
    mentions,
  };
  return { ops: work.ops(), files: [...new Set(texts.files)], rewritten: texts.rewritten, counts };
}

/** Returns words that another person said in the same form: they stay. */
function foreignWords(rows: readonly Stored[], gone: ErasedParts): ReadonlySet<string> {
  const marks = storedOfKind(rows, 'mark').filter(({ record }) => !isGone(gone, record, record.respondent));
  return new Set(marks.map(({ record }) => fold(record.text.trim())));
}

/** A file that was made of a text anew. */
export interface MadeFile {
  readonly fileId: string;
  readonly size: number;
}

/** Returns operations that replace files with a person's words by newly made ones. */
export const withFiles = ({ ops }: Pick<Forgetting, 'ops'>, made: ReadonlyMap<string, MadeFile>): readonly Op[] =>
  ops.flatMap((op): Op[] => {
    const file = op.kind === 'materialText' && op.op === 'set' ? made.get(op.id) : undefined;
    if (!file) return [op];
    return [op, { op: 'set', kind: 'material', id: op.id, fields: { ...file, mime: 'text/plain' } }];
  });
