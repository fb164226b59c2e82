import { and, eq, inArray, notInArray } from 'drizzle-orm';

import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { telegramChat, telegramOutgoing } from '../db/tables/telegram.ts';

/* Removes all data about chats. */

/** Forgets in which chats a bot talked to respondents, and what it was still to say there. */
export async function forgetChats(tx: Transaction, companyId: string, respondents: readonly string[]): Promise<void> {
  if (respondents.length === 0) return;
  await tx
    .update(respondent)
    .set({ chatPrint: null })
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, [...respondents])));
  const of = and(eq(telegramChat.companyId, companyId), inArray(telegramChat.respondentId, [...respondents]));
  const gone = await tx.delete(telegramChat).where(of).returning({ chatId: telegramChat.chatId });
  if (gone.length === 0) return;
  const chats = gone.map(({ chatId }) => chatId);
  await tx
    .delete(telegramOutgoing)
    .where(and(eq(telegramOutgoing.companyId, companyId), inArray(telegramOutgoing.chatId, chats)));
}

/** Forgets what was to be said in chats of which nothing is known: a bot that says nothing more keeps no number for it. */
export async function forgetStrangers(tx: Transaction, companyId: string): Promise<void> {
  const known = tx
    .select({ chatId: telegramChat.chatId })
    .from(telegramChat)
    .where(eq(telegramChat.companyId, companyId));
  await tx
    .delete(telegramOutgoing)
    .where(and(eq(telegramOutgoing.companyId, companyId), notInArray(telegramOutgoing.chatId, known)));
}

/** Takes back what the bot was still to say to a respondent. */
export async function takeBackSayings(tx: Transaction, companyId: string, respondent: string): Promise<void> {
  const chats = tx
    .select({ chatId: telegramChat.chatId })
    .from(telegramChat)
    .where(and(eq(telegramChat.companyId, companyId), eq(telegramChat.respondentId, respondent)));
  await tx
    .delete(telegramOutgoing)
    .where(and(eq(telegramOutgoing.companyId, companyId), inArray(telegramOutgoing.chatId, chats)));
}
