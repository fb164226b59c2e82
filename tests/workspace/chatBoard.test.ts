import { describe, expect, it } from 'vitest';

import { removeChatFile, stepChat } from '#app/sections/chat/actions.ts';
import { createMemoryBacking, createMemoryStore } from '#app/workspace/memory.ts';
import type { Store } from '#app/workspace/port.ts';
import { withUndo } from '#app/workspace/undo.ts';
import { contentOf } from '#src/domain/boards/rules.ts';
import { INTERVIEW_ID } from '#src/domain/chat/interview.ts';
import { boardChanges } from '#src/domain/chat/interviewBoard.ts';
import { ordered } from '#src/domain/core/record.ts';

import { createClock } from './examples.ts';
import { saveCard } from '#app/shared/board/saveCard.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

const open = (): Store =>
  createMemoryStore({ companyId: 'company-1', now: createClock(), backing: createMemoryBacking() });

const say = (store: Store, text: string) => stepChat(store, { type: 'message', text });

async function answerAll(store: Store): Promise<void> {
  await stepChat(store, { type: 'start' });
  for (const text of ['smena.example', 'Делаем расписания', ...CHAT_FIELDS.map((field) => `ответ ${field}`)]) {
    await say(store, text);
  }
}

const board = async (store: Store) => (await store.get('board', 'vision')) ?? null;
const vision = async (store: Store) => contentOf(await board(store), 'vision');

describe('an interview over a board that has texts', () => {
  it('leaves it alone until a yes, which undo takes back', async () => {
    const { store, undo } = withUndo(open());
    await saveCard(store, 'vision', 'vision', 'прежнее', '');
    await answerAll(store);
    expect(await vision(store)).toBe('прежнее');
    const shown = await board(store);
    await stepChat(store, { type: 'replace', fields: ['vision'] }, shown);
    expect(await vision(store)).toBe('ответ vision');
    expect(contentOf(await board(store), 'needs')).toBe('');
    const interview = await store.get('interview', INTERVIEW_ID);
    expect(interview && boardChanges(interview, await board(store))).toEqual([]);
    await undo.undo();
    expect(await vision(store)).toBe('прежнее');
  });

  it('refuses a yes to a board that has changed since it was shown', async () => {
    const store = open();
    await saveCard(store, 'vision', 'vision', 'прежнее', '');
    await answerAll(store);
    const shown = await board(store);
    await saveCard(store, 'vision', 'vision', 'другая вкладка', 'прежнее');
    await expect(stepChat(store, { type: 'replace', fields: ['vision'] }, shown)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await vision(store)).toBe('другая вкладка');
  });

  it('writes an empty board at once', async () => {
    const store = open();
    await answerAll(store);
    expect(await vision(store)).toBe('ответ vision');
  });
});

it('files given to the chat are kept with what became of them, and can be taken out', async () => {
  const store = open();
  await stepChat(store, { type: 'start' });
  await say(store, 'smena.example');
  const files = [
    { name: 'бриф.txt', size: 10, text: 'Миссия: кофе без очередей.', problem: '' },
    { name: 'секрет.pdf', size: 20, text: null, problem: 'Пароль.' },
  ];
  await stepChat(store, { type: 'filesRead', files });
  const stored = ordered((await store.get('interview', INTERVIEW_ID))?.files ?? {});
  expect(stored).toMatchObject([
    { name: 'бриф.txt', size: 10, isRead: true },
    { name: 'секрет.pdf', size: 20, isRead: false, problem: 'Пароль.' },
  ]);
  await removeChatFile(store, stored[0]?.key ?? '');
  expect(Object.keys((await store.get('interview', INTERVIEW_ID))?.files ?? {})).toEqual([stored[1]?.key]);
});
