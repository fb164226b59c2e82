import { expect, test } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import { chatFileNames, chatWords } from '#src/domain/research/files/accountChat.ts';

const chat = { name: 'Печники', kind: 'group', messages: 12, first: '02.03.2026', last: '05.03.2026', file: new Blob() } as const; // prettier-ignore

test('a chat of an account is told with how much it holds, and of which days', () => {
  expect(chatWords(chat)).toBe(`Печники, группа: 12${NBSP}сообщений, 02.03.2026${NBSP}— 05.03.2026`);
  expect(chatWords({ ...chat, messages: 1, last: chat.first })).toBe(`Печники, группа: 1${NBSP}сообщение, 02.03.2026`);
  expect(chatWords({ ...chat, messages: 0, first: '', last: '' })).toBe(`Печники, группа: 0${NBSP}сообщений`);
});

test('chats become files of their own names, each once', () => {
  const names = ['Рита', 'рита', '../a:b|c', '  ', 'Рита 2', '🔥'.repeat(100)].map((name) => ({ name }));
  expect(chatFileNames(names)).toEqual([
    'Рита.json',
    'рита 2.json',
    '.. a b c.json',
    'Чат.json',
    'Рита 2 2.json',
    `${'🔥'.repeat(80)}.json`,
  ]);
});
