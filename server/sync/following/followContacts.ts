import { and, eq, inArray, ne } from 'drizzle-orm';

import type { Op } from '../../../src/domain/core/operation.ts';
import { isObject } from '../../../src/domain/core/record.ts';
import { WAITED_FOR } from '../../../src/domain/fieldwork/writing/reminding.ts';
import type { RecordName } from '../../../src/domain/plan.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { letter } from '../../db/tables/inbox.ts';
import { INTERVIEW, READDRESSED } from '../../mail/queueLetter.ts';

/* Refused letters follow the addresses of their people: to a corrected one they are written anew (R468). */

/** A contact with another first mail address. */
export interface ReaddressedContact {
  readonly listId: string;
  readonly key: string;
}

/** The address that letters go to; undefined for none, and for no contact. */
function addressOf(contact: unknown): string | undefined {
  const emails: readonly unknown[] = isObject(contact) && Array.isArray(contact.emails) ? contact.emails : [];
  return typeof emails[0] === 'string' ? emails[0] : undefined;
}

/**
 * Returns the contacts to whom a commit gives another first mail address; called before it is written.
 * @param stored the record of a name
 */
export function readdressedIn(
  ops: readonly Op[],
  stored: (name: RecordName) => unknown,
): readonly ReaddressedContact[] {
  return ops.flatMap((op): ReaddressedContact[] => {
    if (op.kind !== 'contactList') return [];
    const after =
      op.op === 'setMember' && op.map === 'contacts' && 'emails' in op.fields
        ? { [op.key]: op.fields }
        : op.op === 'put' && op.map === 'contacts'
          ? { [op.key]: op.value }
          : op.op === 'set' && isObject(op.fields.contacts)
            ? op.fields.contacts
            : {};
    if (Object.keys(after).length === 0) return [];
    const list = stored({ kind: 'contactList', id: op.id });
    const before = isObject(list) && isObject(list.contacts) ? list.contacts : {};
    return Object.entries(after).flatMap(([key, contact]) => {
      const was = Object.hasOwn(before, key) ? addressOf(before[key]) : undefined;
      const is = addressOf(contact);
      return was === undefined || is === undefined || was === is ? [] : [{ listId: op.id, key }];
    });
  });
}

const nameOf = (listId: string | null, key: string | null): string => JSON.stringify([listId, key]);

/** Lets people be looked at soon whose letter was refused at an address that is another now. */
export async function followContacts(
  tx: Transaction,
  companyId: string,
  contacts: readonly ReaddressedContact[],
  now: Date,
): Promise<void> {
  if (contacts.length === 0) return;
  const wanted = new Set(contacts.map(({ listId, key }) => nameOf(listId, key)));
  const isRefused = and(
    eq(letter.companyId, companyId),
    eq(letter.purpose, INTERVIEW),
    eq(letter.state, 'bounced'),
    ne(letter.reason, ''),
  );
  const refused = await tx
    .selectDistinct({ id: respondent.id, listId: respondent.listId, contactId: respondent.contactId })
    .from(letter)
    .innerJoin(respondent, and(eq(respondent.companyId, letter.companyId), eq(respondent.id, letter.about)))
    .where(and(isRefused, inArray(respondent.state, [...WAITED_FOR])));
  const ids = refused.flatMap(({ id, listId, contactId }) => (wanted.has(nameOf(listId, contactId)) ? [id] : []));
  if (ids.length === 0) return;
  const theirs = and(eq(respondent.companyId, companyId), inArray(respondent.id, ids));
  // People before their letters, as the loop that reminds locks them.
  const found = await tx
    .select({ id: respondent.id, state: respondent.state, reminded: respondent.reminded })
    .from(respondent)
    .where(theirs)
    .orderBy(respondent.id)
    .for('update');
  const first = found.filter(({ state, reminded }) => state === 'invited' && reminded === 0).map(({ id }) => id);
  if (first.length > 0)
    await tx
      .update(letter)
      .set({ reason: READDRESSED })
      .where(and(isRefused, inArray(letter.about, first)));
  await tx.update(respondent).set({ remindAt: now }).where(theirs);
}
