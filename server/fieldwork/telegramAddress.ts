import { and, eq } from 'drizzle-orm';

import { deepLink } from '../../src/domain/fieldwork/bot.ts';
import type { Transaction } from '../db/database.ts';
import { roundLink } from '../db/tables/fieldwork.ts';
import { bot } from '../db/tables/telegram.ts';
import type { FoundAddress } from './people.ts';
import type { StandingRound } from './readRound.ts';
import { tokenOf } from './tokens.ts';

/**
 * Where the conversation of an address goes on in Telegram, in a transaction of its company: with the company's own bot, while it talks
 * and the round asks there. Null where it does not, and for the widget: its address is for the site that frames it.
 */
export async function telegramAddress(
  tx: Transaction,
  secret: string,
  { kind, companyId, id }: Pick<FoundAddress, 'kind' | 'companyId' | 'id'>,
  { round }: StandingRound,
): Promise<string | null> {
  if (round?.byTelegram !== true) return null;
  const [found] = await tx
    .select({ username: bot.username })
    .from(bot)
    .where(and(eq(bot.companyId, companyId), eq(bot.state, 'active')));
  if (!found) return null;
  if (kind === 'respondent') return deepLink(found.username, tokenOf(secret, 'respondent', companyId, id));
  const [link] = await tx
    .select({ kind: roundLink.kind })
    .from(roundLink)
    .where(and(eq(roundLink.companyId, companyId), eq(roundLink.id, id)));
  return link?.kind === 'open' ? deepLink(found.username, tokenOf(secret, 'round', companyId, id)) : null;
}
