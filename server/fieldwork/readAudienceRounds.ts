import { and, count, eq, inArray, isNotNull, isNull, max, or, sql, type SQL } from 'drizzle-orm';

import { countAudienceRounds } from '../../src/domain/fieldwork/inviting/audienceRounds.ts';
import type { AudienceRounds } from '../../src/domain/fieldwork/inviting/invitedContacts.ts';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { record } from '../db/tables/records.ts';
import { isUnreachedIn } from './letters/unwritten.ts';

const countOf = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

/** Whether a respondent came by an open link, as `cameByLink` tells it. */
const CAME_BY_LINK = sql`${respondent.id} ~ '^[0-9a-f]{32}$'`;

/**
 * Returns the rounds that contacts of an audience were invited to, deleted and forgotten ones included, in a transaction of its
 * company. Counted by the database as `countRound` counts: ten thousand people would be 50 MB here.
 */
export async function readAudienceRounds(
  tx: Transaction,
  companyId: string,
  audienceId: string,
): Promise<AudienceRounds> {
  const ofAudience = (kind: 'contactList' | 'round') =>
    tx
      .select({ id: record.id })
      .from(record)
      .where(
        and(
          eq(record.companyId, companyId),
          eq(record.kind, kind),
          containing(record.body, `"audienceId":${JSON.stringify(audienceId)}`),
        ),
      );
  const asked = and(
    eq(respondent.companyId, companyId),
    or(
      inArray(respondent.listId, ofAudience('contactList')),
      // Of a forgotten one the round alone is left, which asks the contacts of one audience.
      and(isNull(respondent.listId), inArray(respondent.roundId, ofAudience('round'))),
    ),
    sql`NOT ${CAME_BY_LINK}`,
    // As `isUncounted` tells it.
    sql`(${respondent.uncountedAt} IS NULL OR ${respondent.state} = 'withdrawn')`,
  );
  const isWritten = sql`NOT ${isUnreachedIn(tx, companyId)}`;
  const isGone = sql`${isWritten} AND (${respondent.listId} IS NULL OR ${respondent.contactId} IS NULL)`;
  const rounds = await tx
    .select({
      roundId: respondent.roundId,
      invited: countOf(isWritten),
      began: countOf(sql`${respondent.beganAt} IS NOT NULL`),
      finished: countOf(sql`${respondent.finishedAt} IS NOT NULL AND ${respondent.state} <> 'withdrawn'`),
      gone: countOf(isGone),
      // As `standingIn` tells it.
      forgotten: countOf(
        sql`${isGone} AND ${respondent.state} = 'withdrawn'
          AND coalesce(${respondent.listId}, ${respondent.contactId}, ${respondent.linkId}) IS NULL`,
      ),
      invitedAt: max(respondent.invitedAt),
      lastAt: max(respondent.lastAt),
    })
    .from(respondent)
    .where(asked)
    .groupBy(respondent.roundId);
  const contacts = tx
    .selectDistinct({ listId: respondent.listId, contactId: respondent.contactId })
    .from(respondent)
    .where(and(asked, isNotNull(respondent.listId), isNotNull(respondent.contactId), isWritten))
    .as('contacts');
  const [known] = await tx.select({ people: count() }).from(contacts);
  return countAudienceRounds(
    known?.people ?? 0,
    rounds.map(({ invitedAt, lastAt, ...round }) => ({
      ...round,
      invitedAt: invitedAt?.toISOString() ?? '',
      lastAt: lastAt?.toISOString() ?? null,
    })),
  );
}
