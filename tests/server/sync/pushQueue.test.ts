import * as fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createHub } from '#server/context/hub.ts';
import type { Database } from '#server/db/database.ts';
import { membership } from '#server/db/tables/access.ts';
import { person, session } from '#server/db/tables/people.ts';
import { change, company, record } from '#server/db/tables/records.ts';
import { createPushQueue, type PushOutcome, type PushQueue } from '#server/http/pushQueue.ts';
import type { Role } from '#src/domain/account/account.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { PROTOCOL, type SentCommit } from '#src/domain/sync/protocol.ts';
import { ENGINES, freshDatabase } from '#tests/server/support/databases.ts';
import { sent } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';
import { countOf, SEED } from '#tests/stress/counts.ts';

/* Pushes that wait together are taken in one transaction, and come to what they would have come to one after another. */

const NOW = new Date('2026-06-01T12:00:00.000Z');
const PEOPLE = { anna: 'Owner', boris: 'Researcher', vera: 'Viewer' } as const satisfies Record<string, Role>;

const set = (id: string, title: string): Op => ({ op: 'set', kind: 'research', id, fields: { title } }) as Op;

/** A commit over a title that its author saw. */
const titled = (id: string, from: string, to: string): SentCommit =>
  sent([set(id, to)], [], { expect: [{ kind: 'research', id, living: true, holds: [{ field: 'title', is: from }] }] });

const made = (id: string, title = 'Начало'): SentCommit => sent([creation('research', { id, title })]);

const frame = (...commits: readonly SentCommit[]) => ({ protocol: PROTOCOL, commits });

const nothing = (): void => undefined;

/** Returns the results of a push: numbers of commits, codes of refusals. */
const said = (outcome: PushOutcome): unknown =>
  typeof outcome === 'string' ? outcome : outcome.answers.map((one) => ('seq' in one ? one.seq : one.refused.code));

describe.each(ENGINES)('pushes that wait together on %s', (engine) => {
  let database: Database;
  let batches: number[] = [];
  /** Further work of a transaction. */
  let before: () => Promise<void> | void = nothing;
  let after: (written: ReadonlySet<string>) => void = nothing;

  beforeAll(async () => {
    database = await freshDatabase(engine);
    await database.transaction({}, async (tx) => {
      for (const id of [...Object.keys(PEOPLE), 'stranger']) {
        await tx.insert(person).values({ id, name: id, isHost: false, createdAt: NOW });
        const expiresAt = new Date('2026-07-01T00:00:00.000Z');
        await tx.insert(session).values({ tokenHash: id, personId: id, createdAt: NOW, expiresAt });
      }
    });
  });
  afterAll(() => database.close());

  /** Returns a queue over the database, with hooks for the test. */
  function queueOf(): PushQueue {
    batches = [];
    before = nothing;
    after = nothing;
    const watched: Database = {
      ...database,
      async transaction(scope, work) {
        await before();
        return database.transaction(scope, async (tx) => {
          const result = await work(tx);
          const ids = await tx.select({ id: change.commitId }).from(change);
          after(new Set(ids.map(({ id }) => id)));
          return result;
        });
      },
    };
    return createPushQueue({
      database: async () => watched,
      hub: createHub({ tell: () => undefined }),
      limits: { records: 1_000, bytes: 1_000_000 },
      secret: () => 'secret',
      now: () => NOW,
      onErased: () => undefined,
      onBatch: (pushes) => void batches.push(pushes),
    });
  }

  async function newCompany(id: string): Promise<string> {
    await database.transaction({ company: id }, async (tx) => {
      const facts = { name: id, seq: 0, records: 0, bytes: 0, isUploading: false, createdBy: 'anna', createdAt: NOW };
      await tx.insert(company).values({ id, ...facts });
      for (const [personId, role] of Object.entries(PEOPLE)) {
        await tx.insert(membership).values({ companyId: id, personId, role, linkId: null, createdAt: NOW });
      }
    });
    return id;
  }

  /** All that a company has. */
  const standing = (id: string) =>
    database.transaction({ company: id }, async (tx) => ({
      records: await tx
        .select({ kind: record.kind, id: record.id, body: record.body, seq: record.seq, by: record.changedBy })
        .from(record)
        .where(eq(record.companyId, id))
        .orderBy(asc(record.kind), asc(record.id)),
      changes: await tx
        .select({
          id: change.commitId,
          seq: change.seq,
          actor: change.actor,
          ops: change.ops,
          names: change.names,
          refused: change.refused,
        })
        .from(change)
        .where(eq(change.companyId, id))
        .orderBy(asc(change.commitId)),
      counters: await tx
        .select({ seq: company.seq, records: company.records, bytes: company.bytes })
        .from(company)
        .where(eq(company.id, id)),
    }));

  it('are one transaction, in the order in which they came', async () => {
    const id = await newCompany('order');
    const queue = queueOf();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => queue.take(id, 'anna', frame(made(`r${at}`)))),
    );
    expect(outcomes.map(said)).toEqual(Array.from({ length: 50 }, (_, at) => [at + 1]));
    expect(batches).toEqual([50]);
  });

  it('a commit that is refused is refused alone', async () => {
    const id = await newCompany('bad');
    const queue = queueOf();
    const broken = { id: 'broken', ops: 'nothing' } as unknown as SentCommit;
    const outcomes = await Promise.all([
      queue.take(id, 'anna', frame(made('r1'), broken, made('r2'))),
      queue.take(id, 'vera', frame(made('r3'))),
      queue.take(id, 'stranger', frame(made('r4'))),
      queue.take(id, 'nobody', frame(made('r5'))),
      queue.take(id, 'boris', frame(titled('r1', 'Начало', 'Правка Бориса'))),
      queue.take(id, 'anna', frame(titled('r1', 'Начало', 'Правка Анны'), titled('r2', 'Начало', 'Вторая'))),
    ]);
    expect(batches).toEqual([6]);
    expect(outcomes.map(said)).toEqual([
      [1, 'invalid', 2],
      ['forbidden'],
      'not_found',
      'signed_out',
      [3],
      ['conflict', 4],
    ]);
    const { records } = await standing(id);
    expect(records.map((one) => [one.id, one.by, (JSON.parse(one.body) as { title: string }).title])).toEqual([
      ['r1', 'boris', 'Правка Бориса'],
      ['r2', 'anna', 'Вторая'],
    ]);
  });

  it('a commit that came twice is applied once, and both are told the same', async () => {
    const id = await newCompany('twice');
    const queue = queueOf();
    const one = made('r1');
    const forbidden = made('r2');
    const outcomes = await Promise.all([
      queue.take(id, 'anna', frame(one, one)),
      queue.take(id, 'anna', frame(one)),
      queue.take(id, 'vera', frame(forbidden)),
      queue.take(id, 'anna', frame(forbidden, one)),
    ]);
    expect(batches).toEqual([4]);
    expect(outcomes.map(said)).toEqual([[1, 1], [1], ['forbidden'], ['forbidden', 1]]);
    const { counters, changes } = await standing(id);
    expect(counters).toMatchObject([{ seq: 1, records: 1 }]);
    expect(changes).toHaveLength(2);
  });

  it('what one of them does to the database befalls it alone', async () => {
    const id = await newCompany('poison');
    const queue = queueOf();
    const poison = made('p');
    after = (written) => {
      if (written.has(poison.id)) throw new Error('the database refuses');
    };
    const outcomes = await Promise.allSettled(
      [made('r1'), poison, made('r2')].map((one) => queue.take(id, 'anna', frame(one))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await standing(id)).records.map((one) => one.id)).toEqual(['r1', 'r2']);
    expect((await standing(id)).counters).toMatchObject([{ seq: 2, records: 2 }]);
  });

  it('are all refused when there is no database, each once, and taken when it is back', async () => {
    const id = await newCompany('away');
    const queue = queueOf();
    const [first, second] = [made('r1'), made('r2')];
    let tries = 0;
    before = async () => {
      tries += 1;
      throw new Error('no database');
    };
    const send = () => Promise.allSettled([first, second].map((one) => queue.take(id, 'anna', frame(one))));
    expect((await send()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
    before = nothing;
    expect((await send()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('a role that was taken away while a push waited is gone', async () => {
    const id = await newCompany('taken-away');
    const queue = queueOf();
    before = async () => {
      before = nothing;
      await database.transaction({ company: id }, (tx) =>
        tx.delete(membership).where(eq(membership.personId, 'boris')),
      );
    };
    const outcomes = await Promise.all(['boris', 'anna'].map((who) => queue.take(id, who, frame(made(`of ${who}`)))));
    expect(outcomes.map(said)).toEqual(['not_found', [1]]);
  });

  it('an import does not hold up those before it, and nobody is left behind', async () => {
    const id = await newCompany('import');
    const queue = queueOf();
    const large = sent(Array.from({ length: 990 }, (_, at) => creation('research', { id: `i${at}` })));
    const outcomes = await Promise.all(
      [made('r1'), made('r2'), large, made('r3')].map((one) => queue.take(id, 'anna', frame(one))),
    );
    expect(outcomes.map(said)).toEqual([[1], [2], [3], [4]]);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  it('come to the same as one after another, whatever they are', async () => {
    const IDS = ['r1', 'r2', 'r3'];
    const TITLES = ['Начало', 'Раз', 'Два'];
    const anyCommit = fc.record({
      does: fc.constantFrom('make', 'title', 'title', 'remove', 'erase', 'break', 'old'),
      id: fc.constantFrom(...IDS),
      from: fc.constantFrom(...TITLES),
      to: fc.constantFrom(...TITLES),
      /** Whether it is one that was sent before. */
      again: fc.option(fc.nat({ max: 20 }), { freq: 4 }),
    });
    const anyPush = fc.record({
      who: fc.constantFrom('anna', 'boris', 'vera', 'anna', 'boris', 'stranger', 'nobody'),
      commits: fc.array(anyCommit, { minLength: 1, maxLength: 3 }),
    });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyPush, { minLength: 2, maxLength: 12 }), async (pushes) => {
        runs += 1;
        const all: SentCommit[] = [];
        const frames = pushes.map(({ who, commits }) => ({
          who,
          commits: commits.map(({ does, id, from, to, again }) => {
            const former = again === null ? undefined : all[again];
            if (former) return former;
            const remove = { op: 'remove', kind: 'research', id } as Op;
            const one =
              does === 'make'
                ? made(id, to)
                : does === 'remove'
                  ? sent([remove])
                  : does === 'break'
                    ? ({ ...made(id), ops: [] } as SentCommit)
                    : does === 'old'
                      ? { ...titled(id, from, to), versions: { research: 0 } }
                      : { ...titled(id, from, to), ...(does === 'erase' ? { erases: true } : {}) };
            all.push(one);
            return one;
          }),
        }));
        const [together, apart] = [await newCompany(`together ${runs}`), await newCompany(`apart ${runs}`)];
        const queue = queueOf();
        const one = await Promise.all(frames.map(({ who, commits }) => queue.take(together, who, frame(...commits))));
        expect(batches).toEqual([pushes.length]);
        const other: PushOutcome[] = [];
        for (const { who, commits } of frames) other.push(await queue.take(apart, who, frame(...commits)));
        expect(one.map(said)).toEqual(other.map(said));
        expect(await standing(together)).toEqual(await standing(apart));
      }),
      { numRuns: countOf('pushOrders'), seed: SEED },
    );
  });
});
