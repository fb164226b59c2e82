import { and, eq, ne } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { bot, telegramChat, telegramOutgoing } from '../db/tables/telegram.ts';
import type { FileStorage } from '../files/fileStorage.ts';
import type { ServerContext } from '../http/context.ts';
import type { Buttons } from './api.ts';
import type { BotMessage } from './saying.ts';

export type PollingContext = Pick<
  ServerContext,
  'environment' | 'now' | 'log' | 'metrics' | 'fieldwork' | 'followUps'
> & {
  readonly database: Database;
  readonly files: () => Promise<FileStorage>;
};

/** A bot that this server speaks for. */
export interface HeldBot {
  readonly companyId: string;
  readonly botId: string;
  /** Opened. */
  readonly token: string;
  /** Holder of the bot; null when Telegram delivers the updates: any server may take them. */
  readonly lease: string | null;
}

export interface ChatName extends Pick<HeldBot, 'companyId' | 'botId'> {
  readonly chatId: string;
}

/** A chat as the database has it. */
export type ChatRow = typeof telegramChat.$inferSelect;

export type BotAct =
  /** @property keeps whether the buttons above stay: the question remains */
  | ({ readonly do: 'say'; readonly keeps?: boolean } & BotMessage)
  | { readonly do: 'buttons'; readonly messageId: string; readonly buttons: Buttons }
  | { readonly do: 'answer'; readonly pressId: string; readonly text: string };

/** The row of a chat with a company's bot. */
export const chatOf = ({ companyId, botId, chatId }: ChatName) =>
  and(eq(telegramChat.companyId, companyId), eq(telegramChat.botId, botId), eq(telegramChat.chatId, chatId));

/** Puts something among what is to be said in a chat, in the transaction that causes it. */
export async function queue(
  tx: Transaction,
  { companyId, chatId }: Pick<ChatName, 'companyId' | 'chatId'>,
  said: readonly BotAct[],
  now: Date,
): Promise<void> {
  if (said.length === 0) return;
  const rows = said.map((one) => ({ companyId, chatId, said: JSON.stringify(one), tries: 0, nextAt: now }));
  await tx.insert(telegramOutgoing).values(rows);
}

/** From now on a chat is with this respondent, who talks in no other. */
export async function tie(tx: Transaction, name: ChatName, respondentId: string): Promise<ChatRow> {
  await tx
    .delete(telegramChat)
    .where(
      and(
        eq(telegramChat.companyId, name.companyId),
        eq(telegramChat.respondentId, respondentId),
        ne(telegramChat.chatId, name.chatId),
      ),
    );
  const fresh = { respondentId, chosen: '', silenceAt: null, blockedAt: null };
  const { companyId, botId, chatId } = name;
  const [row] = await tx
    .insert(telegramChat)
    .values({ companyId, botId, chatId, ...fresh, buttonsAt: null, isToldOfEdits: false })
    .onConflictDoUpdate({ target: [telegramChat.companyId, telegramChat.botId, telegramChat.chatId], set: fresh })
    .returning();
  if (!row) throw new Error('a chat was not kept');
  return row;
}

/**
 * Holds the bot for this transaction, if this server still speaks for it. Others may add to the queue meanwhile.
 * @returns the first update to ask for; null when another server speaks for it, or none does
 */
export async function holdBot(tx: Transaction, { companyId, botId, lease }: HeldBot): Promise<number | null> {
  const [row] = await tx
    .select({ offset: bot.updateOffset, leasedBy: bot.leasedBy, state: bot.state })
    .from(bot)
    .where(and(eq(bot.companyId, companyId), eq(bot.botId, botId)))
    .for('no key update');
  return row?.state === 'active' && (lease === null || row.leasedBy === lease) ? row.offset : null;
}
