import { and, asc, eq, isNull, lte } from 'drizzle-orm';

import type { Op } from '../../../src/domain/core/operation.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { ownCommit } from '../../sync/ownCommit.ts';
import { watchRound } from '../../sync/following/watchRound.ts';
import { pushingIn, type Pushing } from '../../sync/pushing.ts';
import { takeBackLettersTo } from '../letters/writing.ts';
import { standingOf, type LoadedConversation } from '../takeIncoming.ts';
import { contactOps } from './contactOps.ts';
import { SETTLED_ROW, ofRespondent, type SettledCompany, type Settling } from './settled.ts';
import { begunOps, studyOf } from './study.ts';

/** Those who begin at once are noted together, at most so many. */
const TOGETHER = 100;

/** Notes that a respondent has begun, and nothing more is there yet; or that they do not want to. */
export async function noteBeginning(
  tx: Transaction,
  pushing: Pushing,
  standing: LoadedConversation,
): Promise<SettledCompany> {
  const before = pushing.locked.seq;
  const { round } = standing.around;
  const hasDeclined = standing.row.state === 'declined';
  const study = round && !hasDeclined ? await studyOf(tx, standing.row.companyId, round) : undefined;
  await ownCommit(tx, pushing, [...begunOps(study), ...(await contactOps(tx, standing))], '');
  if (hasDeclined) await takeBackLettersTo(tx, standing.row);
  await tx.update(respondent).set(SETTLED_ROW).where(ofRespondent(standing.row));
  await watchRound(tx, standing.row.companyId, standing.row.roundId, pushing.now);
  return { seq: pushing.locked.seq > before ? pushing.locked.seq : null, concerned: [] };
}

/** Whether a respondent has only begun: nothing is brought anywhere, but noted. */
const ONLY_BEGAN = and(eq(respondent.state, 'began'), isNull(respondent.leftAt));

/** Notes all who have begun in a company at once: one commit for however many. */
export async function noteBeginnings(settling: Settling, companyId: string): Promise<SettledCompany> {
  return settling.database.transaction({ company: companyId }, async (tx) => {
    const pushing = await pushingIn(settling, tx, companyId);
    const rows = await tx
      .select({ id: respondent.id })
      .from(respondent)
      .where(and(eq(respondent.companyId, companyId), ONLY_BEGAN, lte(respondent.dueAt, pushing.now)))
      .orderBy(asc(respondent.dueAt))
      .limit(TOGETHER)
      .for('update', { skipLocked: true });
    const ops = new Map<string, Op>();
    const rounds = new Set<string>();
    for (const { id } of rows) {
      const standing = await standingOf(tx, { companyId, id }, pushing.now);
      if (!standing) continue;
      rounds.add(standing.row.roundId);
      const study = standing.around.round ? await studyOf(tx, companyId, standing.around.round) : undefined;
      for (const op of [...begunOps(study), ...(await contactOps(tx, standing))]) ops.set(JSON.stringify(op), op);
    }
    const before = pushing.locked.seq;
    await ownCommit(tx, pushing, [...ops.values()], '');
    for (const { id } of rows) await tx.update(respondent).set(SETTLED_ROW).where(ofRespondent({ companyId, id }));
    for (const round of rounds) await watchRound(tx, companyId, round, pushing.now);
    return { seq: pushing.locked.seq > before ? pushing.locked.seq : null, concerned: [] };
  });
}
