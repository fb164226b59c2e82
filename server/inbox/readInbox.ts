import { and, count, desc, eq, isNull, lt, ne, or } from 'drizzle-orm';

import type { InboxPage } from '../../src/domain/inbox/inbox.ts';
import { narrow, type Transaction } from '../db/database.ts';
import { muted, notice } from '../db/tables/inbox.ts';
import { person } from '../db/tables/people.ts';
import { RefusedError } from '../core/refusal.ts';

const PAGE = 30;

/** Notices of a user in a company. */
export const ofPerson = (companyId: string, personId: string) =>
  and(eq(notice.companyId, companyId), eq(notice.personId, personId));

/** Notices that come after one in the list. @throws RefusedError `invalid` for one that there is not */
async function after(tx: Transaction, companyId: string, personId: string, id: string) {
  const [found] = await tx
    .select({ at: notice.at })
    .from(notice)
    .where(and(ofPerson(companyId, personId), eq(notice.id, id)));
  if (!found) throw new RefusedError('invalid');
  return or(lt(notice.at, found.at), and(eq(notice.at, found.at), lt(notice.id, id)));
}

async function unreadIn(tx: Transaction, companyId: string, personId: string): Promise<number> {
  const [{ unread = 0 } = {}] = await tx
    .select({ unread: count() })
    .from(notice)
    .where(and(ofPerson(companyId, personId), isNull(notice.readAt)));
  return unread;
}

/** Reads a page of a user's inbox; the transaction sees their other companies' afterwards. */
export async function readInbox(
  tx: Transaction,
  companyId: string,
  personId: string,
  before: string | null,
): Promise<InboxPage> {
  const rows = await tx
    .select({ notice, name: person.name })
    .from(notice)
    .leftJoin(person, eq(person.id, notice.byPerson))
    .where(
      and(ofPerson(companyId, personId), before === null ? undefined : await after(tx, companyId, personId, before)),
    )
    .orderBy(desc(notice.at), desc(notice.id))
    .limit(PAGE + 1);
  const silent = await tx
    .select({ subject: muted.subject })
    .from(muted)
    .where(and(eq(muted.companyId, companyId), eq(muted.personId, personId)))
    .orderBy(muted.subject);
  const unread = await unreadIn(tx, companyId, personId);
  await narrow(tx, { person: personId });
  const [{ elsewhere = 0 } = {}] = await tx
    .select({ elsewhere: count() })
    .from(notice)
    .where(and(eq(notice.personId, personId), isNull(notice.readAt), ne(notice.companyId, companyId)));
  return {
    items: rows.slice(0, PAGE).map(({ notice: one, name }) => ({
      id: one.id,
      at: one.at.toISOString(),
      why: one.why,
      by: { id: one.byPerson, name: name ?? '' },
      kind: one.kind,
      recordId: one.recordId,
      on: one.subject,
      part: one.part,
      isRead: one.readAt !== null,
    })),
    more: rows.length > PAGE,
    unread,
    elsewhere,
    muted: silent.map(({ subject }) => subject),
  };
}
