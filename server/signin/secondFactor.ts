import { timingSafeEqual } from 'node:crypto';

import { createOTP } from '@better-auth/utils/otp';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { and, eq, isNull, lt, or } from 'drizzle-orm';

import { twoFactor as table } from '../db/tables/people.ts';
import type { ServerContext } from '../context/context.ts';
import { noteOfPerson } from '../access/audit.ts';

/** Ways in after which the second factor is asked for. A passkey is two factors itself; a provider has its own. */
const FIRST_FACTORS: ReadonlySet<string | undefined> = new Set(['/password/sign-in', '/link']);

/** Seconds for which an authenticator shows a code. */
const PERIOD = 30;

/** How many steps of time a clock may be wrong by. */
const WINDOW = 1;

/** The library's second factor, asked for after our own ways in. */
export function secondFactor(): ReturnType<typeof twoFactor> {
  const plugin = twoFactor({
    issuer: 'Ориентир',
    schema: { twoFactor: { fields: { userId: 'personId' } } },
    allowPasswordless: true,
    totpOptions: { period: PERIOD },
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
  });
  const [hook] = plugin.hooks.after;
  if (!hook) throw new Error('the library asks for no second factor');
  return { ...plugin, hooks: { after: [{ ...hook, matcher: ({ path }) => FIRST_FACTORS.has(path) }] } };
}

type Asking = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Returns the person asked for a second factor: signed in, or past the first one. */
async function asked(ctx: Asking): Promise<{ readonly personId: string; readonly isSignIn: boolean } | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return { personId: session.user.id, isSignIn: false };
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  const held = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
  return held ? { personId: held.value, isSignIn: true } : null;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The step of time whose code it is; null for none that is shown now. */
async function stepOf(secret: string, code: string): Promise<number | null> {
  const now = Math.floor(Date.now() / (PERIOD * 1000));
  const otp = createOTP(secret, { period: PERIOD });
  for (let step = now + WINDOW; step >= now - WINDOW; step -= 1) {
    if (/^\d{6}$/.test(code) && isSame(await otp.hotp(step), code)) return step;
  }
  return null;
}

/**
 * Uses a code up, whatever the outcome (RFC 6238, 5.2): of two requests with the same code at once, one finds it unused.
 * @returns whether it is still good
 */
async function useUp(server: ServerContext, ctx: Asking, personId: string, code: string): Promise<boolean> {
  const database = await server.database.get();
  const of = eq(table.personId, personId);
  const [row] = await database.transaction({ signIn: true }, (tx) =>
    tx.select({ secret: table.secret }).from(table).where(of),
  );
  if (!row) return true;
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: row.secret });
  const step = await stepOf(secret, code);
  if (step === null) return true;
  const used = await database.transaction({ signIn: true }, (tx) =>
    tx
      .update(table)
      .set({ usedStep: step })
      .where(and(of, or(isNull(table.usedStep), lt(table.usedStep, step))))
      .returning({ id: table.id }),
  );
  return used.length > 0;
}

const VERIFIES: ReadonlySet<string | undefined> = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);

/** Second-factor rules that the library leaves out: a code works once, and a wrong one is recorded. */
export const onceOnly = (server: ServerContext) =>
  ({
    id: 'orientir-once',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const body = ctx.body as { readonly code?: unknown } | undefined;
            const who = typeof body?.code === 'string' ? await asked(ctx) : null;
            if (!who || (await useUp(server, ctx, who.personId, String(body?.code)))) return;
            // A code that matches none: the library refuses and counts it as any wrong one.
            return { context: { body: { ...body, code: '' } } };
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => VERIFIES.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            if (!isAPIError(ctx.context.returned) || ctx.context.returned.statusCode !== 401) return;
            const who = await asked(ctx);
            if (!who?.isSignIn) return;
            await noteOfPerson(await server.database.get(), who.personId, 'second_factor.failed', server.now());
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
