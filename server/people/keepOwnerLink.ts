import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { link } from '../db/tables/access.ts';
import { person, session } from '../db/tables/people.ts';
import { daysAfter } from '../core/days.ts';
import type { OwnerLink } from './ownerLink.ts';
import { hashToken } from '../core/tokens.ts';

/** Days for which an owner's link can be used. */
const DAYS = 1;

/** Whether the owner has come in: there is one, and the session that a link gave was shown by a browser. */
async function hasOwner(tx: Transaction): Promise<boolean> {
  const [owner] = await tx.select({ id: person.id }).from(person).where(eq(person.isHost, true)).limit(1);
  if (!owner) return false;
  const [awaited] = await tx
    .select({ id: link.id })
    .from(link)
    .innerJoin(session, eq(session.id, link.id))
    .where(isNull(link.companyId))
    .limit(1);
  return awaited === undefined;
}

/**
 * Puts the link of this start into the database, unless the owner has come in and it was not asked for.
 * @returns whether it was put there
 */
export function keepOwnerLink(database: Database, { token, isAskedFor }: OwnerLink, now: Date): Promise<boolean> {
  return database.transaction({ host: true }, async (tx) => {
    if (!isAskedFor && (await hasOwner(tx))) return false;
    await tx.insert(link).values({
      id: randomUUID(),
      companyId: null,
      tokenHash: hashToken(token),
      role: null,
      createdBy: null,
      createdAt: now,
      until: daysAfter(now, DAYS),
    });
    return true;
  });
}
