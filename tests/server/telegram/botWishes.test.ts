import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { commit, ROUND } from '#tests/server/support/interviews.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Person } from '#tests/support/servers/fakeTelegram.ts';

import { startBotConversations, type BotConversations } from './botConversations.ts';

/* What people write to a bot that is no answer: before consent, and when they wish to leave (R479, R491). */

const SCRIPT = scriptOf(
  question('one', { kind: 'choice', options: ['Сайт', 'Магазин'].map((text) => ({ key: text, text })) }),
  question('mark', { kind: 'scale', scale: { from: 1, to: 5, fromLabel: '', toLabel: '' } }),
  question('number', { kind: 'number' }),
);

const seen = (person: Person, part: string): number => person.messages.filter(({ text }) => text.includes(part)).length;

describe.each(ENGINES)('what is written to a bot on %s', (engine) => {
  let talks: BotConversations;
  let token = '';
  let link = '';
  beforeAll(async () => {
    talks = await startBotConversations(engine);
  });
  beforeEach(async () => {
    await talks.next();
    ({ token, link } = await talks.begin({ script: SCRIPT }));
  });
  afterAll(() => talks.stop());

  it('before consent is answered shortly by what is missing, with the two buttons; the greeting is said once', async () => {
    const person = talks.telegram.person(token);
    person.send(`/start ${link}`);
    await person.sees('Вы соглашаетесь');
    const more = [() => person.send('Здравствуйте, а сколько это займёт?'), () => person.send('', { sticker: {} })];
    for (const [at, act] of more.entries()) {
      act();
      await eventually(() => expect(seen(person, 'Сначала нужно ваше согласие')).toBe(at + 1));
      await eventually(() => expect(person.buttons()).toEqual([WISH_WORDS.agree, WISH_WORDS.decline]));
    }
    expect(seen(person, 'Вы соглашаетесь')).toBe(1);
    expect(person.messages.at(-1)?.text).toMatch(/«Даю согласие» или «Отказаться»/);
    person.press(WISH_WORDS.agree);
    await person.sees('Вопрос one?');
    expect(await talks.answers()).toEqual([]);
  });

  it('as a wish to leave is asked about at a choice, a scale and a number; nothing is erased before «да»', async () => {
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос one?');
    // A choice takes no file, and no voice.
    person.send('', { sticker: {} });
    await person.sees('Ответьте словами или кнопкой.');
    const answered = [
      ['удалите меня пожалуйста', 'one', () => person.press('Сайт')],
      ['Удалите, пожалуйста, мои ответы', 'mark', () => person.press('4')],
      ['не хочу больше', 'number', () => person.send('12')],
    ] as const;
    for (const [at, [words, key]] of answered.entries()) {
      person.send(words);
      await eventually(() => expect(seen(person, 'или это ваш ответ?')).toBe(at + 1));
      person.press(WISH_WORDS.asAnswer);
      // Its buttons are there again: the question goes on.
      await eventually(() => expect(seen(person, `Вопрос ${key}?`)).toBe(2));
      if (key === 'number') break;
      answered[at]?.[2]();
      await person.sees(`Вопрос ${answered[at + 1]?.[1]}?`);
    }
    expect((await talks.answers()).length).toBe(5);
    person.send('стоп пожалуйста');
    await person.sees('Остановиться или это ваш ответ?');
    person.send('да');
    await person.sees('Остановились');
    expect((await talks.answers()).length).toBe(5);
    person.press(WISH_WORDS.resume);
    await eventually(() => expect(seen(person, 'Вопрос number?')).toBe(3));
    person.send('Пожалуйста, удалите все мои данные');
    await eventually(() => expect(seen(person, 'Удалить все ваши ответы')).toBe(3));
    person.send('да');
    await person.sees('Согласие отозвано');
    expect(await talks.answers()).toEqual([]);
  });

  it('as a wish to leave, too late for any answer, is told the word that erases', async () => {
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос one?');
    await commit(talks.owner, talks.company(), [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'ended' } }]);
    talks.jump(10 * 86_400_000);
    person.send('удалите меня пожалуйста');
    const told = await person.sees('не\u00A0записано');
    expect(told.text).toMatch(/Опрос завершён.*напишите «удалить»\.$/s);
    person.send('удалить');
    await person.sees('Согласие отозвано');
  });
});
