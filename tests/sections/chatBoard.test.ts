import { describe, expect, it } from 'vitest';

import { removeChatFile, stepChat } from '#app/sections/chat/actions.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import { withUndo } from '#store/undo.ts';
import { contentOf } from '#src/domain/boards/cards.ts';
import { INTERVIEW_ID, interviewedProduct, interviewIdOf } from '#src/domain/chat/interviewId.ts';
import { boardChanges } from '#src/domain/chat/interviewBoard.ts';
import { living, ordered } from '#src/domain/core/record.ts';

import { createClock } from '../store/examples.ts';
import { saveCard } from '#app/shared/board/saveCard.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

const open = (): Store =>
  createMemoryStore({ companyId: 'company-1', now: createClock(), backing: createMemoryBacking() });

async function answerAll(store: Store, productId?: string): Promise<void> {
  const settings = productId === undefined ? {} : { productId };
  await stepChat(store, { type: 'start' }, settings);
  for (const text of ['smena.example', 'Делаем расписания', ...CHAT_FIELDS.map((field) => `ответ ${field}`)]) {
    await stepChat(store, { type: 'message', text }, settings);
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
    await stepChat(store, { type: 'replace', fields: ['vision'] }, { shown });
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
    await expect(stepChat(store, { type: 'replace', fields: ['vision'] }, { shown })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await vision(store)).toBe('другая вкладка');
  });

  it('writes nothing on an empty board before a yes, either; what is written can be taken back, and is asked about again', async () => {
    const store = open();
    await answerAll(store);
    expect(await board(store)).toBeNull();
    const texts = { vision: 'Поправлено' };
    const { takeBack } = await stepChat(
      store,
      { type: 'replace', fields: ['vision', 'needs'], texts },
      { shown: null },
    );
    expect(await vision(store)).toBe('Поправлено');
    await takeBack?.();
    expect(await vision(store)).toBe('');
    const interview = await store.get('interview', INTERVIEW_ID);
    expect(interview && boardChanges(interview, living(await board(store)))).toHaveLength(CHAT_FIELDS.length);
  });
});

it('files given to the chat are kept with what became of them, and can be taken out', async () => {
  const store = open();
  await stepChat(store, { type: 'start' });
  await stepChat(store, { type: 'message', text: 'smena.example' });
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
  const key = stored[0]?.key ?? '';
  // The read text stays, to be picked from; it is gone once the file is taken out.
  expect(await store.get('chatText', key)).toMatchObject({ name: 'бриф.txt', text: 'Миссия: кофе без очередей.' });
  await removeChatFile(store, key);
  expect(await store.get('chatText', key)).toMatchObject({ text: '', deletedAt: expect.any(String) as string });
  expect(Object.keys((await store.get('interview', INTERVIEW_ID))?.files ?? {})).toEqual([stored[1]?.key]);
});

it('what was read is forgotten with the talk, and a page that comes again is kept again', async () => {
  const store = open();
  const page = { address: 'smena.example', text: 'Смена\n\nГрафики для кофеен', problem: '' };
  const begin = async () => {
    await stepChat(store, { type: 'start' });
    await stepChat(store, { type: 'message', text: 'smena.example' }, { readsPages: true });
    await stepChat(store, { type: 'pageRead', page });
  };
  await begin();
  expect(await store.get('chatText', 'page')).toMatchObject({ name: 'smena.example', text: page.text });
  await stepChat(store, { type: 'restart' });
  expect(living(await store.get('chatText', 'page'))).toBeNull();
  await begin();
  expect(living(await store.get('chatText', 'page'))).toMatchObject({ text: page.text });
});

it('an interview about another product is one of its own, and fills that product’s board alone', async () => {
  const store = open();
  await answerAll(store, 'product-2');
  const second = await store.get('interview', interviewIdOf('product-2'));
  expect(second && interviewedProduct(second.id)).toBe('product-2');
  expect(await store.get('interview', INTERVIEW_ID)).toBeUndefined();
  await stepChat(store, { type: 'replace', fields: ['vision'] }, { productId: 'product-2' });
  expect(contentOf((await store.get('board', 'vision:product-2')) ?? null, 'vision')).toBe('ответ vision');
  expect(await board(store)).toBeNull();
  await stepChat(store, { type: 'start' });
  expect(Object.keys((await store.get('interview', INTERVIEW_ID))?.answers ?? {})).toEqual([]);
  const page = { address: 'voice.example', text: 'Голос вместо анкеты', problem: '' };
  const reads = { productId: 'product-2', readsPages: true };
  await stepChat(store, { type: 'restart' }, reads);
  await stepChat(store, { type: 'message', text: 'voice.example' }, reads);
  await stepChat(store, { type: 'pageRead', page }, reads);
  expect(await store.get('chatText', 'page')).toBeUndefined();
  expect(await store.get('chatText', 'page:product-2')).toMatchObject({ interviewId: 'interview:product-2' });
  await stepChat(store, { type: 'restart' }, { productId: 'product-2' });
  expect(living(await store.get('chatText', 'page:product-2'))).toBeNull();
  expect((await store.get('interview', interviewIdOf('product-2')))?.answers).toEqual({});
});
