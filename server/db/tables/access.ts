import { index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment } from './moment.ts';

/** Role of a user in a company. */
export const membership = pgTable(
  'membership',
  {
    companyId: text('company_id').notNull(),
    personId: text('person_id').notNull(),
    role: text().notNull(),
    /** The link that they joined by; it ends with it. Null for the user who shared the company. */
    linkId: text('link_id'),
    createdAt: moment('created_at').notNull(),
    /** Their member record, which colleagues see; null while the company is on its way up. */
    memberId: text('member_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    index('membership_by_person').on(table.personId),
    uniqueIndex('membership_by_member').on(table.companyId, table.memberId),
  ],
);

/** A way in: with a role into a company, or, without a company, for the owner of the server. */
export const link = pgTable(
  'link',
  {
    id: text().primaryKey(),
    companyId: text('company_id'),
    /** SHA-256 of its token, hex: who reads the database cannot come in by it. */
    tokenHash: text('token_hash').notNull(),
    role: text(),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [unique('link_token').on(table.tokenHash), index('link_by_company').on(table.companyId)],
);

/** A way in for one address, used once. There is one for a member record: asked again, it is another. */
export const invitation = pgTable(
  'invitation',
  {
    companyId: text('company_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Folded. */
    email: text().notNull(),
    /** SHA-256 of its token, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Id of the person. */
    invitedBy: text('invited_by').notNull(),
    /** Null where letters are not sent: the link was given to be copied. */
    letterId: text('letter_id'),
    createdAt: moment('created_at').notNull(),
    until: moment('until').notNull(),
    acceptedAt: moment('accepted_at'),
    /** Id of the person. */
    acceptedBy: text('accepted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.memberId] }),
    unique('invitation_token').on(table.tokenHash),
    index('invitation_by_email').on(table.email),
  ],
);

/** Members removed from a company: a restored member regains their access. */
export const formerMember = pgTable(
  'former_member',
  {
    companyId: text('company_id').notNull(),
    memberId: text('member_id').notNull(),
    personId: text('person_id').notNull(),
    /** The link that they came by: it does not let them in again. */
    linkId: text('link_id'),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.memberId] })],
);

/** Journal for owners: who admitted, exported and erased what. */
export const audit = pgTable(
  'audit',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    at: moment('at').notNull(),
    /** Id of the person; null where the server did it by itself. */
    actor: text(),
    action: text().notNull(),
    /** JSON: ids and numbers, no words of respondents. */
    subject: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('audit_by_at').on(table.companyId, table.at, table.id),
  ],
);
