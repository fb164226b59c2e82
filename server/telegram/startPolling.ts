import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Update } from 'grammy/types';

import { bot, telegramChat } from '../db/tables/telegram.ts';
import { createBotApi, TelegramError } from '../chats/api.ts';
import { forgetStrangers } from '../chats/forgetChats.ts';
import { hookAddress, hookSecret } from './hook.ts';
import { sendDue, type Unnoted } from './sender.ts';
import { createTaker } from './taker.ts';
import { forgetTaken, takeSilence, takeWords } from './takeUpdate.ts';
import { holdBot, type HeldBot, type PollingContext } from './polling.ts';

/** Speaks for one bot while this server holds it. */
export interface BotPolling {
  /** There may be something to say: looks now. */
  wake(): void;
  /** Cuts what is under way, and resolves when nothing is any more. */
  stop(): Promise<void>;
}

const SECOND = 1_000;
/** Milliseconds before Telegram is asked again, by how often it did not answer. */
const PAUSES = [SECOND, 2 * SECOND, 5 * SECOND, 15 * SECOND, 30 * SECOND];
/** Milliseconds between two checks while a respondent is silent, or something waits. */
const TICK = 500;
/** Milliseconds after which it is noted again that Telegram answers. */
const NOTED = 60 * SECOND;
/** Number of conflicts in a row over this bot's updates before it is reported. */
const MOST_CONFLICTS = 5;

/** Told where the token is none any more. */
const REVOKED =
  'Telegram больше не принимает токен: его отозвали или выпустили новый. Возьмите действующий у @BotFather и вставьте сюда.';
/** Told where two ask for the same updates. */
const CONFLICT =
  'Сообщения этого бота забирает ещё одна программа. Остановите её или выпустите у @BotFather новый токен и вставьте сюда.';

/** Told where Telegram cannot bring what it is to bring. */
const NOT_REACHED =
  'Telegram не может передать сообщения этому серверу. Сообщите администратору сервера: адрес TELEGRAM_WEBHOOK должен открываться из интернета.';
/** Milliseconds during which a failed delivery is reported. */
const FAILED = 5 * 60 * SECOND;

/** A talker that has begun. @param onLost told when this server speaks for the bot no more */
export function startPolling(talking: PollingContext, secret: string, held: HeldBot, onLost: () => void): BotPolling {
  const { database, environment, log, now } = talking;
  const { companyId } = held;
  const api = createBotApi(environment.telegramRoot, held.token);
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let isWanted = false;
  let wakeUp: (() => void) | null = null;
  /** Chats whose next question is being worded. */
  const wording = new Map<string, Promise<void>>();
  const unnoted: Unnoted = new Map();
  const taker = createTaker(talking, secret, { api, held, onFollowed: wake });
  const { telegramWebhook } = environment;
  const hook = telegramWebhook === null ? null : hookAddress(telegramWebhook, held.botId);

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

  /** Notes how the bot is. */
  async function note(state: 'active' | 'broken', problem: string): Promise<void> {
    await database.transaction({ company: companyId }, async (tx) => {
      if ((await holdBot(tx, held)) === null) return;
      const isWell = problem === '';
      const fields = { state, problem, ...(isWell ? { checkedAt: now() } : {}) };
      await tx.update(bot).set(fields).where(eq(bot.companyId, companyId));
      await forgetTaken(tx, companyId, now());
      if (state === 'broken') await forgetStrangers(tx, companyId);
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

  /** Takes one update. @returns whether it is done */
  async function takeOne(update: Update): Promise<boolean> {
    const became = await taker.take(update);
    if (became === 'lost') lost();
    return became === 'taken';
  }

  /** Asks for updates from one on, and takes them. */
  async function askFrom(offset: number): Promise<void> {
    for (const update of await api.updates(offset, stopping.signal)) {
      if (isStopped()) return;
      if (await takeOne(update)) continue;
      await pause(PAUSES[Math.min(taker.tries(), PAUSES.length) - 1] ?? SECOND);
      return;
    }
  }

  /** Sees whether updates are brought where they should be. @returns what is wrong with it, '' for nothing */
  async function seeBrought(address: string): Promise<string> {
    const brought = await api.broughtTo();
    if (brought.address !== address) {
      await turnUpdates();
      return brought.address === '' ? '' : CONFLICT;
    }
    const { failedAt } = brought;
    return failedAt !== null && now().getTime() - failedAt.getTime() < FAILED ? NOT_REACHED : '';
  }

  /** Turns updates to this way of taking them, whichever it was before. */
  const turnUpdates = (): Promise<void> =>
    hook === null ? api.askForUpdates() : api.bringUpdates(hook, hookSecret(secret, companyId, held.botId));

  async function listen(): Promise<void> {
    let fails = 0;
    let conflicts = 0;
    let isTurned = false;
    let notedAt = Number.NEGATIVE_INFINITY;
    while (!isStopped()) {
      try {
        const offset = await database.transaction({ company: companyId }, (tx) => holdBot(tx, held));
        if (offset === null) return lost();
        if (!isTurned) await turnUpdates();
        isTurned = true;
        const problem = hook === null ? '' : await seeBrought(hook);
        if (hook === null) await askFrom(offset);
        const isNews = conflicts > 0 || fails > 0 || hook !== null || performance.now() - notedAt > NOTED;
        if (isNews) await note('active', problem);
        if (isNews) notedAt = performance.now();
        fails = 0;
        conflicts = 0;
        if (hook !== null) await pause(NOTED);
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
        // The updates may be delivered to another address.
        if (kind === 'conflict') isTurned = false;
        if (kind === 'refused' && hook !== null) await note('active', NOT_REACHED).catch(() => undefined);
        const after = error instanceof TelegramError ? error.after * SECOND : 0;
        await pause(Math.max(after, PAUSES[fails] ?? PAUSES.at(-1) ?? SECOND));
        fails += 1;
      }
    }
  }

  /** Takes the chats that have been silent long enough. */
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
      if (wording.has(chatId)) continue;
      const followed = await takeSilence(talking, held, chatId);
      if (followed === 'awaits') word(chatId);
      else if (followed) await taker.follow(followed);
    }
  }

  /** Has the next question of a chat worded; no other chat waits for it. */
  function word(chatId: string): void {
    const work = takeWords(talking, held, chatId, isStopped)
      .then((followed) => (followed ? taker.follow(followed) : undefined))
      .catch((error: unknown) => log.error('telegram', error))
      .finally(() => wording.delete(chatId));
    wording.set(chatId, work);
  }

  async function say(): Promise<void> {
    while (!isStopped()) {
      try {
        isWanted = false;
        await endSilences();
        const { isMore, pause: least, followed } = await sendDue(talking, api, held, unnoted);
        for (const one of followed) await taker.follow(one);
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

  const running = Promise.all([listen(), say()]);
  return {
    wake,
    async stop() {
      stopping.abort();
      wakeUp?.();
      await running;
      await Promise.all(wording.values());
    },
  };
}
