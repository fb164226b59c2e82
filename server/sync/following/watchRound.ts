import { sql } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { roundWatch } from '../../db/tables/fieldwork.ts';

/** Who let a round begin, or ended it. */
export interface RoundHands {
  readonly begunBy?: string | undefined;
  readonly endedBy?: string | undefined;
}

/** Notes that a round is to be looked at, in a transaction of its company that has locked it. */
export async function watchRound(
  tx: Transaction,
  companyId: string,
  roundId: string,
  lookAt: Date,
  hands: RoundHands = {},
): Promise<void> {
  const { begunBy, endedBy } = hands;
  const row = { companyId, roundId, told: '[]', begunBy: begunBy ?? '', endedBy: endedBy ?? '', lookAt };
  await tx
    .insert(roundWatch)
    .values(row)
    .onConflictDoUpdate({
      target: [roundWatch.companyId, roundWatch.roundId],
      set: {
        lookAt: sql`least(coalesce(${roundWatch.lookAt}, excluded.look_at), excluded.look_at)`,
        ...(begunBy === undefined ? {} : { begunBy }),
        ...(endedBy === undefined ? {} : { endedBy }),
      },
    });
}
