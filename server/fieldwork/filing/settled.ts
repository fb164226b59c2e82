import { and, eq } from 'drizzle-orm';

import type { ServerContext } from '../../context/context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import type { FileStorage } from '../../files/fileStorage.ts';
import { pushingIn, type Pushing } from '../../sync/pushing.ts';
import { lockCodeNames } from '../people.ts';
import { standingOf, type LoadedConversation, type RespondentName } from '../takeIncoming.ts';

/* What all have in common that is done of a respondent in the background. */

export type Settling = Pick<ServerContext, 'environment' | 'now' | 'log' | 'metrics' | 'secret'> & {
  readonly database: Database;
  readonly files: () => Promise<FileStorage>;
};

/** Result for a company: nothing, or its number, and the members concerned. */
export interface SettledCompany {
  readonly seq: number | null;
  readonly concerned: readonly string[];
}

/** Nothing that anybody is to be told. */
export const NOTHING_SETTLED: SettledCompany = { seq: null, concerned: [] };

/** Nothing is to be done of a respondent any more. */
export const SETTLED_ROW = { dueAt: null, tries: 0 } as const;

/** The row of a respondent. */
export const ofRespondent = ({ companyId, id }: RespondentName) =>
  and(eq(respondent.companyId, companyId), eq(respondent.id, id));

/** Locks what is written: code names, the company, the respondent, in this order everywhere. */
export async function lockToSettle(
  settling: Settling,
  tx: Transaction,
  name: RespondentName,
): Promise<{ pushing: Pushing; standing: LoadedConversation | null }> {
  await lockCodeNames(tx, name.companyId);
  const pushing = await pushingIn(settling, tx, name.companyId);
  return { pushing, standing: await standingOf(tx, name, pushing.now, true) };
}
