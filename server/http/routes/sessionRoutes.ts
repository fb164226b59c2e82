import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';

import type { Role } from '../../../src/domain/account/account.ts';
import type { Session } from '../../../src/domain/sync/protocol.ts';
import type { Transaction } from '../../db/database.ts';
import { membership } from '../../db/tables/access.ts';
import { person, session } from '../../db/tables/people.ts';
import { company } from '../../db/tables/records.ts';
import type { SignedIn } from '../../access/access.ts';
import { daysAfter, LONGEST_SESSION_DAYS, SESSION_DAYS } from '../../core/days.ts';
import { nameMembers } from '../../people/nameMembers.ts';
import { signIn } from '../../people/signIn.ts';
import { OwnCommitError } from '../../sync/ownCommit.ts';
import { asPerson, bodyOf, giveCookie, sessionHash, sessionToken, storableText, userAgentOf } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { pushingIn } from '../../sync/pushing.ts';
import { RefusedError } from '../../core/refusal.ts';
import { tellAll } from '../../context/tellAll.ts';

const entry = v.object({ token: v.pipe(v.string(), v.maxLength(200)), name: v.optional(storableText(200)) });

async function personBy(tx: Transaction, id: string): Promise<{ id: string; name: string }> {
  const [found] = await tx.select({ id: person.id, name: person.name }).from(person).where(eq(person.id, id));
  if (!found) throw new RefusedError('signed_out');
  return found;
}

/** Returns a user's identity and companies; in a transaction that sees their memberships. */
async function sessionOf(tx: Transaction, who: { readonly id: string; readonly name: string }): Promise<Session> {
  const rows = await tx
    .select({
      id: company.id,
      name: company.name,
      role: membership.role,
      memberId: membership.memberId,
      isUploading: company.isUploading,
    })
    .from(membership)
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(eq(membership.personId, who.id))
    .orderBy(company.createdAt, company.id);
  return {
    person: { id: who.id, name: who.name },
    companies: rows
      .map(({ role, ...row }) => ({ ...row, role: role as Role }))
      .filter(({ isUploading, role }) => !isUploading || role === 'Owner'),
  };
}

/**
 * Makes a member of a user who joined companies on an earlier server, when they first come here.
 * @returns whether it made any
 */
async function nameIn(server: AppContext, { companies }: Session): Promise<boolean> {
  let isAnybody = false;
  for (const { id } of companies.filter(({ memberId, isUploading }) => memberId === null && !isUploading)) {
    const database = await server.database.get();
    const seq = await database
      .transaction({ company: id }, async (tx) => {
        const pushing = await pushingIn(server, tx, id);
        return (await nameMembers(tx, pushing)) ? pushing.locked.seq : null;
      })
      .catch((error: unknown) => {
        // Who is in a company that is full is let in all the same.
        if (!(error instanceof OwnCommitError) && !(error instanceof RefusedError)) throw error;
        return null;
      });
    if (seq === null) continue;
    isAnybody = true;
    await tellAll(server, id, { type: 'head', seq });
  }
  return isAnybody;
}

/** Milliseconds between the times at which a session's last use is noted. */
const NOTED = 10 * 60 * 1000;

/** Notes that a browser is used; one that is used stays signed in, a year at most. @returns whether for longer than it was */
async function keepSession(tx: Transaction, hash: string, who: SignedIn, now: Date): Promise<boolean> {
  const last = daysAfter(who.since, LONGEST_SESSION_DAYS);
  const isOld = who.expiresAt < daysAfter(now, SESSION_DAYS / 2) && who.expiresAt < last;
  if (!isOld && now.getTime() - who.seenAt.getTime() < NOTED) return false;
  const until = daysAfter(now, SESSION_DAYS);
  await tx
    .update(session)
    .set({ updatedAt: now, ...(isOld ? { expiresAt: until < last ? until : last } : {}) })
    .where(eq(session.tokenHash, hash));
  return isOld;
}

export function addSessionRoutes(app: Hono, server: AppContext): void {
  app.get('/api/session', async (context) => {
    const hash = sessionHash(server, context) ?? '';
    // Who asks and is not known signs in next: the database is made while they look for their link.
    if (hash === '') void server.database.get().catch(() => undefined);
    const now = server.now();
    let isKept = false;
    const standing = await asPerson(server, context, async (tx, who) => {
      isKept = await keepSession(tx, hash, who, now);
      return sessionOf(tx, who);
    });
    const answer = (await nameIn(server, standing)) ? await asPerson(server, context, sessionOf) : standing;
    // The browser itself forgets a cookie on the day that it was told.
    const token = isKept ? sessionToken(server, context) : null;
    if (token !== null) giveCookie(server, context, token);
    return context.json(answer);
  });

  app.post('/api/session', async (context) => {
    const { token, name = '' } = await bodyOf(server, context, entry);
    const database = await server.database.get();
    // Who has gone while the database was made gets no session.
    if (context.req.raw.signal.aborted) throw new RefusedError('unavailable');
    const entered = await signIn(database, {
      token,
      name,
      sessionHash: sessionHash(server, context),
      userAgent: userAgentOf(context),
      now: server.now(),
      limits: { records: server.environment.companyRecords, bytes: server.environment.companyBytes },
    });
    if (!entered) throw new RefusedError('signed_out');
    if (entered.company) await tellAll(server, entered.company.id, { type: 'head', seq: entered.company.seq });
    if (entered.token !== null) giveCookie(server, context, entered.token);
    const answer = await database.transaction({ person: entered.personId }, async (tx) =>
      sessionOf(tx, await personBy(tx, entered.personId)),
    );
    return context.json(answer);
  });

  app.delete('/api/session', async (context) => {
    const hash = sessionHash(server, context);
    if (hash !== null) {
      const database = await server.database.get();
      await database.transaction({}, (tx) => tx.delete(session).where(eq(session.tokenHash, hash)));
    }
    giveCookie(server, context, '');
    return context.body(null, 204);
  });
}
