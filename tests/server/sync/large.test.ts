import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Transaction } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { person } from '#server/db/tables/people.ts';
import { company } from '#server/db/tables/records.ts';
import { PAGE, pull } from '#server/sync/pull.ts';
import { push } from '#server/sync/push.ts';
import { lockCompany } from '#server/sync/pushing.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { PROTOCOL, type Pull } from '#src/domain/sync/protocol.ts';
import { askPostgres, ENGINES, freshDatabase, freshPostgres } from '#tests/server/support/databases.ts';
import { Browser, sent, startTestServer } from '#tests/server/support/team.ts';
import { example } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* A request to a company costs as much as its subject, not as the company's size. Counted in rows that the database reads. */

const OWNER = { role: 'Owner', memberId: null } as const;
const NOW = new Date('2026-06-01T12:00:00.000Z');

/** Records of a company, and how many of them each of its commits made. */
const COMPANIES = { small: [1_000, 500], large: [10_000, 500], grown: [10_000, 1] } as const;
type CompanyId = keyof typeof COMPANIES;

/** A company as an upload, or as one commit after another, has made it. */
async function fill(tx: Transaction, id: CompanyId): Promise<void> {
  const [records, together] = COMPANIES[id];
  const head = Math.ceil(records / together);
  const facts = { name: id, seq: head, records, bytes: 0, isUploading: false, createdBy: 'anna', createdAt: NOW };
  await tx.insert(company).values({ id, ...facts });
  const body = JSON.stringify(example('research', { id: '#' }));
  await tx.execute(sql`
    INSERT INTO record (company_id, kind, id, body, bytes, seq, changed_by, updated_at)
    SELECT ${id}, 'research', 'r-' || n, replace(${body}, '"#"', '"r-' || n || '"'), octet_length(${body}),
      (n - 1) / ${together}::int + 1, 'anna', ${NOW.toISOString()}::timestamptz
    FROM generate_series(1, ${records}::int) n`);
  await tx.execute(sql`
    INSERT INTO change (company_id, commit_id, seq, actor, at, ops, names)
    SELECT ${id}, 'c-' || n, n, 'anna', ${NOW.toISOString()}::timestamptz, '[]', '{}' FROM generate_series(1, ${head}::int) n`);
}

/** Rows of a table that the database has read in this transaction so far, of whichever company and by whatever way. */
async function rowsRead(tx: Transaction, table: 'record' | 'change'): Promise<number> {
  const { rows } = (await tx.execute(sql`
    SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read FROM pg_stat_xact_user_tables WHERE relname = ${table}
  `)) as unknown as { rows: readonly { readonly read: string | number }[] };
  return Number(rows[0]?.read);
}

/** Rows that were ever read, by table: what a connection has counted is known when it has ended. */
async function everRead(url: string): Promise<Readonly<Record<string, number>>> {
  await eventually(async () => {
    const others = 'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    expect(await askPostgres(others, url)).toEqual([]);
  });
  const rows = await askPostgres(
    'SELECT relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read FROM pg_stat_user_tables',
    url,
  );
  return Object.fromEntries(rows.map(({ relname, read }) => [String(relname), Number(read)]));
}

/** What the database knows of its tables: nothing yet, what it was told of them before they grew, or what they hold. */
const STATISTICS = ['none', 'of a table that has grown', 'of today'] as const;
const CASES = ENGINES.flatMap((engine) => STATISTICS.map((statistics) => ({ engine, statistics })));

describe.each(CASES)('a company of many records on $engine, statistics: $statistics', ({ engine, statistics }) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    // As the owner of the table, not as the server.
    const tell = (words: string) =>
      database.transaction({}, async (tx) => {
        await tx.execute(sql.raw('RESET ROLE'));
        await tx.execute(sql.raw(words));
      });
    for (const table of ['record', 'change']) await tell(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
    await database.transaction({}, (tx) =>
      tx.insert(person).values({ id: 'anna', name: 'Анна', isHost: true, createdAt: NOW }),
    );
    for (const id of Object.keys(COMPANIES) as CompanyId[]) {
      await database.transaction({ company: id }, (tx) => fill(tx, id));
      if (id === 'small' && statistics === 'of a table that has grown') await tell('ANALYZE record, change');
    }
    if (statistics === 'of today') await tell('ANALYZE record, change');
  });
  afterAll(() => database.close());

  /** Returns the result of some work, and the records and commits that were read for it. */
  const counted = <T>(id: CompanyId, work: (tx: Transaction) => Promise<T>) =>
    database.transaction({ company: id }, async (tx) => {
      const [records, commits] = [await rowsRead(tx, 'record'), await rowsRead(tx, 'change')];
      const done = await work(tx);
      const read = {
        records: (await rowsRead(tx, 'record')) - records,
        commits: (await rowsRead(tx, 'change')) - commits,
      };
      return [done, read] as const;
    });
  const page = async (id: CompanyId, after: number): Promise<readonly [Pull, number]> => {
    const [text, read] = await counted(id, (tx) => pull(tx, id, OWNER, after));
    return [JSON.parse(text) as Pull, read.records];
  };
  /** Changes of so many records, spread over the company, in one commit each. */
  const change = async (id: CompanyId, times: number, title: string) => {
    const step = COMPANIES[id][0] / times;
    const commits = Array.from({ length: times }, (_, at) => {
      const set = { op: 'set', kind: 'research', id: `r-${1 + at * step}`, fields: { title } } as Op;
      return sent([set], [], { expect: [] });
    });
    const [{ answers }, read] = await counted(id, async (tx) => {
      const locked = await lockCompany(tx, id);
      if (!locked) throw new Error('no company');
      const pushing = { locked, now: NOW, limits: { records: 1_000_000, bytes: 1_000_000_000 } };
      return push(tx, pushing, [{ personId: 'anna', actor: OWNER, frame: { protocol: PROTOCOL, commits } }]);
    });
    expect(answers.flatMap((one) => one.answers.filter((answer) => !('seq' in answer)))).toEqual([]);
    return read;
  };

  it.each(['large', 'grown'] as const)('joins the company %s by reading each record twice', async (id) => {
    const [count] = COMPANIES[id];
    const seen = new Set<string>();
    let [pages, all] = [0, 0];
    for (let after = 0; ;) {
      const [{ records, seq, more }, read] = await page(id, after);
      for (const one of records) seen.add(one.id);
      pages += 1;
      all += read;
      // One beyond the page tells that there is more; one says who sees names.
      expect(read).toBeLessThanOrEqual(2 * PAGE.records + 2);
      if (!more) break;
      after = seq;
    }
    expect(seen.size).toBe(count);
    expect(all).toBeLessThanOrEqual(2 * count + 2 * pages);
  });

  it.each(['small', 'large', 'grown'] as const)('tells a week of the company %s by what changed in it', async (id) => {
    const [{ head }] = await page(id, 0);
    // A found row is read, and written over: once by its name, once by the way to its place.
    expect((await change(id, 100, 'Через неделю')).records).toBeLessThanOrEqual(300);
    const [{ records, more }, read] = await page(id, head);
    expect([records.length, more]).toEqual([100, false]);
    expect(read).toBeLessThanOrEqual(2 * 100 + 2);
    const [{ records: nothing }, none] = await page(id, head + 100);
    expect(nothing).toEqual([]);
    expect(none).toBeLessThanOrEqual(2);
  });

  it.each(['small', 'large', 'grown'] as const)(
    'takes one commit into the company %s by its record alone',
    async (id) => {
      const read = await change(id, 1, 'Ещё раз');
      expect(read.records).toBeLessThanOrEqual(5);
      expect(read.commits).toBe(0);
    },
  );
});

// The embedded database forgets what it has counted when it is closed; what the server asks of both is the same.
it('a server that starts on many records reads none of them', async () => {
  const url = await freshPostgres();
  const filling = await openPostgres({ url, connections: 1, onTrouble: () => undefined });
  await filling.transaction({ company: 'large' }, (tx) => fill(tx, 'large')).finally(() => filling.close());
  const before = await everRead(url);
  const server = await startTestServer('postgresql', { databaseUrl: url });
  try {
    await new Browser(server.address).enter(await server.ownerToken(), 'Анна');
    await server.pause();
    const after = await everRead(url);
    expect(Number(after.link)).toBeGreaterThan(Number(before.link));
    expect(after.record).toBe(before.record);
  } finally {
    await server.stop();
  }
});
