import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';

import { NEW_CONVERSATION } from '../../src/domain/fieldwork/conversation/conversation.ts';
import type { RespondentState } from '../../src/domain/fieldwork/figures.ts';
import { hasPlace } from '../../src/domain/fieldwork/places/places.ts';
import { NO_TRAIL } from '../../src/domain/fieldwork/trail.ts';
import { narrow, type Transaction } from '../db/database.ts';
import { respondent, roundLink } from '../db/tables/fieldwork.ts';
import { RefusedError } from '../core/refusal.ts';
import { hashToken } from '../core/tokens.ts';
import { tokenOf } from './tokens.ts';

/** Target of an address: one respondent, or a round that anybody may come into. */
export interface FoundAddress {
  readonly kind: 'respondent' | 'link';
  readonly companyId: string;
  /** Id of the respondent, or of the open link. */
  readonly id: string;
  readonly roundId: string;
  /** Hash of the token that leads to it. */
  readonly tokenHash: string;
}

/**
 * Last found respondents, by the hash of their token. A token is made from its respondent: it leads to them, or to no one any
 * more.
 */
const respondentsFound = new Map<string, FoundAddress>();
const MOST_FOUND = 10_000;

/**
 * Returns a respondent found by an address before, without asking the database: reading them uses the hash, too, so that a
 * revoked address leads to no one.
 */
export const knownAddress = (tokenHash: string): FoundAddress | null => respondentsFound.get(tokenHash) ?? null;

/**
 * Finds the target of a token, in a transaction that sees it ({@link Scope.link}), and narrows that to the company. Null for
 * nothing: an invalid token takes the same path as an unknown one.
 */
export async function findAddress(tx: Transaction, tokenHash: string): Promise<FoundAddress | null> {
  const columns = { companyId: respondent.companyId, id: respondent.id, roundId: respondent.roundId };
  const [row] = await tx
    .select({ kind: sql<FoundAddress['kind']>`'respondent'`, ...columns })
    .from(respondent)
    .where(eq(respondent.tokenHash, tokenHash))
    .unionAll(
      tx
        .select({
          kind: sql<FoundAddress['kind']>`'link'`,
          companyId: roundLink.companyId,
          id: roundLink.id,
          roundId: roundLink.roundId,
        })
        .from(roundLink)
        .where(eq(roundLink.tokenHash, tokenHash)),
    );
  if (!row) return null;
  const found = { ...row, tokenHash };
  if (found.kind === 'respondent') {
    respondentsFound.set(tokenHash, found);
    if (respondentsFound.size > MOST_FOUND) respondentsFound.delete(respondentsFound.keys().next().value ?? '');
  }
  await narrow(tx, { company: found.companyId });
  return found;
}

/**
 * Waits until no other process makes respondents of this company: each gets a code name of its own. Taken before the company is
 * locked, where both are.
 */
export async function lockCodeNames(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(7301979, hashtext(${companyId}))`);
}

/** The highest number of a code name that anybody of a company has, or is to have. */
export async function lastCodeNumber(tx: Transaction, companyId: string): Promise<number> {
  const { rows } = (await tx.execute(sql`
    SELECT coalesce(max(number::integer), 0) AS last FROM (
      SELECT substring(code_name FROM '^Р([0-9]{1,8})$') AS number FROM respondent WHERE company_id = ${companyId}
      UNION ALL
      SELECT substring(body FROM '"codeName":"Р([0-9]{1,8})"') FROM record
      WHERE company_id = ${companyId} AND kind = 'participant' AND deleted_at IS NULL
    ) AS named`)) as unknown as { rows: readonly { readonly last: number }[] };
  return rows[0]?.last ?? 0;
}

/** Person to be asked. */
export interface NewRespondent {
  readonly id: string;
  readonly codeName: string;
  readonly segment: string;
  readonly listId: string | null;
  readonly contactId: string | null;
  readonly linkId: string | null;
}

/** A respondent of whom nothing has come yet. */
export function respondentRow(
  secret: string,
  companyId: string,
  roundId: string,
  given: NewRespondent,
  now: Date,
): typeof respondent.$inferInsert {
  return {
    companyId,
    roundId,
    ...given,
    tokenHash: hashToken(tokenOf(secret, 'respondent', companyId, given.id)),
    state: 'invited',
    conversation: JSON.stringify(NEW_CONVERSATION),
    trail: JSON.stringify(NO_TRAIL),
    files: '[]',
    version: 0,
    invitedAt: now,
    reminded: 0,
    paid: 0,
    tries: 0,
  };
}

/** The id of who came by an open link with this press: the same press again is the same person. */
export const idByLink = (companyId: string, linkId: string, eventId: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['orientir: came by a link', companyId, linkId, eventId]))
    .digest('hex')
    .slice(0, 32);

/** Returns the visible state of a respondent: a forgotten one has nothing left of how they came. */
export const standingIn = ({
  state,
  listId,
  contactId,
  linkId,
}: Pick<typeof respondent.$inferSelect, 'state' | 'listId' | 'contactId' | 'linkId'>): RespondentState =>
  state === 'withdrawn' && (listId ?? contactId ?? linkId) === null ? 'forgotten' : state;

/** Whether a respondent is answering now: they have begun, and their place is held for them. */
export const isAnswering = (
  { state, finishedAt, heldUntil }: Pick<typeof respondent.$inferSelect, 'state' | 'finishedAt' | 'heldUntil'>,
  now: Date,
): boolean => state === 'began' && hasPlace({ finishedAt, heldUntil }, now);

/** Interviews that came to their end, count, and were not taken back or forgotten since: what a round has collected (R383). */
export const isCollected = and(
  isNotNull(respondent.finishedAt),
  ne(respondent.state, 'withdrawn'),
  isNull(respondent.uncountedAt),
);

/**
 * Makes a respondent for a visitor of an open link, unless that press has already made one.
 * @param challenge the challenge they solved; null where none was required. Each makes one respondent
 * @throws RefusedError `unproven` for a challenge that was used before
 */
export async function makeByLink(
  tx: Transaction,
  secret: string,
  { companyId, id: linkId, roundId }: FoundAddress,
  id: string,
  now: Date,
  challenge: string | null,
): Promise<void> {
  await lockCodeNames(tx, companyId);
  if (challenge !== null) {
    const of = and(eq(respondent.companyId, companyId), eq(respondent.challenge, challenge));
    const [used] = await tx.select({ id: respondent.id }).from(respondent).where(of);
    if (used) throw new RefusedError('unproven');
  }
  const codeName = `Р${(await lastCodeNumber(tx, companyId)) + 1}`;
  const given = { id, codeName, segment: '', listId: null, contactId: null, linkId };
  await tx
    .insert(respondent)
    .values({ ...respondentRow(secret, companyId, roundId, given, now), challenge })
    .onConflictDoNothing();
}
