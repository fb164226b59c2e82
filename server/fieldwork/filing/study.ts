import type { Op } from '../../../src/domain/core/operation.ts';
import type { Round } from '../../../src/domain/fieldwork/kinds.ts';
import { parseRow, type RecordName } from '../../../src/domain/plan.ts';
import type { Records } from '../../../src/domain/records.ts';
import type { Transaction } from '../../db/database.ts';
import { readRecords } from '../../db/storedRecords.ts';

/** Reads the current record; undefined for none. */
export async function readOne<K extends RecordName['kind']>(tx: Transaction, companyId: string, kind: K, id: string) {
  const [found] = await readRecords(tx, companyId, [{ kind, id }]);
  const row = found && parseRow(kind, id, JSON.parse(found.body));
  return row?.ok ? row.record : undefined;
}

export const isLiving = (stored: { readonly deletedAt: string | null } | undefined): boolean =>
  stored?.deletedAt === null;

/** The study of a round, in a transaction of its company. */
export const studyOf = (tx: Transaction, companyId: string, { researchId }: Round) =>
  readOne(tx, companyId, 'research', researchId);

/** A study that was planned is under way with the first who begins. */
export function begunOps(study: Records['research'] | undefined): Op[] {
  if (!study || study.deletedAt !== null || study.status !== 'planning') return [];
  return [{ op: 'set', kind: 'research', id: study.id, fields: { status: 'in_progress' } }];
}
