import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { bot } from '../db/tables.ts';
import type { ServerContext } from '../http/context.ts';
import { unseal } from './seal.ts';
import type { Talker } from './talker.ts';
import type { Talking } from './talking.ts';

/** The bots of a server. */
export interface Telegram {
  /** The database is open: looks now, and every some seconds, for which bots this server is to speak. */
  begin(): void;
  /** A company's bot has changed: looks now. */
  look(): void;
  /** There may be something to say for a company. */
  wake(companyId: string): void;
  /** Ends what is under way; another server speaks for them at once. */
  stop(): Promise<void>;
}

/** Settings of {@link createTelegram}. */
export type TelegramOptions = Pick<
  ServerContext,
  'environment' | 'database' | 'secret' | 'log' | 'metrics' | 'now' | 'fieldwork'
> & {
  /** Opens the files. */
  readonly files: ServerContext['files']['get'];
};

/** Milliseconds between two looks. */
const LOOK = 5_000;
/** Milliseconds for which no other server speaks for a bot that one has spoken for. */
const LEASE = 15_000;

/** Told where the token was sealed with another secret. */
export const OTHER_SECRET = 'У сервера сменился секрет, и токен больше не прочитать. Вставьте его ещё раз.';

type BotRow = typeof bot.$inferSelect;

/** The bots of a server; what speaks to Telegram is loaded when there is the first. */
export function createTelegram(options: TelegramOptions): Telegram {
  const { database, secret, log, now } = options;
  const lease = randomUUID();
  /** Bots that this server speaks for, by company, and the sealed token with which it does. */
  const held = new Map<string, { readonly sealed: string; readonly talker: Talker }>();
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
    // The embedded database is of one server: whoever spoke before is gone.
    const isAlone = database.engine === 'pglite';
    const isFree = or(
      isAlone ? sql`true` : sql`${bot.leasedBy} IS NULL`,
      eq(bot.leasedBy, lease),
      sql`${bot.leaseUntil} < ${at.toISOString()}::timestamptz`,
    );
    const rows = await open.transaction({ company: companyId }, (tx) =>
      tx
        .update(bot)
        .set({ leasedBy: lease, leaseUntil: new Date(at.getTime() + LEASE) })
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
    const { createTalker } = await import('./talker.ts');
    const talking: Talking = { ...options, database: open };
    const talker = createTalker(talking, secret.get(), { companyId, botId, token, lease }, () => {
      if (held.get(companyId)?.talker === talker) held.delete(companyId);
    });
    held.set(companyId, { sealed, talker });
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

  return {
    begin() {
      if (isStopped) return;
      looking ??= setInterval(look, LOOK).unref();
      look();
    },
    look,
    wake: (companyId) => held.get(companyId)?.talker.wake(),
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
