import { and, eq } from 'drizzle-orm';

import type { AuditAction, SignInWay } from '../../src/domain/history/audit.ts';
import type { Database } from '../db/database.ts';
import { account, passkey, person, session } from '../db/tables/people.ts';
import { noteOfPerson } from '../access/audit.ts';

/* Sign-in events that owners see, and the notice of a passkey that its person receives. */

/** Ways of signing in, by the address that answered. */
const SIGN_INS: Readonly<Record<string, SignInWay>> = {
  '/link': 'letter',
  '/password/sign-in': 'password',
  '/two-factor/verify-totp': 'code',
  '/two-factor/verify-backup-code': 'recovery',
  '/passkey/verify-authentication': 'passkey',
  '/callback/oidc': 'provider',
};

/** Changes of how a person signs in, by the address that made them. */
const CHANGES: Readonly<Record<string, AuditAction>> = {
  '/two-factor/verify-totp': 'second_factor.on',
  '/two-factor/disable': 'second_factor.off',
  '/two-factor/generate-backup-codes': 'recovery_codes.made',
  '/password': 'password.set',
  '/password/remove': 'password.removed',
  '/passkey/verify-registration': 'passkey.added',
  '/passkey/delete-passkey': 'passkey.removed',
  '/address/confirm': 'address.changed',
};

/** Ways in which a person signed in before a request. */
export interface Stood {
  readonly personId: string;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
}

/** Returns how the session's person signs in; null without a session, and where no change is requested. */
export async function stoodBefore(database: Database, path: string, hash: string | null): Promise<Stood | null> {
  if (hash === null || !Object.hasOwn(CHANGES, path)) return null;
  return database.transaction({ signIn: true }, async (tx) => {
    const [who] = await tx
      .select({ personId: person.id, hasSecondFactor: person.twoFactorEnabled })
      .from(session)
      .innerJoin(person, eq(person.id, session.personId))
      .where(eq(session.tokenHash, hash));
    if (!who) return null;
    const isTheirs = and(eq(account.personId, who.personId), eq(account.providerId, 'credential'));
    const passwords = await tx.select({ id: account.id }).from(account).where(isTheirs);
    return { ...who, hasPassword: passwords.length > 0 };
  });
}

/** Whether something that was asked for has changed anything. */
function isChange(action: AuditAction, { hasPassword, hasSecondFactor }: Stood): boolean {
  if (action === 'second_factor.on') return !hasSecondFactor;
  if (action === 'second_factor.off') return hasSecondFactor;
  return action === 'password.removed' ? hasPassword : true;
}

/** Tells owners of a change that was made. */
export async function noteChange(database: Database, path: string, stood: Stood | null, now: Date): Promise<void> {
  const action = Object.hasOwn(CHANGES, path) ? CHANGES[path] : undefined;
  if (stood && action && isChange(action, stood)) await noteOfPerson(database, stood.personId, action, now);
}

/** Informs owners that a person has signed in. */
export async function noteSignIn(database: Database, path: string, personId: string, now: Date): Promise<void> {
  const by = Object.hasOwn(SIGN_INS, path) ? SIGN_INS[path] : undefined;
  if (by) await noteOfPerson(database, personId, 'signed_in', now, { by });
}

/** Notes that a passkey has let a person in. */
export async function noteUsed(database: Database, personId: string, credential: unknown, now: Date): Promise<void> {
  if (typeof credential !== 'string') return;
  await database.transaction({ signIn: true }, (tx) =>
    tx
      .update(passkey)
      .set({ usedAt: now })
      .where(and(eq(passkey.personId, personId), eq(passkey.credentialId, credential))),
  );
}
