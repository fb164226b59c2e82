import { and, arrayOverlaps, eq, isNotNull, sql } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import { nameKey, type RecordName } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { change, erasure, outward } from '../db/tables.ts';
import type { NewChange } from './push.ts';

const emptied = (fields: object): object => Object.fromEntries(Object.keys(fields).map((field) => [field, null]));

/** An operation of which only stands what it was done to, and which fields. */
function stripped(op: Op): Op {
  switch (op.op) {
    case 'create':
      return { ...op, record: {} } as unknown as Op;
    case 'ensure':
      return { ...op, defaults: {} } as unknown as Op;
    case 'set':
    case 'setMember':
      return { ...op, fields: emptied(op.fields) } as unknown as Op;
    case 'put':
      return { ...op, value: null } as unknown as Op;
    default:
      return op;
  }
}

/** Operations without what they wrote into some records. */
export function withoutValues(ops: readonly Op[], names: ReadonlySet<string>): readonly Op[] {
  return ops.map((op) => (names.has(nameKey(op)) ? stripped(op) : op));
}

/**
 * Takes the former values of records out of the log, and notes that it was done, for the devices. The commit that erases keeps
 * what it wrote itself: it is what stands now. Pages for those outside may hold the same words: each is made anew, or shown no more.
 * @param erased the records, each with the company's number of its erasure
 * @param pending changes of the same push, which do not stand in the database yet
 */
export async function eraseFormer(
  tx: Transaction,
  companyId: string,
  erased: readonly (RecordName & { readonly seq: number })[],
  pending: readonly NewChange[],
): Promise<void> {
  const names = erased.map(nameKey);
  const rows = await tx
    .select({ commitId: change.commitId, ops: change.ops })
    .from(change)
    .where(and(eq(change.companyId, companyId), isNotNull(change.ops), arrayOverlaps(change.names, names)));
  for (const { commitId, ops } of rows) {
    const left = withoutValues(JSON.parse(ops ?? '[]') as Op[], new Set(names));
    await tx
      .update(change)
      .set({ ops: JSON.stringify(left) })
      .where(and(eq(change.companyId, companyId), eq(change.commitId, commitId)));
  }
  for (const one of pending) {
    if (one.ops === null) continue;
    const former = erased.filter(({ seq }) => (one.seq ?? 0) < seq).map(nameKey);
    one.ops = withoutValues(one.ops, new Set(former));
  }
  await tx.update(outward).set({ document: null }).where(eq(outward.companyId, companyId));
  await tx
    .insert(erasure)
    .values(erased.map(({ kind, id, seq }) => ({ companyId, kind, id, seq })))
    .onConflictDoUpdate({ target: [erasure.companyId, erasure.kind, erasure.id], set: { seq: sql`excluded.seq` } });
}
