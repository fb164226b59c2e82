import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a text holds some words as they are. Not LIKE: an id may hold what that takes for any sign, or for a sign that says so. */
export const containing = (column: PgColumn, words: string): SQL<boolean> => sql`position(${words} IN ${column}) > 0`;

/** Whether a text begins with some words as they are; see {@link containing}. */
export const beginningWith = (column: PgColumn, words: string): SQL<boolean> => sql`starts_with(${column}, ${words})`;
