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
 * and the round asks there. Null where it does not, and for the widget: its address is for the site that frames it (R248).
 * @param about the address, and for a respondent the link that they came by; null for one who was invited
 */
export async function telegramAddress(
  tx: Transaction,
  secret: string,
  {
    kind,
    companyId,
    id,
    linkId = null,
  }: Pick<FoundAddress, 'kind' | 'companyId' | 'id'> & { readonly linkId?: string | null },
  { round }: StandingRound,
): Promise<string | null> {
  if (round?.byTelegram !== true) return null;
  const [found] = await tx
    .select({ username: bot.username })
    .from(bot)
    .where(and(eq(bot.companyId, companyId), eq(bot.state, 'active')));
  if (!found) return null;
  const [link] = await tx
    .select({ kind: roundLink.kind })
    .from(roundLink)
    .where(and(eq(roundLink.companyId, companyId), eq(roundLink.id, kind === 'link' ? id : (linkId ?? ''))));
  if (link?.kind === 'widget' || (kind === 'link' && !link)) return null;
  return deepLink(found.username, tokenOf(secret, kind === 'link' ? 'round' : 'respondent', companyId, id));
}
