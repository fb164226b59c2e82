import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Person } from '#tests/support/servers/fakeTelegram.ts';

import { startBotConversations, type BotConversations } from './botConversations.ts';

/* What people write to a bot that is no answer: before consent (R491). */

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
});
