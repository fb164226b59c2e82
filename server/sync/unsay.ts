import { and, eq } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import { isObject } from '../../src/domain/core/record.ts';
import { maskKnown } from '../../src/domain/evidence/personal/maskTexts.ts';
import type { Conversation } from '../../src/domain/fieldwork/path.ts';
import { mapSaid } from '../../src/domain/fieldwork/transcript.ts';
import type { RecordName } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import type { ErasedPassage } from '../erasures/ledger.ts';
import { printsIn, withPrints, wordPrints } from '../erasures/wordPrints.ts';
import type { Pushing } from './pushing.ts';
import { readRecords } from '../db/storedRecords.ts';

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

/** Words that texts have lost, by which they are known again; none without the server's secret. */
export const passagesOf = (
  secret: string | undefined,
  companyId: string,
  all: readonly Unsaid[],
): readonly ErasedPassage[] =>
  secret === undefined
    ? []
    : all.map(({ id, hidden }) => {
        const prints = wordPrints(secret, companyId, id);
        return { id, mark: prints.mark, words: prints.of(hidden) };
      });

/** Whether a text holds any of some words still: they were said again while somebody erased them. */
async function isTold(tx: Transaction, companyId: string, { id, hidden }: Unsaid): Promise<boolean> {
  const [found] = await readRecords(tx, companyId, [{ kind: 'materialText', id }]);
  const { text = '' } = (found ? JSON.parse(found.body) : {}) as { text?: string };
  return maskKnown(text, hidden) !== text;
}

/**
 * Puts what stands for erased words into whatever respondents are kept to have said, in a transaction that has locked their company, and
 * remembers the prints of these words: said again they are not kept. Transcripts that hold them still are filed once more without them.
 */
export async function unsay(
  tx: Transaction,
  { locked: { id: companyId }, now }: Pick<Pushing, 'locked' | 'now'>,
  all: readonly Unsaid[],
  passages: readonly ErasedPassage[],
): Promise<void> {
  for (const one of all) {
    const { id, hidden } = one;
    const own = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
    const [row] = await tx.select().from(respondent).where(own).for('update');
    if (!row) continue;
    const left = mapSaid(JSON.parse(row.conversation) as Conversation, (text) => maskKnown(text, hidden));
    const more = passages.flatMap((passage) => (passage.id === id ? passage.words : []));
    const isDue = more.length > 0 && row.filedAt !== null && (await isTold(tx, companyId, one));
    await tx
      .update(respondent)
      .set({
        conversation: JSON.stringify(left),
        ...(more.length === 0 ? {} : { erasedWords: JSON.stringify(withPrints(printsIn(row.erasedWords), more)) }),
        ...(isDue ? { dueAt: now, tries: 0 } : {}),
        version: row.version + 1,
      })
      .where(own);
  }
}
