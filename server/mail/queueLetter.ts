import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';

import { isEmail } from '../../src/domain/core/email.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { letter } from '../db/tables/inbox.ts';
import { letterContent, type LetterText } from './letterText.ts';

/** Purpose of letters to respondents: whether one has gone is asked of for as long as there is its respondent. */
export const INTERVIEW = 'interview';

/** Reason of one that was refused for good, when its person has another address since: it is written anew. */
export const READDRESSED = 'readdressed';

/** Whether a letter was written to remind: the one that invites is written at once. */
export const IS_REMINDER = sql<boolean>`${respondent.reminded} > 0 AND ${letter.createdAt} > ${respondent.invitedAt} + interval '1 minute'`;

/** Milliseconds after which a letter to a respondent that has not gone is given up. */
export const KEPT = 30 * 24 * 60 * 60 * 1000;

export interface NewLetter extends LetterText {
  /** One address, without a name. */
  readonly to: string;
  /** The company that it is sent for, in a transaction of that company; null for none. */
  readonly companyId: string | null;
  /** Why it is written: `invitation`, `signIn`. */
  readonly purpose: string;
  /** Id of what it is about. */
  readonly about: string;
  /** Where the recipient is written to no more, by a page or by one press of their mail program; default nowhere. */
  readonly unsubscribe?: string;
  /** Time after which the letter is no longer needed: an unsent one is dropped then. */
  readonly until: Date;
  /** It is not to go before; default at once. */
  readonly notBefore?: Date;
}

/**
 * Puts a letter among those that wait, in the transaction that causes it: it goes when that is committed, and only then.
 * @returns its id
 * @throws RangeError for what is no address
 */
export async function queueLetter(
  tx: Transaction,
  { to, companyId, purpose, about, until, notBefore, unsubscribe = '', ...said }: NewLetter,
  now: Date,
): Promise<string> {
  if (!isEmail(to)) throw new RangeError('no address');
  const id = randomUUID();
  await tx.insert(letter).values({
    id,
    companyId,
    purpose,
    about,
    recipient: to,
    ...letterContent(said),
    unsubscribe,
    state: 'waiting',
    tries: 0,
    nextAt: notBefore ?? now,
    until,
    reason: null,
    createdAt: now,
    doneAt: null,
  });
  return id;
}
