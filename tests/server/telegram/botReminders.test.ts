import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Person } from '#tests/support/servers/fakeTelegram.ts';

import { startBotConversations, type BotConversations } from './botConversations.ts';

/* A respondent who talked to the bot and fell silent is reminded by it: twice at most, not at night, and only if they want it. */

const HOUR = 60 * 60 * 1000;
/** Noon in Moscow, so that no one sleeps. */
const NOON = Date.UTC(2026, 5, 1, 9);
const AWAKE = { quietFrom: '09:00', quietTo: '09:00', remindAfter: 24 } as const;

const remindersOf = ({ messages }: Person): string[] =>
  messages.flatMap(({ text }) => (text.includes('«стоп»') && /остановились|Недавно/.test(text) ? [text] : []));

describe.each(ENGINES)('reminders of a bot on %s', (engine) => {
  let talks: BotConversations;

  beforeAll(async () => {
    talks = await startBotConversations(engine, { remindEvery: 50, from: NOON });
  });
  beforeEach(() => talks.next());
  afterAll(() => talks.stop());

  const reminded = async (): Promise<number[]> =>
    (await talks.respondents()).map((one) => one.reminded).toSorted((a, b) => a - b);

  it('ask again where they stopped, twice at most; whoever has gone or blocks the bot hears nothing', async () => {
    const { token, link } = await talks.begin({ ...AWAKE, reminders: 2 });
    const opened = talks.telegram.person(token);
    opened.send(`/start ${link}`);
    await opened.sees('Вы соглашаетесь');
    const began = await talks.agreed(token, link);
    await began.sees('Вопрос a?');
    began.send('Слово');
    await talks.silence(1);
    await began.sees('Вопрос b?');

    const done = await talks.agreed(token, link);
    await done.sees('Вопрос a?');
    done.press(WISH_WORDS.skip);
    await done.sees('Вопрос b?');
    done.press(WISH_WORDS.skip);
    await done.sees('Спасибо!');
    const stopped = await talks.agreed(token, link);
    await stopped.sees('Вопрос a?');
    stopped.press(WISH_WORDS.stop);
    await stopped.sees('Остановились');
    const declined = talks.telegram.person(token);
    declined.send(`/start ${link}`);
    await declined.sees('Вы соглашаетесь');
    declined.press(WISH_WORDS.decline);
    await declined.sees('вопросов не');
    const withdrawn = await talks.agreed(token, link);
    await withdrawn.sees('Вопрос a?');
    withdrawn.send('/удалить');
    await withdrawn.sees('Согласие отозвано');
    // One blocks it and Telegram says so; of the other it comes out when the bot writes.
    const blocked = talks.telegram.person(token);
    blocked.send(`/start ${link}`);
    await blocked.sees('Вы соглашаетесь');
    blocked.block();
    const silently = talks.telegram.person(token);
    silently.send(`/start ${link}`);
    await silently.sees('Вы соглашаетесь');
    silently.block({ isTold: false });
    const rest = [done, stopped, declined, withdrawn, blocked, silently];

    talks.jump(25 * HOUR);
    await eventually(() => expect(remindersOf(began)).toHaveLength(1));
    await eventually(() => expect(remindersOf(opened)).toHaveLength(1));
    expect(remindersOf(began)[0]).toContain('остановились');
    expect(remindersOf(opened)[0]).toContain('Недавно «Стрелка»');
    // The question is below, and can be answered there; nothing above can be pressed any more.
    await eventually(() => expect(began.messages.at(-1)?.text).toBe('Вопрос b?'));
    await eventually(() => expect(opened.messages.at(-1)?.text).toContain('Вы соглашаетесь'));
    await eventually(() => expect(opened.buttons()).toEqual([WISH_WORDS.agree, WISH_WORDS.decline]));
    opened.press(WISH_WORDS.decline);
    await opened.sees('вопросов не');

    talks.jump(25 * HOUR);
    await eventually(() => expect(remindersOf(began)).toHaveLength(2));
    talks.jump(200 * HOUR);
    await eventually(async () => expect((await reminded()).filter((count) => count > 0)).toEqual([1, 1, 2]));
    // A respondent who comes after all that time is answered: the due messages have been sent before.
    began.send('Второе слово');
    await talks.silence(4);
    await began.sees('Спасибо!');
    expect(remindersOf(began)).toHaveLength(2);
    expect(remindersOf(opened)).toHaveLength(1);
    expect(rest.flatMap(remindersOf)).toEqual([]);
    const asked = talks.telegram.asked.filter(
      ({ method, body }) => method === 'sendMessage' && body.chat_id === String(silently.id),
    );
    // The greeting, what is agreed to, and one reminder that was not let through.
    expect(asked).toHaveLength(3);
  });

  it('wait for the morning', async () => {
    const { token, link } = await talks.begin({ quietFrom: '21:00', quietTo: '09:00', remindAfter: 1, reminders: 1 });
    const clock = talks.now();
    // Half past eight in the evening: an hour of silence ends in the quiet hours.
    const evening = new Date(clock);
    evening.setUTCHours(17, 30, 0, 0);
    talks.jump(evening.getTime() - clock.getTime() + 24 * HOUR);
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос a?');
    const other = await talks.addCompany(`${talks.company()}-awake`);
    const awake = await talks.begin({ ...AWAKE, remindAfter: 1, reminders: 1 }, other);
    const watcher = await talks.agreed(awake.token, awake.link);
    await watcher.sees('Вопрос a?');
    talks.jump(2 * HOUR);
    await eventually(() => expect(remindersOf(watcher)).toHaveLength(1));
    expect(await reminded()).toEqual([0]);
    talks.jump(12 * HOUR);
    await eventually(() => expect(remindersOf(person)).toHaveLength(1));
  });
});
