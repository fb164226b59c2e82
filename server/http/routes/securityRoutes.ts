import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import type { Hono } from 'hono';

import type { SecurityState } from '../../../src/domain/sync/signIn.ts';
import { narrow, type Transaction } from '../../db/database.ts';
import { account, passkey, person, session } from '../../db/tables/people.ts';
import { noteOfPerson } from '../../access/audit.ts';
import { asPerson, sessionHash } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { deviceOf } from '../../signin/device.ts';

/** Returns a user's sign-in methods and sessions; in a transaction of the sign-in. */
async function securityOf(tx: Transaction, id: string, hash: string | null, now: Date): Promise<SecurityState> {
  const [who] = await tx.select().from(person).where(eq(person.id, id));
  if (!who) throw new RefusedError('signed_out');
  const accounts = await tx.select({ provider: account.providerId }).from(account).where(eq(account.personId, id));
  const keys = await tx
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt, usedAt: passkey.usedAt })
    .from(passkey)
    .where(eq(passkey.personId, id))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
  const sessions = await tx
    .select({ id: session.id, hash: session.tokenHash, agent: session.userAgent, seenAt: session.updatedAt })
    .from(session)
    .where(and(eq(session.personId, id), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt), asc(session.id));
  return {
    email: who.emailVerified ? who.email : null,
    hasPassword: accounts.some(({ provider }) => provider === 'credential'),
    hasProvider: accounts.some(({ provider }) => provider !== 'credential'),
    hasSecondFactor: who.twoFactorEnabled,
    passkeys: keys.map((one) => ({
      id: one.id,
      name: one.name ?? '',
      createdAt: one.createdAt?.toISOString() ?? '',
      usedAt: one.usedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map((one) => ({
      id: one.id,
      device: deviceOf(one.agent ?? ''),
      seenAt: one.seenAt.toISOString(),
      isThis: one.hash === hash,
    })),
  };
}

/** Informs the owners that a user has ended sessions of theirs. */
async function noteEnded(server: AppContext, ended: readonly { readonly personId: string }[]): Promise<void> {
  const [first] = ended;
  if (!first) return;
  const subject = { sessions: ended.length };
  await noteOfPerson(await server.database.get(), first.personId, 'sessions.ended', server.now(), subject);
}

/** Adds the routes of a user's own sign-in methods, and of ending their sessions. */
export function addOwnSecurity(app: Hono, server: AppContext): void {
  app.get('/api/auth/security', async (context) => {
    const hash = sessionHash(server, context);
    const answer = await asPerson(server, context, async (tx, who) => {
      await narrow(tx, { signIn: true });
      return securityOf(tx, who.id, hash, server.now());
    });
    return context.json(answer);
  });

  app.delete('/api/auth/sessions/:session', async (context) => {
    const id = context.req.param('session').slice(0, 100);
    const ended = await asPerson(server, context, (tx, who) =>
      tx
        .delete(session)
        .where(and(eq(session.personId, who.id), eq(session.id, id)))
        .returning({ personId: session.personId }),
    );
    if (ended.length === 0) throw new RefusedError('not_found');
    await noteEnded(server, ended);
    return context.body(null, 204);
  });

  app.delete('/api/auth/sessions', async (context) => {
    const hash = sessionHash(server, context) ?? '';
    const ended = await asPerson(server, context, (tx, who) =>
      tx
        .delete(session)
        .where(and(eq(session.personId, who.id), ne(session.tokenHash, hash)))
        .returning({ personId: session.personId }),
    );
    await noteEnded(server, ended);
    return context.body(null, 204);
  });
}
