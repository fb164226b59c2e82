import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import type { BotState } from '../../../src/domain/fieldwork/bot.ts';
import { respondent } from './fieldwork.ts';
import { moment } from './moment.ts';

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
    /** Which message asks or answers what, the last ones: see chats/asked.ts. */
    asked: text().notNull().default(''),
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
