import type { AccountChat } from '#src/domain/research/files/accountChat.ts';

const chat = (name: string, kind: AccountChat['kind'], messages: number): AccountChat => ({
  name,
  kind,
  messages,
  first: messages === 0 ? '' : '02.03.2026',
  last: messages === 0 ? '' : '17.04.2026',
  file: new Blob([JSON.stringify({ name, messages })], { type: 'application/json' }),
});

/** Chats of an account that Telegram exported. */
export const accountChats: readonly AccountChat[] = [
  chat('Рита Седых', 'person', 214),
  chat('Печники', 'group', 1872),
  chat('Избранное', 'saved', 31),
  chat('Удалённый аккаунт', 'person', 0),
];

/** The file that holds them. */
export const accountFile = new File(['{}'], 'result.json', { type: 'application/json' });
