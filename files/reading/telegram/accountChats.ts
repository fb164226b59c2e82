import * as v from 'valibot';

import type { AccountChat, ChatKind } from '#src/domain/research/files/accountChat.ts';

import { ReadFailure } from '../ReadFailure.ts';
import { DELETED } from './telegramMarks.ts';

/** Deepest nesting that is followed: the export has eight levels. */
const MAX_DEPTH = 64;
/** Depth at which the braces of a chat open: the account, its chats, their list, the chat. */
const CHAT_DEPTH = 4;

const chat = v.object({
  name: v.fallback(v.optional(v.nullable(v.string())), null),
  type: v.fallback(v.optional(v.string(), ''), ''),
  messages: v.array(v.unknown()),
});
const dated = v.object({ date: v.string() });

/** The chat with oneself, which has no name. */
const SAVED = 'Избранное';

function kindOf(type: string): ChatKind {
  if (type === 'saved_messages') return 'saved';
  if (type.includes('channel')) return 'channel';
  if (type.includes('group')) return 'group';
  return type.includes('bot') ? 'bot' : 'person';
}

/** Day of a message, dd.mm.yyyy; empty when it has none. */
function dayOf(message: unknown): string {
  const date = v.is(dated, message) ? message.date : '';
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
  return year === undefined ? '' : `${day}.${month}.${year}`;
}

function chatOf(json: string): AccountChat | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new ReadFailure('damaged', 'a chat is no JSON', { cause: error });
  }
  const read = v.safeParse(chat, parsed);
  if (!read.success) return null;
  const { name, type, messages } = read.output;
  const kind = kindOf(type);
  return {
    name: name?.trim() || (kind === 'saved' ? SAVED : DELETED),
    kind,
    messages: messages.length,
    first: dayOf(messages[0]),
    last: dayOf(messages.at(-1)),
    file: new Blob([json], { type: 'application/json' }),
  };
}

/** Whether a name of the account's fields, in quotes, holds chats: those that were left are there, too. */
const isOfChats = (key: string): boolean => key === '"chats"' || key === '"left_chats"';

/**
 * The chats of a whole account that Telegram Desktop exported, one by one in its order, each cut out of the text as it stands there.
 * None where the text is the export of one chat, or something else.
 * @throws ReadFailure `damaged`, where the account breaks off
 */
export function* chatsIn(text: string): Generator<AccountChat> {
  const keys: string[] = [];
  let depth = 0;
  let start = -1;
  let isAccount = false;
  // Strings whole, so that braces in words count for nothing; one that breaks off goes to the end, so that none is gone through twice.
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.?[^"\\]*)*(?:"|$)|[[\]{}]/gs)) {
    if (token.startsWith('"')) {
      if (depth > 2 || !/^\s*:/.test(text.slice(index + token.length, index + token.length + 20))) continue;
      keys[depth] = token;
      // One chat has its messages where an account has lists of many things.
      if (depth === 1 && token === '"messages"') return;
    } else if (token === '{' || token === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return;
      const isChat = depth === CHAT_DEPTH && token === '{' && isOfChats(keys[1] ?? '') && keys[2] === '"list"';
      if (isChat) start = index;
    } else {
      if (depth === CHAT_DEPTH && start >= 0) {
        const found = chatOf(text.slice(start, index + 1));
        start = -1;
        if (found) {
          isAccount = true;
          yield found;
        }
      }
      depth -= 1;
    }
  }
  if (isAccount && depth !== 0) throw new ReadFailure('damaged', 'an account breaks off');
}
