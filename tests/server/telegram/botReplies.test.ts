import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { AnswerPage } from '#src/domain/fieldwork/figures.ts';
import { ADDED_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { eventually } from '#tests/support/eventually.ts';

import { startBotConversations, type BotConversations } from './botConversations.ts';

/* Replies in Telegram to what was asked or said before. */

const SCRIPT = scriptOf(
  question('a', { whyTimes: 1 }),
  question('b', { kind: 'choice', options: ['Да', 'Нет'].map((text) => ({ key: text, text })) }),
  question('c'),
);

const replying = (messageId: number) => ({ reply_to_message: { message_id: messageId, date: 0 } });

describe.each(ENGINES)('replies in Telegram on %s', (engine) => {
  let talks: BotConversations;

  beforeAll(async () => {
    talks = await startBotConversations(engine);
  });
  beforeEach(() => talks.next());
  afterAll(() => talks.stop());

  const told = async (): Promise<string[]> => {
    const { body } = await talks.owner.ask<AnswerPage>('GET', talks.place('/answers'));
    return body.items.map(({ asked, text }) => `${asked} ${text}`).toReversed();
  };

  it('a reply to an earlier question is its answer, and the bot says that it is kept', async () => {
    const { token, link } = await talks.begin({ script: SCRIPT });
    const person = await talks.agreed(token, link);
    const first = await person.sees('Вопрос a?');
    person.send('По совету');
    await talks.silence(1);
    const why = await person.sees('Почему так?');
    // What follows the earlier answer stays asked.
    person.send('ещё по отзывам', replying(first.id));
    await person.sees(ADDED_WORDS);
    person.send('Доверяю');
    await talks.silence(3);
    const choice = await person.sees('Вопрос b?');
    person.press('Да');
    await person.sees('Вопрос c?');
    person.send('потому что сосед', replying(why.id));
    await eventually(() => expect(person.messages.filter(({ text }) => text === ADDED_WORDS)).toHaveLength(2));
    // Its buttons are gone, and yet it can be answered anew.
    person.send('нет', replying(choice.id));
    await eventually(() => expect(person.messages.filter(({ text }) => text === ADDED_WORDS)).toHaveLength(3));
    person.send('Всё');
    await talks.silence(7);
    await person.sees('Спасибо!');
    expect(await told()).toEqual([
      'Вопрос a? По совету',
      'Вопрос a? ещё по отзывам',
      'Почему так? Доверяю',
      'Вопрос b? Да',
      'Почему так? потому что сосед',
      'Вопрос b? нет',
      'Вопрос c? Всё',
    ]);
  });

  it('a reply to one’s own words adds to what they answered; a reply to what is asked now is its answer', async () => {
    const { token, link } = await talks.begin({ script: scriptOf(question('a'), question('b')) });
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос a?');
    const own = person.send('По совету');
    await talks.silence(1);
    const second = await person.sees('Вопрос b?');
    person.send('и по отзывам', replying(own));
    await person.sees(ADDED_WORDS);
    person.send('Углём', replying(second.id));
    await talks.silence(3);
    await person.sees('Спасибо!');
    // After the end, and to a message that asks nothing.
    person.send('и дровами', replying(second.id));
    await eventually(async () =>
      expect(await told()).toEqual([
        'Вопрос a? По совету',
        'Вопрос a? и по отзывам',
        'Вопрос b? Углём',
        'Вопрос b? и дровами',
      ]),
    );
  });
});
