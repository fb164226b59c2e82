const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A month ago, ISO 8601: whoever was invited to something since is left alone. */
export const readMonthAgo = (): string => new Date(Date.now() - MONTH_MS).toISOString();
