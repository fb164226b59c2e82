import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { chatsIn } from '#files/reading/telegram/accountChats.ts';
import { readAccount } from '#files/reading/telegram/readAccount.ts';
import { readTelegram } from '#files/reading/telegram/telegramText.ts';
import { runWorkersHere } from '#tests/support/workersHere.ts';

runWorkersHere();

const SEED = 20260601;

const message = (text: string, date = '2026-03-02T12:00:00') => ({ id: 1, type: 'message', date, from: 'Вера', text });
const account = (list: readonly object[], left: readonly object[] = []) => ({
  about: 'Экспорт',
  contacts: { about: '…', list: [{ first_name: 'Рита' }] },
  frequent_contacts: { list: [{ chats: { list: [{ name: 'чужой', messages: [] }] } }] },
  chats: { about: '…', list },
  left_chats: { about: '…', list: left },
});
const chatsOf = async (content: object | string) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 1);
  return readAccount(new File([text], 'result.json'));
};

describe('a whole account of Telegram', () => {
  test('offers its chats, those that were left too, each with its messages and days', async () => {
    const chats = await chatsOf(
      account(
        [
          { name: 'Рита', type: 'personal_chat', messages: [message('Да'), message('Нет', '2026-04-05T09:00:00')] },
          { type: 'saved_messages', messages: [message('купить уголь')] },
          { name: null, type: 'personal_chat', messages: [] },
          { name: 'Новости', type: 'public_channel', messages: [message('раз')] },
          { name: 'Помощник', type: 'bot_chat', messages: [message('два')] },
        ],
        [{ name: 'Печники', type: 'private_supergroup', messages: [message('Пока')] }],
      ),
    );
    expect(chats).toMatchObject([
      { name: 'Рита', kind: 'person', messages: 2, first: '02.03.2026', last: '05.04.2026' },
      { name: 'Избранное', kind: 'saved', messages: 1, first: '02.03.2026', last: '02.03.2026' },
      { name: 'Удалённый аккаунт', kind: 'person', messages: 0, first: '', last: '' },
      { name: 'Новости', kind: 'channel', messages: 1, first: '02.03.2026', last: '02.03.2026' },
      { name: 'Помощник', kind: 'bot', messages: 1, first: '02.03.2026', last: '02.03.2026' },
      { name: 'Печники', kind: 'group', messages: 1, first: '02.03.2026', last: '02.03.2026' },
    ]);
  });

  test('gives each chat as Telegram itself exports one', async () => {
    const [, chat] = await chatsOf(
      account([
        { name: 'А', messages: [] },
        { name: 'Б', messages: [message('Топите?')] },
      ]),
    );
    const { text } = await readTelegram(chat?.file ?? new Blob());
    expect(text).toContain('Вера: Топите?');
  });

  test('tells of each chat what is not in its text', async () => {
    const voice = { ...message(''), media_type: 'voice_message' };
    const chats = await chatsOf(
      account([
        { name: 'А', messages: [voice, voice] },
        { name: 'Б', messages: [message('Топите?')] },
      ]),
    );
    const told = await Promise.all(chats.map(async ({ file }) => (await readTelegram(file)).told));
    expect(told).toEqual([[{ kind: 'voice', count: 2 }], []]);
  });

  test('is neither one chat nor anything else', async () => {
    expect(await chatsOf({ name: 'Рита', type: 'personal_chat', messages: [message('{"chats": {"list": [{')] })).toEqual([]); // prettier-ignore
    expect(await chatsOf('{"chats": 5, "list": [')).toEqual([]);
    expect(await chatsOf('не JSON')).toEqual([]);
    expect(await chatsOf(`"${'\\"'.repeat(1_000_000)}\\`)).toEqual([]);
  });

  test('that breaks off is said to be damaged', async () => {
    const whole = JSON.stringify(
      account([
        { name: 'А', messages: [message('раз')] },
        { name: 'Б', messages: [] },
      ]),
    );
    await expect(chatsOf(whole.slice(0, whole.indexOf('"Б"')))).rejects.toMatchObject({ code: 'damaged' });
  });

  test('is cut where its chats end, whatever they say', () => {
    const words = fc.array(fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', '"list":', '\u2028', 'слово', ' '));
    const said = words.map((parts) => parts.join(''));
    const chat = fc.record({
      name: said,
      messages: fc.array(
        said.map((text) => message(text)),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(
        fc.array(chat, { maxLength: 4 }),
        fc.array(chat, { maxLength: 2 }),
        fc.nat(2),
        (list, left, indent) => {
          const chats = [...chatsIn(JSON.stringify(account(list, left), null, indent))];
          expect(chats.map((one) => [one.name, one.messages])).toEqual(
            [...list, ...left].map((one) => [one.name.trim() || 'Удалённый аккаунт', one.messages.length]),
          );
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });
});
