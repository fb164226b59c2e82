import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/* Where Telegram brings the messages of a bot, and how it is known that it is Telegram. */

/** Start of the paths at which Telegram delivers messages. */
export const HOOK_PATH = '/t/';

/** Where the messages of a bot are brought. @param origin at which Telegram reaches the server */
export const hookAddress = (origin: string, botId: string): string => `${origin}${HOOK_PATH}${botId}`;

/**
 * Returns the secret that Telegram sends with every message, so that no other sender is accepted. It is derived from the server's
 * secret on demand, differs for every bot, and is stored nowhere.
 */
export const hookSecret = (secret: string, companyId: string, botId: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['orientir: webhook', companyId, botId]))
    .digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a secret is the right one; how long that takes says nothing of how much of it is. */
export const isSecret = (expected: string, given: string): boolean => timingSafeEqual(digest(expected), digest(given));
