import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { MailChoice, NoticeWhy } from '../../../src/domain/inbox/inbox.ts';
import { moment } from './moment.ts';

/** Letter to send, or sent. Its content is erased after sending: it may admit its reader. */
export const letter = pgTable(
  'letter',
  {
    id: text().primaryKey(),
    /** Null for one that belongs to no company. */
    companyId: text('company_id'),
    /** Why it is written: `invitation`, `signIn`. */
    purpose: text().notNull(),
    /** Id of what it is about. */
    about: text().notNull(),
    /** The address. */
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    /** The same as plain text. */
    words: text().notNull(),
    /** Where its reader is written to no more, for their mail program; '' for none. */
    unsubscribe: text().notNull().default(''),
    state: text().$type<'waiting' | 'sent' | 'bounced'>().notNull(),
    /** How often it was tried. */
    tries: integer().notNull(),
    /** When it is to be tried; while one server carries it, no other takes it up before. */
    nextAt: moment('next_at').notNull(),
    /** Time after which the letter is no longer needed. */
    until: moment('until').notNull(),
    /** Why it did not arrive, as the other side said; null while nothing was said. */
    reason: text(),
    createdAt: moment('created_at').notNull(),
    /** When it went, or was given up. */
    doneAt: moment('done_at'),
  },
  (table) => [index('letter_by_state').on(table.state, table.nextAt), index('letter_by_company').on(table.companyId)],
);

/** Notice for a user. */
export const notice = pgTable(
  'notice',
  {
    companyId: text('company_id').notNull(),
    personId: text('person_id').notNull(),
    id: text().notNull(),
    at: moment('at').notNull(),
    why: text().$type<NoticeWhy>().notNull(),
    /** Id of who did it. */
    byPerson: text('by_person').notNull(),
    /** The record that tells of it. */
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Subject, `kind:id`. */
    subject: text().notNull(),
    part: text(),
    readAt: moment('read_at'),
    /** When a letter told of it. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId, table.id] }),
    index('notice_by_at').on(table.companyId, table.personId, table.at, table.id),
    index('notice_unread')
      .on(table.personId, table.companyId)
      .where(sql`read_at IS NULL`),
    index('notice_unmailed')
      .on(table.at)
      .where(sql`read_at IS NULL AND mailed_at IS NULL`),
    index('notice_of_record').on(table.companyId, table.kind, table.recordId),
  ],
);

/** Who has spoken in a thread of comments: a reply concerns them. */
export const threadVoice = pgTable(
  'thread_voice',
  {
    companyId: text('company_id').notNull(),
    /** The comment that begins it. */
    threadId: text('thread_id').notNull(),
    memberId: text('member_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.threadId, table.memberId] })],
);

/** Subjects that a user has muted. */
export const muted = pgTable(
  'muted',
  {
    companyId: text('company_id').notNull(),
    personId: text('person_id').notNull(),
    /** `kind:id`. */
    subject: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.personId, table.subject] })],
);

/** Notices that a user wants; a user without a row wants all of them, and letters at once. */
export const inboxChoice = pgTable('inbox_choice', {
  personId: text('person_id').primaryKey(),
  mail: text().$type<MailChoice>().notNull(),
  /** JSON: what does not come into the inbox. */
  off: text().notNull(),
  /** When the last letter of a day went. */
  toldAt: moment('told_at'),
});
