import { MIGRATIONS, type Migration } from './migrations.ts';

/** One connection to a database of either engine. */
export interface DatabaseConnection {
  /** Runs statements without parameters, several in one text if need be. */
  run(statements: string): Promise<void>;
  /** Rows of one query. */
  rows(query: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** The database was made by a newer server, which this one must not write into. */
class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** The user of the database passes every row-level policy, and cannot take a role that does not. */
class UnwalledError extends Error {
  override readonly name = 'UnwalledError';
}

/** Any number, the same for all servers: who migrates holds it, so that two that start at once do it one after the other. */
const LOCK = 7_301_977;

/** Applies what the database does not have yet: all of it, or none. */
export async function migrate(
  connection: DatabaseConnection,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await connection.run('BEGIN');
  try {
    await connection.run(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await connection.run(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, at timestamp with time zone NOT NULL DEFAULT now())',
    );
    const applied = new Set((await connection.rows('SELECT name FROM migration')).map(({ name }) => String(name)));
    const known = new Set(migrations.map(({ name }) => name));
    if ([...applied].some((name) => !known.has(name))) {
      throw new NewerDatabaseError('the database is of a newer server than this one');
    }
    for (const { name, sql } of migrations) {
      if (applied.has(name)) continue;
      await connection.run(sql);
      await connection.rows('INSERT INTO migration (name) VALUES ($1)', [name]);
    }
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}

/** The database has another shape than this program writes and reads. */
class OtherShapeError extends Error {
  override readonly name = 'OtherShapeError';
}

/** Whether the database is exactly of the shape that is known here. @throws OtherShapeError */
export async function expectMigrated(
  connection: DatabaseConnection,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const applied = (await connection.rows('SELECT name FROM migration ORDER BY name')).map(({ name }) => String(name));
  if (applied.join() !== migrations.map(({ name }) => name).join()) {
    throw new OtherShapeError('the database is of another version of the server');
  }
}

/**
 * The role that transactions take so that the row-level policies hold for them; null where the server's own user is one that
 * they hold for.
 * @throws UnwalledError when neither is so
 */
export async function walledRole(connection: DatabaseConnection): Promise<'orientir_app' | null> {
  const [role] = await connection.rows(
    `SELECT pg_has_role(current_user, oid, 'MEMBER') AND has_table_privilege(oid, 'record', 'SELECT, INSERT') AS usable
     FROM pg_roles WHERE rolname = 'orientir_app'`,
  );
  if (role?.usable === true) return 'orientir_app';
  const [user] = await connection.rows(
    'SELECT rolsuper OR rolbypassrls AS passes FROM pg_roles WHERE rolname = current_user',
  );
  if (user?.passes !== false) throw new UnwalledError('the database user passes row-level policies');
  return null;
}
