import { and, eq } from 'drizzle-orm';

import { remindingWords } from '../../../src/domain/fieldwork/writing/askingLetter.ts';
import { sayAgain } from '../../../src/domain/fieldwork/conversation/replies.ts';
import type { SilentRespondent } from '../../../src/domain/fieldwork/writing/reminding.ts';
import type { Transaction } from '../../db/database.ts';
import { bot, telegramChat } from '../../db/tables/telegram.ts';
import type { LoadedConversation, IncomingOutcome } from '../takeIncoming.ts';
import { messagesFor } from '../../chats/saying.ts';
import { queue, type BotAct } from '../../chats/chat.ts';

/* Lets the bot write first, to people who have talked to it and fell silent. */

/** Returns the chat in which a respondent talks to the company's bot, and whether the bot may write there; null for none. */
export async function chatWith(
  tx: Transaction,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<{ readonly chatId: string; readonly is: NonNullable<SilentRespondent['chat']> } | null> {
  const [found] = await tx
    .select({ chatId: telegramChat.chatId, blockedAt: telegramChat.blockedAt, state: bot.state })
    .from(telegramChat)
    .innerJoin(bot, and(eq(bot.companyId, telegramChat.companyId), eq(bot.botId, telegramChat.botId)))
    .where(and(eq(telegramChat.companyId, companyId), eq(telegramChat.respondentId, id)));
  if (!found) return null;
  const { chatId, blockedAt, state } = found;
  return { chatId, is: blockedAt !== null ? 'blocked' : state === 'active' ? 'open' : 'later' };
}

/** Asks in a respondent's chat the question that is now due elsewhere. */
export async function askInChat(tx: Transaction, taken: IncomingOutcome, now: Date): Promise<void> {
  const { row, script, conversation, outgoing, closing } = taken;
  const chat = await chatWith(tx, row);
  if (chat?.is !== 'open') return;
  const asked = { script, conversation, respondentId: row.id, closing };
  const said = outgoing.flatMap((one) => messagesFor(asked, one).map((message): BotAct => ({ do: 'say', ...message })));
  await queue(tx, { companyId: row.companyId, chatId: chat.chatId }, said, now);
}

/** Reminds a respondent in their chat, and repeats the current question there. */
export async function remindInChat(
  tx: Transaction,
  { row, around, script, conversation, closing }: LoadedConversation,
  chatId: string,
  now: Date,
): Promise<void> {
  const { company, round } = around;
  const text = remindingWords({ company, until: round?.until ?? null }, row.state === 'began');
  const asked = { script, conversation, respondentId: row.id, closing };
  // The greeting was read when they came: what they are asked for comes at once.
  const again = sayAgain(script, conversation).flatMap((one) => messagesFor(asked, one).slice(-1));
  const said: readonly BotAct[] = [
    { do: 'say', text, buttons: [], keeps: true },
    ...again.map((message): BotAct => ({ do: 'say', ...message })),
  ];
  await queue(tx, { companyId: row.companyId, chatId }, said, now);
}
