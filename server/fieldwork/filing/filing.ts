import { and, eq, isNull, ne } from 'drizzle-orm';

import { positionBetween } from '../../../src/domain/core/record.ts';
import type { Op } from '../../../src/domain/core/operation.ts';
import type { Round } from '../../../src/domain/fieldwork/kinds.ts';
import type { SaidFile } from '../../../src/domain/fieldwork/path.ts';
import { dayAt } from '../../../src/domain/fieldwork/places/closed.ts';
import { INTERVIEWER } from '../../../src/domain/fieldwork/transcript.ts';
import type { Records } from '../../../src/domain/records.ts';
import { createMaterial } from '../../../src/domain/research/files/keptFile.ts';
import { joinStudy, speakerKey } from '../../../src/domain/research/participant.ts';
import { containing } from '../../db/containing.ts';
import type { Transaction } from '../../db/database.ts';
import { readRecords } from '../../db/storedRecords.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { record } from '../../db/tables/records.ts';
import type { LoadedConversation, StoredRespondent } from '../takeIncoming.ts';
import { contactOps } from './contactOps.ts';
import { begunOps, isLiving, studyOf } from './study.ts';
import { draftOf, filedOf, type FiledFile } from './transcriptDraft.ts';

/* Result of an interview in the records of its study. */

/** Data to write for a respondent, and with it about them. */
export interface Filing {
  /** Removals from the transcript for good, before anything else. */
  readonly hiding: readonly Op[];
  readonly ops: readonly Op[];
  /** The transcript; null when there is none yet. */
  readonly file: FiledFile | null;
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
