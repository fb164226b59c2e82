import { randomUUID } from 'node:crypto';

import { APIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';

import { narrow } from '../db/database.ts';
import { person } from '../db/tables/people.ts';
import type { ServerContext } from '../context/context.ts';
import { inSignIn } from './adapter.ts';
import { invitationsFor } from '../people/invitations.ts';

/**
 * Checks whether a new person may come in by a provider: the provider has verified their address and a company has invited it.
 * @throws APIError for all others
 */
export async function expectEntrant(
  server: ServerContext,
  { email, emailVerified }: { readonly email?: string | null; readonly emailVerified?: boolean },
): Promise<void> {
  const isAwaited =
    emailVerified === true &&
    typeof email === 'string' &&
    (await inSignIn(server.database, async (tx) => {
      const { length } = await invitationsFor(tx, email, server.now());
      await narrow(tx, { signIn: true });
      return length > 0;
    }));
  if (!isAwaited) throw APIError.from('FORBIDDEN', { code: 'not_invited', message: 'not invited' });
}

/**
 * Creates a person for the holder of the letter to an address that a company has invited.
 * @returns their id, or that of the person who has the address since; null when no company expects the address any more
 */
export async function becomePerson(server: ServerContext, email: string): Promise<string | null> {
  const database = await server.database.get();
  const now = server.now();
  return database.transaction({ signIn: true }, async (tx) => {
    if ((await invitationsFor(tx, email, now)).length > 0) {
      const fresh = { id: randomUUID(), name: email, email, emailVerified: true, createdAt: now, updatedAt: now };
      await tx.insert(person).values(fresh).onConflictDoNothing({ target: person.email });
    }
    const [found] = await tx
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.email, email), eq(person.emailVerified, true)));
    return found?.id ?? null;
  });
}
