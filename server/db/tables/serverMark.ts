import { pgTable, text } from 'drizzle-orm/pg-core';

/** Values that servers on one database must agree on. */
export const serverMark = pgTable('server_mark', { name: text().primaryKey(), value: text().notNull() });
