import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';

import type { Role } from '../../src/domain/account/account.ts';
import type { AuditSubject } from '../../src/domain/history/audit.ts';
import type { LookedAt } from '../../src/domain/sync/invitations.ts';
import { OWNER_TOKEN } from '../../src/domain/sync/ownerToken.ts';
import { narrow, type Database, type Transaction } from '../db/database.ts';
import { link } from '../db/tables/access.ts';
import { person } from '../db/tables/people.ts';
import { lockCompany, type CompanyLimits, type Pushing } from '../sync/pushing.ts';
import { signedIn, type SignedIn } from '../access/access.ts';
import { note } from '../access/audit.ts';
import { enterAsHost } from './enterAsHost.ts';
import { findInvitation, invitedMember, lookAt, nameOf, usedUp, type OpenInvitation } from './invitations.ts';
import { comeIn, isShutOut, type WayIn } from './comeIn.ts';
import { higher, roleOf, type Comer } from './members.ts';
import { newSession } from './newSession.ts';
import { hashToken } from '../core/tokens.ts';

export interface SignInOptions {
  /** The link's. */
  readonly token: string;
  /** Name of a new person. */
  readonly name: string;
  /** Hash of the browser's session, when it has one: the same person then joins one more company. */
  readonly sessionHash: string | null;
  /** The browser's user agent. */
  readonly userAgent: string;
  readonly now: Date;
  readonly limits: CompanyLimits;
}

export interface Entered {
  /** The new session's token; null when the browser's own goes on. */
  readonly token: string | null;
  readonly personId: string;
  /** The company that they came into, and its number now; null for none. */
  readonly company: { readonly id: string; readonly seq: number } | null;
}

async function newPerson(tx: Transaction, name: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(person).values({ id, name, isHost: false, createdAt: now, updatedAt: now });
  return id;
}

/**
 * Brings a person into a company, and writes it to its journal.
 * @returns its number after that; null when they may not come in
 */
export async function join(
  tx: Transaction,
  companyId: string,
  comer: Comer,
  way: WayIn,
  { now, limits }: Pick<SignInOptions, 'now' | 'limits'>,
): Promise<number | null> {
  await narrow(tx, { company: companyId });
  const locked = await lockCompany(tx, companyId);
  if (!locked) return null;
  const pushing: Pushing = { locked, now, limits };
  const has = await roleOf(tx, companyId, comer.id);
  if (!(await comeIn(tx, pushing, comer, way))) return null;
  const action = has !== null ? 'signed_in' : 'member.joined';
  const subject: AuditSubject = way.link
    ? { link: way.link.id, role: way.role }
    : { member: way.memberId, role: way.role };
  await note(tx, { companyId, actor: comer.id, action, subject, at: now });
  return locked.seq;
}

type Found = typeof link.$inferSelect;

async function enterByLink(
  tx: Transaction,
  { id, companyId, role, createdAt }: Found,
  known: SignedIn | null,
  options: SignInOptions,
): Promise<Entered | null> {
  const { name, userAgent, now } = options;
  if (companyId === null) {
    const entered = await enterAsHost(tx, id, known, options);
    return entered && { ...entered, company: null };
  }
  const personId = known?.id ?? (await newPerson(tx, name || 'Участник', now));
  const comer = { id: personId, name: known?.name ?? (name || 'Участник'), email: known?.email ?? null };
  const way = { role: role as Role, link: { id, createdAt }, memberId: null };
  const seq = await join(tx, companyId, comer, way, options);
  if (seq === null) return null;
  const token = known?.id === personId ? null : await newSession(tx, personId, userAgent, now);
  return { token, personId, company: { id: companyId, seq } };
}

type PersonRow = Pick<typeof person.$inferSelect, 'id' | 'name' | 'twoFactorEnabled'>;

async function holderOf(tx: Transaction, email: string): Promise<PersonRow | null> {
  const [found] = await tx
    .select({ id: person.id, name: person.name, twoFactorEnabled: person.twoFactorEnabled })
    .from(person)
    .where(eq(person.email, email));
  return found ?? null;
}

/** Who an invitation lets in: whose address it is, as far as the letter or the browser's session says it. */
type Admitted =
  | { readonly kind: 'open'; readonly person: PersonRow | SignedIn | null }
  /** `other`: a different person is signed in; `signIn`: the owner of the address has a second factor, which a letter is not. */
  | { readonly kind: 'other' | 'signIn' };

async function admitted(tx: Transaction, found: OpenInvitation, known: SignedIn | null): Promise<Admitted> {
  const holder = await holderOf(tx, found.email);
  if (known) {
    const isTheirs = holder ? holder.id === known.id : known.email === null;
    return isTheirs ? { kind: 'open', person: known } : { kind: 'other' };
  }
  if (!holder) return { kind: 'open', person: null };
  // A copied link says nothing of who holds it, and a letter is no second factor.
  return found.isProof && !holder.twoFactorEnabled ? { kind: 'open', person: holder } : { kind: 'signIn' };
}

async function enterByInvitation(
  tx: Transaction,
  found: OpenInvitation,
  known: SignedIn | null,
  options: SignInOptions,
): Promise<Entered | null> {
  const { name, userAgent, now } = options;
  const who = await admitted(tx, found, known);
  if (who.kind !== 'open') return null;
  await narrow(tx, { company: found.companyId });
  const member = await invitedMember(tx, found);
  if (!member) return null;
  const personId = who.person?.id ?? (await newPerson(tx, name || found.email, now));
  if (found.isProof) {
    await tx.update(person).set({ email: found.email, emailVerified: true }).where(eq(person.id, personId));
  }
  const comer = {
    id: personId,
    name: who.person?.name ?? (name || found.email),
    email: found.isProof ? found.email : null,
  };
  const seq = await join(tx, found.companyId, comer, { role: member.role, link: null, memberId: member.id }, options);
  if (seq === null) return null;
  await usedUp(tx, found, personId, now);
  const token = known?.id === personId ? null : await newSession(tx, personId, userAgent, now);
  return { token, personId, company: { id: found.companyId, seq } };
}

async function findLink(tx: Transaction, tokenHash: string, now: Date): Promise<Found | undefined> {
  const [found] = await tx
    .select()
    .from(link)
    .where(and(eq(link.tokenHash, tokenHash), gt(link.until, now)));
  return found;
}

/**
 * Lets a person in by a link: the owner's, one with a role, or that of an invitation.
 * @returns null when there is no such link, it has expired, or it is for another person
 */
export async function signIn(database: Database, options: SignInOptions): Promise<Entered | null> {
  const { token, sessionHash, now } = options;
  const tokenHash = hashToken(token);
  return database.transaction({ link: tokenHash }, async (tx) => {
    const known = sessionHash === null ? null : await signedIn(tx, sessionHash, now);
    const found = await findLink(tx, tokenHash, now);
    if (found) return enterByLink(tx, found, known, options);
    // The browser that the owner came in by asks again with the link that it has used up: it is signed in as it is.
    if (known?.isHost && token.startsWith(OWNER_TOKEN)) return { token: null, personId: known.id, company: null };
    const invited = await findInvitation(tx, tokenHash, now);
    return invited ? enterByInvitation(tx, invited, known, options) : null;
  });
}

/** Returns what a link leads to, for its holder; changes nothing. */
export async function lookAtLink(
  database: Database,
  { token, sessionHash, now }: Pick<SignInOptions, 'token' | 'sessionHash' | 'now'>,
): Promise<LookedAt> {
  const tokenHash = hashToken(token);
  return database.transaction({ link: tokenHash }, async (tx): Promise<LookedAt> => {
    const known = sessionHash === null ? null : await signedIn(tx, sessionHash, now);
    const open = await findLink(tx, tokenHash, now);
    if (open?.companyId === null) return { kind: 'owner' };
    if (open) {
      await narrow(tx, { company: open.companyId });
      const company = await nameOf(tx, open.companyId);
      const has = known && (await roleOf(tx, open.companyId, known.id));
      if (known && has === null && (await isShutOut(tx, open.companyId, known.id, open)))
        return { kind: 'former', company };
      const given = open.role as Role;
      const you = known && { name: known.name, email: known.email };
      return { kind: 'link', company, role: has === null ? given : higher(has, given), has, you };
    }
    // As entering by it: the owner's own browser is let in by the link that it has used up.
    if (known?.isHost && token.startsWith(OWNER_TOKEN)) return { kind: 'owner' };
    const found = await findInvitation(tx, tokenHash, now);
    if (!found) return { kind: 'none' };
    const { kind } = await admitted(tx, found, known);
    const said = await lookAt(tx, found);
    const you = known && { name: known.name, email: known.email };
    return said ? { kind, ...said, email: found.email, you } : { kind: 'none' };
  });
}
