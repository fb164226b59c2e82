import { setImmediate } from 'node:timers/promises';

import type { PushAnswer } from '../../src/domain/sync/protocol.ts';
import type { RawPush } from '../../src/domain/sync/schema.ts';
import type { Database, Transaction } from '../db/database.ts';
import { pushersOf } from '../access/access.ts';
import { followMembers } from '../people/followMembers.ts';
import { renamePerson } from '../people/renamePerson.ts';
import type { Erased } from '../erasures/ledger.ts';
import type { Hub, HubMessage } from '../context/hub.ts';
import { tellNames } from '../sync/names.ts';
import { push } from '../sync/push.ts';
import { lockCompany, type CompanyLimits } from '../sync/pushing.ts';

/** Outcome of a push: its answers, or why the sender may not push. */
export type PushOutcome = PushAnswer | 'signed_out' | 'not_found';

/** Takes what devices send: what waits for one company goes into one transaction, so that fifty cost little more than one. */
export interface PushQueue {
  /**
   * Resolves when the push is stored.
   * @param session hash of the session's token
   * @throws what the database says
   */
  take(company: string, session: string, frame: RawPush): Promise<PushOutcome>;
}

export interface PushQueueOptions {
  readonly database: () => Promise<Database>;
  readonly hub: Hub;
  readonly limits: CompanyLimits;
  readonly now: () => Date;
  /** The server's secret. */
  readonly secret: () => string;
  /** Writes down what was erased for good, as the last step of a transaction. */
  readonly onErased: (erased: Erased) => void;
  /** Told of each transaction: how many pushes it took, and its milliseconds. */
  readonly onBatch: (pushes: number, milliseconds: number) => void;
}

interface Waiting {
  readonly session: string;
  readonly frame: RawPush;
  resolve(outcome: PushOutcome): void;
  reject(error: unknown): void;
}

/** Maximum of operations in one transaction, unless a single push has more: no sender waits long behind an import. */
const MOST_OPS = 1_000;

/** Pushes that are not waited beyond: in a flood there is always one more. */
const ENOUGH = 100;

/** Roughly what a push takes to judge. */
const weigh = ({ commits }: RawPush): number =>
  commits.reduce((sum, commit) => {
    const { ops } = commit as { readonly ops?: unknown };
    return sum + (Array.isArray(ops) ? ops.length : 0) + 1;
  }, 1);

/** The first of those who wait, as many as one transaction takes; they wait no longer. */
function nextOf(waiting: Waiting[]): Waiting[] {
  let weight = 0;
  const end = waiting.findIndex(({ frame }, at) => {
    weight += weigh(frame);
    return at > 0 && weight > MOST_OPS;
  });
  return waiting.splice(0, end < 0 ? waiting.length : end);
}

/**
 * Resolves when no more pushes arrive at this moment. The embedded database computes in this very thread: without this, pushes
 * sent meanwhile would be read one at a time, between transactions of one push each.
 */
async function arrivals(waiting: readonly Waiting[]): Promise<void> {
  for (let before = 0; waiting.length > before && waiting.length < ENOUGH;) {
    before = waiting.length;
    await setImmediate();
  }
}

/** People named in one message: PostgreSQL passes on no more than 8,000 bytes of one. */
const MOST_NAMED = 100;

/** Returns the messages about a company's new number, and those for people whose inboxes have changed. */
function headsOf(seq: number, concerned: readonly string[]): readonly HubMessage[] {
  const heads: HubMessage[] = [{ type: 'head', seq, concerned: concerned.slice(0, MOST_NAMED) }];
  for (let at = MOST_NAMED; at < concerned.length; at += MOST_NAMED) {
    heads.push({ type: 'head', seq, concerned: concerned.slice(at, at + MOST_NAMED) });
  }
  return heads;
}

/** Creates an empty push queue. */
export function createPushQueue({
  database,
  hub,
  limits,
  now,
  secret,
  onErased,
  onBatch,
}: PushQueueOptions): PushQueue {
  const queues = new Map<string, Waiting[]>();

  async function takeIn(tx: Transaction, company: string, batch: readonly Waiting[]) {
    const locked = await lockCompany(tx, company);
    // After the lock: what was taken away while others were waited for is gone.
    const people = await pushersOf(tx, company, [...new Set(batch.map(({ session }) => session))], now());
    const before = locked?.seq ?? 0;
    const asked = batch.map((one) => ({ one, person: people.get(one.session) }));
    const allowed = asked.flatMap(({ one, person }) =>
      person?.actor ? [{ one, push: { personId: person.id, actor: person.actor, frame: one.frame } }] : [],
    );
    const outcomes = new Map<Waiting, PushOutcome>(
      asked.map(({ one, person }) => [one, person ? 'not_found' : 'signed_out']),
    );
    const told: HubMessage[] = [];
    if (!locked || allowed.length === 0) return { outcomes, told, erased: [] };
    const pushing = { locked, now: now(), limits, secret: secret() };
    const { answers, members, concerned, renamed, isSightChanged, erased } = await push(
      tx,
      pushing,
      allowed.map((one) => one.push),
    );
    if (isSightChanged) await tellNames(tx, pushing);
    const ended = await followMembers(tx, pushing, members);
    for (const [id, name] of renamed) await renamePerson(tx, id, name);
    allowed.forEach(({ one }, at) => outcomes.set(one, answers[at] ?? 'not_found'));
    if (ended.length > 0) told.push({ type: 'ended', people: ended });
    if (locked.seq > before) told.push(...headsOf(locked.seq, concerned));
    return { outcomes, told, erased };
  }

  /**
   * Takes pushes in one transaction.
   * @returns whether it was begun at all; when it failed, no push has been answered
   */
  async function attempt(company: string, batch: readonly Waiting[]): Promise<{ error: unknown; isBegun: boolean }> {
    let isBegun = false;
    try {
      const open = await database();
      const began = performance.now();
      const { outcomes, told } = await open.transaction({ company }, async (tx) => {
        isBegun = true;
        const done = await takeIn(tx, company, batch);
        for (const body of done.told) await open.tell({ company, body }, tx);
        for (const entry of done.erased) onErased(entry);
        return done;
      });
      onBatch(batch.length, performance.now() - began);
      for (const one of told) hub.receive(company, one);
      for (const one of batch) one.resolve(outcomes.get(one) ?? 'not_found');
      return { error: null, isBegun };
    } catch (error) {
      return { error, isBegun };
    }
  }

  async function takeAll(company: string, batch: readonly Waiting[]): Promise<void> {
    const { error, isBegun } = await attempt(company, batch);
    if (error === null) return;
    if (batch.length === 1 || !isBegun) {
      for (const one of batch) one.reject(error);
      return;
    }
    // A push that fails in the database must not affect the others: each is taken by itself, as long as there is a database.
    const left = [...batch];
    for (let one = left.shift(); one; one = left.shift()) {
      const alone = await attempt(company, [one]);
      if (alone.error === null) continue;
      one.reject(alone.error);
      if (!alone.isBegun) for (const other of left.splice(0)) other.reject(alone.error);
    }
  }

  async function work(company: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) {
      await arrivals(waiting);
      await takeAll(company, nextOf(waiting));
    }
    queues.delete(company);
  }

  return {
    take: (company, session, frame) =>
      new Promise((resolve, reject) => {
        const one = { session, frame, resolve, reject };
        const waiting = queues.get(company);
        if (waiting) {
          waiting.push(one);
          return;
        }
        const first = [one];
        queues.set(company, first);
        void work(company, first);
      }),
  };
}
