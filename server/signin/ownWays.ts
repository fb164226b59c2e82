import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sessionMiddleware,
} from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';

import { LONGEST_PASSWORD, passwordFault } from '../../src/domain/account/passwordRules.ts';
import { foldEmail, isEmail } from '../../src/domain/core/email.ts';
import { narrow } from '../db/database.ts';
import { account, person, session as sessions } from '../db/tables/people.ts';
import type { ServerContext } from '../context/context.ts';
import { tellAll } from '../context/tellAll.ts';
import { followAddress, type ChangedCompany } from '../people/followAddress.ts';
import { becomePerson } from './entrants.ts';
import { FRESH } from './freshness.ts';
import { takeLink, writeAddress, writeChanged, writeSignIn } from './letters.ts';

const password = v.pipe(v.string(), v.maxLength(4 * LONGEST_PASSWORD));
const email = v.pipe(v.string(), v.trim(), v.check(isEmail));
const token = v.pipe(v.string(), v.maxLength(200));

const wrong = (): never => {
  throw APIError.from('UNAUTHORIZED', { code: 'WRONG', message: 'wrong' });
};
const stale = (): never => {
  throw APIError.from('FORBIDDEN', { code: 'SESSION_NOT_FRESH', message: 'sign in again' });
};

const isFresh = (madeAt: Date | string): boolean => Date.now() - new Date(madeAt).getTime() < FRESH * 1000;

/** Ways in that are ours: a link in a letter that a button is pressed for, and a password by an address of any script. */
function waysIn(server: ServerContext) {
  return {
    askLetter: createAuthEndpoint('/letter', { method: 'POST', body: v.object({ email }) }, async (ctx) => {
      // Not waited for: how long it takes would tell whether there is such an address.
      void writeSignIn(server, ctx.body.email).catch((error: unknown) => server.log.error('letter', error));
      return ctx.json({});
    }),
    enterByLink: createAuthEndpoint('/link', { method: 'POST', body: v.object({ token }) }, async (ctx) => {
      const { internalAdapter } = ctx.context;
      const database = await server.database.get();
      const held = await database.transaction({ signIn: true }, (tx) => takeLink(server, tx, 'signIn', ctx.body.token));
      const personId = held && (held.personId ?? (await becomePerson(server, held.email)));
      const user = personId === null ? null : await internalAdapter.findUserById(personId);
      // Their address may have changed since.
      if (!user || user.email !== held?.email) return wrong();
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(ctx, { session, user });
      return ctx.json({});
    }),
    enterByPassword: createAuthEndpoint(
      '/password/sign-in',
      { method: 'POST', body: v.object({ email, password }) },
      async (ctx) => {
        const { internalAdapter, password: passwords } = ctx.context;
        const found = await internalAdapter.findUserByEmail(foldEmail(ctx.body.email));
        const kept = found ? await internalAdapter.findCredentialAccount(found.user.id) : null;
        if (!found?.user.emailVerified || !kept?.password) {
          // Takes as long as for an existing person.
          await passwords.hash(ctx.body.password);
          return wrong();
        }
        if (!(await passwords.verify({ hash: kept.password, password: ctx.body.password }))) return wrong();
        const session = await internalAdapter.createSession(found.user.id);
        await setSessionCookie(ctx, { session, user: found.user });
        return ctx.json({});
      },
    ),
  };
}

/** Changes that a person makes to how they sign in. */
function changes(server: ServerContext) {
  return {
    nameAddress: createAuthEndpoint(
      '/address',
      { method: 'POST', body: v.object({ email }), use: [sessionMiddleware] },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        if (!isFresh(session.createdAt)) return stale();
        await writeAddress(server, user.id, ctx.body.email);
        return ctx.json({});
      },
    ),
    confirmAddress: createAuthEndpoint(
      '/address/confirm',
      { method: 'POST', body: v.object({ token }), use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const database = await server.database.get();
        let changed: readonly ChangedCompany[] = [];
        const outcome = await database.transaction({ signIn: true }, async (tx) => {
          const held = await takeLink(server, tx, 'address', ctx.body.token);
          if (held?.personId !== user.id) return 'wrong';
          const proved = { personId: user.id, email: held.email };
          const [other] = await tx
            .select({ id: person.id })
            .from(person)
            .where(and(eq(person.email, held.email), ne(person.id, user.id)));
          if (other) return 'taken';
          // Companies before the person: all code there changes both in that order.
          changed = await followAddress(tx, proved, {
            now: server.now(),
            limits: { records: server.environment.companyRecords, bytes: server.environment.companyBytes },
          });
          await narrow(tx, { signIn: true });
          await tx.update(person).set({ email: held.email, emailVerified: true }).where(eq(person.id, user.id));
          if (user.email && user.email !== held.email) {
            await writeChanged(server, tx, { personId: user.id, email: user.email });
          }
          return 'done';
        });
        server.mail.answered();
        for (const { companyId, seq } of changed) await tellAll(server, companyId, { type: 'head', seq });
        if (outcome === 'taken') throw APIError.from('CONFLICT', { code: 'TAKEN', message: 'taken' });
        return outcome === 'wrong' ? wrong() : ctx.json({});
      },
    ),
    setPassword: createAuthEndpoint(
      '/password',
      { method: 'POST', body: v.object({ password, current: v.optional(password) }), use: [sessionMiddleware] },
      async (ctx) => {
        const { internalAdapter, password: passwords } = ctx.context;
        const { user, session } = ctx.context.session;
        if (!user.email || !user.emailVerified) {
          throw APIError.from('BAD_REQUEST', { code: 'NO_ADDRESS', message: 'an address comes first' });
        }
        const kept = await internalAdapter.findCredentialAccount(user.id);
        const { current } = ctx.body;
        if (kept?.password && current !== undefined) {
          if (!(await passwords.verify({ hash: kept.password, password: current }))) return wrong();
        } else if (!isFresh(session.createdAt)) {
          return stale();
        }
        if (passwordFault(ctx.body.password, user.email) !== null) {
          throw APIError.from('BAD_REQUEST', { code: 'WEAK', message: 'weak' });
        }
        const hash = await passwords.hash(ctx.body.password);
        if (kept) await internalAdapter.updatePassword(user.id, hash);
        else {
          await internalAdapter.createAccount({
            userId: user.id,
            providerId: 'credential',
            accountId: user.id,
            password: hash,
          });
        }
        await endOthers(server, user.id, session.id);
        return ctx.json({});
      },
    ),
    removePassword: createAuthEndpoint(
      '/password/remove',
      { method: 'POST', body: v.object({ current: v.optional(password) }), use: [sessionMiddleware] },
      async (ctx) => {
        const { internalAdapter, password: passwords } = ctx.context;
        const { user, session } = ctx.context.session;
        const kept = await internalAdapter.findCredentialAccount(user.id);
        const { current } = ctx.body;
        if (current === undefined ? !isFresh(session.createdAt) : false) return stale();
        if (current !== undefined && kept?.password) {
          if (!(await passwords.verify({ hash: kept.password, password: current }))) return wrong();
        }
        const database = await server.database.get();
        await database.transaction({ signIn: true }, (tx) =>
          tx.delete(account).where(and(eq(account.personId, user.id), eq(account.providerId, 'credential'))),
        );
        return ctx.json({});
      },
    ),
  };
}

/** Ends all sessions of a person but one. */
async function endOthers(server: ServerContext, personId: string, id: string): Promise<void> {
  const database = await server.database.get();
  await database.transaction({ signIn: true }, (tx) =>
    tx.delete(sessions).where(and(eq(sessions.personId, personId), ne(sessions.id, id))),
  );
}

/** The library's own changes that it allows any signed-in user, without asking for a password where there is none. */
const SENSITIVE: ReadonlySet<string | undefined> = new Set([
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]);

const expectFresh = createAuthMiddleware(async (ctx) => {
  const found = await getSessionFromCtx(ctx);
  if (!found || isFresh(found.session.createdAt)) return;
  const kept = await ctx.context.internalAdapter.findCredentialAccount(found.user.id);
  if (!kept?.password) stale();
});

/** Features the library lacks, as a plugin of it. */
export const ownWays = (server: ServerContext) =>
  ({
    id: 'orientir',
    endpoints: { ...waysIn(server), ...changes(server) },
    hooks: { before: [{ matcher: ({ path }) => SENSITIVE.has(path), handler: expectFresh }] },
  }) satisfies BetterAuthPlugin;
