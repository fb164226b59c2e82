import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { MIGRATIONS } from '#server/db/migrations.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { TABLES } from '#server/db/tables/allTables.ts';
import {
  askPostgres,
  BOTH_ENGINES,
  emptyPostgres,
  freshDatabase,
  ownedPostgres,
} from '#tests/server/support/databases.ts';

const named = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

/** Returns the table as the queries see it. */
function described(table: PgTable): unknown {
  const { columns, primaryKeys, indexes, uniqueConstraints } = getTableConfig(table);
  return {
    columns: columns.map((column) => `${column.name} ${column.getSQLType()}${column.notNull ? '' : ' null'}`).sort(),
    key: [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)].map(
      ({ name }) => name,
    ),
    indexes: indexes
      .map(({ config }) => `${config.name}${config.unique ? ' unique' : ''}: ${named(config.columns as never)}`)
      .concat(uniqueConstraints.map((one) => `${one.name} unique: ${named(one.columns)}`))
      .sort(),
  };
}

async function migrated(database: Database, table: string): Promise<unknown> {
  const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
    database.transaction({}, async (tx) => ((await tx.execute(query)) as { rows: Record<string, unknown>[] }).rows);
  const columns = await rowsOf(sql`
    SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS filled
    FROM pg_attribute WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped`);
  const indexes = await rowsOf(sql`
    SELECT c.relname AS name, indisprimary AS is_key, indisunique AS is_unique,
      (SELECT string_agg(a.attname, ',' ORDER BY k.place) FROM unnest(indkey::int[]) WITH ORDINALITY AS k (number, place)
        JOIN pg_attribute a ON a.attrelid = indrelid AND a.attnum = k.number) AS columns
    FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE indrelid = ${table}::regclass`);
  return {
    columns: columns.map(({ name, type, filled }) => `${name} ${type}${filled ? '' : ' null'}`).sort(),
    key: indexes.flatMap(({ is_key, columns: of }) => (is_key ? String(of).split(',') : [])),
    indexes: indexes
      .filter(({ is_key }) => !is_key)
      .map(({ name, is_unique, columns: of }) => `${name}${is_unique ? ' unique' : ''}: ${of}`)
      .sort(),
  };
}

describe.each(BOTH_ENGINES)('the database on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  it.each(Object.keys(TABLES) as (keyof typeof TABLES)[])('has the table %s as queries know it', async (name) => {
    const shape = JSON.stringify(described(TABLES[name]), null, 1).replaceAll('timestamp (3)', 'timestamp(3)');
    expect(shape).toBe(JSON.stringify(await migrated(database, name), null, 1));
  });
});

describe('migrations', () => {
  it('are applied once by servers that start at once', async () => {
    const url = await emptyPostgres();
    const open = () => openPostgres({ url, connections: 2, onTrouble: () => undefined });
    const servers = await Promise.all([open(), open(), open()]);
    await Promise.all(servers.map((one) => one.close()));
    expect(await askPostgres('SELECT count(*)::int AS steps FROM migration', url)).toEqual([
      { steps: MIGRATIONS.length },
    ]);
  });

  it('are not undone by an older server: it does not start', async () => {
    const url = await emptyPostgres();
    const open = () => openPostgres({ url, connections: 2, onTrouble: () => undefined });
    await (await open()).close();
    await askPostgres("INSERT INTO migration (name) VALUES ('9999_later')", url);
    await expect(open()).rejects.toThrow('newer server');
  });

  it('carry over what the log of before knows of records, whoever owns the tables', async () => {
    const url = await ownedPostgres();
    const client = new Client({ connectionString: url });
    await client.connect();
    const connection = {
      run: async (statements: string) => void (await client.query(statements)),
      rows: async (query: string, values: readonly unknown[] = []) =>
        (await client.query<Record<string, unknown>>(query, [...values])).rows,
    };
    await migrate(
      connection,
      MIGRATIONS.filter(({ name }) => name < '0004'),
    );
    await client.query("SELECT set_config('orientir.company', 'c', false)");
    await client.query(`INSERT INTO company VALUES ('c', 'Стрелка', 2, 1, 2, false, 'anna', now())`);
    await client.query(`
      INSERT INTO change (company_id, commit_id, seq, actor, at, ops, names) VALUES
        ('c', 'one', 1, 'anna', '2026-06-01', '[]', '{research/r1,experiment/e/1}'), ('c', 'no', NULL, 'anna', now(), NULL, '{}')`);
    await client.query("SELECT set_config('orientir.company', '', false)");
    await migrate(connection);
    await client.query("SELECT set_config('orientir.company', 'c', false)");
    const { rows } = await client.query('SELECT kind, id, seq::int FROM touched ORDER BY kind');
    const taken = await client.query("SELECT taken_at = at AS same FROM change WHERE commit_id = 'one'");
    await client.end();
    expect(rows).toEqual([
      { kind: 'experiment', id: 'e/1', seq: 1 },
      { kind: 'research', id: 'r1', seq: 1 },
    ]);
    expect(taken.rows).toEqual([{ same: true }]);
  });
});
