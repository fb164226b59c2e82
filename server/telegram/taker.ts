import type { Update } from 'grammy/types';

import { TelegramError, type BotApi } from '../chats/api.ts';
import { fetchFile } from './fetchFile.ts';
import { chatIdOf, noteTaken, takeUpdate } from './takeUpdate.ts';
import type { Followed } from './taking.ts';
import { holdBot, type HeldBot, type PollingContext } from './polling.ts';

/* Takes updates, whichever way they come: the bot asks for them, or Telegram brings them. */

/** Fate of an update: it counts, must be tried again, or this server takes no more updates of this bot. */
export type UpdateFate = 'taken' | 'again' | 'lost';

export interface UpdateTaker {
  /** @throws TelegramError while a file that it brings cannot be had */
  take(update: Update): Promise<UpdateFate>;
  /** Tells others what followed from something that was taken. */
  follow(followed: Followed): Promise<void>;
  /** How often the update was tried in vain that was tried last. */
  tries(): number;
}

/** How often one update is tried: what is never taken must not hold up all others. */
const MOST_TRIES = 5;

/** A taker for one bot. @param onFollowed told when there may be something to say */
export function createTaker(
  talking: PollingContext,
  secret: string,
  { api, held, onFollowed }: { readonly api: BotApi; readonly held: HeldBot; readonly onFollowed: () => void },
): UpdateTaker {
  const { database, fieldwork, log } = talking;
  const { companyId } = held;
  const tries = { update: 0, times: 0 };

  async function follow({ taken }: Followed): Promise<void> {
    onFollowed();
    if (!taken) return;
    const { row, isChanged, isDue, conversation } = taken;
    if (isChanged) fieldwork.changed(companyId, row.roundId);
    if (!isDue) return;
    if (conversation.step === 'withdrawn') await fieldwork.settle(companyId, row.id);
    else fieldwork.look();
  }

  /** Counts an update as taken from which nothing has come, so that others are. */
  function giveUp({ update_id: id }: Update): Promise<UpdateFate> {
    return database.transaction({ company: companyId }, async (tx) => {
      if ((await holdBot(tx, held)) === null) return 'lost';
      await noteTaken(tx, held, id, talking.now());
      return 'taken';
    });
  }

  return {
    follow,
    tries: () => tries.times,
    async take(update) {
      try {
        const chatId = chatIdOf(update);
        const { message } = update;
        const fetched = message && chatId !== null ? await fetchFile(talking, api, held, { chatId, message }) : null;
        const followed = await takeUpdate(talking, secret, held, update, fetched);
        if (!followed) return 'lost';
        await follow(followed);
        return 'taken';
      } catch (error) {
        if (error instanceof TelegramError) throw error;
        tries.times = tries.update === update.update_id ? tries.times + 1 : 1;
        tries.update = update.update_id;
        log.error('telegram_not_taken', error, { tries: tries.times });
        return tries.times < MOST_TRIES ? 'again' : giveUp(update);
      }
    },
  };
}
