import type { SQL } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';

/**
 * Has what a server of before has left looked at, a company at a time, until nothing of it is left or the server stops.
 * @param ofBefore which interviews are still to be looked at
 * @param work looks at some of a company's, which are of before no more when it has ended
 */
export async function lookAtCompanies(
  open: Database,
  ofBefore: () => SQL | undefined,
  isStopped: () => boolean,
  work: (companyId: string) => Promise<void>,
): Promise<void> {
  while (!isStopped()) {
    const [next] = await open.transaction({ fieldwork: true }, (tx) =>
      tx.select({ companyId: respondent.companyId }).from(respondent).where(ofBefore()).limit(1),
    );
    if (!next) return;
    await work(next.companyId);
  }
}
