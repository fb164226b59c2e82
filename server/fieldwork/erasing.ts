import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import type { SaidFile } from '../../src/domain/fieldwork/path.ts';
import type { Trail } from '../../src/domain/fieldwork/trail.ts';
import { droppedOps, emptied, NOTHING, reopened, type Stored } from '../../src/domain/forgetting/cited.ts';
import { parseRow, type RecordName } from '../../src/domain/plan.ts';
import { beginningWith, containing } from '../db/containing.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { record } from '../db/tables/records.ts';
import { readRecords } from '../db/storedRecords.ts';
import { segmentsErased } from './keeping/answerSegments.ts';
import { PARTICIPANT, participantIdOf } from './keeping/participants.ts';
import { contactLists, noteOfContact } from './inviting.ts';
import type { StoredRespondent } from './takeIncoming.ts';

/* Erasure of a respondent who withdraws their consent. */

/** Data to erase, and the files whose bytes go with it unless another record names them. */
export interface ErasurePlan {
  readonly ops: readonly Op[];
  readonly files: readonly string[];
}

/** Kinds that hold words of a text, by the text's material. */
const CITING = ['mark', 'refusal', 'research', 'hypothesis'] as const satisfies readonly RecordName['kind'][];
type Citing = (typeof CITING)[number];
function parsed<K extends RecordName['kind']>(
  rows: readonly { kind: string; id: string; body: string }[],
): Stored<K>[] {
  return rows.flatMap(({ kind, id, body }) => {
    const row = parseRow(kind as K, id, JSON.parse(body));
    return row.ok ? [{ kind, record: row.record } as unknown as Stored<K>] : [];
  });
}

/** Members of a record's map that quote some texts go, and what the record remembers of them. */
function withoutQuotes(
  stored: Stored<'research' | 'hypothesis'>,
  map: 'insights' | 'quotes',
  materials: ReadonlySet<string>,
): Op[] {
  const members = Object.entries((stored.record as unknown as Record<string, Record<string, { passage: { materialId: string } | null }>>)[map] ?? {}); // prettier-ignore
  const keys = members.flatMap(([key, { passage }]) => (passage && materials.has(passage.materialId) ? [key] : []));
  return reopened(stored, droppedOps(stored, map, keys));
}

function citedOps(stored: Stored<Citing>, materials: ReadonlySet<string>): Op[] {
  switch (stored.kind) {
    case 'mark':
      if (!materials.has(stored.record.materialId)) return [];
      return emptied(stored, NOTHING.mark);
    case 'refusal':
      return materials.has(stored.record.materialId) ? emptied(stored, NOTHING.refusal) : [];
    case 'research':
      return withoutQuotes(stored, 'insights', materials);
    default:
      return withoutQuotes(stored, 'quotes', materials);
  }
}

/** Whether the studies contain another interview with the same participant. */
async function isTalkedToElsewhere(tx: Transaction, row: StoredRespondent): Promise<boolean> {
  const { companyId, id } = row;
  const [other] = await tx
    .select({ id: respondent.id })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        eq(PARTICIPANT, participantIdOf(row)),
        ne(respondent.id, id),
        ne(respondent.state, 'withdrawn'),
        isNotNull(respondent.filedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/**
 * Returns the current erasure plan of a respondent who withdrew their consent: the transcript, attached files, marks in them and
 * quotes from them, the participant, if there is no other interview with them, the segment made of their answer. Their contact
 * stays, with the wish not to be written to.
 */
export async function erasureOf(tx: Transaction, row: StoredRespondent): Promise<ErasurePlan> {
  const { companyId, id } = row;
  const own = parsed<'material' | 'materialText'>(
    await tx
      .select({ kind: record.kind, id: record.id, body: record.body })
      .from(record)
      .where(
        and(
          eq(record.companyId, companyId),
          inArray(record.kind, ['material', 'materialText']),
          or(eq(record.id, id), beginningWith(record.id, `${id}-`)),
        ),
      ),
  );
  const materials = new Set(own.map(({ record: one }) => one.id));
  const files = own.flatMap((one) => (one.kind === 'material' && one.record.fileId !== '' ? [one.record.fileId] : []));
  const ops = own.flatMap((one): Op[] => {
    if (one.kind === 'materialText') return one.record.text === '' ? [] : emptied(one, NOTHING.materialText);
    if (one.record.fileId === '') return [];
    return emptied(one, NOTHING.material);
  });
  const quoting = [...materials].map((material) => containing(record.body, `"materialId":${JSON.stringify(material)}`));
  const cited =
    quoting.length === 0
      ? []
      : parsed<Citing>(
          await tx
            .select({ kind: record.kind, id: record.id, body: record.body })
            .from(record)
            .where(and(eq(record.companyId, companyId), inArray(record.kind, [...CITING]), or(...quoting))),
        );
  ops.push(...cited.flatMap((one) => citedOps(one, materials)));
  const participantId = participantIdOf(row);
  const isElsewhere = await isTalkedToElsewhere(tx, row);
  if (!isElsewhere) {
    const found = await readRecords(tx, companyId, [{ kind: 'participant', id: participantId }]);
    for (const one of parsed<'participant'>(found)) {
      const { name, role, notes, segment } = one.record;
      if (one.record.deletedAt !== null && `${name}${role}${notes}${segment}` === '') continue;
      ops.push(...emptied(one, NOTHING.participant));
    }
  }
  // Who was asked in another study, too, is of that one still, and of this one with another talk alone.
  const here = own.flatMap((one) => (one.kind === 'material' ? [one.record.researchId] : []));
  const stays = isElsewhere ? await studiesTalkedIn(tx, companyId, participantId, materials) : null;
  const leaves = (studyId: string) => stays === null || (here.includes(studyId) && !stays.has(studyId));
  ops.push(...(await leavingOps(tx, companyId, participantId, leaves)));
  ops.push(...(await segmentsErased(tx, [row])));
  const sent = (JSON.parse(row.files) as readonly SaidFile[]).map(({ sha256 }) => sha256);
  return { ops, files: [...new Set([...files, ...sent])] };
}

/** Returns records of a kind that name a person. */
const naming = (tx: Transaction, companyId: string, kind: 'research' | 'material', participantId: string) =>
  tx
    .select({ kind: record.kind, id: record.id, body: record.body })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        eq(record.kind, kind),
        containing(record.body, JSON.stringify(participantId)),
      ),
    );

/** Returns the studies that have a text of a person besides the erased ones. */
async function studiesTalkedIn(
  tx: Transaction,
  companyId: string,
  participantId: string,
  erased: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const rows = parsed<'material'>(await naming(tx, companyId, 'material', participantId));
  const theirs = rows.filter(
    ({ record: { id, deletedAt, speakers } }) =>
      deletedAt === null &&
      !erased.has(id) &&
      Object.values(speakers).some((speaker) => speaker.participantId === participantId),
  );
  return new Set(theirs.map(({ record: { researchId } }) => researchId));
}

/** Returns the operations that remove a person from some studies. */
async function leavingOps(
  tx: Transaction,
  companyId: string,
  participantId: string,
  leaves: (studyId: string) => boolean,
): Promise<Op[]> {
  const rows = await naming(tx, companyId, 'research', participantId);
  return parsed<'research'>(rows).flatMap((one) => {
    const { id, participantIds } = one.record;
    if (!leaves(id) || !Object.hasOwn(participantIds, participantId)) return [];
    return reopened(one, [{ op: 'drop', kind: 'research', id, map: 'participantIds', key: participantId }]);
  });
}

/** Whether a trail has an answer, be it one that was not taken. */
const hasAnswered = (trail: string): boolean =>
  Object.values((JSON.parse(trail) as Trail).answers).some(({ is }) => is !== 'asked');

/** Returns when a contact last answered in another interview, which they have not withdrawn; null for never. */
async function answeredElsewhere(tx: Transaction, row: StoredRespondent): Promise<string | null> {
  const { companyId, id, listId, contactId } = row;
  const rows = await tx
    .select({ trail: respondent.trail, lastAt: respondent.lastAt })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        eq(respondent.listId, listId ?? ''),
        eq(respondent.contactId, contactId ?? ''),
        ne(respondent.id, id),
        ne(respondent.state, 'withdrawn'),
      ),
    );
  const moments = rows.flatMap(({ trail, lastAt }) =>
    lastAt !== null && hasAnswered(trail) ? [lastAt.getTime()] : [],
  );
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
}

/**
 * Returns the note on the contact: the consent is refused from now on, they do not wish to be written to, and of their answers those
 * alone are known that are left (R474).
 */
export async function withdrawnContactOps(tx: Transaction, row: StoredRespondent, now: Date): Promise<Op[]> {
  const { companyId, listId, contactId: key, channel } = row;
  if (listId === null || key === null) return [];
  const contacts = (await contactLists(tx, companyId, [listId])).get(listId)?.contacts ?? {};
  const contact = Object.hasOwn(contacts, key) ? contacts[key] : undefined;
  if (!contact) return [];
  const [at, text] = [now.toISOString(), 'Согласие отозвано в интервью'];
  const consent = { answer: 'refused', at, text, how: channel ?? 'web' } as const;
  const hasRefused = contact.consent?.answer === 'refused' && contact.doNotContact !== null;
  const answeredAt = contact.answeredAt === null ? null : await answeredElsewhere(tx, row);
  const fields: Partial<typeof contact> = {
    ...(hasRefused ? {} : { consent, doNotContact: contact.doNotContact ?? { at, why: text } }),
    ...(answeredAt === contact.answeredAt ? {} : { answeredAt }),
  };
  return Object.keys(fields).length === 0 ? [] : [noteOfContact({ listId, key }, fields)];
}
