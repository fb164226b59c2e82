import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import type { ConversationState } from '../../../src/domain/fieldwork/figures.ts';
import { moment } from './moment.ts';

/** Respondent of a round of interviews, and everything they have said. */
export const respondent = pgTable(
  'respondent',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    roundId: text('round_id').notNull(),
    /** The list of contacts that they were invited from; null for a respondent from an open link. */
    listId: text('list_id'),
    /** Their key in it: those of two lists may have the same (R454). */
    contactId: text('contact_id'),
    /** The open link that they came by; null for an invited respondent. */
    linkId: text('link_id'),
    /** Replacement for their name: «Р7». */
    codeName: text('code_name').notNull(),
    /** Empty for none. */
    segment: text().notNull(),
    /** SHA-256 of their address's token, hex; the token itself is made of the server's secret whenever it is shown. */
    tokenHash: text('token_hash').notNull(),
    /** By what they talk; null before they began. */
    channel: text().$type<'web' | 'telegram'>(),
    state: text().$type<ConversationState>().notNull(),
    /** Their questions, as JSON, from their consent on; null before: then the round's questions. */
    script: text(),
    /** State of the conversation, as JSON. */
    conversation: text().notNull(),
    /** Figures of the conversation, as JSON, without any of their words. */
    trail: text().notNull(),
    /** Files that they sent and that no answer has named yet, as JSON. */
    files: text().notNull(),
    /** Raised with every change. */
    version: integer().notNull(),
    invitedAt: moment('invited_at').notNull(),
    openedAt: moment('opened_at'),
    /** When they agreed. */
    beganAt: moment('began_at'),
    /** When they came to the end, for the first time. */
    finishedAt: moment('finished_at'),
    /** When something came of them last. */
    lastAt: moment('last_at'),
    /** How often they were reminded. */
    reminded: integer().notNull(),
    /** When they are to be reminded; null for never. */
    remindAt: moment('remind_at'),
    /** Roubles that their interview took from the balance. */
    paid: doublePrecision().notNull(),
    /** On which day it took them; null for not yet. */
    paidOn: text('paid_on'),
    /** When what they said is to be brought into the study; null for nothing to do. */
    dueAt: moment('due_at'),
    /** How often that was tried in vain. */
    tries: integer().notNull(),
    /** When it was brought there last. */
    filedAt: moment('filed_at'),
    /** Number of their messages in the transcript; null before, and where an older server has filed it. */
    filedSaid: integer('filed_said'),
    /** Whether the study knows them by their code name alone; what a server of before filed is looked at once. */
    codeNamed: boolean('code_named').notNull().default(false),
    /** Whether the study's transcript tells no contact that was left (R241); what a server of before filed is looked at once. */
    contactsHidden: boolean('contacts_hidden').notNull().default(false),
    /** Months after the talk for which it is kept, as promised when they agreed; null before, and where an older server noted it. */
    keepsMonths: integer('keeps_months'),
    /** The end of that term of which those whom it concerns were told; null for none. */
    announcedFor: moment('announced_for'),
    /** When that term had come and their words were erased; null until then. */
    erasedAt: moment('erased_at'),
    /** Since when they are taken to have left in the middle, with what they said in the study; null while they talk. */
    leftAt: moment('left_at'),
    /** Until when a place of the round is held for them while they are silent; null for none. */
    heldUntil: moment('held_until'),
    /** Since when a person has said that they do not count; null while they do. */
    uncountedAt: moment('uncounted_at'),
    /** The challenge by which they came by an open link; null for all others. */
    challenge: text(),
    /** Participant of the interview in the studies; null before, and where an older server has filed it. */
    participantId: text('participant_id'),
    /** Prints of the words that were erased for good from the interview, as JSON; null for none. */
    erasedWords: text('erased_words'),
    /** Prints of the addresses that they were invited by, as JSON; null where an open link or an older server brought them. */
    addressPrints: text('address_prints'),
    /** Print of the Telegram chat that they talk in; null for one who came to no bot, and once they are forgotten. */
    chatPrint: text('chat_print'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('respondent_token').on(table.tokenHash),
    unique('respondent_of_contact').on(table.companyId, table.roundId, table.listId, table.contactId),
    index('respondent_of_round').on(table.companyId, table.roundId, table.invitedAt, table.id),
    index('respondent_due')
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
    index('respondent_to_remind')
      .on(table.remindAt)
      .where(sql`remind_at IS NOT NULL`),
    index('respondent_to_erase')
      .on(table.lastAt)
      .where(sql`began_at IS NOT NULL AND erased_at IS NULL`),
    index('respondent_erased_files')
      .on(table.erasedAt)
      .where(sql`erased_at IS NOT NULL AND files <> '[]'`),
    index('respondent_named')
      .on(table.companyId, table.id)
      .where(sql`NOT code_named AND filed_at IS NOT NULL AND contact_id IS NOT NULL`),
    index('respondent_contacts_told')
      .on(table.companyId, table.id)
      .where(sql`NOT contacts_hidden AND filed_at IS NOT NULL`),
    index('respondent_by_challenge')
      .on(table.companyId, table.challenge)
      .where(sql`challenge IS NOT NULL`),
    index('respondent_held')
      .on(table.companyId, table.heldUntil)
      .where(sql`held_until IS NOT NULL`),
    index('respondent_finished')
      .on(table.companyId, table.finishedAt)
      .where(sql`finished_at IS NOT NULL`),
  ],
);

/** Answers and their moments; their words are stored with the respondent. */
export const answer = pgTable(
  'answer',
  {
    companyId: text('company_id').notNull(),
    respondentId: text('respondent_id').notNull(),
    /** Id of the message in the conversation. */
    id: text().notNull(),
    roundId: text('round_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.respondentId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.respondentId],
      foreignColumns: [respondent.companyId, respondent.id],
    }).onDelete('cascade'),
    index('answer_of_round').on(table.companyId, table.roundId, table.at, table.respondentId, table.id),
  ],
);

/** An address by which anybody may be asked in a round. */
export const roundLink = pgTable(
  'round_link',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    roundId: text('round_id').notNull(),
    kind: text().$type<'open' | 'widget'>().notNull(),
    /** SHA-256 of its token, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Id of the person. */
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('round_link_token').on(table.tokenHash),
    unique('round_link_of_round').on(table.companyId, table.roundId, table.kind),
  ],
);

/** Reward for an interview: each code to one respondent. */
export const incentiveCode = pgTable(
  'incentive_code',
  {
    companyId: text('company_id').notNull(),
    roundId: text('round_id').notNull(),
    code: text().notNull(),
    /** Null while unassigned; an anonymous name once its respondent was erased. */
    respondentId: text('respondent_id'),
    givenAt: moment('given_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.roundId, table.code] }),
    unique('incentive_code_of_respondent').on(table.companyId, table.roundId, table.respondentId),
  ],
);

/** Reports about a round that continues by itself, and when to check it again. */
export const roundWatch = pgTable(
  'round_watch',
  {
    companyId: text('company_id').notNull(),
    roundId: text('round_id').notNull(),
    /** Keys of what was told, as JSON (src/domain/fieldwork/watched.ts). */
    told: text().notNull(),
    /** Ids of the users who last started and ended it; empty for none. */
    begunBy: text('begun_by').notNull(),
    endedBy: text('ended_by').notNull(),
    /** Null: nothing can come of it by itself. */
    lookAt: moment('look_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.roundId] }),
    index('round_watch_due')
      .on(table.lookAt)
      .where(sql`look_at IS NOT NULL`),
  ],
);

/** Prints of addresses of contacts that are gone, who had refused or were forgotten (R464). */
export const refusalPrint = pgTable(
  'refusal_print',
  {
    companyId: text('company_id').notNull(),
    /** The list of contacts, and the key in it, under which the contact was. */
    listId: text('list_id').notNull(),
    contactId: text('contact_id').notNull(),
    print: text().notNull(),
    /** Since when, `yyyy-mm-dd`. */
    day: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.listId, table.contactId, table.print] })],
);
