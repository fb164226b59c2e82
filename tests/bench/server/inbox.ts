import { and, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '#server/db/database.ts';
import { notice } from '#server/db/tables/inbox.ts';
import { tellConcerned } from '#server/sync/following/concerns.ts';
import { ofPerson, readInbox } from '#server/inbox/readInbox.ts';

import { timed, withDatabase } from './database.ts';

/* How long the server takes to read a member's inbox, and to put a comment into others', among a hundred thousand comments. */

const COMPANY = 'bench';

/** Comments, threads that they are in, and people who hear of them. */
export interface InboxSize {
  readonly comments: number;
  readonly threads: number;
  readonly people: number;
}

const TOGETHER = 20_000;

/** Every comment concerns two people: one of all is concerned by every one of them, and has read half. */
async function fill(database: Database, { comments, threads, people }: InboxSize): Promise<void> {
  await database.transaction({ company: COMPANY }, async (tx) => {
    await tx.execute(sql`
      INSERT INTO person (id, name, is_host, created_at) SELECT 'p-' || n, 'Анна ' || n, false, now()
      FROM generate_series(1, ${people}::int) n`);
    await tx.execute(sql`
      INSERT INTO company (id, name, seq, records, bytes, is_uploading, created_by, created_at)
      VALUES (${COMPANY}, 'Стрелка', ${comments}::bigint, ${comments}::int, 0, false, 'p-1', now())`);
    await tx.execute(sql`
      INSERT INTO membership (company_id, person_id, role, created_at, member_id)
      SELECT ${COMPANY}, 'p-' || n, 'Researcher', now(), 'm-' || n FROM generate_series(1, ${people}::int) n`);
    for (let from = 1; from <= comments; from += TOGETHER) {
      const to = Math.min(comments, from + TOGETHER - 1);
      await tx.execute(sql`
        INSERT INTO record (company_id, kind, id, body, bytes, seq, changed_by, updated_at)
        SELECT ${COMPANY}, 'comment', 'c-' || n, '{}', 2, n, 'p-2', now() FROM generate_series(${from}::int, ${to}::int) n`);
      await tx.execute(sql`
        INSERT INTO thread_voice (company_id, thread_id, member_id)
        SELECT ${COMPANY}, 'c-' || (n % ${threads}::int + 1), 'm-' || (n % ${people}::int + 1)
        FROM generate_series(${from}::int, ${to}::int) n ON CONFLICT DO NOTHING`);
      for (const [person, read] of [
        [sql`'p-1'`, sql`CASE WHEN n % 2 = 0 THEN now() END`],
        [sql`'p-' || (n % (${people}::int - 1) + 2)`, sql`CASE WHEN n % 10 > 0 THEN now() END`],
      ]) {
        await tx.execute(sql`
          INSERT INTO notice (company_id, person_id, id, at, why, by_person, kind, record_id, subject, read_at, mailed_at)
          SELECT ${COMPANY}, ${person}, 'n-' || n, now() - make_interval(mins => ${comments}::int - n), 'reply', 'p-2', 'comment',
            'c-' || n, 'research:r-' || (n % 1000), ${read}, now() FROM generate_series(${from}::int, ${to}::int) n`);
      }
    }
  });
}

let said = 0;

/** A reply in a thread, as the push that takes it tells of it. */
async function reply(tx: Transaction): Promise<void> {
  said += 1;
  const after = {
    id: `said-${said}`,
    on: 'research:r-1',
    part: null,
    threadId: 'c-1',
    authorId: 'm-3',
    text: 'Да',
    mentions: [],
    deletedAt: null,
    withdrawnAt: null,
  };
  const changed = [{ kind: 'comment', id: after.id, before: undefined, after }] as const;
  await tellConcerned(tx, COMPANY, [{ personId: 'p-3', memberId: 'm-3', changed }], new Date());
}

/** Fills an empty database, and says how long each question takes: the middle of fifteen, and the longest, ms. */
export async function benchInbox(
  engine: string,
  url: string,
  size: InboxSize,
): Promise<Record<string, string | number>> {
  return withDatabase(engine, url, async (database) => {
    await fill(database, size);
    const asked = (work: (tx: Transaction) => Promise<unknown>) =>
      timed(() => database.transaction({ company: COMPANY }, work));
    const inbox = (person: string, before: string | null = null) =>
      asked((tx) => readInbox(tx, COMPANY, person, before));
    const of = {
      comments: size.comments,
      'one of 50,000 unread, ms': await inbox('p-1'),
      'its page in the middle, ms': await inbox('p-1', `n-${size.comments / 2}`),
      'somebody else’s, ms': await inbox('p-7'),
      'a reply told, ms': await asked(reply),
    };
    const began = performance.now();
    await database.transaction({ company: COMPANY }, (tx) =>
      tx
        .update(notice)
        .set({ readAt: new Date() })
        .where(and(ofPerson(COMPANY, 'p-1'), isNull(notice.readAt))),
    );
    return { ...of, 'all 50,000 read, ms': Math.round(performance.now() - began) };
  });
}
