import { and, count, eq, sql } from 'drizzle-orm';

import { countRound } from '../../../src/domain/fieldwork/counted.ts';
import type { RoundFigures, RoundStanding } from '../../../src/domain/fieldwork/figures.ts';
import { cameByLink } from '../../../src/domain/fieldwork/inviting/cameByLink.ts';
import type { Trail } from '../../../src/domain/fieldwork/trail.ts';
import { notBefore } from '../../../src/domain/fieldwork/writing/quietHours.ts';
import type { ScenarioLengths } from '../../../src/domain/fieldwork/writing/conversationLength.ts';
import type { Transaction } from '../../db/database.ts';
import { incentiveCode, respondent, roundLink } from '../../db/tables/fieldwork.ts';
import { keptRounds } from '../keeping/term.ts';
import { firstLettersIn, isUnwritten } from '../letters/unwritten.ts';
import { standingIn } from '../people.ts';
import { readPlaces } from '../places/takingPlaces.ts';
import { readRound } from '../readRound.ts';
import { isUncounted, ofRound, SCRIPT_MARK, scriptsOf } from './roundRows.ts';

/** Returns the figures of a round, in a transaction of its company; null for none. */
export async function readFigures(
  tx: Transaction,
  companyId: string,
  roundId: string,
  now: Date,
): Promise<RoundStanding | null> {
  const { round, hasStudy } = await readRound(tx, companyId, roundId);
  if (!round) return null;
  const rows = await tx
    .select({
      id: respondent.id,
      state: respondent.state,
      listId: respondent.listId,
      contactId: respondent.contactId,
      linkId: respondent.linkId,
      segment: respondent.segment,
      openedAt: respondent.openedAt,
      beganAt: respondent.beganAt,
      finishedAt: respondent.finishedAt,
      leftAt: respondent.leftAt,
      trail: respondent.trail,
      paid: respondent.paid,
      mark: SCRIPT_MARK,
      uncountedAt: respondent.uncountedAt,
    })
    .from(respondent)
    .where(ofRound(companyId, roundId));
  const [codes] = await tx
    .select({ all: count(), given: count(incentiveCode.respondentId) })
    .from(incentiveCode)
    .where(and(eq(incentiveCode.companyId, companyId), eq(incentiveCode.roundId, roundId)));
  const [link] = await tx
    .select({ id: roundLink.id })
    .from(roundLink)
    .where(and(eq(roundLink.companyId, companyId), eq(roundLink.roundId, roundId), eq(roundLink.kind, 'open')));
  const scripts = await scriptsOf(tx, companyId, rows);
  const letters = await firstLettersIn(tx, companyId, { roundId });
  const counted = rows
    .filter((row) => !isUncounted(row))
    .map((row) => ({
      ...row,
      script: scripts.get(row.mark) ?? null,
      state: standingIn(row),
      isInvited: !cameByLink(row.id),
      isUnwritten: isUnwritten(letters.get(row.id)),
      isBounced: letters.get(row.id)?.is === 'bounced',
      trail: JSON.parse(row.trail) as Trail,
    }));
  const rewards: RoundFigures['rewards'] = codes ?? { all: 0, given: 0 };
  const places = await readPlaces(tx, companyId, roundId, now);
  // Payments stay counted.
  const spent = rows.reduce((sum, { paid }) => sum + paid, 0);
  const figures = { ...countRound(counted, round.script, rewards), spent };
  // Letters of a round that rests have the time at which they are dropped: they do not go then.
  const held = round.state === 'running' && hasStudy ? null : notBefore(now, round);
  const waits = [...letters.values()].flatMap((one) =>
    one.is === 'waits' && one.at !== null ? [(held ?? one.at).getTime()] : [],
  );
  const [kept] = await keptRounds(tx, companyId, roundId);
  return {
    figures,
    places,
    uncounted: rows.length - counted.length,
    hasOpenLink: link !== undefined,
    lettersAt: waits.length === 0 ? null : new Date(Math.min(...waits)).toISOString(),
    expiring: kept ? { talks: kept.talks, first: kept.first } : null,
  };
}

/** How long the talks by each scenario took that came to their end, in a transaction of their company. */
export async function readLengths(tx: Transaction, companyId: string): Promise<ScenarioLengths> {
  const { rows } = (await tx.execute(sql`
    SELECT round.body::jsonb ->> 'scenarioId' AS scenario, count(*)::int AS talks,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - began_at)) / 60)::float8 AS minutes
    FROM respondent JOIN record AS round
      ON round.company_id = respondent.company_id AND round.kind = 'round' AND round.id = respondent.round_id
    WHERE respondent.company_id = ${companyId} AND state = 'finished' AND began_at IS NOT NULL AND finished_at IS NOT NULL
    GROUP BY scenario`)) as unknown as { rows: { scenario: string | null; talks: number; minutes: number }[] };
  return {
    lengths: Object.fromEntries(rows.map(({ scenario, talks, minutes }) => [scenario ?? '', { minutes, talks }])),
  };
}
