import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { eventually } from '../eventually.ts';

/* The Bot API of Telegram as far as bots here use it, and people who talk to them. */

/** A button as a person sees it. */
interface SeenButton {
  readonly text: string;
  readonly callback_data: string;
}

/** A message of the bot as a person sees it now. */
interface SeenMessage {
  readonly id: number;
  readonly text: string;
  buttons: readonly SeenButton[];
}

interface Bot {
  readonly id: number;
  readonly username: string;
  token: string;
  nextUpdate: number;
  updates: { update_id: number }[];
  isRevoked: boolean;
  /** Where updates are brought, and with what; null: they are asked for. */
  hook: { readonly url: string; readonly secret: string } | null;
  isBringing: boolean;
  failedAt: number | null;
}

interface FakeFile {
  readonly bytes: Uint8Array;
  readonly path: string;
}

/** Failures that tests can ask for. */
interface Failing {
  /** How many messages are answered with 429, and the seconds that it says. */
  busy: { times: number; after: number };
  /** How many questions are cut before they are answered, and whether they were carried out all the same. */
  cut: { times: number; isDone: boolean };
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
};

/** A person who talks to a bot. */
export interface Person {
  readonly id: number;
  /** Messages of the bot, in its order. */
  readonly messages: SeenMessage[];
  /** Texts shown above the chat when a button was pressed. */
  readonly toasts: string[];
  /** Writes to the bot. @returns the message's id */
  send(text: string, more?: Readonly<Record<string, unknown>>): number;
  /** Sends a file; it is there to be fetched. */
  sendFile(kind: 'voice' | 'photo' | 'document', bytes: Uint8Array, more?: Readonly<Record<string, unknown>>): void;
  edit(text: string): void;
  /** Presses the button of this text, of the last message that has one. */
  press(text: string): void;
  /** Presses a button that may be there no more. */
  pressAt(messageId: number, data: string): void;
  /** @param options `isTold`: whether the bot hears of it at once; else when it writes. Default true. */
  block(options?: { readonly isTold?: boolean }): void;
  unblock(): void;
  /** Resolves with the last message when one has come that says this. */
  sees(text: string): Promise<SeenMessage>;
  /** Texts of all buttons that can be pressed now. */
  buttons(): readonly string[];
}

export interface FakeTelegram {
  readonly address: string;
  readonly failing: Failing;
  /** Methods that were asked, with what. */
  readonly asked: {
    readonly method: string;
    readonly token: string;
    readonly body: Readonly<Record<string, unknown>>;
  }[];
  /** Makes a bot, as BotFather does. @returns its token */
  bot(username: string): string;
  revoke(token: string): void;
  person(token: string): Person;
  /** Delivers an update once more, or one that no person sends. */
  deliver(token: string, update: Readonly<Record<string, unknown>>): void;
  /** Delivers the last update again, under the same number. */
  repeat(token: string): void;
  /** Where a bot's updates are brought, and the secret that comes along; null where they are asked for. */
  hookOf(token: string): { readonly url: string; readonly secret: string } | null;
  stop(): Promise<void>;
}

export async function startFakeTelegram(): Promise<FakeTelegram> {
  const bots = new Map<string, Bot>();
  const files = new Map<string, FakeFile>();
  const people = new Map<number, { messages: SeenMessage[]; toasts: string[]; isBlocked: boolean }>();
  const asked: FakeTelegram['asked'] = [];
  const failing: Failing = { busy: { times: 0, after: 1 }, cut: { times: 0, isDone: false } };
  const news = new EventEmitter().setMaxListeners(100);
  // As long as Telegram's own, so that a chat's number is found wherever it is left behind.
  let numbers = 7_301_000_000;
  const next = (): number => (numbers += 1);
  const delivered = new Map<Bot, { update_id: number }>();

  function deliver(bot: Bot, update: Readonly<Record<string, unknown>>): void {
    const one = { ...update, update_id: (bot.nextUpdate += 1) };
    bot.updates.push(one);
    delivered.set(bot, one);
    news.emit('update');
    void bring(bot);
  }

  /** Brings updates one after the other, each until it is taken. */
  async function bring(bot: Bot): Promise<void> {
    if (bot.isBringing) return;
    bot.isBringing = true;
    for (let next = bot.updates[0]; next && bot.hook && !closing.signal.aborted; next = bot.updates[0]) {
      const update = next;
      const headers = { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': bot.hook.secret };
      const { signal } = closing;
      const isTaken = await fetch(bot.hook.url, { method: 'POST', headers, body: JSON.stringify(update), signal }).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok;
        },
        () => false,
      );
      if (isTaken) bot.updates = bot.updates.filter((one) => one !== update);
      else bot.failedAt = Math.floor(Date.now() / 1000);
      // Tried again when a little time has gone by, as Telegram does.
      if (!isTaken) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    bot.isBringing = false;
  }

  async function updates(
    bot: Bot,
    body: Readonly<Record<string, unknown>>,
    request: IncomingMessage,
  ): Promise<unknown> {
    const offset = Number(body.offset ?? 0);
    bot.updates = bot.updates.filter(({ update_id: id }) => id >= offset);
    const until = performance.now() + 1000 * Number(body.timeout ?? 0);
    while (bot.updates.length === 0 && !bot.isRevoked && performance.now() < until && !request.destroyed) {
      const limit = AbortSignal.any([AbortSignal.timeout(Math.max(1, until - performance.now())), closing.signal]);
      await once(news, 'update', { signal: limit }).catch(() => undefined);
      if (closing.signal.aborted) break;
    }
    return bot.updates;
  }

  type Answer = { readonly result: unknown } | { readonly code: number; readonly parameters?: object };

  async function answer(
    bot: Bot,
    method: string,
    body: Readonly<Record<string, unknown>>,
    request: IncomingMessage,
  ): Promise<Answer> {
    const chat = people.get(Number(body.chat_id));
    const buttons = (
      (body.reply_markup as { inline_keyboard?: SeenButton[][] } | undefined)?.inline_keyboard ?? []
    ).flat();
    switch (method) {
      case 'getMe':
        return { result: { id: bot.id, is_bot: true, first_name: bot.username, username: bot.username } };
      case 'deleteWebhook':
        bot.hook = null;
        return { result: true };
      case 'setWebhook':
        bot.hook = { url: String(body.url), secret: String(body.secret_token ?? '') };
        bot.failedAt = null;
        void bring(bot);
        return { result: true };
      case 'getWebhookInfo': {
        const failed = bot.failedAt === null ? {} : { last_error_date: bot.failedAt };
        return { result: { url: bot.hook?.url ?? '', pending_update_count: bot.updates.length, ...failed } };
      }
      case 'getUpdates': {
        if (bot.hook) return { code: 409 };
        const result = await updates(bot, body, request);
        return bot.isRevoked ? { code: 401 } : { result };
      }
      case 'sendMessage': {
        if (!chat) return { code: 400 };
        if (chat.isBlocked) return { code: 403 };
        if (String(body.text ?? '') === '' || buttons.some(({ callback_data: data }) => Buffer.byteLength(data) > 64)) return { code: 400 }; // prettier-ignore
        const message: SeenMessage = { id: next(), text: String(body.text), buttons };
        chat.messages.push(message);
        news.emit('said');
        return { result: { message_id: message.id, date: 0, chat: { id: body.chat_id, type: 'private' } } };
      }
      case 'editMessageReplyMarkup': {
        const message = chat?.messages.find(({ id }) => id === body.message_id);
        if (!message || (message.buttons.length === 0 && buttons.length === 0)) return { code: 400 };
        message.buttons = buttons;
        news.emit('said');
        return { result: true };
      }
      case 'answerCallbackQuery':
        people.get(Number(String(body.callback_query_id).split('-')[0]))?.toasts.push(String(body.text ?? ''));
        news.emit('said');
        return { result: true };
      case 'getFile': {
        const file = files.get(String(body.file_id));
        return file ? { result: { file_id: body.file_id, file_path: file.path } } : { code: 400 };
      }
      default:
        return { code: 404 };
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)/.exec(request.url ?? '') ?? [];
    const [, fileToken, place] = /^\/file\/bot([^/]+)\/(.+)$/.exec(request.url ?? '') ?? [];
    if (fileToken !== undefined) {
      const file = [...files.values()].find((one) => one.path === place);
      response.writeHead(file && bots.get(fileToken) ? 200 : 404);
      response.end(file?.bytes);
      return;
    }
    const body = await readBody(request);
    asked.push({ method, token, body });
    const bot = bots.get(token);
    const reply = (answered: Answer): void => {
      const isDone = 'result' in answered;
      const text = JSON.stringify(
        isDone
          ? { ok: true, result: answered.result }
          : { ok: false, error_code: answered.code, description: 'refused', parameters: answered.parameters ?? {} },
      );
      // With its length, as Telegram's own: node-fetch takes an answer in chunks for a cut one when its socket is used again at once.
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
      response.writeHead(isDone ? 200 : answered.code, headers).end(text);
    };
    if (!bot || bot.isRevoked) return reply({ code: 401 });
    if (method === 'sendMessage' && failing.busy.times > 0) {
      failing.busy.times -= 1;
      return reply({ code: 429, parameters: { retry_after: failing.busy.after } });
    }
    if (method !== 'getUpdates' && failing.cut.times > 0) {
      failing.cut.times -= 1;
      if (failing.cut.isDone) await answer(bot, method, body, request);
      response.destroy();
      return;
    }
    reply(await answer(bot, method, body, request));
  }

  const closing = new AbortController();
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const botOf = (token: string): Bot => {
    const bot = bots.get(token);
    if (!bot) throw new Error('no such bot');
    return bot;
  };

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failing,
    asked,
    bot(username) {
      const id = next();
      const token = `${id}:${'a-token-of-the-tests-'.repeat(2)}${id}`;
      bots.set(token, {
        id,
        username,
        token,
        nextUpdate: 100,
        updates: [],
        isRevoked: false,
        hook: null,
        isBringing: false,
        failedAt: null,
      });
      return token;
    },
    revoke(token) {
      botOf(token).isRevoked = true;
      news.emit('update');
    },
    deliver: (token, update) => deliver(botOf(token), update),
    repeat(token) {
      const bot = botOf(token);
      const last = delivered.get(bot);
      if (last) bot.updates.push(last);
      news.emit('update');
      void bring(bot);
    },
    hookOf: (token) => botOf(token).hook,
    person(token) {
      const bot = botOf(token);
      const id = next();
      const known = { messages: [] as SeenMessage[], toasts: [] as string[], isBlocked: false };
      people.set(id, known);
      const from = { id, is_bot: false, first_name: 'Респондент' };
      const chat = { id, type: 'private', first_name: 'Респондент' };
      const message = (more: object) => ({ message_id: next(), date: 0, from, chat, ...more });
      const pressAt = (messageId: number, data: string): void =>
        deliver(bot, {
          callback_query: {
            id: `${id}-${next()}`,
            from,
            chat_instance: '1',
            data,
            message: { message_id: messageId, date: 0, chat },
          },
        });
      const member = (status: string): void =>
        deliver(bot, { my_chat_member: { from, chat, date: 0, new_chat_member: { status } } });
      return {
        id,
        messages: known.messages,
        toasts: known.toasts,
        send(text, more = {}) {
          const sent = message({ text, ...more });
          deliver(bot, { message: sent });
          return sent.message_id;
        },
        sendFile(kind, bytes, more = {}) {
          const fileId = `file-${next()}`;
          files.set(fileId, { bytes, path: `${kind}/${fileId}` });
          const facts = { file_id: fileId, file_size: bytes.byteLength, ...more };
          deliver(bot, { message: message({ [kind]: kind === 'photo' ? [facts] : facts }) });
        },
        edit: (text) => deliver(bot, { edited_message: message({ text }) }),
        press(text) {
          const at = known.messages.findLast(({ buttons }) => buttons.some((one) => one.text === text));
          const button = at?.buttons.find((one) => one.text === text);
          if (!at || !button) throw new Error(`no button «${text}»`);
          pressAt(at.id, button.callback_data);
        },
        pressAt,
        block({ isTold = true } = {}) {
          known.isBlocked = true;
          if (isTold) member('kicked');
        },
        unblock() {
          known.isBlocked = false;
          member('member');
        },
        sees: (text) =>
          eventually(() => {
            const last = known.messages.findLast((one) => one.text.includes(text));
            if (!last) throw new Error(`not said: ${text}; said: ${JSON.stringify(known.messages.map((one) => one.text))}`); // prettier-ignore
            return last;
          }),
        buttons: () => known.messages.flatMap(({ buttons }) => buttons.map((one) => one.text)),
      };
    },
    async stop() {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
