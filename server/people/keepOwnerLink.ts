import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { link } from '../db/tables/access.ts';
import { person } from '../db/tables/people.ts';
import { daysAfter } from '../core/days.ts';
import type { OwnerLink } from './ownerLink.ts';
import { hashToken } from '../core/tokens.ts';

/** Days for which an owner's link can be used. */
const DAYS = 1;

/**
 * Puts the link of this start into the database, unless there is an owner and it was not asked for.
 * @returns whether it was put there
 */
export function keepOwnerLink(database: Database, { token, isAskedFor }: OwnerLink, now: Date): Promise<boolean> {
  return database.transaction({ host: true }, async (tx) => {
    const [owner] = await tx.select({ id: person.id }).from(person).where(eq(person.isHost, true)).limit(1);
    if (owner && !isAskedFor) return false;
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
