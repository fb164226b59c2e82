import { and, eq, sql } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import { nameKey, type RecordName } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { outward } from '../db/tables/outward.ts';
import { change, erasure, touched } from '../db/tables/records.ts';
import type { NewChange } from './changeLog.ts';

const emptied = (fields: object): object => Object.fromEntries(Object.keys(fields).map((field) => [field, null]));

/** Returns an operation reduced to its target and the names of its fields. */
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

/** Commits of the log that touched some of these records. */
async function touching(tx: Transaction, companyId: string, names: readonly RecordName[]) {
  const asked = JSON.stringify(names.map(({ kind, id }) => ({ kind, id })));
  return tx
    .selectDistinct({ seq: change.seq, ops: change.ops, former: change.former })
    .from(touched)
    .innerJoin(
      sql`json_to_recordset(${asked}::json) AS asked (kind text, id text)`,
      sql`asked.kind = ${touched.kind} AND asked.id = ${touched.id}`,
    )
    .innerJoin(change, and(eq(change.companyId, touched.companyId), eq(change.seq, touched.seq)))
    .where(eq(touched.companyId, companyId));
}

const strippedText = (text: string | null, names: ReadonlySet<string>): string | null =>
  text === null ? null : JSON.stringify(withoutValues(JSON.parse(text) as Op[], names));

/**
 * Removes the former values of records from the log, and notes the erasure for the devices. The commit that erases keeps its own
 * values: they are the current ones. Pages for outsiders may hold the same words: each is made anew, or no longer shown.
 * @param erased the records, each with the company's number of its erasure
 * @param pending changes of the same push, which are not in the database yet
 * @returns how many of its commits were emptied
 */
export async function eraseFormer(
  tx: Transaction,
  companyId: string,
  erased: readonly (RecordName & { readonly seq: number })[],
  pending: readonly NewChange[],
): Promise<number> {
  const names = new Set(erased.map(nameKey));
  let emptiedCommits = 0;
  for (const { seq, ops, former } of await touching(tx, companyId, erased)) {
    const next = { ops: strippedText(ops, names), former: strippedText(former, names) };
    // An earlier erasure has already emptied it.
    if (seq === null || (next.ops === ops && next.former === former)) continue;
    emptiedCommits += 1;
    await tx
      .update(change)
      .set(next)
      .where(and(eq(change.companyId, companyId), eq(change.seq, seq)));
  }
  for (const one of pending) {
    if (one.ops === null || one.former === null) continue;
    const at = one.seq ?? 0;
    const before = erased.filter(({ seq }) => at < seq).map(nameKey);
    one.ops = withoutValues(one.ops, new Set(before));
    // The values that the erasing commit wrote over are the ones to erase.
    const until = erased.filter(({ seq }) => at <= seq).map(nameKey);
    one.former = withoutValues(one.former, new Set(until));
  }
  // Comments and reviews of the work are never shown outside.
  if (erased.some(({ kind }) => kind !== 'comment' && kind !== 'review'))
    await tx.update(outward).set({ document: null }).where(eq(outward.companyId, companyId));
  await tx
    .insert(erasure)
    .values(erased.map(({ kind, id, seq }) => ({ companyId, kind, id, seq })))
    .onConflictDoUpdate({ target: [erasure.companyId, erasure.kind, erasure.id], set: { seq: sql`excluded.seq` } });
  return emptiedCommits;
}
