import { randomUUID } from 'node:crypto';

import type { Transaction } from '../db/database.ts';
import { session } from '../db/tables/people.ts';
import { daysAfter, SESSION_DAYS } from '../core/days.ts';
import { hashToken, newToken } from '../core/tokens.ts';

/**
 * Signs a person in.
 * @param userAgent the browser's user agent
 * @param id the session's name outside of its cookie: no other has it
 * @returns the token for its cookie
 */
export async function newSession(
  tx: Transaction,
  personId: string,
  userAgent: string,
  now: Date,
  id: string = randomUUID(),
): Promise<string> {
  const token = newToken();
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    personId,
    createdAt: now,
    expiresAt: daysAfter(now, SESSION_DAYS),
    id,
    updatedAt: now,
    userAgent,
  });
  return token;
}
