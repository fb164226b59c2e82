import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { BotState } from '../../src/domain/fieldwork/bot.ts';
import type { ConversationState } from '../../src/domain/fieldwork/figures.ts';
import type { MailChoice, NoticeWhy } from '../../src/domain/inbox/inbox.ts';
import type { ModelFormat, ModelKind, ModelProblem } from '../../src/domain/model/protocol.ts';

/*
 * The tables as queries know them; migrations/ makes them, and a test holds the two together on both engines. Bodies of records
 * and operations are JSON as text: people's words may hold what jsonb refuses, and nothing is asked inside.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
    index('record_by_seq').on(table.companyId, table.seq),
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
    uniqueIndex('change_by_seq').on(table.companyId, table.seq),
    index('change_by_taking').on(table.companyId, table.takenAt),
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

export const person = pgTable(
  'person',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The owner of this server: may put companies on it. */
    isHost: boolean('is_host').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Lower-case; null for who came by a link and has named none. */
    email: text(),
    /** A letter to it has been answered. */
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('person_email').on(table.email)],
);

/** Browser with a signed-in user. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    personId: text('person_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Its name outside of cookies. */
    id: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** When it was last seen, to some minutes. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Not kept: a user's location is private. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (table) => [unique('session_id').on(table.id), index('session_by_person').on(table.personId)],
);

/** Sign-in methods with stored proof: the password (`credential`), and the identity at the company's own provider. */
export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    personId: text('person_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** At the provider; the person's own id for a password. */
    accountId: text('account_id').notNull(),
    /** Salted scrypt; null for a provider's. */
    password: text(),
    /** Tokens of a provider are not kept. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('account_of_provider').on(table.providerId, table.accountId),
    index('account_by_person').on(table.personId),
  ],
);

/** Pending verification, kept for some minutes: a link in a letter, a second factor, an answer of a passkey or of a provider. */
export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('verification_by_identifier').on(table.identifier),
    index('verification_by_expiry').on(table.expiresAt),
  ],
);

/** Public keys of devices used for sign-in. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    personId: text('person_id').notNull(),
    name: text(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment('created_at'),
    /** Moment of the last sign-in with it; null for never, or not since that is noted. */
    usedAt: moment('used_at'),
  },
  (table) => [unique('passkey_credential').on(table.credentialId), index('passkey_by_person').on(table.personId)],
);

/** Second factors: encrypted with the server's secret, as are the codes for a lost device. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    personId: text('person_id').notNull(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** Whether its first code was typed. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** The step of time of the last code that let in: neither it nor one before lets in again. */
    usedStep: bigint('used_step', { mode: 'number' }),
  },
  (table) => [unique('two_factor_person').on(table.personId)],
);

/** Values that servers on one database must agree on. */
export const serverMark = pgTable('server_mark', { name: text().primaryKey(), value: text().notNull() });

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

/** The bot by which a company asks people in Telegram. */
export const bot = pgTable(
  'bot',
  {
    companyId: text('company_id').primaryKey(),
    /** As Telegram numbers it: one bot talks for one company. */
    botId: text('bot_id').notNull(),
    /** Without @. */
    username: text().notNull(),
    /** Sealed with the server's secret. */
    token: text().notNull(),
    state: text().$type<BotState>().notNull(),
    /** Problem, in Russian; empty for none. */
    problem: text().notNull(),
    /** The first update that was not taken yet. */
    updateOffset: bigint('update_offset', { mode: 'number' }).notNull(),
    /** The server that asks for its updates now. */
    leasedBy: text('leased_by'),
    leaseUntil: moment('lease_until'),
    /** When Telegram answered it last. */
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [unique('bot_of_telegram').on(table.botId)],
);

/** Whom a bot talks to in a chat. */
export const telegramChat = pgTable(
  'telegram_chat',
  {
    companyId: text('company_id').notNull(),
    botId: text('bot_id').notNull(),
    chatId: text('chat_id').notNull(),
    respondentId: text('respondent_id').notNull(),
    /** The message whose buttons can be pressed; null for none. */
    buttonsAt: text('buttons_at'),
    /** JSON: what is ticked of several options, and of which place; empty for nothing. */
    chosen: text().notNull(),
    /** When the silence has lasted long enough; null for nothing to wait for. */
    silenceAt: moment('silence_at'),
    /** Since when the person lets nothing through. */
    blockedAt: moment('blocked_at'),
    isToldOfEdits: boolean('is_told_of_edits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.botId, table.chatId] }),
    foreignKey({
      columns: [table.companyId, table.respondentId],
      foreignColumns: [respondent.companyId, respondent.id],
    }).onDelete('cascade'),
    index('telegram_chat_of_respondent').on(table.companyId, table.respondentId),
    index('telegram_chat_silent')
      .on(table.companyId, table.silenceAt)
      .where(sql`silence_at IS NOT NULL`),
  ],
);

/** Telegram messages that were not sent yet, in their order. */
export const telegramOutgoing = pgTable(
  'telegram_outgoing',
  {
    companyId: text('company_id').notNull(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    chatId: text('chat_id').notNull(),
    /** JSON: what is said. */
    said: text().notNull(),
    /** How often it was tried in vain. */
    tries: integer().notNull(),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('telegram_outgoing_of_chat').on(table.companyId, table.chatId, table.id),
  ],
);

/** Which updates of a bot were taken: each counts once, in whatever order they come. */
export const telegramUpdate = pgTable(
  'telegram_update',
  {
    companyId: text('company_id').notNull(),
    botId: text('bot_id').notNull(),
    /** As Telegram numbers it. */
    updateId: bigint('update_id', { mode: 'number' }).notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.botId, table.updateId] })],
);

export const model = pgTable('model', {
  companyId: text('company_id').primaryKey(),
  kind: text().$type<ModelKind>().notNull(),
  /** Where it is asked, without a slash at the end. */
  address: text().notNull(),
  name: text().notNull(),
  /** Sealed with the server's secret. */
  key: text().notNull(),
  /** In a month; null for without an end. */
  budgetTokens: doublePrecision('budget_tokens'),
  budgetRoubles: doublePrecision('budget_roubles'),
  /** Roubles for a million tokens; null: not given. */
  priceIn: doublePrecision('price_in'),
  priceOut: doublePrecision('price_out'),
  /** The best way in which it answers; null: it has not answered. */
  format: text().$type<ModelFormat>(),
  streams: boolean().notNull(),
  /** Why it is not ready; null for nothing. */
  problem: text().$type<ModelProblem>(),
  /** When it was asked last what it can do. */
  checkedAt: moment('checked_at').notNull(),
});

/** Cost of a company's questions to models in a month. */
export const modelMonth = pgTable(
  'model_month',
  {
    companyId: text('company_id').notNull(),
    /** `2026-11`. */
    month: text().notNull(),
    tokensIn: bigint('tokens_in', { mode: 'number' }).notNull(),
    tokensOut: bigint('tokens_out', { mode: 'number' }).notNull(),
    /** Millionths of a rouble. */
    cost: bigint({ mode: 'number' }).notNull(),
    /** Whether anything in it had a price. */
    isPriced: boolean('is_priced').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

/** Each question to a model, without a word of it. */
export const modelCall = pgTable(
  'model_call',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    /** The month that it is counted in. */
    month: text().notNull(),
    task: text().notNull(),
    /** The model's name. */
    model: text().notNull(),
    at: moment('at').notNull(),
    /** Null while it is under way: then what follows is what it may take at most. */
    settledAt: moment('settled_at'),
    /** `done`, or why it was not. */
    outcome: text().notNull(),
    tokensIn: bigint('tokens_in', { mode: 'number' }).notNull(),
    tokensOut: bigint('tokens_out', { mode: 'number' }).notNull(),
    /** Millionths of a rouble. */
    cost: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('model_call_open')
      .on(table.companyId, table.at)
      .where(sql`settled_at IS NULL`),
  ],
);

/** All tables, for the test that holds them against the migrated database. */
export const TABLES = {
  company,
  record,
  change,
  touched,
  file,
  person,
  session,
  membership,
  link,
  erasure,
  outward,
  account,
  verification,
  passkey,
  two_factor: twoFactor,
  server_mark: serverMark,
  audit,
  former_member: formerMember,
  letter,
  invitation,
  notice,
  thread_voice: threadVoice,
  muted,
  inbox_choice: inboxChoice,
  respondent,
  answer,
  round_link: roundLink,
  incentive_code: incentiveCode,
  round_watch: roundWatch,
  bot,
  telegram_chat: telegramChat,
  telegram_outgoing: telegramOutgoing,
  telegram_update: telegramUpdate,
  model,
  model_month: modelMonth,
  model_call: modelCall,
} as const;
