import { sql } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import type { CommitPlan } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import type { Pushing } from './pushing.ts';
import { putRecords, type WrittenBody } from '../db/storedRecords.ts';

/** An accepted or refused commit on its way into the log. */
export interface NewChange {
  readonly commitId: string;
  readonly seq: number | null;
  readonly actor: string;
  readonly at: Date;
  ops: readonly Op[] | null;
  /** Operations with the values it wrote over. */
  former: readonly Op[] | null;
  readonly names: string[];
  readonly refused: string | null;
}

/** The part of a way back that holds values: that what was made goes again needs no telling. */
export const formerOf = ({ inverse }: CommitPlan): readonly Op[] =>
  inverse.filter(({ op }) => op !== 'remove' && op !== 'restore');

const asText = (ops: readonly Op[] | null): string | null => (ops === null ? null : JSON.stringify(ops));

/** Writes records, log and counters of a locked company, in one statement. */
export async function store(
  tx: Transaction,
  { locked: { id, seq, records, bytes }, now }: Pushing,
  written: readonly WrittenBody[],
  changes: readonly NewChange[],
): Promise<void> {
  const logged = changes.map((one) => ({ ...one, ops: asText(one.ops), former: asText(one.former) }));
  await tx.execute(sql`
    WITH written AS (${putRecords(id, written)}), logged AS (
      INSERT INTO change (company_id, commit_id, seq, actor, at, ops, former, names, refused, taken_at)
      SELECT ${id}::text, "commitId", seq, actor, at, ops, former, names, refused, ${now.toISOString()}::timestamptz
      FROM json_to_recordset(${JSON.stringify(logged)}::json) AS logged (
        "commitId" text, seq bigint, actor text, at timestamptz, ops text, former text, names text[], refused text
      )
    )
    UPDATE company SET seq = ${seq}, records = ${records}, bytes = ${bytes} WHERE id = ${id}`);
}
