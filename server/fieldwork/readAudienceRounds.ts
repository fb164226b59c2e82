import { and, eq, inArray, isNull, or } from 'drizzle-orm';

import { countAudienceRounds } from '../../src/domain/fieldwork/inviting/audienceRounds.ts';
import { cameByLink } from '../../src/domain/fieldwork/inviting/cameByLink.ts';
import type { AudienceRounds } from '../../src/domain/fieldwork/figures.ts';
import { NO_TRAIL } from '../../src/domain/fieldwork/trail.ts';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { record } from '../db/tables/records.ts';
import { unwrittenIn } from './letters/unwritten.ts';
import { standingIn } from './people.ts';
import { isUncounted } from './readFigures.ts';

/** Returns the rounds that contacts of an audience were invited to, deleted and forgotten ones included, in a transaction of its company. */
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
  const rows = await tx
    .select({
      id: respondent.id,
      roundId: respondent.roundId,
      state: respondent.state,
      listId: respondent.listId,
      contactId: respondent.contactId,
      linkId: respondent.linkId,
      segment: respondent.segment,
      invitedAt: respondent.invitedAt,
      openedAt: respondent.openedAt,
      beganAt: respondent.beganAt,
      finishedAt: respondent.finishedAt,
      leftAt: respondent.leftAt,
      lastAt: respondent.lastAt,
      paid: respondent.paid,
      uncountedAt: respondent.uncountedAt,
    })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        or(
          inArray(respondent.listId, ofAudience('contactList')),
          // Of a forgotten one the round alone is left, which asks the contacts of one audience.
          and(isNull(respondent.listId), inArray(respondent.roundId, ofAudience('round'))),
        ),
      ),
    );
  const counted = rows.filter((row) => !cameByLink(row.id) && !isUncounted(row));
  const unwritten = new Set<string>();
  for (const roundId of new Set(counted.map((row) => row.roundId))) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction asks one thing after another
    for (const id of (await unwrittenIn(tx, companyId, roundId)).keys()) unwritten.add(id);
  }
  return countAudienceRounds(
    counted.map(({ listId, contactId, ...row }) => ({
      ...row,
      state: standingIn({ ...row, listId, contactId }),
      contact: listId === null || contactId === null ? null : { listId, key: contactId },
      isInvited: true,
      isUnwritten: unwritten.has(row.id),
      trail: NO_TRAIL,
      script: null,
    })),
  );
}
