import type { BotStanding } from '#src/domain/fieldwork/bot.ts';
import { isObject } from '#src/domain/core/record.ts';

import { anything, companyPath, createAsk, done, type Answer } from '../ask.ts';

/** Why a bot was not connected. */
export type BotRefusal = 'wrong' | 'taken' | 'other';

const isBot = (value: unknown): value is { readonly bot: BotStanding | null } =>
  isObject(value) && (value.bot === null || isObject(value.bot));

const of = (companyId: string): string => `${companyPath(companyId)}/bot`;

/** The company's bot of Telegram; null for none. @param fetcher the browser's `fetch` but in tests */
export const readBot = async (companyId: string, fetcher: typeof fetch): Promise<Answer<BotStanding | null>> => {
  const answer = await createAsk(fetcher)(of(companyId), isBot);
  return answer.ok ? { ok: true, value: answer.value.bot } : answer;
};

/**
 * Connects a bot by its token: taken only when Telegram has said who it is.
 * @param fetcher the browser's `fetch` but in tests
 */
export async function connectBot(
  companyId: string,
  token: string,
  fetcher: typeof fetch,
): Promise<'done' | BotRefusal> {
  try {
    const response = await fetcher(of(companyId), {
      method: 'PUT',
      cache: 'no-store',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (response.ok) return 'done';
    const body: unknown = await response.json();
    const error = isObject(body) ? body.error : '';
    return error === 'wrong' || error === 'taken' ? error : 'other';
  } catch {
    return 'other';
  }
}

/** Disconnects it. @param fetcher the browser's `fetch` but in tests */
export const disconnectBot = (companyId: string, fetcher: typeof fetch): Promise<Answer<null>> =>
  done(createAsk(fetcher)(of(companyId), anything, { method: 'DELETE' }));
