import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Transaction = PgDatabase<PgQueryResultHKT>;

/** Whose rows a transaction may see: what is not named is not there (row-level security). */
export interface Scope {
  /** Id of the company that it acts for. */
  readonly company?: string;
  /** Id of the person who asks: their memberships. */
  readonly person?: string;
  /** Hash of a link's token. */
  readonly link?: string;
  /** The links of the server's owner. */
  readonly host?: boolean;
  /** Which companies there are. */
  readonly backup?: boolean;
  /** Proofs of who people are: passwords, keys, second factors, letters on their way. */
  readonly signIn?: boolean;
  /** Letters of all companies. */
  readonly mail?: boolean;
  /** Respondents of all companies of whom something is to be brought into a study. */
  readonly fieldwork?: boolean;
}

/** Message of one server to the others. */
export interface Message {
  readonly company: string;
  readonly body: unknown;
}

export interface Database {
  /** Runs work in a transaction that sees its scope; whatever is thrown rolls it back. */
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs work that only reads, and sees everything as it was at one moment. */
  snapshot<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Notifies all other servers on the same database; none, where there is one server.
   * @param tx sends it when this transaction is committed, and only then
   */
  tell(message: Message, tx?: Transaction): Promise<void>;
  /**
   * Hears what other servers tell.
   * @param onGap called after a time in which something may have been missed
   */
  hear(onMessage: (message: Message) => void, onGap: () => void): Promise<void>;
  /** Whether it answers now. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Takes the role that policies hold for, and narrows a transaction to its scope, in one statement; first thing in every one. */
async function enter(tx: Transaction, role: string | null, scope: Scope): Promise<void> {
  // The role lasts, like SET LOCAL ROLE, until the transaction ends.
  await tx.execute(role === null ? narrowing(scope) : sql`${narrowing(scope)}, set_config('role', ${role}, true)`);
}

/** Work that begins with {@link enter}. */
export function entered<T>(
  role: string | null,
  scope: Scope,
  work: (tx: Transaction) => Promise<T>,
): (tx: Transaction) => Promise<T> {
  return async (tx) => {
    await enter(tx, role, scope);
    return work(tx);
  };
}

const narrowing = ({
  company = '',
  person = '',
  link = '',
  host = false,
  backup = false,
  signIn = false,
  mail = false,
  fieldwork = false,
}: Scope): SQL => sql`
  SELECT set_config('orientir.company', ${company}, true), set_config('orientir.person', ${person}, true),
    set_config('orientir.link', ${link}, true), set_config('orientir.host', ${host ? 'on' : ''}, true),
    set_config('orientir.backup', ${backup ? 'on' : ''}, true), set_config('orientir.sign_in', ${signIn ? 'on' : ''}, true),
    set_config('orientir.mail', ${mail ? 'on' : ''}, true),
    set_config('orientir.fieldwork', ${fieldwork ? 'on' : ''}, true)`;

/** Changes whose rows a transaction may see, once it has found out who asks. */
export async function narrow(tx: Transaction, scope: Scope): Promise<void> {
  await tx.execute(narrowing(scope));
}
