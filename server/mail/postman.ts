import { and, eq, lt, ne, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { letter } from '../db/tables/inbox.ts';
import type { Log } from '../core/log.ts';
import type { Metrics } from '../core/metrics.ts';
import { INTERVIEW } from './queueLetter.ts';
import type { Carrier, Delivery, OutgoingLetter } from './carrier.ts';

/** Takes letters that wait to the mail server, a few at once, until it is stopped. */
export interface Postman {
  /** There may be letters: looks now. */
  wake(): void;
  /** Cancels running sends, and resolves when none is left. Another server retries cancelled ones. */
  stop(): Promise<void>;
}

export interface PostmanOptions {
  /** The open database; null before its first use. */
  readonly database: () => Promise<Database | null>;
  /** Loads what carries them, when there is the first. */
  readonly carrier: () => Promise<Carrier>;
  readonly now: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Letters that one server carries at once, at most: mail servers let one address have few connections. */
export const AT_ONCE = 4;

/** Milliseconds between two looks: what another server has left behind, and what waits for its next try, is found by them. */
const LOOK = 15 * SECOND;

/** Milliseconds for which no other process takes up a letter that is being sent: longer than any try lasts. */
const CARRIED = 2 * MINUTE;

/** Milliseconds before the next try, by how often it was tried. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

/** Milliseconds for which it is remembered that a letter went. */
const REMEMBERED = 30 * 24 * HOUR;

interface Carried extends OutgoingLetter {
  readonly tries: number;
  readonly until: Date;
}

/**
 * Takes up the letter that has waited longest; no other server gets the same.
 * @param inHand ids of letters that this server is carrying: when its clock jumps ahead, their time seems to be over
 */
async function takeUp(tx: Transaction, now: Date, inHand: ReadonlySet<string>): Promise<Carried | null> {
  const next = sql`(
    SELECT id FROM letter WHERE state = 'waiting' AND next_at <= ${now.toISOString()}::timestamptz
      AND id NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify([...inHand])}::jsonb))
    ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const [taken] = await tx
    .update(letter)
    .set({ tries: sql`${letter.tries} + 1`, nextAt: new Date(now.getTime() + CARRIED) })
    .where(eq(letter.id, next))
    .returning({
      id: letter.id,
      recipient: letter.recipient,
      subject: letter.subject,
      html: letter.html,
      words: letter.words,
      unsubscribe: letter.unsubscribe,
      tries: letter.tries,
      until: letter.until,
    });
  return taken ?? null;
}

/** Content of a finished letter is erased: the link in one lets its reader in. */
const FORGOTTEN = { subject: '', html: '', words: '', unsubscribe: '' };

/** Returns the stored result of a try. */
function outcomeOf(delivery: Delivery, { tries, until }: Carried, now: Date): Partial<typeof letter.$inferInsert> {
  if (delivery.kind === 'sent') return { ...FORGOTTEN, state: 'sent', doneAt: now, reason: null };
  if (delivery.kind === 'bounced') return { ...FORGOTTEN, state: 'bounced', doneAt: now, reason: delivery.reason };
  const nextAt = new Date(now.getTime() + (PAUSES[tries - 1] ?? PAUSES.at(-1) ?? HOUR));
  if (nextAt > until) return { ...FORGOTTEN, state: 'bounced', doneAt: now, reason: delivery.reason };
  return { nextAt, reason: delivery.reason };
}

/** A postman who has begun to look. */
export function createPostman({ database, carrier, now, log, metrics }: PostmanOptions): Postman {
  const stopping = new AbortController();
  /** Those who carry: each takes one letter after another until there is none. */
  const carrying = new Set<Promise<void>>();
  const inHand = new Set<string>();
  let loaded: Promise<Carrier> | null = null;
  let isWanted = false;
  let forgottenAt = Number.NEGATIVE_INFINITY;

  const isStopped = (): boolean => stopping.signal.aborted;

  /** Gives a letter to the mail server, and writes down what became of it. */
  async function deliver(open: Database, taken: Carried): Promise<void> {
    const began = performance.now();
    // A letter that came too late is given up without a try.
    const delivery: Delivery =
      taken.until <= now()
        ? { kind: 'bounced', reason: '' }
        : await (await (loaded ??= carrier())).send(taken, stopping.signal);
    metrics.took('orientir_letter_seconds', (performance.now() - began) / SECOND);
    // Cut by the stop of this server: the next one tries it at once.
    const outcome = delivery.kind === 'failed' && isStopped() ? { nextAt: now() } : outcomeOf(delivery, taken, now());
    await open.transaction({ mail: true }, (tx) => tx.update(letter).set(outcome).where(eq(letter.id, taken.id)));
    // Told after the result is stored: a reader of the log finds the letter waiting for its next try.
    metrics.count('orientir_letters_total', { outcome: delivery.kind });
    if (delivery.kind === 'failed') log.warn('letter_failed', { code: delivery.code, tries: taken.tries });
  }

  /** Carries one letter. @returns whether there was one */
  async function carryOne(open: Database): Promise<boolean> {
    const taken = await open.transaction({ mail: true }, (tx) => takeUp(tx, now(), inHand));
    if (!taken) return false;
    inHand.add(taken.id);
    // Where there is one there may be more: another sets out beside.
    wake();
    try {
      await deliver(open, taken);
    } finally {
      inHand.delete(taken.id);
    }
    return true;
  }

  /**
   * Forgets letters sent long ago; of those to respondents that did not arrive, the recipient: it stays known that they invited no
   * one (R436, R468).
   */
  async function forget(open: Database): Promise<void> {
    if (now().getTime() - forgottenAt < HOUR) return;
    forgottenAt = now().getTime();
    const old = new Date(forgottenAt - REMEMBERED);
    const isOld = and(ne(letter.state, 'waiting'), lt(letter.doneAt, old));
    const isUnsent = and(eq(letter.purpose, INTERVIEW), eq(letter.state, 'bounced'));
    await open.transaction({ mail: true }, async (tx) => {
      await tx
        .update(letter)
        .set({ recipient: '' })
        .where(and(isOld, isUnsent, ne(letter.recipient, '')));
      await tx.delete(letter).where(and(isOld, sql`(${isUnsent}) IS NOT TRUE`));
    });
  }

  async function carry(): Promise<void> {
    try {
      const open = await database();
      if (!open) return;
      while (!isStopped() && (await carryOne(open)));
      await forget(open);
    } catch (error) {
      log.error('letters', error);
    }
  }

  function wake(): void {
    if (isStopped()) return;
    isWanted = carrying.size >= AT_ONCE;
    if (isWanted) return;
    const one = carry().finally(() => {
      carrying.delete(one);
      // A run that has just found nothing may have looked too early.
      if (isWanted) wake();
    });
    carrying.add(one);
  }

  const looking = setInterval(wake, LOOK).unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(looking);
      stopping.abort();
      await Promise.all(carrying);
      (await loaded)?.close();
    },
  };
}
