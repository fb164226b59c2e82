import { expect, it } from 'vitest';

import type { BotApi } from '#server/chats/api.ts';
import type { PollingContext } from '#server/telegram/polling.ts';
import { sendDue } from '#server/telegram/sender.ts';

it('what Telegram has taken is not sent again because the database failed to note it', async () => {
  const waiting = { id: 1, chatId: '7', tries: 0, said: JSON.stringify({ do: 'say', text: 'Вопрос?', buttons: [] }) };
  const sent: string[] = [];
  const api = { send: async (_: string, text: string) => `${sent.push(text)}` } as unknown as BotApi;
  // What is due, the buttons above it, the note that fails; then what is still due, and the note.
  const answers = [[waiting], [], new Error('the connection was lost'), [waiting], true];
  const transaction = async (): Promise<unknown> => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const context = { database: { transaction }, now: () => new Date(0), metrics: { count: () => undefined } };
  const round = () =>
    sendDue(context as unknown as PollingContext, api, { companyId: 'c', botId: 'b', token: '', lease: null }, unnoted);
  const unnoted = new Map<number, string>();
  await expect(round()).rejects.toThrow('the connection was lost');
  await round();
  expect(sent).toEqual(['Вопрос?']);
  expect(answers).toEqual([]);
  expect(unnoted.size).toBe(0);
});
