/** Event as a line of the log: names, numbers and codes, never people's words, names of records or secrets. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}

/**
 * An error for the log: its name, code and where it was thrown. Its message stays out: a database and a parser quote what they
 * were given, and that is what people wrote.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  const { cause } = error;
  const under = cause instanceof Error ? (cause as { code?: unknown }).code : undefined;
  const known = typeof code === 'string' ? code : typeof under === 'string' ? under : null;
  return {
    name: error.name,
    // Codes of PostgreSQL and of the system: capitals and digits.
    code: known !== null && /^[A-Z0-9_]{1,40}$/.test(known) ? known : null,
    at: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' < '),
  };
}

/** A log that writes its lines somewhere. */
export function createLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  const line = (level: string, event: string, fields: LogFields): void =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  return {
    info: (event, fields = {}) => line('info', event, fields),
    warn: (event, fields = {}) => line('warn', event, fields),
    error: (event, error, fields = {}) => line('error', event, { ...fields, ...describeError(error) }),
  };
}
