import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';

import { entered, SNAPSHOT, type Database, type Message } from './database.ts';
import { expectMigrated, migrate, walledRole, type DatabaseConnection } from './migrate.ts';
import { nameStatements, statementNames } from './namedStatements.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections, at most. */
  readonly connections: number;
  /** Called with the failures of an idle connection. */
  readonly onTrouble: (error: unknown) => void;
  /** Whether the database is only read: one of another shape is then refused, not brought up to date. */
  readonly isReader?: boolean;
}

/** The channel on which servers tell each other. */
const CHANNEL = 'orientir';

/** Milliseconds between attempts to hear again: from the first to the longest. */
const AGAIN = { first: 200, longest: 5_000 };

export async function openPostgres({
  url,
  connections,
  onTrouble,
  isReader = false,
}: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'orientir',
  });
  pool.on('error', onTrouble);
  const names = statementNames();
  pool.on('connect', (client) => nameStatements(client, names));
  let role: string | null;
  try {
    const client = await pool.connect();
    try {
      const connection: DatabaseConnection = {
        run: async (statements) => void (await client.query(statements)),
        rows: async (query, values) => (await client.query<Record<string, unknown>>(query, [...(values ?? [])])).rows,
      };
      await (isReader ? expectMigrated(connection) : migrate(connection));
      role = await walledRole(connection);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }

  const db = drizzle({ client: pool });
  // A server also receives its own messages.
  const own = randomUUID();
  let ear: Client | null = null;
  let isClosed = false;

  async function listen(onMessage: (message: Message) => void, onEnd: () => void): Promise<void> {
    const client = new Client({ connectionString: url, application_name: 'orientir', keepAlive: true });
    client.on('error', onTrouble);
    client.on('notification', ({ payload = '' }) => {
      const { from, ...message } = JSON.parse(payload) as Message & { from: string };
      if (from !== own) onMessage(message);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    client.on('end', onEnd);
    ear = client;
  }

  return {
    transaction: (scope, work) => db.transaction(entered(role, scope, work)),
    snapshot: (scope, work) => db.transaction(entered(role, scope, work), SNAPSHOT),
    async tell(message, tx) {
      const text = JSON.stringify({ ...message, from: own });
      if (tx) await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${text})`);
      else await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
    },
    async hear(onMessage, onGap) {
      const again = (wait: number): void => {
        if (isClosed) return;
        setTimeout(() => {
          if (isClosed) return;
          void listen(onMessage, () => again(AGAIN.first)).then(onGap, (error: unknown) => {
            onTrouble(error);
            again(Math.min(2 * wait, AGAIN.longest));
          });
        }, wait).unref();
      };
      await listen(onMessage, () => again(AGAIN.first));
    },
    isAlive: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async close() {
      isClosed = true;
      await ear?.end();
      await pool.end();
    },
  };
}
