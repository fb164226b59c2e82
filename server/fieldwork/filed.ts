import { createHash } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import { isNewerConsent } from '../../src/domain/audiences/consent/newerConsent.ts';
import { positionBetween } from '../../src/domain/core/record.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import { dayAt } from '../../src/domain/fieldwork/places/closed.ts';
import type { Round } from '../../src/domain/fieldwork/kinds.ts';
import type { SaidFile } from '../../src/domain/fieldwork/path.ts';
import {
  CONTACT_LEFT,
  contactsIn,
  grownText,
  INTERVIEWER,
  transcriptOf,
} from '../../src/domain/fieldwork/transcript.ts';
import type { MaskedPlace } from '../../src/domain/evidence/personal/maskTexts.ts';
import { parseRow, type RecordName } from '../../src/domain/plan.ts';
import type { Records } from '../../src/domain/records.ts';
import type { SpeakerLabels } from '../../src/domain/research/layouts/blockHead.ts';
import { createMaterial } from '../../src/domain/research/files/keptFile.ts';
import { joinStudy, nextCodeName, speakerKey } from '../../src/domain/research/participant.ts';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { record } from '../db/tables/records.ts';
import { printsIn, wordPrints } from '../erasures/wordPrints.ts';
import { readRecords } from '../db/storedRecords.ts';
import { contactLists, noteOfContact } from './inviting.ts';
import { hidingOps, withMasks } from './keeping/hidingContacts.ts';
import { participantFor } from './keeping/participants.ts';
import type { StoredRespondent, LoadedConversation } from './takeIncoming.ts';

/* Result of an interview in the records of its study. */

/** Data to write for a respondent, and with it about them. */
export interface Filing {
  /** Removals from the transcript for good, before anything else. */
  readonly hiding: readonly Op[];
  readonly ops: readonly Op[];
  /** The transcript; null when there is none yet. */
  readonly file: { readonly sha256: string; readonly bytes: Buffer } | null;
  /** The transcript that it takes the place of. */
  readonly former: string | null;
  readonly row: Pick<
    StoredRespondent,
    'codeName' | 'codeNamed' | 'contactsHidden' | 'filedSaid' | 'paid' | 'paidOn' | 'participantId'
  >;
}

/** The study is gone: what was said waits for it. */
export class NoStudyError extends Error {
  override readonly name = 'NoStudyError';
}

/** Reads the current record; undefined for none. */
async function read<K extends RecordName['kind']>(tx: Transaction, companyId: string, kind: K, id: string) {
  const [found] = await readRecords(tx, companyId, [{ kind, id }]);
  const row = found && parseRow(kind, id, JSON.parse(found.body));
  return row?.ok ? row.record : undefined;
}

const isLiving = (stored: { readonly deletedAt: string | null } | undefined): boolean => stored?.deletedAt === null;

/** Code names of living participants, as they are in JSON: whole records would be read for a word of each. */
const WORD = sql<string | null>`substring(${record.body} FROM '"codeName":("(?:[^"\\\\]|\\\\.)*")')`;

async function codeNames(tx: Transaction, companyId: string) {
  const rows = await tx
    .select({ id: record.id, word: WORD })
    .from(record)
    .where(and(eq(record.companyId, companyId), eq(record.kind, 'participant'), isNull(record.deletedAt)));
  return rows.flatMap(({ id, word }) => (word === null ? [] : [{ id, codeName: JSON.parse(word) as string }]));
}

/** Transcript of an interview, and its respondent. */
interface Draft {
  readonly participantId: string;
  readonly participant: Records['participant'] | undefined;
  readonly material: Records['material'] | undefined;
  readonly codeName: string;
  readonly words: string;
  /** Who speaks in them; null, as in transcripts of before: guessed. */
  readonly labels: SpeakerLabels;
  /** Whether it has words that are not in the transcript yet. */
  readonly isGrown: boolean;
  readonly hiding: Filing['hiding'];
  /** Data to store; null where the transcript stays as it is. */
  readonly file: Filing['file'];
}

/** Returns how many of the messages are in the transcript. */
const filedOf = ({ filedSaid, filedAt }: StoredRespondent, { said }: LoadedConversation['conversation']): number =>
  filedSaid ?? said.filter(({ at }) => filedAt !== null && at <= filedAt.toISOString()).length;

/** Where words of an interview stand that were erased for good, and contacts that were left, in order. */
function untold(text: string, standing: LoadedConversation, codeName: string, secret: string): readonly MaskedPlace[] {
  const { row, script, conversation } = standing;
  const contacts = contactsIn(text, script, conversation, codeName).map((place) => ({ ...place, words: CONTACT_LEFT }));
  const erased = erasedIn(text, row, secret).filter(
    ({ start, end }) => !contacts.some((one) => start < one.end && one.start < end),
  );
  return [...contacts, ...erased].sort((a, b) => a.start - b.start);
}

/** Where words that were erased for good from an interview stand in a text of it (R451). */
const erasedIn = (text: string, { companyId, id, erasedWords }: StoredRespondent, secret: string) =>
  erasedWords === null ? [] : wordPrints(secret, companyId, id).places(text, printsIn(erasedWords));

async function draftOf(tx: Transaction, standing: LoadedConversation, secret: string): Promise<Draft> {
  const { row, script, conversation } = standing;
  const { companyId } = row;
  const participantId = await participantFor(tx, row);
  const participant = await read(tx, companyId, 'participant', participantId);
  const material = await read(tx, companyId, 'material', row.id);
  const text = material && (await read(tx, companyId, 'materialText', row.id));
  const others = participant ? [] : (await codeNames(tx, companyId)).filter(({ id }) => id !== participantId);
  const isTaken = others.some(({ codeName }) => speakerKey(codeName) === speakerKey(row.codeName));
  const newName = participant?.codeName ?? (isTaken ? nextCodeName(others) : row.codeName);
  // A respondent who continues keeps the name that the transcript already has.
  const codeName = material ? row.codeName : newName;
  // Filed words are not filed anew: people may have corrected them, and erased some for good (R451).
  const since = isToBeFiled(standing)
    ? transcriptOf(script, conversation, codeName, material ? filedOf(row, conversation) : 0)
    : '';
  const more = withMasks(since, erasedIn(since, row, secret));
  // The text may have been removed meanwhile: it stays removed.
  const isThere = isLiving(material) && isLiving(text);
  const told = text && isThere ? untold(text.text, standing, codeName, secret) : [];
  const words = grownText(withMasks(text?.text ?? '', told), more);
  const own = [INTERVIEWER, codeName];
  const labels = text ? text.labels && [...new Set([...text.labels, ...own])] : own;
  const isStored = material ? isThere && (more !== '' || told.length > 0) : more !== '';
  const bytes = Buffer.from(words, 'utf8');
  const file = isStored ? { sha256: createHash('sha256').update(bytes).digest('hex'), bytes } : null;
  const hiding = text ? await hidingOps(tx, companyId, text, told) : [];
  return { participantId, participant, material, codeName, words, labels, isGrown: more !== '', hiding, file };
}

/** The transcript of an interview as it is now: it is stored before anything is locked. Null where the study's stays as it is. */
export const transcriptFile = async (
  tx: Transaction,
  standing: LoadedConversation,
  secret: string,
): Promise<Filing['file']> => (await draftOf(tx, standing, secret)).file;

/** The last place among the files of a study. */
async function lastPosition(tx: Transaction, companyId: string, researchId: string): Promise<string | null> {
  const rows = await tx
    .select({ body: record.body })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        eq(record.kind, 'material'),
        isNull(record.deletedAt),
        containing(record.body, `"researchId":${JSON.stringify(researchId)}`),
      ),
    );
  const places = rows.map(({ body }) => String((JSON.parse(body) as { position?: unknown }).position));
  return places.reduce<string | null>((last, place) => (last === null || place > last ? place : last), null);
}

/** Id of the material of a file that was sent along. */
const fileMaterialId = ({ id }: StoredRespondent, { sha256 }: SaidFile): string => `${id}-${sha256.slice(0, 16)}`;

function fileOps(row: StoredRespondent, researchId: string, file: SaidFile, position: string): Op[] {
  const isMedia = /^(?:audio|video)\//.test(file.mime);
  const kept = {
    name: file.name,
    size: file.bytes,
    mime: file.mime,
    fileId: file.sha256,
    state: isMedia ? ('needs_transcript' as const) : ('unreadable' as const),
    note: isMedia ? '' : 'Файл прислал респондент, текст из него не прочитан.',
    text: '',
    labels: null,
    told: null,
  };
  return createMaterial(kept, { researchId, position, transcriptOf: null }, fileMaterialId(row, file));
}

/** The record of what a round's interviews of one day took, raised by one more. */
async function spendOps(
  tx: Transaction,
  { companyId, id, roundId }: StoredRespondent,
  { price }: Round,
  study: string,
  day: string,
): Promise<Op[]> {
  const rows = await tx
    .select({ paid: respondent.paid })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        eq(respondent.roundId, roundId),
        eq(respondent.paidOn, day),
        ne(respondent.id, id),
      ),
    );
  const amount = -rows.reduce((sum, { paid }) => sum + paid, price);
  const on = { kind: 'transaction', id: `interviews-${roundId}-${day}` } as const;
  const fields = { amount, description: `Интервью: ${rows.length + 1} · ${study}`, project: study };
  const rest = { planId: null, invoiceNumber: null, invoice: null, paidOn: null, cancelledOn: null };
  const defaults = { id: on.id, date: day, ...fields, type: 'research', status: 'done', ...rest } as const;
  return [
    { op: 'ensure', ...on, defaults },
    { op: 'set', ...on, fields },
  ];
}

/** Note beside the refusal of a respondent who did not want to be asked. */
const DECLINED = 'Отказ отвечать на вопросы интервью';

/** Returns the note on an interviewed contact: their consent or refusal, and when they last answered. */
export async function contactOps(tx: Transaction, { row, conversation, around }: LoadedConversation): Promise<Op[]> {
  const { companyId, listId, contactId: key, lastAt, channel } = row;
  if (listId === null || key === null) return [];
  const contacts = (await contactLists(tx, companyId, [listId])).get(listId)?.contacts ?? {};
  const contact = Object.hasOwn(contacts, key) ? contacts[key] : undefined;
  if (!contact) return [];
  const fields: Partial<typeof contact> = {};
  const { consent } = conversation;
  if (row.state === 'declined' && contact.consent?.answer !== 'refused') {
    const at = lastAt?.toISOString() ?? null;
    Object.assign(fields, { consent: { answer: 'refused', at, text: DECLINED, how: channel ?? 'web' } });
  }
  const timeZone = around.round?.timeZone ?? 'UTC';
  if (consent && isNewerConsent(consent, contact.consent, (moment) => dayAt(moment, timeZone))) {
    Object.assign(fields, { consent: { answer: 'given', ...consent, how: channel ?? 'web' } });
  }
  const answeredAt = conversation.said.length > 0 ? (lastAt?.toISOString() ?? null) : null;
  if (answeredAt !== null && contact.answeredAt !== answeredAt) Object.assign(fields, { answeredAt });
  return Object.keys(fields).length === 0 ? [] : [noteOfContact({ listId, key }, fields)];
}

/** A study that was planned is under way with the first who begins. */
export function begunOps(study: Records['research'] | undefined): Op[] {
  if (!study || study.deletedAt !== null || study.status !== 'planning') return [];
  return [{ op: 'set', kind: 'research', id: study.id, fields: { status: 'in_progress' } }];
}

/** The study of a round, in a transaction of its company. */
export const studyOf = (tx: Transaction, companyId: string, { researchId }: Round) =>
  read(tx, companyId, 'research', researchId);

/** Whether a study should have a conversation: something was said, and it ended, or the respondent has left. */
export const isToBeFiled = ({ row, conversation }: LoadedConversation): boolean =>
  conversation.said.length > 0 &&
  (row.state === 'finished' ||
    // A respondent who did not finish and does not count gives no interview.
    (row.uncountedAt === null && (row.state === 'stopped' || (row.state === 'began' && row.leftAt !== null))));

/** Returns the name of an interview's transcript: an unfinished one is marked. */
const transcriptName = (codeName: string, isWhole: boolean): string =>
  isWhole ? `Интервью ${codeName}.txt` : `Интервью ${codeName}, не закончил(а).txt`;

const NOT_WHOLE =
  'Респондент не дошёл до конца: здесь всё, что он успел сказать. Если продолжит, расшифровка дополнится.';

/** The name and the note of a transcript, as far as they are still ours: what a person named otherwise stays so. */
function labelOf(material: Pick<Records['material'], 'name' | 'note'>, codeName: string, isWhole: boolean) {
  const isOwn = [true, false].some((whole) => material.name === transcriptName(codeName, whole));
  const name = isOwn ? transcriptName(codeName, isWhole) : material.name;
  const note = material.note === '' || material.note === NOT_WHOLE ? (isWhole ? '' : NOT_WHOLE) : material.note;
  return { name, note };
}

/**
 * What an interview comes to, as everything stands: the participant, the transcript, files that came along, the contact's answer, what it
 * cost. Done again it is the same, or what has been said since.
 * @param secret of the server, by which erased words are known
 * @throws NoStudyError
 */
export async function filingOf(
  tx: Transaction,
  standing: LoadedConversation,
  now: Date,
  secret: string,
): Promise<Filing> {
  const { row, around, conversation } = standing;
  const { companyId } = row;
  const { participantId, participant, material, codeName, words, labels, isGrown, hiding, file } = await draftOf(
    tx,
    standing,
    secret,
  );
  const kept = file && { size: file.bytes.byteLength, fileId: file.sha256 };
  const stored = {
    hiding,
    file,
    former: material && file && material.fileId !== file.sha256 ? material.fileId : null,
  };
  const named = { codeName, codeNamed: true, contactsHidden: true, participantId };
  if (row.filedAt !== null && !isGrown) {
    // Looked at once more: nothing else becomes of it.
    const ops: Op[] = kept ? [{ op: 'set', kind: 'material', id: row.id, fields: kept }] : [];
    const { filedSaid, paid, paidOn } = row;
    return { ...stored, ops, row: { ...named, filedSaid: filedSaid ?? filedOf(row, conversation), paid, paidOn } };
  }
  const study = around.round ? await studyOf(tx, companyId, around.round) : undefined;
  if (!around.round || !study || study.deletedAt !== null) throw new NoStudyError();
  const researchId = study.id;
  const ops: Op[] = [...begunOps(study)];

  if (!participant) {
    // How they are called their contact alone tells (R223).
    const given = { name: '', codeName, role: '', segment: row.segment, personaId: null, notes: '' };
    ops.push({ op: 'create', kind: 'participant', id: participantId, record: { id: participantId, ...given } });
  }
  // The participant may have been removed meanwhile: they stay removed.
  const isThere = !participant || isLiving(participant);
  if (isThere) ops.push(...joinStudy(study, [participantId]));

  const isWhole = row.finishedAt !== null;
  let position = await lastPosition(tx, companyId, researchId);
  if (!material && kept) {
    position = positionBetween(position, null);
    const first = {
      name: transcriptName(codeName, isWhole),
      mime: 'text/plain',
      state: 'text',
      note: isWhole ? '' : NOT_WHOLE,
      text: words,
      labels,
      told: null,
    } as const;
    const placed = { researchId, position, transcriptOf: null };
    ops.push(...createMaterial({ ...first, ...kept }, placed, row.id));
    const speakers = [
      { label: INTERVIEWER, role: 'interviewer', participantId: null },
      { label: codeName, role: 'respondent', participantId: isThere ? participantId : null },
    ] as const;
    let last: string | null = null;
    for (const { label, ...speaker } of speakers) {
      last = positionBetween(last, null);
      const value = { ...speaker, position: last };
      ops.push({ op: 'put', kind: 'material', id: row.id, map: 'speakers', key: speakerKey(label), value });
    }
  } else if (material && kept) {
    ops.push({ op: 'set', kind: 'material', id: row.id, fields: { ...kept, ...labelOf(material, codeName, isWhole) } });
    // Later words are appended: marks keep their places.
    ops.push({ op: 'set', kind: 'materialText', id: row.id, fields: { text: words, labels } });
  }
  const files = new Map(conversation.said.flatMap(({ file }) => (file ? [[file.sha256, file] as const] : [])));
  const ids = [...files.values()].map((file) => ({ kind: 'material', id: fileMaterialId(row, file) }));
  const known = new Set((await readRecords(tx, companyId, ids)).map(({ id }) => id));
  for (const file of files.values()) {
    if (known.has(fileMaterialId(row, file))) continue;
    position = positionBetween(position, null);
    ops.push(...fileOps(row, researchId, file, position));
  }
  ops.push(...(await contactOps(tx, standing)));

  const { price, timeZone } = around.round;
  const isPaid = row.finishedAt !== null && row.paidOn === null && price > 0;
  const day = dayAt(row.finishedAt ?? now, timeZone);
  if (isPaid) ops.push(...(await spendOps(tx, row, around.round, study.title, day)));
  const money = { paid: isPaid ? price : row.paid, paidOn: isPaid ? day : row.paidOn };
  return { ...stored, ops, row: { ...named, filedSaid: conversation.said.length, ...money } };
}
