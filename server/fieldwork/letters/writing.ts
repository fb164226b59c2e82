import { eq, and, inArray } from 'drizzle-orm';

import {
  invitingLetter,
  remindingLetter,
  wordsOfRound,
  type AskedBy,
} from '../../../src/domain/fieldwork/writing/askingLetter.ts';
import type { Round } from '../../../src/domain/fieldwork/kinds.ts';
import { notBefore } from '../../../src/domain/fieldwork/writing/quietHours.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { letter } from '../../db/tables/inbox.ts';
import type { Mail } from '../../mail/mail.ts';
import { INTERVIEW, KEPT } from '../../mail/queueLetter.ts';
import { addressOfToken, tokenOf } from '../tokens.ts';

/** Dependencies of letters to respondents. */
export interface Writing {
  /** In a transaction of the company. */
  readonly tx: Transaction;
  readonly mail: Pick<Mail, 'queue'>;
  /** Origin of the respondents' page. */
  readonly baseUrl: string;
  readonly secret: string;
  readonly companyId: string;
  /** Name of the company. */
  readonly company: string;
  readonly round: Round;
  readonly now: Date;
}

export interface Addressed {
  readonly id: string;
  readonly email: string;
  /** Null: invited for the first time. */
  readonly reminded: { readonly hasBegun: boolean } | null;
}

/** Whether a round writes letters: it has begun and goes on, by mail; those of one that is paused wait until it does. */
export const writesLetters = (round: Round | null): round is Round =>
  round !== null && (round.state === 'running' || round.state === 'paused') && round.byMail && round.script !== null;

/** Puts a letter among those that wait: it goes when people may be written to, and the round asks. */
export async function writeTo(
  { tx, mail, baseUrl, secret, companyId, company, round, now }: Writing,
  { id, email, reminded }: Addressed,
): Promise<void> {
  const address = `${baseUrl}${addressOfToken(tokenOf(secret, 'respondent', companyId, id))}`;
  const said: AskedBy = { company, address, ...wordsOfRound(round) };
  const givenUp = new Date(now.getTime() + KEPT);
  await mail.queue(tx, {
    ...(reminded ? remindingLetter(said, reminded.hasBegun) : invitingLetter(said)),
    to: email,
    companyId,
    purpose: INTERVIEW,
    about: id,
    unsubscribe: address,
    // When the round goes on, followRound.ts lets it go.
    notBefore: round.state === 'running' ? notBefore(now, round) : givenUp,
    until: givenUp,
  });
}

/** Takes back what was to be written to a respondent and has not gone. */
export async function takeBackLetters(tx: Transaction, companyId: string, id: string): Promise<void> {
  await tx
    .delete(letter)
    .where(
      and(
        eq(letter.companyId, companyId),
        eq(letter.purpose, INTERVIEW),
        eq(letter.about, id),
        eq(letter.state, 'waiting'),
      ),
    );
}

/** Takes back what was to be written to a contact in any round, and has not gone. */
export async function takeBackLettersTo(
  tx: Transaction,
  { companyId, listId, contactId }: Pick<typeof respondent.$inferSelect, 'companyId' | 'listId' | 'contactId'>,
): Promise<void> {
  if (listId === null || contactId === null) return;
  const rows = await tx
    .select({ id: respondent.id })
    .from(respondent)
    .where(
      and(eq(respondent.companyId, companyId), eq(respondent.listId, listId), eq(respondent.contactId, contactId)),
    );
  for (const { id } of rows) await takeBackLetters(tx, companyId, id);
}

const toRespondents = (companyId: string, ids: readonly string[]) =>
  and(eq(letter.companyId, companyId), eq(letter.purpose, INTERVIEW), inArray(letter.about, [...ids]));

/** How many letters to respondents wait to go. */
export async function countLetters(tx: Transaction, companyId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return tx.$count(letter, and(toRespondents(companyId, ids), eq(letter.state, 'waiting')));
}

/**
 * Takes back what was to be written to respondents, and what is remembered of it, addresses included.
 * @returns how many of them had not gone
 */
export async function forgetLetters(tx: Transaction, companyId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx.delete(letter).where(toRespondents(companyId, ids)).returning({ state: letter.state });
  return gone.filter(({ state }) => state === 'waiting').length;
}
