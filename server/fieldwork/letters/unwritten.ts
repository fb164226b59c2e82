import { and, eq, inArray, max, ne, notInArray, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { letter } from '../../db/tables/inbox.ts';
import { INTERVIEW, IS_REMINDER, READDRESSED } from '../../mail/queueLetter.ts';

/** Letters to respondents that have not arrived: they wait, were dropped, or were refused for good. */
const notArrived = (companyId: string) =>
  and(eq(letter.companyId, companyId), eq(letter.purpose, INTERVIEW), ne(letter.state, 'sent'));

/** Letters to respondents that the other side refused for good. */
const bounced = (companyId: string) =>
  and(
    eq(letter.companyId, companyId),
    eq(letter.purpose, INTERVIEW),
    eq(letter.state, 'bounced'),
    notInArray(letter.reason, ['', READDRESSED]),
  );

/** A reminder that waits is none: they were written to before. */
const isFirst = and(eq(respondent.state, 'invited'), eq(respondent.reminded, 0));

/** Whether a respondent's first letter has not arrived, as {@link firstLettersIn} tells it, where they are counted. */
export const isUnreachedIn = (tx: Transaction, companyId: string) =>
  sql`(${isFirst} AND ${inArray(respondent.id, tx.select({ id: letter.about }).from(letter).where(notArrived(companyId)))})`;

/**
 * Standing of a first letter that has not arrived. `at`: the planned moment; null while sending is being tried, and for a letter
 * dropped unsent.
 */
export type FirstLetter =
  | { readonly is: 'waits'; readonly at: Date | null }
  /** The other side refused it for good (R468). */
  | { readonly is: 'bounced' }
  /** It was refused, and the address is another since: it is written anew. */
  | { readonly is: 'readdressed' };

/** Whether a first letter is still to go. */
export const isUnwritten = (first: FirstLetter | undefined): boolean => first !== undefined && first.is !== 'bounced';

/**
 * Returns the first letters that have not arrived, by the ids of their people: those are not invited yet, unless they were handed
 * their link and have opened it.
 */
export async function firstLettersIn(
  tx: Transaction,
  companyId: string,
  { roundId, ids }: { readonly roundId?: string; readonly ids?: readonly string[] },
): Promise<ReadonlyMap<string, FirstLetter>> {
  if (ids?.length === 0) return new Map();
  const rows = await tx
    .select({
      id: respondent.id,
      state: letter.state,
      reason: letter.reason,
      tries: letter.tries,
      nextAt: letter.nextAt,
    })
    .from(letter)
    .innerJoin(respondent, and(eq(respondent.companyId, letter.companyId), eq(respondent.id, letter.about)))
    .where(
      and(
        notArrived(companyId),
        isFirst,
        roundId === undefined ? undefined : eq(respondent.roundId, roundId),
        ids && inArray(respondent.id, [...ids]),
      ),
    );
  return new Map(
    rows.map(({ id, state, reason, tries, nextAt }): [string, FirstLetter] => {
      if (state === 'waiting') return [id, { is: 'waits', at: tries === 0 ? nextAt : null }];
      if (reason === READDRESSED) return [id, { is: 'readdressed' }];
      return [id, reason === '' ? { is: 'waits', at: null } : { is: 'bounced' }];
    }),
  );
}

/** Which of these people their last letter did not reach, refused for good: the invitation, or a reminder after it. */
export async function bouncedIn(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, 'invitation' | 'reminder'>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: respondent.id, isFirst: sql<boolean>`${isFirst}`, isReminder: IS_REMINDER })
    .from(letter)
    .innerJoin(respondent, and(eq(respondent.companyId, letter.companyId), eq(respondent.id, letter.about)))
    .where(and(bounced(companyId), inArray(respondent.id, [...ids])));
  return new Map(
    // Whoever has opened their link was reached otherwise.
    rows.flatMap(({ id, ...of }): [string, 'invitation' | 'reminder'][] =>
      of.isFirst ? [[id, 'invitation']] : of.isReminder ? [[id, 'reminder']] : [],
    ),
  );
}

/** Whether a letter to a person was refused for good at this address; which one it was is forgotten after a while. */
export async function hasBounced(tx: Transaction, companyId: string, id: string, email: string): Promise<boolean> {
  const isOfIt = or(eq(letter.recipient, email), eq(letter.recipient, ''));
  return (await tx.$count(letter, and(bounced(companyId), eq(letter.about, id), isOfIt))) > 0;
}

/** When the last letter to a person went; null for none, and where that is forgotten by now. */
export async function lastSentTo(tx: Transaction, companyId: string, id: string): Promise<Date | null> {
  const isTheirs = and(eq(letter.companyId, companyId), eq(letter.purpose, INTERVIEW), eq(letter.about, id));
  const [last] = await tx
    .select({ at: max(letter.doneAt) })
    .from(letter)
    .where(and(isTheirs, eq(letter.state, 'sent')));
  return last?.at ?? null;
}

/** Forgets the refused letters to a person, in a transaction that writes them another. */
export async function forgetBounced(tx: Transaction, companyId: string, id: string): Promise<void> {
  await tx.delete(letter).where(and(notArrived(companyId), eq(letter.state, 'bounced'), eq(letter.about, id)));
}
