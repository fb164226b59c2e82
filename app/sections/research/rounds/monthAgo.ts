const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the moment a month ago, ISO 8601: people invited to something since are not invited again. */
export const readMonthAgo = (): string => new Date(Date.now() - MONTH_MS).toISOString();
