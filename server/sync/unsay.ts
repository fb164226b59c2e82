import { and, eq } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import { isObject } from '../../src/domain/core/record.ts';
import { maskKnown } from '../../src/domain/evidence/personal/maskTexts.ts';
import type { Conversation } from '../../src/domain/fieldwork/path.ts';
import { mapSaid } from '../../src/domain/fieldwork/transcript.ts';
import type { RecordName } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables.ts';

/* Words that were erased for good from the transcript of an interview are erased from what the respondent said, too (R451). */

/** Words that a text has lost for good, with their replacement. */
export interface Unsaid {
  /** Id of the text: an interview’s own text has the id of its respondent. */
  readonly id: string;
  readonly hidden: readonly { readonly words: string; readonly mask: string }[];
}

/** Hidden words that an erasing commit takes from texts for good. @param stored a record before the commit */
export function unsaidBy(ops: readonly Op[], stored: (name: RecordName) => unknown): readonly Unsaid[] {
  return ops.flatMap((op) => {
    if (op.kind !== 'materialText' || op.op !== 'set' || op.fields.hidden === undefined) return [];
    const before = stored({ kind: 'materialText', id: op.id });
    if (!isObject(before) || !isObject(before.hidden)) return [];
    const left = op.fields.hidden;
    const gone = Object.entries(before.hidden).flatMap(([key, one]) => (Object.hasOwn(left, key) ? [] : [one]));
    return gone.length === 0 ? [] : [{ id: op.id, hidden: gone as Unsaid['hidden'] }];
  });
}

/** Replaces erased words in all stored statements of respondents, in a transaction that has locked their company. */
export async function unsay(tx: Transaction, companyId: string, all: readonly Unsaid[]): Promise<void> {
  for (const { id, hidden } of all) {
    const own = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
    const query = tx.select({ conversation: respondent.conversation, version: respondent.version }).from(respondent);
    const [row] = await query.where(own).for('update');
    if (!row) continue;
    const left = mapSaid(JSON.parse(row.conversation) as Conversation, (text) => maskKnown(text, hidden));
    const conversation = JSON.stringify(left);
    if (conversation === row.conversation) continue;
    await tx
      .update(respondent)
      .set({ conversation, version: row.version + 1 })
      .where(own);
  }
}
