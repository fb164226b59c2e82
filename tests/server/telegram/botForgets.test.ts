import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { backupOf, everythingIn } from '#tests/server/support/everything.ts';
import { answer, look, press, send } from '#tests/server/support/interviews.ts';
import { Browser } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Person } from '#tests/support/servers/fakeTelegram.ts';

import { startBotConversations, tokenIn, type BotConversations } from './botConversations.ts';

/*
 * When a respondent withdraws their consent, or asks to be forgotten, the bot knows nothing of them: not the chat, not the name,
 * not that they were there.
 */

describe.each(ENGINES)('a bot on %s', (engine) => {
  let talks: BotConversations;
  let token = '';
  let link = '';

  beforeAll(async () => {
    talks = await startBotConversations(engine);
    await talks.next();
    ({ token, link } = await talks.begin());
  });
  afterAll(() => talks.stop());

  const speaks = async (words: string): Promise<Person> => {
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос a?');
    const before = (await talks.answers()).length;
    person.send(words, { from: { id: person.id, is_bot: false, first_name: 'Аделаида', username: 'canary_ada' } });
    await talks.silence(before + 1);
    await person.sees('Вопрос b?');
    return person;
  };
  const idOf = async (state: string): Promise<string> =>
    (await talks.respondents()).find((one) => one.state === state)?.id ?? '';

  it('forgets the chat of whoever withdraws in it or on the page, and of whoever is forgotten', async () => {
    const secrets = ['Тайна первая', 'Тайна вторая', 'Тайна третья'] as const;

    const inChat = await speaks(secrets[0]);
    inChat.send('удалить');
    await inChat.sees('Удалить все ваши ответы или это ваш ответ?');
    inChat.send('да');
    await inChat.sees('Согласие отозвано');
    await eventually(() => expect(inChat.buttons()).toEqual([]));

    // Begun on the page, told in Telegram, withdrawn on the page.
    const page = new Browser(talks.server.address);
    const { body: view } = await send(page, `/i/${link}`, press('agree'));
    const address = view.movedTo ?? '';
    const onPage = talks.telegram.person(token);
    onPage.send(`/start ${tokenIn(address)}`);
    await onPage.sees('Вопрос a?');
    onPage.send(secrets[1]);
    await talks.silence(1);
    await onPage.sees('Вопрос b?');
    expect((await send(page, address, press('withdraw'))).body.step).toBe('withdrawn');

    const forgotten = await speaks(secrets[2]);
    const body = { contacts: [], participants: [await idOf('began')] };
    expect((await talks.owner.ask('POST', `/api/companies/${talks.company()}/forget`, body)).status).toBe(200);

    for (const person of [inChat, onPage, forgotten]) {
      const said = person.messages.length;
      person.send('А теперь?');
      await eventually(() => expect(person.messages.length).toBe(said + 1));
      expect(person.messages.at(-1)?.text).toMatch(/ваши ответы удалены. Чтобы/);
    }
    // By their link again: it is said that they are forgotten, and nothing begins anew.
    onPage.send(`/start ${tokenIn(address)}`);
    await onPage.sees('Согласие отозвано, ваши ответы удалены');
    inChat.send(`/start ${link}`);
    await eventually(() => expect(inChat.messages.filter(({ text }) => text.startsWith('Согласие отозвано'))).toHaveLength(2)); // prettier-ignore
    // Whoever was forgotten has taken nothing back.
    forgotten.send(`/start ${link}`);
    await forgotten.sees('Ваши ответы удалены тем, кто спрашивал');
    // A button of before belongs to nothing.
    const old = onPage.messages.find(({ text }) => text === 'Вопрос b?');
    onPage.pressAt(old?.id ?? 0, 'x:0.0:s');
    await eventually(() => expect(onPage.toasts).toContain('Этого интервью здесь больше нет.'));
    expect((await talks.respondents()).map(({ state }) => state)).toEqual(['forgotten', 'withdrawn', 'withdrawn']);

    await talks.server.pause();
    const parts = [...secrets, 'canary_ada', 'Аделаида', ...[inChat, onPage, forgotten].map(({ id }) => String(id))];
    const foundIn = (text: string): readonly string[] => parts.filter((part) => text.includes(part));
    const stored = await everythingIn(talks.server, talks.company());
    expect(stored.respondent).toContain('"chat_print":null');
    expect(stored.respondent).not.toContain('"chat_print":"');
    const all = { ...stored, backup: await backupOf(talks.server), log: talks.server.logs.join('') };
    const found = Object.entries(all).map(([place, text]) => [place, foundIn(text)] as const);
    expect(found.filter(([, parts]) => parts.length > 0)).toEqual([]);
  });
});

describe.each(ENGINES)('a talk on two channels on %s', (engine) => {
  let talks: BotConversations;
  beforeAll(async () => {
    talks = await startBotConversations(engine);
    await talks.next();
  });
  afterAll(() => talks.stop());

  it('goes on in Telegram and back; what is written where it no longer is answers nothing', async () => {
    const { token, link } = await talks.begin();
    const page = new Browser(talks.server.address);
    const { body: begun } = await send(page, `/i/${link}`, press('agree'));
    const address = begun.movedTo ?? '';
    const person = talks.telegram.person(token);
    person.send(`/start ${tokenIn(address)}`);
    await person.sees('Вопрос a?');
    const { body: now } = await look(page, address);
    const { body: next } = await send(page, address, answer(now, 'На странице'));
    expect(next.asked?.place.question).toBe('b');
    // They look at the chat again, where the first question is last.
    person.send('Ещё к первому');
    await person.sees('не\u00A0записано');
    await person.sees('Вопрос b?');
    person.send('Ко второму');
    await eventually(async () => expect(await talks.answers()).toEqual(['На странице', 'Ко второму']));
    person.send('/stop');
    await person.sees('Остановились');
    expect((await look(page, address)).body.step).toBe('stopped');
    await send(page, address, press('resume'));
    person.press(WISH_WORDS.resume);
    await eventually(() => expect(person.toasts).toContain('Этот вопрос уже позади.'));
    const { body: last } = await look(page, address);
    expect(last.step).toBe('asking');
    expect(await talks.respondents()).toHaveLength(1);
  });
});
