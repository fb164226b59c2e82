import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { moment } from './moment.ts';

/** A page for those outside: what was shown of a record, as of a moment. */
export const outward = pgTable(
  'outward',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    /** SHA-256 of its link's token, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Kind of the shown record: board, report, experiment. */
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    title: text().notNull(),
    /** The document as JSON; null when personal data were erased since, and it is to be made anew. */
    document: text(),
    /** Whether respondents' data are hidden in it. */
    hides: boolean().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** As of when it is. */
    shownAt: moment('shown_at').notNull(),
    until: moment('until').notNull(),
    /** How often it was opened. */
    opened: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] }), unique('outward_token').on(table.tokenHash)],
);
