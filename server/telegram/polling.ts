import { and, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { bot } from '../db/tables/telegram.ts';
import type { Fieldwork } from '../fieldwork/fieldwork.ts';
import type { FollowUps } from '../fieldwork/followUps.ts';
import type { FileStorage } from '../files/fileStorage.ts';
import type { ServerContext } from '../context/context.ts';

export type PollingContext = Pick<ServerContext, 'environment' | 'now' | 'log' | 'metrics'> & {
  readonly fieldwork: Fieldwork;
  readonly followUps: FollowUps;
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
