import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';

import type { Round } from '../../../src/domain/fieldwork/kinds.ts';
import { mayTakeAgain, WAITED_FOR } from '../../../src/domain/fieldwork/writing/reminding.ts';
import { parseRow } from '../../../src/domain/plan.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables.ts';

/* What is written to respondents follows their round: it is thought over when it may ask again (R421). */

const ofRound = ({ companyId, roundId }: Name) =>
  and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId));

interface Name {
  readonly companyId: string;
  readonly roundId: string;
}

/** Those of a round who are waited for, and may be reminded once more; of whom nobody knows whether they said «стоп», they are none. */
const awaitedOf = (name: Name, { reminders }: Round) =>
  and(
    ofRound(name),
    inArray(respondent.state, [...WAITED_FOR]),
    lt(respondent.reminded, reminders),
    isNull(respondent.uncountedAt),
    isNull(respondent.erasedAt),
    sql`${respondent.conversation} NOT LIKE '%"unsure":%'`,
  );

/**
 * Lets what is written to the people of a round follow it, in a transaction that has changed it.
 * @param before as it stood, `after` as it stands; what cannot be read asks nobody
 */
export async function followRound(
  tx: Transaction,
  companyId: string,
  { id: roundId, before, after }: { readonly id: string; readonly before: unknown; readonly after: unknown },
  now: Date,
): Promise<void> {
  const name = { companyId, roundId };
  const [was, is] = [before, after].map((body) => {
    const row = parseRow('round', roundId, body);
    return row.ok && row.record.deletedAt === null ? row.record : null;
  });
  if (is?.state !== 'running') return;
  // Whom nobody was to remind any more is looked at again: only then is it decided whether they are.
  if (mayTakeAgain(was ?? null, is)) await tx.update(respondent).set({ remindAt: now }).where(and(awaitedOf(name, is), isNull(respondent.remindAt))); // prettier-ignore
}
