import { sql } from 'drizzle-orm';

import type { Database } from '#server/db/database.ts';
import { companyHistory, recordHistory } from '#server/sync/history.ts';

import { timed, withDatabase } from './database.ts';

/* How long the server takes to tell a record's history, where a company has a million changes and a hundred thousand comments. */

const COMPANY = 'bench';

/** Changes in all, records that they fall on, comments, and changes of the one record that everybody changes. */
export interface HistorySize {
  readonly changes: number;
  readonly records: number;
  readonly comments: number;
  readonly hot: number;
}

const TOGETHER = 20_000;

const WORDS = 'Как начинают и почему бросают на третьем шаге: восемь разговоров с новыми учениками и их родителями. ';

/** A company with so many changes, one a minute, up to now. */
async function fill(database: Database, { changes, records, comments, hot }: HistorySize): Promise<void> {
  await database.transaction({ company: COMPANY }, async (tx) => {
    await tx.execute(sql`INSERT INTO person (id, name, is_host, created_at) VALUES ('anna', 'Анна', true, now())`);
    await tx.execute(sql`
      INSERT INTO company (id, name, seq, records, bytes, is_uploading, created_by, created_at)
      VALUES (${COMPANY}, 'Стрелка', ${changes}::bigint, ${records + comments}::int, 0, false, 'anna', now())`);
    for (const [kind, count] of [
      ['research', records],
      ['comment', comments],
    ] as const) {
      await tx.execute(sql`
        INSERT INTO record (company_id, kind, id, body, bytes, seq, changed_by, updated_at)
        SELECT ${COMPANY}, ${kind}, 'r-' || n, '{}', 2, n, 'anna', now() FROM generate_series(1, ${count}::int) n`);
    }
  });
  for (let from = 1; from <= changes; from += TOGETHER) {
    const to = Math.min(changes, from + TOGETHER - 1);
    // Every so often the one that everybody changes.
    const every = Math.floor(changes / hot);
    await database.transaction({ company: COMPANY }, (tx) =>
      tx.execute(sql`
        INSERT INTO change (company_id, commit_id, seq, actor, at, taken_at, ops, former, names)
        SELECT ${COMPANY}, 'c' || n, n, 'anna', moment, moment,
          '[{"op":"set","kind":"research","id":"' || id || '","fields":{"title":"' || n || '","description":"' || ${WORDS}::text || n || '"}}]',
          '[{"op":"set","kind":"research","id":"' || id || '","fields":{"title":"-","description":"' || ${WORDS}::text || '"}}]',
          ARRAY['research/' || id]
        FROM (
          SELECT n, CASE WHEN n % ${every}::int = 0 THEN 'hot' ELSE 'r-' || (n % ${records}::int + 1) END AS id,
            now() - make_interval(mins => ${changes}::int - n) AS moment
          FROM generate_series(${from}::int, ${to}::int) n
        ) AS made`),
    );
  }
}

/** Fills an empty database, and says how long each question takes: the middle of fifteen, and the longest, ms. */
export async function benchHistory(
  engine: string,
  url: string,
  size: HistorySize,
): Promise<Record<string, string | number>> {
  return withDatabase(engine, url, async (database) => {
    const began = performance.now();
    await fill(database, size);
    const filled = Math.round((performance.now() - began) / 1000);
    const asked = (work: Parameters<Database['transaction']>[1]) => () =>
      database.transaction({ company: COMPANY }, work);
    const of = (id: string, before: number | null) =>
      timed(asked((tx) => recordHistory(tx, COMPANY, { kind: 'research', id }, before, true)));
    const since = (days: number) =>
      timed(
        asked((tx) => companyHistory(tx, COMPANY, { moment: new Date(Date.now() - days * 24 * 60 * 60_000) }, null)),
      );
    return {
      changes: size.changes,
      comments: size.comments,
      'filled, s': filled,
      'a record, ms': await of('r-7', null),
      'of 1000 changes, ms': await of('hot', null),
      'its last page, ms': await of('hot', Math.floor(size.changes / 20)),
      'company, a day, ms': await since(1),
      'company, a week, ms': await since(7),
    };
  });
}
