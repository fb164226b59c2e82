import { and, eq, gt, inArray, sql } from 'drizzle-orm';

import type { Role } from '../../src/domain/account/account.ts';
import type { Actor } from '../../src/domain/sync/rights.ts';
import type { Transaction } from '../db/database.ts';
import { membership } from '../db/tables/access.ts';
import { person, session } from '../db/tables/people.ts';
import { company } from '../db/tables/records.ts';

export interface SignedIn {
  readonly id: string;
  readonly name: string;
  /** Folded, and proved to be theirs; null for none. */
  readonly email: string | null;
  /** The owner of this server: may put companies on it. */
  readonly isHost: boolean;
  readonly expiresAt: Date;
  /** Name of this session outside of its cookie. */
  readonly sessionId: string;
  /** When this session began. */
  readonly since: Date;
  /** When this session's browser was last seen, to some minutes. */
  readonly seenAt: Date;
}

/** Access of a user in a company. */
export interface Access extends Actor {
  readonly person: SignedIn;
  readonly isUploading: boolean;
}

/** Returns the holder of a session's token; null for none. */
export async function signedIn(tx: Transaction, tokenHash: string, now: Date): Promise<SignedIn | null> {
  const [found] = await tx
    .select({
      id: person.id,
      name: person.name,
      email: sql<string | null>`CASE WHEN ${person.emailVerified} THEN ${person.email} END`,
      isHost: person.isHost,
      expiresAt: session.expiresAt,
      sessionId: session.id,
      since: session.createdAt,
      seenAt: session.updatedAt,
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
  return found ?? null;
}

/**
 * Returns a user's current access in a company; in a transaction of that company. Null for a non-member, and for all but the
 * sharing user during its upload.
 */
export async function accessOf(tx: Transaction, asking: SignedIn, companyId: string): Promise<Access | null> {
  const [found] = await tx
    .select({ role: membership.role, memberId: membership.memberId, isUploading: company.isUploading })
    .from(membership)
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(and(eq(membership.companyId, companyId), eq(membership.personId, asking.id)));
  if (!found) return null;
  const role = found.role as Role;
  const { memberId, isUploading } = found;
  return isUploading && role !== 'Owner' ? null : { person: asking, role, memberId, isUploading };
}

/** A signed-in user and their identity in a company; null when the caller has no access. */
export interface Pusher {
  readonly id: string;
  readonly actor: Actor | null;
}

/** Who holds sessions, and what they may do in a company, as {@link signedIn} and {@link accessOf} say it; in one query. */
export async function pushersOf(
  tx: Transaction,
  companyId: string,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Pusher>> {
  const rows = await tx
    .select({
      hash: session.tokenHash,
      id: person.id,
      role: membership.role,
      memberId: membership.memberId,
      isUploading: company.isUploading,
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .leftJoin(membership, and(eq(membership.personId, person.id), eq(membership.companyId, companyId)))
    .leftJoin(company, eq(company.id, membership.companyId))
    .where(and(inArray(session.tokenHash, [...tokenHashes]), gt(session.expiresAt, now)));
  return new Map(
    rows.map(({ hash, id, role, memberId, isUploading }) => {
      const isIn = role !== null && (isUploading === false || role === 'Owner');
      return [hash, { id, actor: isIn ? { role: role as Role, memberId } : null }];
    }),
  );
}
