import { counted, NBSP } from '../../core/format.ts';

/* Chats of a whole account that Telegram Desktop exported: a person chooses which of them become materials (R487). */

/** What a chat is, as far as the export tells. */
export type ChatKind = 'person' | 'group' | 'channel' | 'bot' | 'saved';

/** A chat of an account. */
export interface AccountChat {
  /** As the account has it; a chat with a deleted account and that with oneself have the product's own. */
  readonly name: string;
  readonly kind: ChatKind;
  /** How many, those of the messenger itself included. */
  readonly messages: number;
  /** The days of the first and the last message, dd.mm.yyyy; empty when unknown. */
  readonly first: string;
  readonly last: string;
  /** The chat alone, as if it had been exported so. */
  readonly file: Blob;
}

const KINDS: Readonly<Record<ChatKind, string>> = {
  person: 'личный чат',
  group: 'группа',
  channel: 'канал',
  bot: 'бот',
  saved: 'сообщения себе',
};

/** A chat in a list to choose from: «Печники, группа: 12 сообщений, 02.03.2026 — 05.03.2026». */
export function chatWords({ name, kind, messages, first, last }: AccountChat): string {
  const days = [...new Set([first, last])].filter(Boolean).join(`${NBSP}— `);
  return `${name}, ${KINDS[kind]}: ${counted(messages, ['сообщение', 'сообщения', 'сообщений'])}${days === '' ? '' : `, ${days}`}`;
}

/** Longest name of a chat in the name of its file, signs. */
const LONGEST = 80;

/** Returns the names of the files that chats become, each once: by the names of the chats, without signs that no file's name has. */
export function chatFileNames(chats: readonly Pick<AccountChat, 'name'>[]): readonly string[] {
  const taken = new Set<string>();
  return chats.map(({ name }) => {
    const plain = name
      .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const short = Array.from(plain).slice(0, LONGEST).join('').trim() || 'Чат';
    let unique = short;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${short} ${number}`;
    taken.add(unique.toLowerCase());
    return `${unique}.json`;
  });
}
