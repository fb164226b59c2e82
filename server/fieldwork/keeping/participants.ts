import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { readRecords } from '../../db/storedRecords.ts';
import type { StoredRespondent } from '../takeIncoming.ts';

/* Participant of an interview in the studies. A key identifies a contact within its list alone (R454). */

/**
 * The participant of an interview; null before it is in a study. An earlier server noted none, and filed it under the contact's
 * key.
 */
export const PARTICIPANT = sql<
  string | null
>`coalesce(${respondent.participantId}, CASE WHEN ${respondent.filedAt} IS NOT NULL THEN ${respondent.contactId} END)`;

/**
 * {@link PARTICIPANT} of a loaded row. An interview that has no participant yet, or came by an open link, has its own id there.
 */
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
 * Returns the participant under whom an interview is filed: the one that the contact has from another, else the contact's key,
 * unless it belongs, or may belong, to a contact of another list; then the interview's own id.
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
  // No row of an interview shows any more whose it is.
  const isLeft = COUNTED.test(contactId) && (await readRecords(tx, companyId, [{ kind: 'participant', id: contactId }])).length > 0; // prettier-ignore
  return isLeft ? id : contactId;
}
