import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Scope, Transaction } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { TABLES } from '#server/db/tables/allTables.ts';
import { ENGINES, freshDatabase, ownedPostgres } from '#tests/server/support/databases.ts';
import { rowsOf, type Table } from '#tests/server/support/rows.ts';

/* Another company's rows are not there even for a query that forgets to ask for its own. */

/** Tables whose rows belong to companies: a company sees its own, and writes nothing else. */
const OF_COMPANY = [
  'company',
  'record',
  'change',
  'touched',
  'file',
  'erasure',
  'membership',
  'former_member',
  'link',
  'invitation',
  'letter',
  'outward',
  'audit',
  'notice',
  'thread_voice',
  'muted',
  'respondent',
  'answer',
  'round_link',
  'incentive_code',
  'round_watch',
  'refusal_print',
  'bot',
  'telegram_chat',
  'telegram_outgoing',
  'telegram_update',
  'model',
  'model_month',
  'model_call',
] as const satisfies readonly Table[];

/** Proofs of identity: only the sign-in sees them. */
const OF_SIGN_IN = ['account', 'verification', 'passkey', 'two_factor'] as const satisfies readonly Table[];

/**
 * Tables without a wall: they hold no data of a company. A person is found by the hash of a token that they have, before it is
 * known which company the request concerns.
 */
const OF_NOBODY = ['person', 'session', 'server_mark', 'inbox_choice'] as const satisfies readonly Table[];

const NAMES = new Set([
  'id',
  'commitId',
  'sha256',
  'tokenHash',
  'memberId',
  'threadId',
  'subject',
  'contactId',
  'code',
  'roundId',
  'botId',
  'chatId',
  'month',
]);

const WALLED = [...OF_COMPANY, ...OF_SIGN_IN];

/** The same row, as another one: of the other company’s person where it is of a person. */
const another = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (field === 'personId') return [field, 'person of one'];
      if (field === 'seq') return [field, 2];
      return [field, NAMES.has(field) ? `${value}*` : value];
    }),
  );

const put = (tx: Transaction, table: Table, row: object) => tx.insert(TABLES[table]).values(row as never);

async function fill(database: Database, id: string): Promise<void> {
  await database.transaction({ company: id, signIn: true }, async (tx) => {
    for (const [table, row] of Object.entries(rowsOf(id))) await put(tx, table as Table, row);
  });
}

/** How many rows of each walled table a transaction sees, without those of which it sees none. */
async function seen(database: Database, scope: Scope): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of WALLED) {
    const rows = await database.transaction(scope, (tx) => tx.select({ one: sql`1` }).from(TABLES[table]));
    if (rows.length > 0) counts[table] = rows.length;
  }
  return counts;
}

/** One of each, and two of what the database adds to by itself. */
const OWN: Readonly<Record<string, number>> = {
  ...Object.fromEntries(OF_COMPANY.map((table) => [table, 1])),
  touched: 2,
};

class Undone extends Error {}

/** Does something, and takes it back. */
async function tried<T>(database: Database, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const done: T[] = [];
  const undo = async (tx: Transaction): Promise<void> => {
    done.push(await work(tx));
    throw new Undone();
  };
  await database.transaction(scope, undo).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return done[0] as T;
}

it('every table is of companies, of the way in, or said to need no wall', () => {
  expect([...WALLED, ...OF_NOBODY].toSorted()).toEqual(Object.keys(TABLES).toSorted());
  const ofCompanies = Object.entries(TABLES).flatMap(([name, table]) => ('companyId' in table ? [name] : []));
  expect([...ofCompanies, 'company'].toSorted()).toEqual([...OF_COMPANY].toSorted());
});

describe.each([...ENGINES, 'postgresql without superuser'] as const)('row-level security on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database =
      engine === 'postgresql without superuser'
        ? await openPostgres({ url: await ownedPostgres(), connections: 3, onTrouble: () => undefined })
        : await freshDatabase(engine);
    await fill(database, 'one');
    await fill(database, 'other');
  });
  afterAll(() => database.close());

  it('is there, and holds for the owner of the tables too, on every table of the database that is to have it', async () => {
    const { rows } = (await database.transaction({}, (tx) =>
      tx.execute(sql`
        SELECT relname AS name, relrowsecurity AND relforcerowsecurity AS walled FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')`),
    )) as unknown as { rows: readonly { readonly name: string; readonly walled: boolean }[] };
    const named = (walled: boolean) => rows.filter((one) => one.walled === walled).map(({ name }) => name);
    expect(named(true).toSorted()).toEqual([...WALLED].toSorted());
    // The names of the migration steps belong to no company.
    expect(named(false).toSorted()).toEqual([...OF_NOBODY, 'migration'].toSorted());
  });

  it('shows a company its own rows', async () => expect(await seen(database, { company: 'one' })).toEqual(OWN));
  it('shows nothing without a company', async () => expect(await seen(database, {})).toEqual({}));
  it('shows a person where they work and what they have not read, and nothing inside', async () =>
    expect(await seen(database, { person: 'person of one' })).toEqual({ membership: 1, company: 1, notice: 1 }));
  it('shows who takes a backup which companies there are, and nothing inside', async () =>
    expect(await seen(database, { backup: true })).toEqual({ company: 2 }));
  it('shows who has a token what it is of', async () => {
    expect(await seen(database, { link: 'link of one' })).toEqual({ link: 1 });
    expect(await seen(database, { link: 'page of one' })).toEqual({ outward: 1 });
    expect(await seen(database, { link: 'invitation of one' })).toEqual({ invitation: 1 });
    expect(await seen(database, { link: 'respondent of one' })).toEqual({ respondent: 1 });
    expect(await seen(database, { link: 'round of one' })).toEqual({ round_link: 1 });
  });
  it('shows the way in its proofs, and who is invited', async () =>
    expect(await seen(database, { signIn: true })).toEqual({
      invitation: 2,
      account: 2,
      verification: 2,
      passkey: 2,
      two_factor: 2,
    }));
  it('shows who carries letters those, and whom to write to', async () =>
    expect(await seen(database, { mail: true })).toEqual({ letter: 2, notice: 2 }));
  it('shows who fills the studies of whom there is something to do', async () =>
    expect(await seen(database, { fieldwork: true })).toEqual({ respondent: 2, round_watch: 2, bot: 2 }));
  it('shows the server’s owner no link of a company', async () =>
    expect(await seen(database, { host: true })).toEqual({}));

  it.each(OF_COMPANY)('lets nobody write a %s into another company', async (table) => {
    const forged = another(rowsOf('other')[table]);
    const write = tried(database, { company: 'one' }, (tx) => put(tx, table, forged));
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
    // It was the wall: the company itself may.
    const scope = { company: table === 'company' ? 'other*' : 'other' };
    const instead = async (tx: Transaction) => {
      // A company has one bot, and one model: another takes its place.
      if (table === 'bot') await tx.delete(TABLES.bot);
      if (table === 'model') await tx.delete(TABLES.model);
      return put(tx, table, forged);
    };
    await expect(tried(database, scope, instead)).resolves.toBeDefined();
  });

  it.each(OF_COMPANY)('changes and deletes no %s of another company', async (table) => {
    const count = OWN[table];
    // The new value of a row does not matter: the existing rows are counted.
    const [column = ''] = Object.keys(rowsOf('one')[table]);
    const same = { [column]: sql`${sql.identifier(snake(column))}` };
    const changed = await tried(database, { company: 'one' }, (tx) =>
      tx
        .update(TABLES[table])
        .set(same as never)
        .returning({ one: sql`1` }),
    );
    const deleted = await tried(database, { company: 'one' }, (tx) =>
      tx.delete(TABLES[table]).returning({ one: sql`1` }),
    );
    expect([changed.length, deleted.length]).toEqual([count, count]);
  });

  it.each(OF_COMPANY)('changes and deletes no %s for who only looks', async (table) => {
    // The mail carrier records how each letter fared.
    const carrying = table === 'letter' ? [] : [{ mail: true }];
    const looking = [
      { person: 'person of one' },
      { backup: true },
      { link: 'link of one' },
      { host: true },
      { signIn: true },
      { fieldwork: true },
      { link: 'respondent of one' },
      { link: 'round of one' },
    ];
    for (const scope of [...looking, ...carrying]) {
      const deleted = await tried(database, scope, (tx) => tx.delete(TABLES[table]).returning({ one: sql`1` }));
      expect(deleted).toEqual([]);
    }
  });

  it.each(OF_SIGN_IN)('lets nobody but the way in write a %s', async (table) => {
    const forged = another(rowsOf('one')[table]);
    const write = tried(database, { company: 'one', person: 'person of one' }, (tx) => put(tx, table, forged));
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

/** The name of a column in the database. */
function snake(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
