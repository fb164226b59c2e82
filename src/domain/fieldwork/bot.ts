/** How a company's bot is: it talks, or Telegram does not let it any more. */
export type BotState = 'active' | 'broken';

/** A company's bot of Telegram, as its people see it: everything but the token. */
export interface BotStanding {
  /** Without @. */
  readonly username: string;
  readonly state: BotState;
  /** The problem, in Russian; empty for none. */
  readonly problem: string;
  /** When Telegram answered it last; ISO 8601. */
  readonly checkedAt: string;
}

/** Format of a Telegram token: the bot's number, and its secret. */
export const BOT_TOKEN = /^\d{3,20}:[\w-]{20,200}$/;

/**
 * Returns the link that begins an interview in Telegram.
 * @param token of their address, see paths.ts
 */
export const deepLink = (username: string, token: string): string => `https://t.me/${username}?start=${token}`;
