import { asc, eq, sql } from 'drizzle-orm';

import { respondent } from '../../db/tables/fieldwork.ts';
import { company } from '../../db/tables/records.ts';
import { OwnCommitError } from '../../sync/ownCommit.ts';
import type { RespondentName } from '../takeIncoming.ts';
import { eraseInterview } from './eraseWithdrawn.ts';
import { ChangedError, fileInterview } from './fileInterview.ts';
import { NoStudyError } from './filing.ts';
import { NOTHING_SETTLED, ofRespondent, type SettledCompany, type Settling } from './settled.ts';
import { noticeUnfiled } from './unfiled.ts';

/* Brings what respondents said into the studies: at once, and again until it is there. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds before the next try, by how often it was tried in vain. */
const PAUSES = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** Postpones failed work: sets the next try, and notifies the author of the round. */
async function postpone(settling: Settling, name: RespondentName, error: unknown): Promise<SettledCompany> {
  const { database, now, log, metrics } = settling;
  metrics.count('orientir_interviews_total', { outcome: 'waits' });
  const why = error instanceof NoStudyError ? 'no_study' : error instanceof OwnCommitError ? 'not_taken' : null;
  if (why === null && !(error instanceof ChangedError)) log.error('interview_not_filed', error);
  else if (why !== null) log.warn('interview_waits', { why });
  return database.transaction({ company: name.companyId }, async (tx) => {
    const [row] = await tx.select().from(respondent).where(ofRespondent(name)).for('update');
    if (!row || row.dueAt === null) return NOTHING_SETTLED;
    const pause = error instanceof ChangedError ? 0 : (PAUSES[row.tries] ?? PAUSES.at(-1) ?? HOUR);
    const dueAt = new Date(now().getTime() + pause);
    await tx.update(respondent).set({ dueAt, tries: row.tries + 1 }).where(ofRespondent(name)); // prettier-ignore
    const concerned = why !== null && row.tries === 0 ? await noticeUnfiled(tx, row, now()) : [];
    if (concerned.length === 0) return NOTHING_SETTLED;
    const [{ seq = 0 } = {}] = await tx
      .select({ seq: company.seq })
      .from(company)
      .where(eq(company.id, name.companyId));
    return { seq, concerned };
  });
}

/**
 * Does what is to be done for one respondent now; what cannot be done is tried again later.
 * @throws what the database says
 */
export async function settleOne(settling: Settling, name: RespondentName): Promise<SettledCompany> {
  const [row] = await settling.database.transaction({ company: name.companyId }, (tx) =>
    tx.select({ state: respondent.state, dueAt: respondent.dueAt }).from(respondent).where(ofRespondent(name)),
  );
  if (!row || row.dueAt === null) return NOTHING_SETTLED;
  try {
    const isErased = row.state === 'withdrawn';
    const settled = await (isErased ? eraseInterview(settling, name) : fileInterview(settling, name));
    settling.metrics.count('orientir_interviews_total', { outcome: isErased ? 'erased' : 'filed' });
    return settled;
  } catch (error) {
    return postpone(settling, name, error);
  }
}

/** A respondent of whom something is to be done now, of whichever company. */
export interface Due extends RespondentName {
  readonly roundId: string;
  /** Nothing is brought anywhere yet: they have only begun. */
  readonly isBeginning: boolean;
}

/** Those of whom something is to be done now, the longest waiting first. */
export function dueNow({ database, now }: Settling, most: number): Promise<readonly Due[]> {
  return database.transaction({ fieldwork: true }, (tx) =>
    tx
      .select({
        companyId: respondent.companyId,
        id: respondent.id,
        roundId: respondent.roundId,
        isBeginning: sql<boolean>`${respondent.state} = 'began' AND ${respondent.leftAt} IS NULL`,
      })
      .from(respondent)
      .where(sql`${respondent.dueAt} <= ${now().toISOString()}::timestamptz`)
      .orderBy(asc(respondent.dueAt), asc(respondent.id))
      .limit(most),
  );
}
