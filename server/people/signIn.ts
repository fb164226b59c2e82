import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Role } from '../../src/domain/account/account.ts';
import { narrow, type Database, type Transaction } from '../db/database.ts';
import { link, membership, person } from '../db/tables.ts';
import { signedIn } from './access.ts';
import { note } from './audit.ts';
import { newSession } from './newSession.ts';
import { hashToken } from './tokens.ts';

const RANK: Readonly<Record<Role, number>> = { Viewer: 0, Researcher: 1, Admin: 2, Owner: 3 };

/** Settings of {@link signIn}. */
export interface SignInOptions {
  /** The link's. */
  readonly token: string;
  /** Of whoever is new here. */
  readonly name: string;
  /** Of the browser's session, when it has one: the same person then comes into one company more. */
  readonly sessionHash: string | null;
  /** What the browser calls itself. */
  readonly userAgent: string;
  readonly now: Date;
}

/** Who came in. */
export interface Entered {
  /** The new session's token; null when the browser's own goes on. */
  readonly token: string | null;
  readonly personId: string;
  /** Whether it was the owner of the server. */
  readonly isHost: boolean;
}

async function newPerson(tx: Transaction, name: string, isHost: boolean, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(person).values({ id, name, isHost, createdAt: now, updatedAt: now });
  return id;
}

/** The owner of the server: one person, whatever browser they come from. Their links are used up. */
async function enterAsHost(tx: Transaction, name: string, now: Date): Promise<string> {
  const [known] = await tx.select({ id: person.id }).from(person).where(eq(person.isHost, true)).limit(1);
  await narrow(tx, { host: true });
  await tx.delete(link).where(isNull(link.companyId));
  return known?.id ?? newPerson(tx, name || 'Владелец', true, now);
}

async function join(
  tx: Transaction,
  { id, companyId, role }: { readonly id: string; readonly companyId: string; readonly role: Role },
  personId: string,
  now: Date,
): Promise<void> {
  await narrow(tx, { company: companyId });
  const where = and(eq(membership.companyId, companyId), eq(membership.personId, personId));
  const [known] = await tx.select({ role: membership.role }).from(membership).where(where);
  if (!known) await tx.insert(membership).values({ companyId, personId, role, linkId: id, createdAt: now });
  // A second link adds, it takes nothing away.
  else if (RANK[known.role as Role] < RANK[role]) await tx.update(membership).set({ role, linkId: id }).where(where);
  const action = known ? 'signed_in' : 'member.joined';
  await note(tx, { companyId, actor: personId, action, subject: { link: id, role }, at: now });
}

/**
 * Lets somebody in by a link.
 * @returns null when there is no such link, or its time is over
 */
export async function signIn(
  database: Database,
  { token, name, sessionHash, userAgent, now }: SignInOptions,
): Promise<Entered | null> {
  const tokenHash = hashToken(token);
  return database.transaction({ link: tokenHash }, async (tx) => {
    const [found] = await tx
      .select()
      .from(link)
      .where(and(eq(link.tokenHash, tokenHash), gt(link.until, now)));
    if (!found) return null;
    const { id, companyId, role } = found;
    const known = sessionHash === null ? null : await signedIn(tx, sessionHash, now);
    const isHost = companyId === null;
    const personId = isHost
      ? await enterAsHost(tx, name, now)
      : (known?.id ?? (await newPerson(tx, name || 'Участник', false, now)));
    if (companyId !== null) await join(tx, { id, companyId, role: role as Role }, personId, now);
    if (known?.id === personId) return { token: null, personId, isHost };
    return { token: await newSession(tx, personId, userAgent, now), personId, isHost };
  });
}
