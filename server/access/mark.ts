import { eq } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { person, session, twoFactor } from '../db/tables/people.ts';
import { serverMark } from '../db/tables/serverMark.ts';
import { fingerprintOf } from '../environment/secret.ts';

/** The database belongs to servers with another secret: sessions signed there would not be recognised here. */
export class OtherSecretError extends Error {
  override readonly name = 'OtherSecretError';
}

const MARK = 'auth-secret';

/** Which secret the servers of a database have; null before the first has opened it. */
export async function markedSecret(tx: Transaction): Promise<string | null> {
  const [row] = await tx.select({ value: serverMark.value }).from(serverMark).where(eq(serverMark.name, MARK));
  return row?.value ?? null;
}

/** Notes which secret the servers of a database have. */
export async function markSecret(tx: Transaction, fingerprint: string): Promise<void> {
  await tx
    .insert(serverMark)
    .values({ name: MARK, value: fingerprint })
    .onConflictDoUpdate({ target: serverMark.name, set: { value: fingerprint } });
}

/** Takes away what another secret has signed and encrypted; in a transaction of the way in. */
export async function forgetSigned(tx: Transaction): Promise<void> {
  await tx.delete(session);
  await tx.delete(twoFactor);
  await tx.update(person).set({ twoFactorEnabled: false });
}

/**
 * Holds a server's secret against that of its database.
 * @param isNew takes this one from now on: everybody signs in anew, and second factors are gone
 * @throws OtherSecretError
 */
export async function expectSecret(database: Database, secret: string, isNew: boolean): Promise<void> {
  await database.transaction({ signIn: true }, async (tx) => {
    const own = fingerprintOf(secret);
    const known = await markedSecret(tx);
    if (known === own) return;
    if (known !== null && !isNew) throw new OtherSecretError('the database is of servers with another secret');
    if (known !== null) await forgetSigned(tx);
    // Two that open an empty database at once: the second finds the first one's.
    if (known === null) await tx.insert(serverMark).values({ name: MARK, value: own }).onConflictDoNothing();
    else await markSecret(tx, own);
    if ((await markedSecret(tx)) !== own) throw new OtherSecretError('another server has marked it just now');
  });
}
