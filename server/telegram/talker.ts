import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Update } from 'grammy/types';

import { bot, telegramChat } from '../db/tables.ts';
import { createBotApi, TelegramError } from './api.ts';
import { fetchFile } from './fetchFile.ts';
import { sendDue } from './sender.ts';
import { chatIdOf, takeSilence, takeUpdate, type Followed } from './takeUpdate.ts';
import { holdBot, type HeldBot, type Talking } from './talking.ts';

/** Speaks for one bot while this server holds it. */
export interface Talker {
  /** There may be something to say: looks now. */
  wake(): void;
  /** Cuts what is under way, and resolves when nothing is any more. */
  stop(): Promise<void>;
}

const SECOND = 1_000;
/** Milliseconds before Telegram is asked again, by how often it did not answer. */
const PAUSES = [SECOND, 2 * SECOND, 5 * SECOND, 15 * SECOND, 30 * SECOND];
/** Milliseconds between two looks while somebody is silent, or something waits. */
const TICK = 500;
/** Milliseconds after which it is noted again that Telegram answers. */
const NOTED = 60 * SECOND;
/** How often one update is tried: what is never taken must not hold up all others. */
const MOST_TRIES = 5;
/** How often in turn somebody else had the updates of this bot, before it is told. */
const MOST_CONFLICTS = 5;

/** Told where the token is none any more. */
export const REVOKED =
  'Telegram больше не принимает токен: его отозвали или выпустили новый. Возьмите действующий у @BotFather и вставьте сюда.';
/** Told where two ask for the same updates. */
export const CONFLICT =
  'Сообщения этого бота забирает ещё одна программа. Остановите её или выпустите у @BotFather новый токен и вставьте сюда.';

/** A talker that has begun. @param onLost told when this server speaks for the bot no more */
export function createTalker(talking: Talking, secret: string, held: HeldBot, onLost: () => void): Talker {
  const { database, environment, fieldwork, log, now } = talking;
  const { companyId } = held;
  const api = createBotApi(environment.telegramRoot, held.token);
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let isWanted = false;
  let wakeUp: (() => void) | null = null;

  /** Waits, until it is stopped at the latest. */
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      stopping.signal.addEventListener('abort', end);
      if (isStopped()) end();
    });

  async function follow({ taken }: Followed): Promise<void> {
    wake();
    if (!taken) return;
    const { row, isChanged, isDue, conversation } = taken;
    if (isChanged) fieldwork.changed(companyId, row.roundId);
    if (!isDue) return;
    if (conversation.step === 'withdrawn') await fieldwork.settle(companyId, row.id);
    else fieldwork.look();
  }

  /** Notes how the bot is. */
  async function note(state: 'active' | 'broken', problem: string): Promise<void> {
    await database.transaction({ company: companyId }, async (tx) => {
      if ((await holdBot(tx, held)) === null) return;
      const isWell = problem === '';
      const fields = { state, problem, ...(isWell ? { checkedAt: now() } : {}) };
      await tx.update(bot).set(fields).where(eq(bot.companyId, companyId));
    });
  }
  function lost(): void {
    stopping.abort();
    wakeUp?.();
    onLost();
  }
  async function breakDown(): Promise<void> {
    log.warn('telegram_revoked');
    await note('broken', REVOKED);
    lost();
  }

  const tries = { update: 0, times: 0 };
  /** Takes one update; what cannot be taken is tried some times. @returns whether it is done */
  async function takeOne(update: Update): Promise<boolean> {
    try {
      const chatId = chatIdOf(update);
      const { message } = update;
      const fetched = message && chatId !== null ? await fetchFile(talking, api, held, { chatId, message }) : null;
      const followed = await takeUpdate(talking, secret, held, update, fetched);
      if (followed) await follow(followed);
      else lost();
      return followed !== null;
    } catch (error) {
      if (error instanceof TelegramError) throw error;
      tries.times = tries.update === update.update_id ? tries.times + 1 : 1;
      tries.update = update.update_id;
      log.error('telegram_not_taken', error, { tries: tries.times });
      if (tries.times < MOST_TRIES) return false;
      return database.transaction({ company: companyId }, async (tx) => {
        if ((await holdBot(tx, held)) === null) return false;
        await tx.update(bot).set({ updateOffset: update.update_id + 1 }).where(eq(bot.companyId, companyId)); // prettier-ignore
        return true;
      });
    }
  }

  async function poll(): Promise<void> {
    let fails = 0;
    let conflicts = 0;
    let notedAt = Number.NEGATIVE_INFINITY;
    while (!isStopped()) {
      try {
        const offset = await database.transaction({ company: companyId }, (tx) => holdBot(tx, held));
        if (offset === null) return lost();
        const updates = await api.updates(offset, stopping.signal);
        for (const update of updates) {
          if (isStopped()) return;
          if (await takeOne(update)) continue;
          await pause(PAUSES[Math.min(tries.times, PAUSES.length) - 1] ?? SECOND);
          break;
        }
        if (conflicts > 0 || performance.now() - notedAt > NOTED) await note('active', '');
        if (conflicts > 0 || performance.now() - notedAt > NOTED) notedAt = performance.now();
        fails = 0;
        conflicts = 0;
      } catch (error) {
        if (isStopped()) return;
        const kind = error instanceof TelegramError ? error.kind : null;
        if (kind === 'revoked') {
          await breakDown().catch((failed: unknown) => log.error('telegram', failed));
          continue;
        }
        if (kind === null) log.error('telegram', error);
        conflicts = kind === 'conflict' ? conflicts + 1 : conflicts;
        if (conflicts === MOST_CONFLICTS) await note('active', CONFLICT).catch(() => undefined);
        const after = error instanceof TelegramError ? error.after * SECOND : 0;
        await pause(Math.max(after, PAUSES[fails] ?? PAUSES.at(-1) ?? SECOND));
        fails += 1;
      }
    }
  }

  /** Chats in which somebody has been silent long enough. */
  async function endSilences(): Promise<void> {
    const due = await database.transaction({ company: companyId }, (tx) =>
      tx
        .select({ chatId: telegramChat.chatId })
        .from(telegramChat)
        .where(
          and(
            eq(telegramChat.companyId, companyId),
            eq(telegramChat.botId, held.botId),
            isNotNull(telegramChat.silenceAt),
            lte(telegramChat.silenceAt, now()),
          ),
        ) // prettier-ignore
        .orderBy(asc(telegramChat.silenceAt))
        .limit(100),
    );
    for (const { chatId } of due) {
      const followed = await takeSilence(talking, held, chatId);
      if (followed) await follow(followed);
    }
  }

  async function say(): Promise<void> {
    while (!isStopped()) {
      try {
        isWanted = false;
        await endSilences();
        const { isMore, pause: least, followed } = await sendDue(talking, api, held);
        for (const one of followed) await follow(one);
        if (least > 0) await pause(least);
        else if (!isMore && !isWanted) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, TICK);
            wakeUp = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
      } catch (error) {
        if (error instanceof TelegramError && error.kind === 'revoked') {
          await breakDown().catch((failed: unknown) => log.error('telegram', failed));
        } else if (!isStopped()) {
          log.error('telegram', error);
          await pause(PAUSES[2] ?? SECOND);
        }
      }
    }
  }

  function wake(): void {
    isWanted = true;
    wakeUp?.();
  }

  const running = Promise.all([poll(), say()]);
  return {
    wake,
    async stop() {
      stopping.abort();
      wakeUp?.();
      await running;
    },
  };
}
