/** Finds PostgreSQL's programs without downloading any; the folder of `initdb` and `postgres`. */
export function findPostgres(): string | undefined;

/** Finds PostgreSQL, or installs the system's package where this process may. */
export function ensurePostgres(): string;

/** A PostgreSQL of its own in a temporary folder; one that is not durable loses what it has with the machine, and is faster. */
export function startPostgres(options?: { readonly isDurable?: boolean }): Promise<{
  /** Address of one of its databases. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}>;
