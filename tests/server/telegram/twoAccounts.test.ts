import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { answer, commit, openLinkOf, press, send, startRound, STUDY } from '#tests/server/support/interviews.ts';
import { Browser } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';
import { draft } from '#tests/store/examples.ts';
import type { Person } from '#tests/support/servers/fakeTelegram.ts';

import { startBotConversations, tokenIn, type BotConversations } from './botConversations.ts';

/* Two accounts of Telegram on one personal link, and one account on the links of two interviews (R490). */

const ELSEWHERE = 'уже идёт в\u00A0другом чате';

const textsOf = (person: Person): string => person.messages.map(({ text }) => text).join('\n');

describe.each(ENGINES)('a personal link in two chats on %s', (engine) => {
  let talks: BotConversations;
  let token = '';
  let link = '';
  beforeAll(async () => {
    talks = await startBotConversations(engine);
  });
  beforeEach(async () => {
    await talks.next();
    ({ token, link } = await talks.begin());
  });
  afterAll(() => talks.stop());

  /** Returns the token of somebody's own link who has begun on the page, @param words what they have answered there. */
  async function ownLink(words?: string): Promise<string> {
    const page = new Browser(talks.server.address);
    const { body: view } = await send(page, `/i/${link}`, press('agree'));
    if (words !== undefined) await send(page, view.movedTo ?? '', answer(view, words));
    return tokenIn(view.movedTo ?? '');
  }
  /** Returns the token of somebody's own link who is invited by name, and has not come yet. */
  async function invitedLink(): Promise<string> {
    const id = `list-${talks.company()}`;
    const contacts = { anna: { ...NO_CONTACT, name: 'Анна', emails: ['anna@mail.example'], position: 'a' } };
    await commit(talks.owner, talks.company(), [{ op: 'create', kind: 'contactList', id, record: draft('contactList', { id, contacts }) }]); // prettier-ignore
    await talks.owner.ask('POST', talks.place('/invitations'), { contacts: [{ listId: id, key: 'anna' }] });
    const { body } = await talks.owner.ask<PersonalLinks>('GET', talks.place('/links'));
    return tokenIn(body.links[0]?.address ?? '');
  }
  /** Comes by a link, and sees the question. */
  async function comes(own: string, sees: string): Promise<Person> {
    const person = talks.telegram.person(token);
    person.send(`/start ${own}`);
    await person.sees(sees);
    return person;
  }

  it('the second account is told where it goes on and gets none of the first’s words; the first stops and erases it', async () => {
    const own = await ownLink('Секрет первого');
    const first = await comes(own, 'Вопрос b?');
    const second = await comes(own, ELSEWHERE);
    // Nothing of the interview: no question, no button, and what is written there is nobody's answer.
    expect(second.messages).toHaveLength(1);
    expect(second.buttons()).toEqual([]);
    second.send('Чужой ответ');
    await second.sees('сейчас нет интервью');
    for (const word of ['стоп', 'удалить', '/stop']) {
      const before = second.messages.length;
      second.send(word);
      await eventually(() => expect(second.messages).toHaveLength(before + 1));
      expect(second.messages.at(-1)?.text).toContain('сейчас нет интервью');
    }
    expect(textsOf(second)).not.toContain('Вопрос');
    expect(await talks.answers()).toEqual(['Секрет первого']);
    expect(await talks.respondents()).toMatchObject([{ state: 'began' }]);

    first.send('/stop');
    await first.sees('Остановились');
    // Nor does it become another's once they have stopped.
    second.send(`/start ${own}`);
    await eventually(() => expect(second.messages.filter(({ text }) => text.includes(ELSEWHERE))).toHaveLength(2));
    first.send('удалить');
    await first.sees('Согласие отозвано');
    await eventually(async () => expect(await talks.respondents()).toMatchObject([{ state: 'withdrawn' }]));
    second.send(`/start ${own}`);
    await second.sees('Согласие отозвано');
  });

  it('the first account opens its link again and goes on; a block of the bot gives it to nobody', async () => {
    const own = await ownLink();
    const first = await comes(own, 'Вопрос a?');
    first.block();
    await eventually(async () => expect(await talks.respondents()).toMatchObject([{ state: 'stopped' }]));
    const second = await comes(own, ELSEWHERE);
    first.unblock();
    first.send(`/start ${own}`);
    await first.sees('Остановились');
    first.press(WISH_WORDS.resume);
    await eventually(() => expect(first.messages.filter(({ text }) => text.startsWith('Вопрос a?'))).toHaveLength(2));
    expect(second.messages).toHaveLength(1);
  });

  it('a chat that begins another interview is told where the former is, which stays its own', async () => {
    const own = await ownLink('Секрет первого');
    const first = await comes(own, 'Вопрос b?');
    await startRound(talks.owner, talks.company(), { script: scriptOf(question('x')), byTelegram: true }, { id: 'another', study: `${STUDY}-2` }); // prettier-ignore
    const other = tokenIn(await openLinkOf(talks.owner, talks.company(), 'another'));
    first.send(`/start ${other}`);
    const told = await first.sees('Теперь в\u00A0этом чате другое интервью');
    const back = /t\.me\/\w+\?start=([\w-]+)/.exec(told.text)?.[1] ?? '';
    expect(back).toBe(own);
    await first.sees('Вы соглашаетесь');

    const second = await comes(own, ELSEWHERE);
    expect(second.messages).toHaveLength(1);
    // What they do in the chat now is of the other interview alone.
    first.send('удалить');
    await first.sees('вопросов не\u00A0будет');
    expect(await talks.answers()).toEqual(['Секрет первого']);
    first.send(`/start ${back}`);
    await eventually(() => expect(first.messages.filter(({ text }) => text.startsWith('Вопрос b?'))).toHaveLength(2));
    // Nothing was said in the other: there is nothing to come back to.
    expect(first.messages.filter(({ text }) => text.startsWith('Теперь в'))).toHaveLength(1);
    first.send('удалить');
    await first.sees('Удалить все ваши ответы');
    first.send('да');
    await first.sees('Согласие отозвано');
    expect(await talks.answers()).toEqual([]);
  });

  it('before consent the interview is where the link was opened last, and the other chat is told', async () => {
    const own = await invitedLink();
    const first = await comes(own, 'Вы соглашаетесь');
    const second = await comes(own, 'Вы соглашаетесь');
    await first.sees('теперь оно там');
    await eventually(() => expect(first.buttons()).toEqual([]));
    first.send('да');
    await first.sees('сейчас нет интервью');
    expect(await talks.respondents()).toMatchObject([{ state: 'opened' }]);
    second.press(WISH_WORDS.agree);
    await second.sees('Вопрос a?');
    first.send(`/start ${own}`);
    await first.sees(ELSEWHERE);
  });

  it('who refused in one chat may think better of it in another', async () => {
    const own = await invitedLink();
    const first = await comes(own, 'Вы соглашаетесь');
    first.press(WISH_WORDS.decline);
    await first.sees('вопросов не\u00A0будет');
    const second = await comes(own, 'вопросов не\u00A0будет');
    await first.sees('теперь оно там');
    second.send('да');
    await second.sees('Вопрос a?');
    expect(await talks.respondents()).toMatchObject([{ state: 'began' }]);
  });
});
