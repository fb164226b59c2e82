import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment } from './moment.ts';

/*
 * Bodies of records and operations are JSON as text: people's words may hold what jsonb refuses, and nothing is asked inside.
 */

/** A company: the unit of order, rights and limits. Its row is locked while a commit is taken. */
export const company = pgTable('company', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Raised by one with every accepted commit, under the row's lock: a reader never skips a number. */
  seq: bigint({ mode: 'number' }).notNull(),
  records: integer().notNull(),
  /** Bytes of all bodies. */
  bytes: bigint({ mode: 'number' }).notNull(),
  /** Still on its way up: seen by the one who shares it alone. */
  isUploading: boolean('is_uploading').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The current state of every record, removed ones included. */
export const record = pgTable(
  'record',
  {
    companyId: text('company_id').notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    body: text().notNull(),
    /** Bytes of the body, UTF-8. */
    bytes: integer().notNull(),
    /** The company's number when it was changed last. */
    seq: bigint({ mode: 'number' }).notNull(),
    /** Id of the person who changed it last. */
    changedBy: text('changed_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind, table.id] }),
    index('record_by_seq')
      .on(table.companyId, table.seq)
      .where(sql`${table.seq} > 0`),
  ],
);

/** Outcome of every commit: history and audit, and the memory that makes a repeated one harmless. */
export const change = pgTable(
  'change',
  {
    companyId: text('company_id').notNull(),
    commitId: text('commit_id').notNull(),
    /** Null for a refused one. */
    seq: bigint({ mode: 'number' }),
    actor: text().notNull(),
    at: moment('at').notNull(),
    /** The operations; null for a refused one, whose author keeps it. */
    ops: text(),
    /** `kind/id` of the records that it touches; the database makes rows of `touched` of them. */
    names: text().array().notNull(),
    /** The refusal; null for an accepted one. */
    refused: text(),
    /** Overwritten values: operations that would restore them; null for a refused one, and where they were not kept. */
    former: text(),
    /** Moment when the server accepted it: an offline author made it earlier. */
    takenAt: moment('taken_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.commitId] }),
    uniqueIndex('change_by_seq')
      .on(table.companyId, table.seq)
      .where(sql`${table.seq} IS NOT NULL`),
    index('change_by_taking')
      .on(table.companyId, table.takenAt)
      .where(sql`${table.takenAt} > '-infinity'`),
  ],
);

/** Which accepted commits touched a record: a trigger of `change` writes it. */
export const touched = pgTable(
  'touched',
  {
    companyId: text('company_id').notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    /** The commit's. */
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.id, table.seq] })],
);

/** Files that a company keeps, by their content; the bytes are stored on a disk. */
export const file = pgTable(
  'file',
  {
    companyId: text('company_id').notNull(),
    /** Lower-case hex. */
    sha256: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.sha256] })],
);

/** Records of which something was erased for good: devices forget what they still have of the former values. */
export const erasure = pgTable(
  'erasure',
  {
    companyId: text('company_id').notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    /** The company's number of the latest erasure. */
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind, table.id] }),
    index('erasure_by_seq').on(table.companyId, table.seq),
  ],
);
