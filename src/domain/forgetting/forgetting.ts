import type { Contact } from '../audiences/contact.ts';
import { fold } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import type { TextRange } from '../core/textRange.ts';
import type { Kind } from '../records.ts';
import { speakerKey } from '../research/participant.ts';
import type { ForgottenCounts } from './forgetBody.ts';
import { isEmptied, droppedOps, NOTHING, type Stored } from './cited.ts';
import { isGone, type ErasedParts } from './erasedParts.ts';
import { needleOf, othersOf } from './needles.ts';
import { isMadeCodeName } from './forgottenWords.ts';
import { scrubbedOps } from './scrubbedOps.ts';
import { dottedText, hasOthers, ownLabels } from './shared.ts';
import { storedOfKind, ErasureWork } from './erasureWork.ts';

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

const isTalk = (id: string, talks: readonly string[]): boolean =>
  talks.some((talk) => id === talk || id.startsWith(`${talk}-`));

/**
 * Returns the operations by which a company forgets a person. Committed as an erasure: no history keeps it and no undo restores
 * it. Records of others stay as they are; others' words in the same conversation, too.
 * @param rows everything that is stored, including removed records
 * @param at the moment, ISO 8601
 */
export function forgetting(rows: readonly Stored[], whom: Whom, at: string): Forgetting {
  const work = new ErasureWork();
  const counts = { contacts: 0, participants: 0, transcripts: 0, files: 0, marks: 0, quotes: 0, insights: 0, comments: 0, mentions: 0 }; // prettier-ignore
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
    counts.contacts += own.length;
    work.add(row, own.map(([key]): Op => ({ op: 'drop', kind: 'contactList', id: row.record.id, map: 'contacts', key }))); // prettier-ignore
  }
  const participants = storedOfKind(rows, 'participant').filter(({ record }) => people.has(record.id));
  for (const row of participants) {
    if (row.record.deletedAt !== null && isEmptied(row.record, NOTHING.participant)) continue;
    counts.participants += 1;
    // A typed code name may be a real name.
    const { codeName } = row.record;
    work.set(row, { ...NOTHING.participant, codeName: isMadeCodeName(codeName) ? codeName : '' }, true);
  }
  const names = participants.map(({ record }) => record.name);
  const others = othersOf(rows, isChosen, people);
  const called = needleOf({ contacts, names, passages: [] }, others);
  const known = new Set([...others.names, ...others.codeNames].filter(Boolean).map(speakerKey));

  // Texts, and the recordings whose words they are.
  const texts = new Map(storedOfKind(rows, 'materialText').map((row) => [row.record.id, row]));
  const materials = storedOfKind(rows, 'material');
  const whole = new Set<string>();
  const parts = new Map<string, { readonly ranges: readonly TextRange[]; readonly labels: readonly string[] }>();
  const files: string[] = [];
  const rewritten: { materialId: string; text: string }[] = [];
  for (const row of materials) {
    const { id, transcriptOf } = row.record;
    const text = texts.get(id);
    const own = ownLabels(row.record, people);
    if (!isTalk(id, whom.talks) && own.length === 0) continue;
    // A voice cannot be taken out of a recording: it goes with the words of any of them.
    if (transcriptOf !== null) whole.add(transcriptOf);
    const speaking = { speakers: row.record.speakers, own, known };
    if (isTalk(id, whom.talks) || !text || !hasOthers(text.record, speaking)) {
      whole.add(id);
      continue;
    }
    const { ranges, ...left } = dottedText(text.record, speaking, called);
    parts.set(id, { ranges, labels: own });
    work.set(text, left);
    rewritten.push({ materialId: id, text: left.text });
    work.add(row, own.map((key): Op => ({ op: 'drop', kind: 'material', id, map: 'speakers', key }))); // prettier-ignore
    if (row.record.fileId !== '') files.push(row.record.fileId);
    counts.transcripts += 1;
  }
  const passages: string[] = [];
  for (const row of materials) {
    const { id, fileId } = row.record;
    if (!whole.has(id)) continue;
    const text = texts.get(id);
    if (text && !isEmptied(text.record, NOTHING.materialText)) {
      counts.transcripts += 1;
      work.set(text, NOTHING.materialText, true);
    } else if (fileId !== '') counts.files += 1;
    if (fileId !== '') files.push(fileId);
    if (row.record.deletedAt === null || !isEmptied(row.record, NOTHING.material))
      work.set(row, NOTHING.material, true);
  }
  const gone: ErasedParts = { whole, parts };

  // Marks in them, and quotes from them.
  const silenced = new Set<string>();
  for (const row of storedOfKind(rows, 'mark')) {
    if (!isGone(gone, row.record, row.record.respondent)) continue;
    silenced.add(JSON.stringify([`mark:${row.record.id}`, null]));
    if (row.record.deletedAt !== null && isEmptied(row.record, NOTHING.mark)) continue;
    passages.push(row.record.text);
    counts.marks += 1;
    work.set(row, NOTHING.mark, true);
  }
  for (const row of storedOfKind(rows, 'refusal')) {
    if (!isGone(gone, row.record)) continue;
    passages.push(row.record.text);
    if (row.record.deletedAt === null || row.record.text !== '') work.set(row, NOTHING.refusal, true);
  }
  // A respondent of a round has a code name alone (R223): their contact holds the other names.
  const codeNames = participants.map(({ record }) => record.codeName);
  const signed = new Set([...codeNames, ...names, ...contacts.map(({ name }) => name)].filter(Boolean).map(speakerKey));
  const studies = new Set<string | null>();
  for (const row of storedOfKind(rows, 'research')) {
    const { id, participantIds, insights } = row.record;
    const leaving = Object.keys(participantIds).filter((key) => people.has(key));
    if (leaving.length > 0) studies.add(id);
    work.add(row, leaving.map((key): Op => ({ op: 'drop', kind: 'research', id, map: 'participantIds', key }))); // prettier-ignore
    const keys = Object.entries(insights).flatMap(([key, { passage }]) => (isGone(gone, passage) ? [key] : []));
    for (const key of keys) {
      silenced.add(JSON.stringify([`research:${id}`, key]));
      passages.push(insights[key]?.quote ?? '', insights[key]?.text ?? '');
    }
    counts.insights += keys.length;
    work.add(row, droppedOps(row, 'insights', keys));
    decided(rows, work, id, keys);
  }
  for (const row of storedOfKind(rows, 'hypothesis')) {
    const { id, quotes } = row.record;
    const keys = Object.entries(quotes).flatMap(([key, { passage, respondent, researchId }]) => {
      const isTheirs = passage === null && studies.has(researchId) && signed.has(speakerKey(respondent));
      return isTheirs || isGone(gone, passage, respondent) ? [key] : [];
    });
    for (const key of keys) {
      silenced.add(JSON.stringify([`hypothesis:${id}`, key]));
      passages.push(quotes[key]?.text ?? '');
    }
    counts.quotes += keys.length;
    work.add(row, droppedOps(row, 'quotes', keys));
  }
  for (const row of storedOfKind(rows, 'board')) {
    const { id, decidedInsights } = row.record;
    for (const [key, { words = {} }] of Object.entries(decidedInsights)) {
      const said = Object.entries(words);
      const left = said.filter(([, { passage }]) => !isGone(gone, passage));
      if (left.length === said.length) continue;
      passages.push(...said.flatMap((one) => (left.includes(one) ? [] : [one[1].quote])));
      counts.quotes += said.length - left.length;
      const own = { kind: 'board', id, map: 'decidedInsights', key } as const;
      work.add(row, [
        left.length === 0
          ? { op: 'drop', ...own }
          : { op: 'setMember', ...own, fields: { words: Object.fromEntries(left) } },
      ]);
    }
  }
  for (const row of storedOfKind(rows, 'refiProject')) {
    const cases = Object.entries(row.record.cases).filter(([, { participantId }]) => people.has(participantId));
    work.add(row, cases.map(([key]): Op => ({ op: 'drop', kind: 'refiProject', id: row.record.id, map: 'cases', key }))); // prettier-ignore
  }

  // Team comments on it, and all other places that name them.
  const isSilenced = ({ on, part }: { readonly on: string; readonly part: string | null }): boolean =>
    silenced.has(JSON.stringify([on, part]));
  for (const row of storedOfKind(rows, 'comment')) {
    if (!isSilenced(row.record) || row.record.text === '') continue;
    counts.comments += 1;
    work.set(row, { text: '', mentions: [], withdrawnAt: row.record.withdrawnAt ?? at });
  }
  for (const row of storedOfKind(rows, 'review')) {
    if (!isSilenced(row.record) || `${row.record.question}${row.record.word}` === '') continue;
    counts.comments += 1;
    work.set(row, { question: '', word: '' });
  }
  const foreign = foreignWords(rows, gone);
  const needle = needleOf(
    { contacts, names, passages: passages.filter((one) => !foreign.has(fold(one.trim()))) },
    others,
  );
  if (needle) {
    for (const row of rows) {
      if (OTHERS.has(row.kind)) continue;
      const ops = scrubbedOps(row.kind, work.after(row), needle);
      if (ops.length > 0) counts.mentions += 1;
      work.add(row, ops);
    }
  }
  return { ops: work.ops(), files: [...new Set(files)], rewritten, counts };
}

/** Board decisions about erased insights are erased with them. */
function decided(rows: readonly Stored[], work: ErasureWork, researchId: string, keys: readonly string[]): void {
  if (keys.length === 0) return;
  for (const row of storedOfKind(rows, 'board')) {
    const own = keys
      .map((key) => `${researchId}:${key}`)
      .filter((key) => Object.hasOwn(row.record.decidedInsights, key));
    work.add(row, own.map((key): Op => ({ op: 'drop', kind: 'board', id: row.record.id, map: 'decidedInsights', key }))); // prettier-ignore
  }
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
