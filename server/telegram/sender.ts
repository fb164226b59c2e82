import { and, asc, eq, sql } from 'drizzle-orm';

import { telegramChat, telegramOutgoing } from '../db/tables/telegram.ts';
import { TelegramError, type BotApi } from '../chats/api.ts';
import { stopBlocked } from './takeUpdate.ts';
import type { Followed } from './taking.ts';
import { noteAsked } from '../chats/asked.ts';
import { chatOf, type BotAct } from '../chats/chat.ts';
import { holdBot, type HeldBot, type PollingContext } from './polling.ts';

/* Sends queued messages in order in every chat, and retries until they are sent. */

/** Chats written to at once. */
const AT_ONCE = 4;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Milliseconds before the next try, by how often it was tried in vain. */
const PAUSES = [SECOND, 3 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE];

type Waiting = typeof telegramOutgoing.$inferSelect;

/** Result of a round of sending. */
export interface SendingRound {
  /** Whether something was said, so that there may be more. */
  readonly isMore: boolean;
  /** Milliseconds for which nothing may be said at all. */
  readonly pause: number;
  readonly followed: readonly Followed[];
}

/** Returns the first message of every chat whose time has come. */
function dueNow({ database, now }: PollingContext, { companyId }: HeldBot): Promise<readonly Waiting[]> {
  return database.transaction({ company: companyId }, (tx) =>
    tx
      .select()
      .from(telegramOutgoing)
      .where(
        and(
          eq(telegramOutgoing.companyId, companyId),
          sql`${telegramOutgoing.nextAt} <= ${now().toISOString()}::timestamptz`,
          sql`NOT EXISTS (SELECT 1 FROM telegram_outgoing AS before WHERE before.company_id = ${telegramOutgoing.companyId}
            AND before.chat_id = ${telegramOutgoing.chatId} AND before.id < ${telegramOutgoing.id})`,
        ),
      )
      .orderBy(asc(telegramOutgoing.nextAt), asc(telegramOutgoing.id))
      .limit(AT_ONCE),
  );
}

const of = ({ companyId, id }: Waiting) => and(eq(telegramOutgoing.companyId, companyId), eq(telegramOutgoing.id, id));

/** Takes the buttons off a message, unless they are off, or it is gone. @throws TelegramError */
async function takeOff(api: BotApi, chatId: string, messageId: string): Promise<void> {
  try {
    await api.editButtons(chatId, messageId, []);
  } catch (error) {
    if (!(error instanceof TelegramError) || error.kind !== 'refused') throw error;
  }
}

/** Removes a chat's buttons, so that no old one can be pressed into a new question. */
async function clearButtons(talking: PollingContext, api: BotApi, held: HeldBot, chatId: string): Promise<void> {
  const scope = { company: held.companyId };
  const name = { ...held, chatId };
  const [chat] = await talking.database.transaction(scope, (tx) =>
    tx.select({ buttonsAt: telegramChat.buttonsAt }).from(telegramChat).where(chatOf(name)),
  );
  if (!chat?.buttonsAt) return;
  await takeOff(api, chatId, chat.buttonsAt);
  await talking.database.transaction(scope, (tx) =>
    tx.update(telegramChat).set({ buttonsAt: null }).where(chatOf(name)),
  );
}

/** Ids of messages that Telegram has taken and the database has not noted yet, by their rows: none of them is sent twice. */
export type Unnoted = Map<Waiting['id'], string>;

/** Says one thing, and notes that it is said. @throws TelegramError */
async function sayOne(
  talking: PollingContext,
  api: BotApi,
  held: HeldBot,
  waiting: Waiting,
  unnoted: Unnoted,
): Promise<void> {
  const { chatId } = waiting;
  const said = JSON.parse(waiting.said) as BotAct;
  let sentId = unnoted.get(waiting.id) ?? null;
  if (said.do === 'answer') await api.answerPress(said.pressId, said.text);
  else if (said.do === 'buttons') await api.editButtons(chatId, said.messageId, said.buttons);
  else if (sentId === null) {
    if (said.keeps !== true) await clearButtons(talking, api, held, chatId);
    sentId = await api.send(chatId, said.text, said.buttons);
    unnoted.set(waiting.id, sentId);
  }
  const isKept = await talking.database.transaction({ company: held.companyId }, async (tx) => {
    const name = { ...held, chatId };
    if (said.do === 'say' && said.point !== undefined && sentId !== null) await noteAsked(tx, name, sentId, said.point);
    const chats =
      said.do === 'say' && said.buttons.length > 0
        ? await tx.update(telegramChat).set({ buttonsAt: sentId }).where(chatOf(name)).returning()
        : null;
    await tx.delete(telegramOutgoing).where(of(waiting));
    return chats === null || chats.length > 0;
  });
  unnoted.delete(waiting.id);
  // The chat was forgotten while this was being sent: no other code knows of the buttons.
  if (!isKept && sentId !== null) await takeOff(api, chatId, sentId);
}

/** Says what is due now. @throws TelegramError `revoked` */
export async function sendDue(
  talking: PollingContext,
  api: BotApi,
  held: HeldBot,
  unnoted: Unnoted,
): Promise<SendingRound> {
  const due = await dueNow(talking, held);
  const followed: Followed[] = [];
  let pause = 0;
  const one = async (waiting: Waiting): Promise<void> => {
    try {
      await sayOne(talking, api, held, waiting, unnoted);
      talking.metrics.count('orientir_telegram_said_total', { outcome: 'said' });
    } catch (error) {
      if (!(error instanceof TelegramError) || error.kind === 'revoked') throw error;
      talking.metrics.count('orientir_telegram_said_total', { outcome: error.kind });
      await talking.database.transaction({ company: held.companyId }, async (tx) => {
        const { tries, chatId } = waiting;
        if (error.kind === 'blocked') {
          if ((await holdBot(tx, held)) === null) return;
          const { companyId, botId } = held;
          const id = `telegram-${botId}-blocked-${waiting.id}`;
          followed.push(await stopBlocked({ tx, talking, name: { companyId, botId, chatId }, now: talking.now(), id }));
        } else if (error.kind === 'refused') {
          // The button is no longer awaited or the message is gone: it would never be accepted.
          await tx.delete(telegramOutgoing).where(of(waiting));
        } else {
          const wait = error.kind === 'busy' ? error.after * SECOND : (PAUSES[tries] ?? PAUSES.at(-1) ?? MINUTE);
          pause = Math.max(pause, wait);
          const nextAt = new Date(talking.now().getTime() + wait);
          await tx.update(telegramOutgoing).set({ nextAt, tries: tries + 1 }).where(of(waiting)); // prettier-ignore
        }
      });
      if (error.kind === 'refused')
        talking.log.warn('telegram_not_said', { what: (JSON.parse(waiting.said) as BotAct).do });
    }
  };
  // All of them have ended before anything is thrown: none is said after this server gave the bot away.
  const ended = await Promise.allSettled(due.map(one));
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  return { isMore: due.length > 0, pause, followed };
}
