import { createHmac } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';

import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { telegramChat, telegramOutgoing } from '../db/tables/telegram.ts';
import type { Buttons } from './api.ts';
import type { BotMessage } from './saying.ts';

export interface ChatName {
  readonly companyId: string;
  readonly botId: string;
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

/** From now on a chat is with this respondent, who talks in no other. @param secret of the server */
export async function tie(tx: Transaction, secret: string, name: ChatName, respondentId: string): Promise<ChatRow> {
  await tx
    .update(respondent)
    .set({ chatPrint: printOf(secret, name) })
    .where(and(eq(respondent.companyId, name.companyId), eq(respondent.id, respondentId)));
  await tx
    .delete(telegramChat)
    .where(
      and(
        eq(telegramChat.companyId, name.companyId),
        eq(telegramChat.respondentId, respondentId),
        ne(telegramChat.chatId, name.chatId),
      ),
    );
  const fresh = { respondentId, chosen: '', silenceAt: null, blockedAt: null, asked: '' };
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
 * Returns the mark of a chat whose respondent comes by an open link: the same chat is the same person. It uses the server's
 * secret, because chat numbers can be tried one by one: the database alone does not reveal whose interview it was.
 */
export const chatMark = (secret: string, { companyId, botId, chatId }: ChatName): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['orientir: chat', companyId, botId, chatId]))
    .digest('hex');

/** The print of a chat, whichever bot of its company talks there: a chat of Telegram is one account's. */
const printOf = (secret: string, { companyId, chatId }: ChatName): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['orientir: talks in', companyId, chatId]))
    .digest('hex');

/** Chats other than one in which a respondent talks. */
export interface OtherChats {
  /** Whether they talk in another, though that may have come to talk of another interview since. */
  readonly areThere: boolean;
  /** Those that would answer as this respondent. */
  readonly chats: readonly ChatRow[];
}

/** Returns where a respondent talks besides a chat. @param secret of the server */
export async function othersThan(
  tx: Transaction,
  secret: string,
  name: ChatName,
  { id, chatPrint }: Pick<typeof respondent.$inferSelect, 'id' | 'chatPrint'>,
): Promise<OtherChats> {
  const rows = await tx
    .select()
    .from(telegramChat)
    .where(and(eq(telegramChat.companyId, name.companyId), eq(telegramChat.respondentId, id)));
  const chats = rows.filter(({ chatId }) => chatId !== name.chatId);
  const hasLeft = rows.length === 0 && chatPrint !== null && chatPrint !== printOf(secret, name);
  return { areThere: chats.length > 0 || hasLeft, chats };
}
