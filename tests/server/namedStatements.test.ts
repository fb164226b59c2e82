import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Transaction } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';

import { freshPostgres } from './databases.ts';

/* What is asked of PostgreSQL again and again is read and planned by it once. */

describe('a connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres({ url: await freshPostgres(), connections: 1, onTrouble: () => undefined });
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
});
