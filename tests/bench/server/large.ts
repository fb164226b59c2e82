import { PGlite } from '@electric-sql/pglite';
import { Client as PostgresClient } from 'pg';

import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { creation } from '#tests/store/examples.ts';

import { commitOf } from './client.ts';
import { makeCompany, type BenchServer } from './server.ts';

/*
 * Work of a server that holds ten companies of a hundred thousand records, beside its work a moment ago with one of a tenth of
 * that: machines and hours differ, the ratio of the two differs less.
 */

/** How much is held: two companies or more, of ten thousand records or more. */
export interface LargeSize {
  readonly companies: number;
  readonly records: number;
}

type Row = Readonly<Record<string, string | number>>;

/** How much smaller the company is that all is compared with. */
const SMALLER = 10;

/** Names for the company that came up whole, and for the one whose every record was a commit of its own. */
const SMALL = { shared: 'small-0', grown: 'small-1' };
const LARGE = { shared: 'large-0', grown: 'large-1' };

/** Devices that write at once, and commits of each. */
const WRITING = { clients: 10, each: 50 };

/** Records that others changed in a week. */
const WEEK = 500;

/** How often a week is asked for: the middle one counts. */
const TIMES = 5;

const sorted = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b);

const quantile = (part: number, times: readonly number[]): number =>
  times[Math.floor(times.length * part)] ?? Number.NaN;

const middle = (times: readonly number[]): number => quantile(0.5, sorted(times));

/** Something asked of the stored data itself, while no server has it open. */
type Ask = (statement: string) => Promise<unknown>;

async function withStored(databaseUrl: string, dataFolder: string, work: (ask: Ask) => Promise<void>): Promise<void> {
  if (databaseUrl === '') {
    const database = await PGlite.create({ dataDir: `${dataFolder}/database` });
    await work((statement) => database.exec(statement));
    await database.close();
    return;
  }
  const client = new PostgresClient({ connectionString: databaseUrl });
  await client.connect();
  await work((statement) => client.query(statement));
  // PostgreSQL does so by itself within a minute; the embedded database never does.
  await client.query('ANALYZE');
  await client.end();
}

/**
 * Another company with the same records and people, as the server would have stored it.
 * @param isGrown whether every record was made by a commit of its own; else it came up whole
 */
async function copyCompany(ask: Ask, from: string, to: string, isGrown: boolean): Promise<void> {
  const seq = isGrown ? 'row_number() OVER (ORDER BY seq, kind, id)' : 'seq';
  await ask(`
    INSERT INTO company (id, name, seq, records, bytes, is_uploading, created_by, created_at)
      SELECT '${to}', '${to}', ${isGrown ? 'records' : 'seq'}, records, bytes, is_uploading, created_by, created_at
      FROM company WHERE id = '${from}';
    INSERT INTO membership (company_id, person_id, role, link_id, created_at, member_id)
      SELECT '${to}', person_id, role, link_id, created_at, member_id FROM membership WHERE company_id = '${from}';
    INSERT INTO record (company_id, kind, id, body, bytes, seq, changed_by, updated_at, deleted_at)
      SELECT '${to}', kind, id, CASE kind WHEN 'member' THEN replace(body, '"${from}"', '"${to}"') ELSE body END, bytes, ${seq},
        changed_by, updated_at, deleted_at
      FROM record WHERE company_id = '${from}'`);
  await ask(
    isGrown
      ? `INSERT INTO change (company_id, commit_id, seq, actor, at, ops, names, taken_at)
          SELECT company_id, 'grown-' || seq, seq, changed_by, updated_at,
            '[{"op":"create","kind":"' || kind || '","id":"' || id || '","record":' || body || '}]', ARRAY[kind || '/' || id], updated_at
          FROM record WHERE company_id = '${to}'`
      : `INSERT INTO change (company_id, commit_id, seq, actor, at, ops, former, names, refused, taken_at)
          SELECT '${to}', commit_id, seq, actor, at, ops, former, names, refused, taken_at
          FROM change WHERE company_id = '${from}'`,
  );
}

/** Waiting times of devices, in order, and the server's computing time for a commit: ms. */
interface Measured {
  readonly answer: readonly number[];
  readonly peer: readonly number[];
  readonly computed: number;
}

/** Devices that write at once into one company: half make a record, half change one of those that were there. */
async function write(
  server: BenchServer,
  company: string,
  held: readonly StoredRecord[],
  run: string,
): Promise<Measured> {
  const { owner } = server;
  const { clients, each } = WRITING;
  const beganAt = new Map<number, number>();
  const heardAt: [seq: number, at: number][] = [];
  const all = { heard: 0, last: 0 };
  const stop = await owner.hear(company, (seq) => {
    if (seq > all.heard) heardAt.push([seq, performance.now()]);
    all.heard = Math.max(all.heard, seq);
  });
  const answer: number[] = [];
  const computed = server.computed();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = 0; at < each; at += 1) {
        const one = held[Math.floor(((client * each + at) / (clients * each)) * held.length)];
        const set = { op: 'set', kind: 'research', id: one?.id ?? '', fields: { title: `Правка ${run}` } } as Op;
        const made = creation('research', { id: `made-${run}-${client}-${at}` });
        const commit = at % 2 === 0 || !one ? commitOf([made]) : commitOf([set], [one]);
        const began = performance.now();
        const seq = await owner.push(company, [commit]);
        answer.push(performance.now() - began);
        beganAt.set(seq, began);
        all.last = Math.max(all.last, seq);
      }
    }),
  );
  while (all.heard < all.last) await new Promise((resolve) => setImmediate(resolve));
  stop();
  const peer = [...beganAt].map(([seq, began]) =>
    Math.max(0, (heardAt.find(([heard]) => heard >= seq)?.[1] ?? Number.NaN) - began),
  );
  return {
    answer: sorted(answer),
    peer: sorted(peer),
    computed: (1000 * (server.computed() - computed)) / (clients * each),
  };
}

const rounded = (figure: number, by = 10): number => Math.round(figure * by) / by;

function row(what: string, small: number, large: number): Row {
  return { what, 'one small': rounded(small), 'all large': rounded(large), ratio: rounded(large / small, 100) };
}

/** All that is asked of what a server holds now. */
async function measure(
  server: BenchServer,
  companies: { readonly shared: string; readonly grown: string },
  records: readonly { readonly record: StoredRecord }[],
): Promise<ReadonlyMap<string, number>> {
  const { owner } = server;
  const found = new Map<string, number>();
  const held = records.map(({ record }) => record);
  // Code that has not run yet is slow: a first round is not counted. No record is changed twice.
  const [even, odd] = [0, 1].map((rest) => held.filter((_, at) => at % 2 === rest));
  await write(server, companies.grown, even ?? [], 'first');
  const { answer, peer, computed } = await write(server, companies.grown, odd ?? [], 'counted');
  found.set('commit → answer, p50, ms', quantile(0.5, answer));
  found.set('commit → answer, p95, ms', quantile(0.95, answer));
  found.set('commit → peer, p50, ms', quantile(0.5, peer));
  found.set('commit → peer, p95, ms', quantile(0.95, peer));
  found.set('computed per commit, ms', computed);

  for (const [shape, company] of Object.entries(companies)) {
    const head = (await owner.pull(company, 0)).seq;
    const commits = Array.from({ length: WEEK }, (_, at) => {
      const one = held[Math.floor((at / WEEK) * held.length)];
      if (!one) throw new Error('nothing is held');
      const set = { op: 'set', kind: 'research', id: one.id, fields: { startDate: `2026-03-${at % 2}1` } } as Op;
      return commitOf([set], [one]);
    });
    for (let at = 0; at < WEEK; at += 100) await owner.push(company, commits.slice(at, at + 100));
    const times: number[] = [];
    for (let at = 0; at < TIMES; at += 1) {
      const began = performance.now();
      const { records } = await owner.pull(company, head);
      times.push(performance.now() - began);
      if (records !== WEEK) throw new Error(`a week is ${records} records`);
    }
    found.set(`a week, ${shape}, ms`, middle(times));
  }
  for (const [shape, company] of Object.entries(companies)) {
    const before = server.memory().now;
    server.forgetMost();
    const computedBefore = server.computed();
    const began = performance.now();
    const joined = await owner.pull(company, 0);
    found.set(`cold join, ${shape}, ms`, performance.now() - began);
    found.set(`cold join, ${shape}, server computed, ms`, 1000 * (server.computed() - computedBefore));
    found.set(`cold join, ${shape}, pages`, joined.pages);
    found.set(`cold join, ${shape}, MB`, joined.bytes / 1e6);
    found.set(`cold join, ${shape}, memory before, MB`, before);
    found.set(`cold join, ${shape}, at most, MB`, server.memory().most);
  }
  return found;
}

/** Starts a server on what is stored, and says what it takes. */
async function start(
  server: BenchServer,
  company: string,
  between?: (dataFolder: string) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const seq = (await server.owner.pull(company, 0)).seq;
  const first = await server.restart((owner) => owner.pull(company, seq), between);
  const again = [first];
  for (let at = 1; at < 3; at += 1) again.push(await server.restart((owner) => owner.pull(company, seq)));
  const { now, most } = server.memory();
  return new Map([
    ['start → listens, ms', middle(again.map(({ listens }) => listens))],
    ['start → first answer, ms', middle(again.map(({ answers }) => answers))],
    ['memory after it, MB', now],
    ['memory after it, at most, MB', most],
  ]);
}

/** Fills a server, and says what it takes with little in it and with much. */
export async function benchLarge(
  server: BenchServer,
  databaseUrl: string,
  { companies, records: count }: LargeSize,
  records: (count: number, name: string) => readonly unknown[],
): Promise<readonly Row[]> {
  const { owner } = server;
  const all = records(count, 'large') as readonly { readonly record: StoredRecord }[];
  const few = all.slice(0, count / SMALLER);

  await makeCompany(owner, SMALL.shared, few);
  const startsSmall = await start(server, SMALL.shared, (folder) =>
    withStored(databaseUrl, folder, (ask) => copyCompany(ask, SMALL.shared, SMALL.grown, true)),
  );
  const small = await measure(server, SMALL, few);

  const began = performance.now();
  await makeCompany(owner, LARGE.shared, all);
  const uploaded = performance.now();
  const startsLarge = await start(server, LARGE.shared, (folder) =>
    withStored(databaseUrl, folder, async (ask) => {
      for (let at = 1; at < companies; at += 1) await copyCompany(ask, LARGE.shared, `large-${at}`, at === 1);
    }),
  );
  const seconds = (until: number) => Math.round((until - began) / 1000);
  console.log(`the first of them up in ${seconds(uploaded)} s, all held after ${seconds(performance.now())} s`);
  const large = await measure(server, LARGE, all);
  const before = [...startsSmall, ...small];
  const after = new Map([...startsLarge, ...large]);
  return before.map(([what, figure]) => row(what, figure, after.get(what) ?? Number.NaN));
}
