import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';

import type { Database } from '../db/database.ts';
import { bot } from '../db/tables/telegram.ts';
import type { ServerContext } from '../context/context.ts';
import type { Fieldwork } from '../fieldwork/fieldwork.ts';
import type { FollowUps } from '../fieldwork/followUps.ts';
import { hookSecret, isSecret } from './hook.ts';
import { unseal } from './seal.ts';
import type { UpdateFate } from './taker.ts';
import type { BotPolling } from './startPolling.ts';
import type { PollingContext } from './polling.ts';

export interface Telegram {
  /** The database is open: looks now, and every some seconds, for which bots this server is to speak. */
  begin(): void;
  /** A company's bot has changed: looks now. */
  look(): void;
  /**
   * Who takes what Telegram brings for a bot, whichever server speaks for it.
   * @param secret what came along with it
   * @returns null where there is no such bot, or the secret is not its own
   */
  receiverOf(botId: string, secret: string): Promise<Receiver | null>;
  /** There may be something to say for a company. */
  wake(companyId: string): void;
  /** Ends what is under way; another server speaks for them at once. */
  stop(): Promise<void>;
}

/** Takes an update that was brought. */
type Receiver = (update: Update) => Promise<UpdateFate>;

export type TelegramOptions = Pick<ServerContext, 'environment' | 'database' | 'secret' | 'log' | 'metrics' | 'now'> & {
  readonly fieldwork: Fieldwork;
  readonly followUps: FollowUps;
  /** Opens the files. */
  readonly files: ServerContext['files']['get'];
  /** Milliseconds for which no other server speaks for a bot that one has spoken for; default {@link LEASE}. */
  readonly leaseFor?: number | undefined;
};

/** Milliseconds for which no other server speaks for a bot that one has spoken for. */
const LEASE = 15_000;

/** Told where the token was sealed with another secret. */
const OTHER_SECRET = 'У сервера сменился секрет, и токен больше не прочитать. Вставьте его ещё раз.';

type BotRow = typeof bot.$inferSelect;

/** The bots of a server; what speaks to Telegram is loaded when there is the first. */
export function createTelegram(options: TelegramOptions): Telegram {
  const { database, environment, secret, log, now, leaseFor = LEASE } = options;
  const lease = randomUUID();
  /** Bots that this server speaks for, by company, and the sealed token with which it does. */
  const held = new Map<string, { readonly sealed: string; readonly talker: BotPolling }>();
  /** Bots whose updates were brought to this server, by company. */
  const receiving = new Map<string, { readonly sealed: string; readonly receive: Receiver }>();
  let looking: NodeJS.Timeout | null = null;
  let current: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function give(open: Database, companyId: string): Promise<void> {
    await open.transaction({ company: companyId }, (tx) =>
      tx
        .update(bot)
        .set({ leasedBy: null, leaseUntil: null })
        .where(and(eq(bot.companyId, companyId), eq(bot.leasedBy, lease))),
    );
  }

  /** Takes a bot, or goes on holding it. @returns whether this server speaks for it */
  async function hold(open: Database, { companyId, token }: BotRow): Promise<boolean> {
    const at = now();
    // The embedded database belongs to one server: any earlier speaker is gone.
    const isAlone = database.engine === 'pglite';
    const isFree = or(
      isAlone ? sql`true` : sql`${bot.leasedBy} IS NULL`,
      eq(bot.leasedBy, lease),
      sql`${bot.leaseUntil} < ${at.toISOString()}::timestamptz`,
    );
    const rows = await open.transaction({ company: companyId }, (tx) =>
      tx
        .update(bot)
        .set({ leasedBy: lease, leaseUntil: new Date(at.getTime() + leaseFor) })
        .where(and(eq(bot.companyId, companyId), eq(bot.state, 'active'), eq(bot.token, token), isFree))
        .returning({ id: bot.companyId }),
    );
    return rows.length > 0;
  }

  async function begin(open: Database, row: BotRow): Promise<void> {
    const { companyId, botId, token: sealed } = row;
    const token = unseal(secret.get(), companyId, sealed);
    if (token === null) {
      await open.transaction({ company: companyId }, (tx) =>
        tx.update(bot).set({ state: 'broken', problem: OTHER_SECRET }).where(eq(bot.companyId, companyId)),
      );
      return;
    }
    const { startPolling } = await import('./startPolling.ts');
    const talking: PollingContext = { ...options, database: open };
    const talker = startPolling(talking, secret.get(), { companyId, botId, token, lease }, () => {
      if (held.get(companyId)?.talker === talker) held.delete(companyId);
    });
    held.set(companyId, { sealed, talker });
  }

  /** Takes updates of a bot one by one. */
  async function beginReceiving(open: Database, { companyId, botId, token: sealed }: BotRow): Promise<Receiver | null> {
    const token = unseal(secret.get(), companyId, sealed);
    if (token === null) return null;
    const [{ createTaker }, { createBotApi, TelegramError }] = await Promise.all([
      import('./taker.ts'),
      import('../chats/api.ts'),
    ]);
    const talking: PollingContext = { ...options, database: open };
    const api = createBotApi(environment.telegramRoot, token);
    const taking = { api, held: { companyId, botId, token, lease: null }, onFollowed: () => wake(companyId) };
    const { take } = createTaker(talking, secret.get(), taking);
    return (update) =>
      take(update).catch((error: unknown) => {
        // It brings a file that cannot be had now.
        if (error instanceof TelegramError) return 'again';
        throw error;
      });
  }

  async function lookNow(): Promise<void> {
    const open = await database.get();
    const rows = await open.transaction({ fieldwork: true }, (tx) => tx.select().from(bot));
    const known = new Map(rows.map((row) => [row.companyId, row]));
    for (const [companyId, { sealed, talker }] of held) {
      const row = known.get(companyId);
      if (row?.state === 'active' && row.token === sealed) continue;
      held.delete(companyId);
      await talker.stop();
    }
    for (const row of rows) {
      if (isStopped) return;
      if (row.state !== 'active') continue;
      const isHeld = await hold(open, row);
      const mine = held.get(row.companyId);
      if (isHeld && !mine) await begin(open, row);
      if (!isHeld && mine) {
        held.delete(row.companyId);
        await mine.talker.stop();
      }
      mine?.talker.wake();
    }
  }

  function look(): void {
    isWanted = true;
    if (current || isStopped) return;
    isWanted = false;
    current = lookNow()
      .catch((error: unknown) => log.error('telegram', error))
      .finally(() => {
        current = null;
        if (isWanted) look();
      });
  }

  const wake = (companyId: string): void => held.get(companyId)?.talker.wake();

  return {
    async receiverOf(botId, given) {
      const open = await database.get();
      const [row] = await open.transaction({ fieldwork: true }, (tx) =>
        tx.select().from(bot).where(eq(bot.botId, botId)),
      );
      // A bot that is none takes as long as one that is.
      const isTelegram = isSecret(hookSecret(secret.get(), row?.companyId ?? '', botId), given);
      if (!row || !isTelegram || row.state !== 'active' || environment.telegramWebhook === null) return null;
      const known = receiving.get(row.companyId);
      if (known?.sealed === row.token) return known.receive;
      const receive = await beginReceiving(open, row);
      if (receive) receiving.set(row.companyId, { sealed: row.token, receive });
      return receive;
    },
    begin() {
      if (isStopped) return;
      looking ??= setInterval(look, leaseFor / 3).unref();
      look();
    },
    look,
    wake,
    async stop() {
      isStopped = true;
      if (looking) clearInterval(looking);
      await current;
      const mine = [...held];
      held.clear();
      await Promise.all(mine.map(([, { talker }]) => talker.stop()));
      if (mine.length === 0) return;
      const open = await database.get();
      for (const [companyId] of mine) await give(open, companyId).catch(() => undefined);
    },
  };
}
