import type { Transaction } from '../../db/database.ts';
import { fieldsOf, goesOrReturns, isLiving, type ConcerningCommit } from './concerning.ts';
import { followPlan, followRound, followStudy, roundsIn } from './followRound.ts';
import { watchRound } from './watchRound.ts';

/**
 * Rounds of interviews that were changed are looked at soon: who let them begin, and who ended them, is known from then on. What is written
 * to their people follows them, their study, and what was paid for.
 */
export async function watchChangedRounds(
  tx: Transaction,
  companyId: string,
  commits: readonly ConcerningCommit[],
  now: Date,
): Promise<void> {
  for (const { personId, changed } of commits) {
    for (const change of changed) {
      const { kind, id, before, after } = change;
      if (kind === 'transaction') await followPlan(tx, companyId, now);
      if (kind === 'research' && goesOrReturns(change)) {
        for (const round of await roundsIn(tx, companyId)) {
          if (round.researchId !== id) continue;
          await followStudy(tx, companyId, round, isLiving(after), now);
          await watchRound(tx, companyId, round.id, now);
        }
      }
      if (kind !== 'round') continue;
      const [from, to] = [fieldsOf(before).state, fieldsOf(after).state];
      const begunBy = to === 'running' && from !== 'running' && from !== 'paused' ? personId : undefined;
      const endedBy = to === 'ended' && from !== 'ended' ? personId : undefined;
      await watchRound(tx, companyId, id, now, { begunBy, endedBy });
      await followRound(tx, companyId, { id, before, after }, now);
    }
  }
}
