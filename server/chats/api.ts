import { Api, GrammyError } from 'grammy';
import type { Update, UserFromGetMe } from 'grammy/types';

/*
 * Requests to Telegram's Bot API. Its errors may quote the address, and with it the token: they are never logged nor passed on.
 */

/** Why Telegram did not do something. */
export interface TelegramTrouble {
  /**
   * `revoked`: the token is not valid. `blocked`: the person blocks the bot. `busy`: not before `after`. `conflict`: another
   * client asks for the updates of this bot. `refused`: it never will. `away`: it did not answer.
   */
  readonly kind: 'revoked' | 'blocked' | 'busy' | 'conflict' | 'refused' | 'away';
  /** Seconds; of `busy`. */
  readonly after: number;
}

/** Thrown for what Telegram did not do. */
export class TelegramError extends Error implements TelegramTrouble {
  override readonly name = 'TelegramError';
  readonly kind: TelegramTrouble['kind'];
  readonly after: number;

  constructor({ kind, after }: TelegramTrouble) {
    super(kind);
    this.kind = kind;
    this.after = after;
  }
}

export interface Button {
  readonly text: string;
  /** Data returned when it is pressed; 64 bytes at most. */
  readonly data: string;
}

export type Buttons = readonly (readonly Button[])[];

export interface BotApi {
  /** Who it is. */
  me(): Promise<UserFromGetMe>;
  /** From now on its updates are asked for. */
  askForUpdates(): Promise<void>;
  /** Directs the bot's updates to an address, with a secret that only the two sides know. */
  bringUpdates(address: string, secret: string): Promise<void>;
  /** Where its updates are brought, '' for nowhere, and since when that fails; null while it does not. */
  broughtTo(): Promise<{ readonly address: string; readonly failedAt: Date | null }>;
  /** Waits for updates. */
  updates(offset: number, signal: AbortSignal): Promise<readonly Update[]>;
  /** @returns the message's id */
  send(chatId: string, text: string, buttons: Buttons): Promise<string>;
  /** Puts other buttons below a message, or none. */
  editButtons(chatId: string, messageId: string, buttons: Buttons): Promise<void>;
  /** Ends the waiting of a pressed button, with a word if there is one. */
  answerPress(pressId: string, text: string): Promise<void>;
  /** Where a file can be had now. */
  fileAddress(fileId: string): Promise<string>;
}

/** Seconds for which Telegram may wait for an update before it answers that there is none. */
const WAIT = 25;
/** Seconds for which anything else may take. */
const MOST_SECONDS = 20;

/** Updates that a bot receives: none of groups and channels. */
const HEARD = ['message', 'edited_message', 'callback_query', 'my_chat_member'] as const;

function troubleOf(error: unknown): TelegramTrouble {
  if (!(error instanceof GrammyError)) return { kind: 'away', after: 0 };
  const { error_code: code, parameters } = error;
  // A token that cannot be one is no address of theirs.
  if (code === 401 || code === 404) return { kind: 'revoked', after: 0 };
  if (code === 403) return { kind: 'blocked', after: 0 };
  if (code === 409) return { kind: 'conflict', after: 0 };
  if (code === 429) return { kind: 'busy', after: Math.max(1, parameters.retry_after ?? 1) };
  return { kind: code >= 500 ? 'away' : 'refused', after: 0 };
}

const markup = (buttons: Buttons) => ({
  inline_keyboard: buttons.map((row) => row.map(({ text, data }) => ({ text, callback_data: data }))),
});

/**
 * A bot of Telegram; all of it throws {@link TelegramError}.
 * @param root where the Bot API is
 */
export function createBotApi(root: string, token: string): BotApi {
  const { raw } = new Api(token, { apiRoot: root, timeoutSeconds: WAIT + MOST_SECONDS });
  async function asked<T>(
    work: (signal: never) => Promise<T>,
    seconds = MOST_SECONDS,
    signal?: AbortSignal,
  ): Promise<T> {
    const limit = AbortSignal.timeout(seconds * 1000);
    try {
      // grammY names the signal of a package that is as old as Node 14; it is the same thing.
      return await work((signal ? AbortSignal.any([signal, limit]) : limit) as never);
    } catch (error) {
      throw new TelegramError(troubleOf(error));
    }
  }
  return {
    me: () => asked((signal) => raw.getMe(signal)),
    async askForUpdates() {
      await asked((signal) => raw.deleteWebhook({}, signal));
    },
    async bringUpdates(url, secret) {
      // One after the other, as they are when they are asked for.
      const options = { url, secret_token: secret, max_connections: 1, allowed_updates: HEARD };
      await asked((signal) => raw.setWebhook(options, signal));
    },
    async broughtTo() {
      const { url = '', last_error_date: failed } = await asked((signal) => raw.getWebhookInfo(signal));
      return { address: url, failedAt: failed === undefined ? null : new Date(failed * 1000) };
    },
    updates: (offset, signal) =>
      asked(
        (either) => raw.getUpdates({ offset, timeout: WAIT, limit: 100, allowed_updates: HEARD }, either),
        WAIT + MOST_SECONDS,
        signal,
      ),
    async send(chatId, text, buttons) {
      const more = buttons.length > 0 ? { reply_markup: markup(buttons) } : {};
      const options = { chat_id: chatId, text, link_preview_options: { is_disabled: true }, ...more };
      const sent = await asked((signal) => raw.sendMessage(options, signal));
      return String(sent.message_id);
    },
    async editButtons(chatId, messageId, buttons) {
      const more = buttons.length > 0 ? { reply_markup: markup(buttons) } : {};
      const options = { chat_id: chatId, message_id: Number(messageId), ...more };
      await asked((signal) => raw.editMessageReplyMarkup(options, signal));
    },
    async answerPress(pressId, text) {
      const more = text === '' ? {} : { text };
      await asked((signal) => raw.answerCallbackQuery({ callback_query_id: pressId, ...more }, signal));
    },
    async fileAddress(fileId) {
      const { file_path: place = '' } = await asked((signal) => raw.getFile({ file_id: fileId }, signal));
      if (place === '') throw new TelegramError({ kind: 'refused', after: 0 });
      return `${root}/file/bot${token}/${place}`;
    },
  };
}
