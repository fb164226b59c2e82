import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';

import { narrow, type Transaction } from '../db/database.ts';
import { link } from '../db/tables/access.ts';
import { person, session } from '../db/tables/people.ts';
import type { SignedIn } from '../access/access.ts';
import { newSession } from './newSession.ts';

/** Ends the links of the server's owner; in a transaction that sees them. */
const spend = (tx: Transaction) => tx.delete(link).where(isNull(link.companyId));

/**
 * Lets in the owner of the server by a link: one person, whatever browser they come from. The new session has the link's id, and
 * {@link spendOnArrival} ends the link when the browser shows it. Until then the link lets in again, and the session that nobody
 * has shown ends.
 * @param known who is signed in to the browser
 * @returns the session's token, null when the browser's own goes on; null for all when another has just used the link up
 */
export async function enterAsHost(
  tx: Transaction,
  linkId: string,
  known: SignedIn | null,
  { name, userAgent, now }: { readonly name: string; readonly userAgent: string; readonly now: Date },
): Promise<{ readonly token: string | null; readonly personId: string } | null> {
  await narrow(tx, { host: true });
  // Locked: of two who come at once by it, or by another link of the owner, the second finds what the first has made.
  const open = await tx.select({ id: link.id }).from(link).where(isNull(link.companyId)).orderBy(link.id).for('update');
  if (!open.some(({ id }) => id === linkId)) return null;
  const [host] = await tx.select({ id: person.id }).from(person).where(eq(person.isHost, true)).limit(1);
  if (host && known?.id === host.id) {
    await spend(tx);
    return { token: null, personId: host.id };
  }
  const personId = host?.id ?? randomUUID();
  if (!host) {
    await tx
      .insert(person)
      .values({ id: personId, name: name || 'Владелец', isHost: true, createdAt: now, updatedAt: now });
  }
  await tx.delete(session).where(eq(session.id, linkId));
  return { token: await newSession(tx, personId, userAgent, now, linkId), personId };
}

/**
 * Ends the owner's links when the browser shows for the first time the session that one of them gave: the answer has reached it.
 * @returns whether the transaction sees these links now, and is to be narrowed again
 */
export async function spendOnArrival(
  tx: Transaction,
  { isHost, sessionId, since, seenAt }: SignedIn,
  now: Date,
): Promise<boolean> {
  if (!isHost || seenAt.getTime() !== since.getTime()) return false;
  await narrow(tx, { host: true });
  const [used] = await tx.select({ id: link.id }).from(link).where(eq(link.id, sessionId));
  if (used) await spend(tx);
  await tx.update(session).set({ updatedAt: now }).where(eq(session.id, sessionId));
  return true;
}
