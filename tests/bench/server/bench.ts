import { availableParallelism, loadavg } from 'node:os';

import { Client } from 'pg';

import type { StoredRecord } from '#src/domain/core/record.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { startPostgres } from '#tests/support/servers/postgres.mjs';
import { creation, loaded } from '#tests/store/examples.ts';

import { commitOf } from './client.ts';
import { benchFirstToken } from './firstToken.ts';
import { benchHistory } from './history.ts';
import { benchInbox } from './inbox.ts';
import { benchInterviews, type Crowd } from './interviews.ts';
import { benchLarge } from './large.ts';
import { benchLetters } from './letters.ts';
import { makeCompany, startBenchServer, type BenchServer } from './server.ts';

/*
 * Work that the server does in a second, its memory, and the waiting time of a device. Clients run in this process, on the same
 * machine.
 */

/** Which parts, engines and numbers of companies; all without them. */
export interface BenchOptions {
  readonly only?: string;
  readonly engines?: string;
  readonly companies?: string;
  /** Records of each large company. */
  readonly records?: string;
}

type Row = Readonly<Record<string, string | number>>;

const COMPANY = 'bench';

/** Sizes of the history under test. */
const HISTORY = { changes: 1_000_000, records: 10_000, comments: 100_000, hot: 1_000 };

/** Sizes of the inbox under test. */
const INBOX = { comments: 100_000, threads: 20_000, people: 30 };

/** Who answers a round: people, who think, and then all of them at once, who do not. */
const CROWDS: readonly Crowd[] = [
  { respondents: 20, thinks: [500, 1_000] },
  { respondents: 200, thinks: [2_000, 8_000] },
  { respondents: 200, thinks: [0, 0] },
];

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

function quantile(sorted: readonly number[], share: number): number {
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

/** Studies of about a kilobyte each, every fiftieth with a long text. */
function records(count: number, name: string): readonly unknown[] {
  return Array.from({ length: count }, (_, at) => {
    const description = 'Как начинают и почему бросают на третьем шаге. '.repeat(at % 50 === 0 ? 40 : 3);
    return loaded('research', { id: `${name}-${at}`, title: `Исследование ${at}`, description });
  });
}

async function timed<T>(work: () => Promise<T>): Promise<[milliseconds: number, result: T]> {
  const began = performance.now();
  const result = await work();
  return [rounded(performance.now() - began), result];
}

/** Transactions that took pushes so far, and how long they took together. */
async function pushTransactions(owner: BenchServer['owner']): Promise<{ count: number; seconds: number }> {
  const text = await owner.ask('GET', '/metrics');
  const of = (what: string): number =>
    Number(new RegExp(`^orientir_push_transaction_seconds_${what} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return { count: of('count'), seconds: of('sum') };
}

/** So many clients, each sending its next commit when the last one is answered: as fast as the server takes them. */
async function commits(server: BenchServer, clients: number, each: number): Promise<Row> {
  const { owner } = server;
  const company = `commits-${clients}`;
  await makeCompany(owner, company);
  const sentAt = new Map<string, number>();
  const seqAt = new Map<number, number>();
  const heardAt: [seq: number, at: number][] = [];
  const all = { heard: 0, last: 0 };
  const stop = await owner.hear(company, (seq) => {
    if (seq > all.heard) heardAt.push([seq, performance.now()]);
    all.heard = Math.max(all.heard, seq);
  });
  const took: number[] = [];
  const before = await pushTransactions(owner);
  const computedBefore = server.computed();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = 0; at < each; at += 1) {
        const id = `${client}-${at}`;
        sentAt.set(id, performance.now());
        const seq = await owner.push(company, [commitOf([creation('research', { id })])]);
        const now = performance.now();
        seqAt.set(seq, sentAt.get(id) ?? now);
        took.push(now - (sentAt.get(id) ?? now));
        all.last = Math.max(all.last, seq);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  while (all.heard < all.last) await new Promise((resolve) => setImmediate(resolve));
  stop();
  const toPeer: number[] = [];
  for (const [seq, began] of seqAt) {
    const found = heardAt.find(([one]) => one >= seq);
    if (found) toPeer.push(Math.max(0, found[1] - began));
  }
  const [answers, peers] = [took, toPeer].map((one) => one.sort((a, b) => a - b));
  return {
    clients,
    commits: clients * each,
    'commits/s': Math.round((clients * each) / seconds),
    'answer p50, ms': quantile(answers ?? [], 0.5),
    'answer p95, ms': quantile(answers ?? [], 0.95),
    'peer p50, ms': quantile(peers ?? [], 0.5),
    'peer p95, ms': quantile(peers ?? [], 0.95),
    'computed per commit, ms': rounded((1000 * (server.computed() - computedBefore)) / (clients * each)),
    ...(await pushTransactions(owner).then((after) => ({
      'commits in a transaction': rounded((clients * each) / (after.count - before.count)),
      'ms of it per commit': rounded((1000 * (after.seconds - before.seconds)) / (clients * each)),
    }))),
    'memory, MB': server.memory().now,
  };
}

async function week(server: BenchServer): Promise<Row> {
  const { owner } = server;
  const all = records(10_000, 'week') as readonly { readonly record: StoredRecord }[];
  await makeCompany(owner, COMPANY, all);
  const { seq } = await owner.pull(COMPANY, 0);
  for (let at = 0; at < 500; at += 1) {
    const saw = all[at * 7]?.record;
    if (!saw) continue;
    const set = { op: 'set', kind: 'research', id: saw.id, fields: { title: `Через неделю ${at}` } } as Op;
    await owner.push(COMPANY, [commitOf([set], [saw])]);
  }
  const [ms, { records: count, bytes }] = await timed(() => owner.pull(COMPANY, seq));
  return { what: 'a week: 500 changed of 10 000', ms, records: count, MB: rounded(bytes / 1e6) };
}

async function join(server: BenchServer, count: number): Promise<Row> {
  const { owner } = server;
  const [up] = await timed(() => makeCompany(owner, `join-${count}`, records(count, `join-${count}`)));
  const [ms, { records: got, bytes, pages }] = await timed(() => owner.pull(`join-${count}`, 0));
  return {
    what: `cold join of ${count}`,
    ms,
    records: got,
    MB: rounded(bytes / 1e6),
    pages,
    'upload, ms': up,
    'memory, MB': server.memory().now,
  };
}

async function memory(server: BenchServer, counts: readonly number[]): Promise<Row[]> {
  const rows: Row[] = [];
  let made = 0;
  for (const count of counts) {
    for (; made < count; made += 1) await makeCompany(server.owner, `m-${made}`, records(10_000, `m-${made}`));
    await server.owner.pull(`m-${made - 1}`, 0);
    const [ms] = await timed(() => server.owner.push(`m-0`, [commitOf([creation('research', { id: `x-${count}` })])]));
    const { now, most } = server.memory();
    rows.push({ companies: count, 'memory, MB': now, 'at most, MB': most, 'a commit, ms': ms });
  }
  return rows;
}

const PARTS = ['commits', 'week', 'join', 'memory', 'history', 'inbox', 'letters', 'interviews', 'firstToken', 'large'];

/**
 * Runs what was asked for, printing each table when it is there.
 * @throws RangeError for a part that there is not: a table that never comes would be taken for one without faults
 */
export async function bench({ only, engines, companies, records: recordsOfLarge }: BenchOptions): Promise<void> {
  const parts = only?.split(',') ?? PARTS;
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new RangeError(`no part «${unknown.join(', ')}»; there are ${PARTS.join(', ')}`);
  const counts = (companies ?? '1,10,100').split(',').map(Number);
  const needsPostgres = (engines ?? 'postgresql').includes('postgresql');
  const postgres = needsPostgres ? await startPostgres({ isDurable: true }) : null;
  let databases = 0;
  const freshUrl = async (): Promise<string> => {
    const client = new Client({ connectionString: postgres?.urlOf('postgres') });
    await client.connect();
    databases += 1;
    await client.query(`CREATE DATABASE bench${databases}`);
    await client.end();
    return postgres?.urlOf(`bench${databases}`) ?? '';
  };
  const withServer = async (engine: string, work: (server: BenchServer) => Promise<readonly Row[]>): Promise<void> => {
    const server = await startBenchServer(engine === 'pglite' ? '' : await freshUrl());
    try {
      console.table(await work(server));
    } finally {
      await server.stop();
    }
  };
  try {
    for (const engine of (engines ?? 'pglite,postgresql').split(',')) {
      for (const part of parts) {
        // Figures of a busy machine are of both: its load is shown beside them.
        const [busy = 0] = loadavg();
        console.log(`\n${engine}: ${part} (${availableParallelism()} cores, load ${busy.toFixed(1)} before)`);
        if (part === 'commits') {
          await withServer(engine, async (server) => {
            // Code that has not run yet is slow: a first round is not counted.
            await commits(server, 2, 100);
            const rows: Row[] = [];
            for (const [clients, each] of [
              [1, 500],
              [10, 200],
              [50, 100],
            ] as const) {
              rows.push(await commits(server, clients, each));
            }
            return rows;
          });
        }
        if (part === 'week') await withServer(engine, async (server) => [await week(server)]);
        if (part === 'join') {
          for (const count of [10_000, 100_000])
            await withServer(engine, async (server) => [await join(server, count)]);
        }
        if (part === 'history') {
          const url = engine === 'pglite' ? '' : await freshUrl();
          console.table([await benchHistory(engine, url, HISTORY)]);
        }
        if (part === 'inbox') {
          const url = engine === 'pglite' ? '' : await freshUrl();
          console.table([await benchInbox(engine, url, INBOX)]);
        }
        if (part === 'firstToken') {
          const server = await startBenchServer(engine === 'pglite' ? '' : await freshUrl(), true);
          try {
            const times = (await benchFirstToken(server)).toSorted((a, b) => a - b);
            console.table([{ answers: times.length, 'p50, ms': quantile(times, 0.5), 'p95, ms': quantile(times, 0.95), 'most, ms': quantile(times, 1) }]); // prettier-ignore
          } finally {
            await server.stop();
          }
        }
        if (part === 'interviews') {
          await withServer(engine, async (server) => {
            const rows: Row[] = [];
            for (const crowd of CROWDS) rows.push(await benchInterviews(server, crowd));
            return rows;
          });
        }
        if (part === 'letters') {
          const url = engine === 'pglite' ? '' : await freshUrl();
          console.table([await benchLetters(engine, url, 300)]);
        }
        if (part === 'large') {
          const url = engine === 'pglite' ? '' : await freshUrl();
          const server = await startBenchServer(url);
          const size = { companies: Number(companies ?? 10), records: Number(recordsOfLarge ?? 100_000) };
          try {
            console.table(await benchLarge(server, url, size, records));
          } finally {
            await server.stop();
          }
        }
        if (part === 'memory') await withServer(engine, (server) => memory(server, counts));
      }
    }
  } finally {
    await postgres?.stop();
  }
}
