import { sql, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import type { FileStorage } from '../files/fileStorage.ts';
import { markedSecret } from '../access/mark.ts';
import { createArchive, type ArchiveCounts, type ArchiveWriter } from './archive.ts';
import { writeFiles, type KnownFile } from './files.ts';

/** Rows read at a time: few at first, for one may be megabytes of an interview; more while they are short. */
const ROWS = { first: 8, most: 500 };
/** Characters of a page below which the next one may be longer, and above which it is to be shorter. */
const CHARACTERS = { few: 1_000_000, many: 8_000_000 };

function nextRows(rows: number, page: readonly string[]): number {
  const characters = page.reduce((sum, { length }) => sum + length, 0);
  if (characters > CHARACTERS.many) return Math.max(1, Math.floor(rows / 4));
  return characters < CHARACTERS.few ? Math.min(ROWS.most, 2 * rows) : rows;
}

/** Columns by which a table's rows are read in order; together they are unique. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  company: ['id'],
  record: ['kind', 'id'],
  change: ['commit_id'],
  file: ['sha256'],
  erasure: ['kind', 'id'],
  audit: ['id'],
  link: ['id'],
  membership: ['person_id'],
  outward: ['id'],
  former_member: ['member_id'],
  invitation: ['member_id'],
  thread_voice: ['thread_id', 'member_id'],
  notice: ['person_id', 'id'],
  muted: ['person_id', 'subject'],
  inbox_choice: ['person_id'],
  person: ['id'],
  session: ['token_hash'],
  account: ['id'],
  passkey: ['id'],
  two_factor: ['id'],
  respondent: ['id'],
  answer: ['respondent_id', 'id'],
  round_link: ['id'],
  incentive_code: ['round_id', 'code'],
  round_watch: ['round_id'],
  refusal_print: ['list_id', 'contact_id', 'print'],
  telegram_chat: ['bot_id', 'chat_id'],
};

/**
 * People, and how they come in. What waits for some minutes stays out, and so does the server's secret: without it no session and
 * no second factor of a backup is of use to anybody.
 */
const OF_SERVER = ['person', 'session', 'account', 'passkey', 'two_factor', 'inbox_choice'] as const;

/**
 * Data of a company besides itself and its people; the database finds by itself which records a commit touched. Letters are not
 * included: a restored server must not send them again. Nor are bots: two servers would take each other's messages, and a bot's
 * token does not belong in a backup. Connecting the bot anew continues its chats.
 */
const OF_COMPANY = [
  'record',
  'change',
  'file',
  'erasure',
  'link',
  'invitation',
  'outward',
  'audit',
  'thread_voice',
  'respondent',
  'answer',
  'round_link',
  'incentive_code',
  'round_watch',
  'refusal_print',
  'telegram_chat',
] as const;

/** Who is, or was, in a company, and what concerns them: they come after the people. */
const OF_PEOPLE = ['membership', 'former_member', 'notice', 'muted'] as const;

/** Rows of one of {@link OF_PEOPLE}. */
type PeopleRows = readonly [table: (typeof OF_PEOPLE)[number], rows: readonly string[]];

/** All rows of a table that fulfil a condition, page by page, each as JSON under the names of its columns. */
async function eachPage(
  tx: Transaction,
  table: string,
  where: SQL,
  take: (rows: readonly string[]) => Promise<void>,
): Promise<void> {
  const keys = KEYS[table] ?? [];
  const columns = sql.raw(keys.join(', '));
  let most = ROWS.first;
  for (let last: readonly string[] | null = null; ;) {
    const after: SQL =
      last === null
        ? sql``
        : sql`AND (${columns}) > (${sql.join(
            last.map((key) => sql`${key}`),
            sql`, `,
          )})`;
    const { rows } = (await tx.execute(
      sql`SELECT row_to_json(one)::text AS row, ${columns} FROM ${sql.raw(table)} AS one
          WHERE ${where} ${after} ORDER BY ${columns} LIMIT ${most}`,
    )) as unknown as { rows: readonly Readonly<Record<string, string>>[] };
    const page = rows.map(({ row = '' }) => row);
    await take(page);
    const end = rows.at(-1);
    if (end === undefined || rows.length < most) return;
    most = nextRows(most, page);
    last = keys.map((key) => end[key] ?? '');
  }
}

/**
 * Writes a company as it is at one moment.
 * @returns its people, which are written later
 */
async function writeCompany(
  tx: Transaction,
  id: string,
  archive: ArchiveWriter,
  files: KnownFile[],
): Promise<readonly PeopleRows[]> {
  await eachPage(tx, 'company', sql`id = ${id}`, (rows) => archive.write('company', id, rows));
  for (const table of OF_COMPANY) {
    await eachPage(tx, table, sql`company_id = ${id}`, async (rows) => {
      if (table === 'file') for (const row of rows) files.push({ ...(JSON.parse(row) as KnownFile), company: id });
      await archive.write(table, id, rows);
    });
  }
  const people: PeopleRows[] = [];
  for (const table of OF_PEOPLE) {
    await eachPage(tx, table, sql`company_id = ${id}`, async (rows) => void people.push([table, rows]));
  }
  return people;
}

/**
 * Writes everything that a server holds into a new file while people work. Each company is as it was at one moment, because
 * companies share nothing; the people come after, so that no one of a company is missing. Files come last, when the database is
 * free again: a file never changes under its name.
 */
export async function writeBackup(
  database: Database,
  storage: FileStorage,
  place: string,
  now: Date,
): Promise<ArchiveCounts> {
  const archive = createArchive(place, {
    migrations: MIGRATIONS.map(({ name }) => name),
    at: now.toISOString(),
    secret: await database.transaction({}, markedSecret),
  });
  try {
    const companies = await database.snapshot({ backup: true }, async (tx) => {
      const { rows } = (await tx.execute(sql`SELECT id FROM company ORDER BY id`)) as unknown as {
        rows: readonly { id: string }[];
      };
      return rows.map(({ id }) => id);
    });
    const files: KnownFile[] = [];
    const people: (readonly [company: string, rows: readonly PeopleRows[]])[] = [];
    for (const id of companies) {
      people.push([id, await database.snapshot({ company: id }, (tx) => writeCompany(tx, id, archive, files))]);
    }
    await database.snapshot({ host: true, signIn: true }, async (tx) => {
      for (const table of OF_SERVER) {
        await eachPage(tx, table, sql`true`, (rows) => archive.write(table, null, rows));
      }
      await eachPage(tx, 'link', sql`company_id IS NULL`, (rows) => archive.write('link', null, rows));
    });
    for (const [id, all] of people) for (const [table, rows] of all) await archive.write(table, id, rows);
    await writeFiles(archive, storage, files);
    return await archive.end();
  } catch (error) {
    archive.abort();
    throw error;
  }
}
