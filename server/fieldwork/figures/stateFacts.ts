import type { StateFacts } from '../../../src/domain/fieldwork/shownState.ts';
import type { Transaction } from '../../db/database.ts';
import type { respondent } from '../../db/tables/fieldwork.ts';
import { bouncedIn, firstLettersIn, isUnwritten } from '../letters/unwritten.ts';
import { isAnswering, standingIn } from '../people.ts';
import { isUncounted } from './roundRows.ts';

/** Columns of a respondent that their state is read from. */
type StateRow = Pick<
  typeof respondent.$inferSelect,
  'id' | 'state' | 'listId' | 'contactId' | 'linkId' | 'finishedAt' | 'heldUntil' | 'leftAt' | 'uncountedAt'
>;

/** Reads what the shown state of respondents is chosen by (`shownState`). @returns the facts of one of the rows */
export async function readStateFacts(
  tx: Transaction,
  companyId: string,
  rows: readonly StateRow[],
  now: Date,
): Promise<(row: StateRow) => StateFacts> {
  const invited = rows.filter(({ state }) => state === 'invited').map(({ id }) => id);
  const letters = await firstLettersIn(tx, companyId, { ids: invited });
  const bounced = await bouncedIn(tx, companyId, rows.map(({ id }) => id)); // prettier-ignore
  return (row) => ({
    state: standingIn(row),
    isUncounted: isUncounted(row),
    isLeft: row.leftAt !== null && row.state === 'began',
    isUnwritten: isUnwritten(letters.get(row.id)),
    bounced: bounced.get(row.id) ?? null,
    isAnswering: isAnswering(row, now),
  });
}
