import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Transaction } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { BOTH_ENGINES, freshDatabase, freshPostgres } from '#tests/server/support/databases.ts';

/* The database reads and plans a repeated query once. */

describe.each(BOTH_ENGINES)('a connection to %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database =
      engine === 'pglite'
        ? await freshDatabase(engine)
        : await openPostgres({ url: await freshPostgres(), connections: 1, onTrouble: () => undefined });
  });
  afterAll(() => database.close());

  const ask = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.transaction({ company: 'a' }, work);

  const divide = (by: number): Promise<unknown> => ask((tx) => tx.execute(sql`SELECT 6 / ${by}::integer AS share`));

  /** Statements that it has prepared, of those with some words in them. */
  const prepared = (words: string): Promise<number> =>
    ask(async (tx) => {
      // Without a value: it has no name itself.
      const { rows } = (await tx.execute(sql.raw('SELECT statement FROM pg_prepared_statements'))) as unknown as {
        rows: readonly { readonly statement: string }[];
      };
      return rows.filter(({ statement }) => statement.includes(words)).length;
    });

  it('keeps what it is asked often with other values, once, and nothing that it is asked rarely', async () => {
    const often = async (value: number): Promise<unknown> => {
      const { rows } = (await ask((tx) => tx.execute(sql`SELECT ${value}::integer AS often`))) as unknown as {
        rows: unknown;
      };
      return rows;
    };
    for (let at = 0; at < 30; at += 1) expect(await often(at)).toEqual([{ often: at }]);
    await ask((tx) => tx.execute(sql`SELECT ${1}::integer AS rarely`));
    expect([await prepared('AS often'), await prepared('AS rarely')]).toEqual([1, 0]);
  });

  it('goes on after one of them has failed, with its transaction', async () => {
    for (let at = 0; at < 20; at += 1) {
      await expect(divide(0)).rejects.toThrow('Failed query');
      expect(await divide(3)).toMatchObject({ rows: [{ share: 2 }] });
    }
    expect(await prepared('AS share')).toBe(1);
  });

  it('takes and gives values of all kinds as it did before they had a name', async () => {
    const at = new Date('2026-06-01T10:00:00.000Z');
    const told = (): Promise<unknown> =>
      ask((tx) =>
        tx.execute(
          sql`SELECT ${'«да»'}::text AS words, ${7}::integer AS whole, ${1.5}::float8 AS part, ${true}::boolean AS yes, ${null}::text AS none,
            ${at.toISOString()}::timestamptz AS at, ${'{"a":[1]}'}::jsonb AS body, ${2}::bigint AS long`,
        ),
      ).then((result) => (result as unknown as { rows: unknown }).rows);
    const first = await told();
    for (let times = 0; times < 25; times += 1) expect(await told()).toEqual(first);
    expect(await prepared('AS words')).toBe(1);
  });
});
