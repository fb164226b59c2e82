import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp } from '#src/domain/core/operation.ts';
import { isSame } from '#src/domain/core/same.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { nameKey } from '#src/domain/plan.ts';
import type { CommitAnswer, SentCommit } from '#src/domain/sync/protocol.ts';
import { createApi } from '#store/team/api.ts';
import { exchangeOnce, type LedgerStore } from '#store/team/exchange.ts';

import { createTeamServer, type TeamServer } from '../../support/servers/teamServer.ts';
import { COMPANY } from '../contract.ts';
import { createClock, creation } from '../examples.ts';
import { anyExchangeStep, takeStep } from './exchangeSteps.ts';
import { createMemoryDevice, type MemoryDevice } from './memoryDevice.ts';

/** Does what the server took again, one after another, by the rules of the domain alone. */
function replayed(server: TeamServer): Map<string, unknown> {
  const records = new Map<string, StoredRecord>();
  for (const { commit } of server.companies.get(COMPANY)?.taken ?? []) {
    for (const op of commit.ops) records.set(nameKey(op), applyOp(records.get(nameKey(op)), op, commit.at));
  }
  return new Map([...records].map(([name, record]) => [name, dataOf(record)]));
}

const dataOf = (record: unknown): object => {
  const { createdAt: _c, updatedAt: _u, deletedAt, ...fields } = record as StoredRecord;
  return { ...fields, living: deletedAt === null };
};

/**
 * Returns a device's own commits that it does not show though they are not refused: a `set` that nothing behind it writes over.
 */
function missingAt({ ledger, rows }: MemoryDevice): readonly string[] {
  const { outbox } = ledger();
  return outbox.flatMap(({ commit }, index) =>
    commit.ops.flatMap((op, at) => {
      const isLast = ![...commit.ops.slice(at + 1), ...outbox.slice(index + 1).flatMap((row) => row.commit.ops)].some(
        (other) => nameKey(other) === nameKey(op),
      );
      if (op.op !== 'set' || !isLast) return [];
      const row = rows.get(nameKey(op)) as Record<string, unknown> | undefined;
      const isShown = Object.entries(op.fields).every(([field, value]) => isSame(row?.[field], value));
      // A record that another person removed meanwhile is not shown; its author learns of it from the server.
      return isShown || row?.deletedAt !== null ? [] : [`${commit.id}: ${nameKey(op)}`];
    }),
  );
}

describe('the exchange with a server', () => {
  it('loses nothing and does nothing twice, whatever becomes of the answers', async () => {
    const seen = { taken: 0, refused: 0, repeated: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(anyExchangeStep, { maxLength: 60, size: 'max' }), async (steps) => {
        const now = createClock();
        const server = createTeamServer({ now: () => new Date('2030-01-01'), page: 2 });
        const people = [
          { id: 'anna', name: 'Анна' },
          { id: 'pavel', name: 'Павел' },
        ] as const;
        const company = server.addCompany(COMPANY, people[0]);
        company.members.set('pavel', 'Researcher');
        // Sent commits are replayed as they were sent.
        company.believes = true;
        const devices = people.map((person) =>
          createMemoryDevice({ ask: server.fetchAs(person), personId: person.id, now }),
        );
        const [anna] = devices;
        anna?.commit([creation('research', { id: 'r1' }), creation('audience', { id: 'a1' })], null);
        for (const step of steps) {
          await takeStep(devices, step);
          expect(devices.flatMap(missingAt)).toEqual([]);
        }
        for (const device of devices) await device.release();
        for (const device of [...devices, ...devices]) expect(await device.exchange()).toBeNull();

        const onServer = new Map([...company.records].map(([name, { stored }]) => [name, stored]));
        expect(new Map([...onServer].map(([name, stored]) => [name, dataOf(stored)]))).toEqual(replayed(server));
        const taken = company.taken.map(({ commit }) => commit.id);
        expect(new Set(taken).size).toBe(taken.length);
        for (const device of devices) {
          expect(device.rows).toEqual(onServer);
          const { outbox, shadows, refused, seq } = device.ledger();
          expect([outbox, shadows, seq]).toEqual([[], [], company.seq]);
          const ended = [...taken, ...refused.map(({ id }) => id)];
          expect(device.made.filter(({ id }) => ended.filter((one) => one === id).length !== 1)).toEqual([]);
          seen.refused += refused.length;
        }
        seen.taken += taken.length;
      }),
      { numRuns: 100 },
    );
    // It is no proof if nothing met.
    expect(seen.taken).toBeGreaterThan(100);
    expect(seen.refused).toBeGreaterThan(20);
  });
});

/** Makes a ledger of given commits that notes what it receives. */
function notingLedger(commits: readonly SentCommit[]) {
  const answered: CommitAnswer[] = [];
  const store: LedgerStore = {
    seq: async () => 0,
    unsent: async (most) => commits.filter(({ id }) => !answered.some((one) => one.id === id)).slice(0, most),
    answer: async (answers) => {
      answered.push(...answers);
    },
    take: async () => undefined,
    leave: async () => undefined,
  };
  return { store, answered };
}

const commitOf = (id: string, title: string): SentCommit => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  ops: [{ op: 'set', kind: 'research', id: 'r1', fields: { title } }],
  expect: [],
  versions: { research: 0 },
});

describe('requests', () => {
  it('are made smaller when the server says that they are too big; what is too big by itself is set aside', async () => {
    const asked: string[][] = [];
    const api = createApi((async (path: string, init?: RequestInit) => {
      if (!path.endsWith('/commits')) {
        return Response.json({ records: [], erased: [], seq: 0, head: 0, more: false });
      }
      const { commits } = JSON.parse(String(init?.body)) as { commits: SentCommit[] };
      asked.push(commits.map(({ id }) => id));
      if (commits.some(({ id }) => id === 'c')) return Response.json({ error: 'too_large' }, { status: 413 });
      return Response.json({ answers: commits.map(({ id }) => ({ id, seq: 1 })), head: 1 });
    }) as typeof fetch);
    const { store, answered } = notingLedger(['a', 'b', 'c', 'd'].map((id) => commitOf(id, id)));
    expect(await exchangeOnce(COMPANY, api, store)).toBeNull();
    expect(answered).toEqual([
      { id: 'a', seq: 1 },
      { id: 'b', seq: 1 },
      { id: 'c', refused: { code: 'full' } },
      { id: 'd', seq: 1 },
    ]);
    expect(asked[0]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of a week go in pieces by their size', async () => {
    const asked: number[] = [];
    const api = createApi((async (path: string, init?: RequestInit) => {
      if (!path.endsWith('/commits')) return Response.json({ records: [], erased: [], seq: 0, head: 0, more: false });
      const { commits } = JSON.parse(String(init?.body)) as { commits: SentCommit[] };
      asked.push(commits.length);
      return Response.json({ answers: commits.map(({ id }) => ({ id, seq: 1 })), head: 1 });
    }) as typeof fetch);
    const long = 'слово '.repeat(50_000);
    const { store } = notingLedger(['a', 'b', 'c', 'd', 'e'].map((id) => commitOf(id, long)));
    await exchangeOnce(COMPANY, api, store);
    expect(asked).toEqual([2, 2, 1]);
  });

  it.each([
    [401, {}, { kind: 'signedOut' }],
    [403, {}, { kind: 'noAccess' }],
    [404, {}, { kind: 'noAccess' }],
    [409, {}, { kind: 'outdated' }],
    [429, { 'Retry-After': '7' }, { kind: 'busy', wait: 7000 }],
    [503, {}, { kind: 'offline' }],
    // Pages of a portal, of a proxy.
    [200, { 'Content-Type': 'text/html' }, { kind: 'offline' }],
    [404, { 'Content-Type': 'text/html' }, { kind: 'offline' }],
  ])('answered with %i %j are %j', async (status, headers, problem) => {
    const api = createApi(
      (async () =>
        new Response(status === 200 ? '<html>' : '{}', {
          status,
          headers: { 'Content-Type': 'application/json', ...headers },
        })) as typeof fetch,
    );
    const { store, answered } = notingLedger([commitOf('a', 'Раз')]);
    expect(await exchangeOnce(COMPANY, api, store)).toEqual(problem);
    expect(answered).toEqual([]);
  });
});
