import { and, eq, inArray, isNotNull, like, ne, or } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import type { SaidFile } from '../../src/domain/fieldwork/path.ts';
import { droppedOps, emptied, NOTHING, reopened, type Stored } from '../../src/domain/forgetting/cited.ts';
import { parseRow, type RecordName } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { record, respondent } from '../db/tables.ts';
import { readRecords } from '../sync/storedRecords.ts';
import { participantIdOf } from './filed.ts';
import { contactLists, noteOfContact } from './inviting.ts';
import type { RespondentRow } from './takeIncoming.ts';

/* What is forgotten of somebody who takes their consent back. */

/** What is to be erased, and the files whose bytes go with it unless somebody else names them. */
export interface Erasure {
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

/** Whether another interview with the same contact stands in the studies. */
async function isTalkedToElsewhere(tx: Transaction, { companyId, id, contactId }: RespondentRow): Promise<boolean> {
  if (contactId === null) return false;
  const [other] = await tx
    .select({ id: respondent.id })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        eq(respondent.contactId, contactId),
        ne(respondent.id, id),
        ne(respondent.state, 'withdrawn'),
        isNotNull(respondent.filedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/**
 * What is erased of somebody who took their consent back, as everything stands: the transcript, files that came along, what was marked in
 * them and quoted of them, the participant, wherever no other interview with them stands. Who they are among the contacts stays, with the
 * wish not to be written to.
 */
export async function erasureOf(tx: Transaction, row: RespondentRow): Promise<Erasure> {
  const { companyId, id } = row;
  const own = parsed<'material' | 'materialText'>(
    await tx
      .select({ kind: record.kind, id: record.id, body: record.body })
      .from(record)
      .where(
        and(
          eq(record.companyId, companyId),
          inArray(record.kind, ['material', 'materialText']),
          or(eq(record.id, id), like(record.id, `${id}-%`)),
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
  const naming = [...materials].map((material) => like(record.body, `%"materialId":${JSON.stringify(material)}%`));
  const cited =
    naming.length === 0
      ? []
      : parsed<Citing>(
          await tx
            .select({ kind: record.kind, id: record.id, body: record.body })
            .from(record)
            .where(and(eq(record.companyId, companyId), inArray(record.kind, [...CITING]), or(...naming))),
        );
  ops.push(...cited.flatMap((one) => citedOps(one, materials)));
  const participantId = participantIdOf(row);
  if (!(await isTalkedToElsewhere(tx, row))) {
    const found = await readRecords(tx, companyId, [{ kind: 'participant', id: participantId }]);
    for (const one of parsed<'participant'>(found)) {
      const { name, role, notes, segment } = one.record;
      if (one.record.deletedAt !== null && `${name}${role}${notes}${segment}` === '') continue;
      ops.push(...emptied(one, NOTHING.participant));
    }
    ops.push(...(await leavingOps(tx, companyId, participantId)));
  }
  const sent = (JSON.parse(row.files) as readonly SaidFile[]).map(({ sha256 }) => sha256);
  return { ops, files: [...new Set([...files, ...sent])] };
}

/** Studies name somebody no more who is gone. */
async function leavingOps(tx: Transaction, companyId: string, participantId: string): Promise<Op[]> {
  const rows = await tx
    .select({ kind: record.kind, id: record.id, body: record.body })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        eq(record.kind, 'research'),
        like(record.body, `%${JSON.stringify(participantId)}%`),
      ),
    );
  return parsed<'research'>(rows).flatMap((one) => {
    const { id, participantIds } = one.record;
    if (!Object.hasOwn(participantIds, participantId)) return [];
    return reopened(one, [{ op: 'drop', kind: 'research', id, map: 'participantIds', key: participantId }]);
  });
}

/** What is noted of the contact: there is no consent any more, and no wish to be written to. */
export async function withdrawnContactOps(tx: Transaction, row: RespondentRow, now: Date): Promise<Op[]> {
  const { companyId, listId, contactId: key } = row;
  if (listId === null || key === null) return [];
  const contacts = (await contactLists(tx, companyId, [listId])).get(listId)?.contacts ?? {};
  const contact = Object.hasOwn(contacts, key) ? contacts[key] : undefined;
  if (!contact || (contact.consent === null && contact.doNotContact !== null)) return [];
  const doNotContact = contact.doNotContact ?? { at: now.toISOString(), why: 'Согласие отозвано в интервью' };
  return [noteOfContact({ listId, key }, { consent: null, doNotContact })];
}
