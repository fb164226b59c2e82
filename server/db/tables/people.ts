import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { moment } from './moment.ts';

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
