import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables.ts';
import { readRecords } from '../../sync/storedRecords.ts';
import type { StoredRespondent } from '../takeIncoming.ts';

/* As which participant somebody's interviews stand in the studies. A key tells a contact within its list alone (R454). */

/** The participant of an interview; null before it stands in a study. A server of before noted none, and filed it under the contact's key. */
export const PARTICIPANT = sql<
  string | null
>`coalesce(${respondent.participantId}, CASE WHEN ${respondent.filedAt} IS NOT NULL THEN ${respondent.contactId} END)`;

/** {@link PARTICIPANT} of a row that was read. What came of nobody yet, or by an open link, stands under the interview's own id. */
export const participantIdOf = ({
  id,
  participantId,
  filedAt,
  contactId,
}: Pick<StoredRespondent, 'id' | 'participantId' | 'filedAt' | 'contactId'>): string =>
  participantId ?? (filedAt === null ? null : contactId) ?? id;

/** Keys that were counted in each list for itself, so that several lists have the same. */
const COUNTED = /^contact-\d+$/u;

/**
 * The participant under whom an interview is filed: the one that the contact has from another, else the contact's key, unless it stands, or
 * may stand, for a contact of another list; then the interview's own id.
 */
export async function participantFor(tx: Transaction, row: StoredRespondent): Promise<string> {
  const { companyId, id, listId, contactId } = row;
  if (contactId === null || row.participantId !== null || row.filedAt !== null) return participantIdOf(row);
  const known = await tx
    .select({ listId: respondent.listId, contactId: respondent.contactId, participant: PARTICIPANT })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        or(eq(respondent.contactId, contactId), eq(respondent.participantId, contactId)),
        isNotNull(PARTICIPANT),
      ),
    )
    .orderBy(respondent.invitedAt, respondent.id);
  const own = known.find((one) => one.listId === listId && one.contactId === contactId);
  if (own?.participant) return own.participant;
  if (known.some(({ participant }) => participant === contactId)) return id;
  // Nobody's row tells any more whose it is.
  const isLeft = COUNTED.test(contactId) && (await readRecords(tx, companyId, [{ kind: 'participant', id: contactId }])).length > 0; // prettier-ignore
  return isLeft ? id : contactId;
}
