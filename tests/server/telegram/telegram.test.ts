import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { commit, ROUND } from '#tests/server/support/interviews.ts';
import { joinedBy } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';

import { startBotConversations, WORDS, type BotConversations } from './botConversations.ts';

/* Interviews in Telegram: a server whose bots speak to a Bot API of the tests. */

/** A choice of one, of several, a mark, a number, words and a way to reach the person. */
const SCRIPT = scriptOf(
  question('open', { whyTimes: 1 }),
  question('one', {
    kind: 'choice',
    mayBeSkipped: false,
    options: [
      { key: 'yes', text: 'Да, конечно' },
      { key: 'no', text: 'Скорее нет' },
    ],
  }),
  question('many', {
    kind: 'choice',
    isMultiple: true,
    options: ['Почта', 'Чат', 'Звонок'].map((text) => ({ key: text, text })),
  }),
  question('mark', { kind: 'scale', scale: { from: 0, to: 10, fromLabel: 'плохо', toLabel: 'отлично' } }),
  question('number', { kind: 'number' }),
  question('contact', { kind: 'contact' }),
);

describe.each(ENGINES)('Telegram on %s', (engine) => {
  let talks: BotConversations;
  const begin: BotConversations['begin'] = (round, of) => talks.begin({ script: SCRIPT, ...round }, of);
  const agreed: BotConversations['agreed'] = (...who) => talks.agreed(...who);
  const answers: BotConversations['answers'] = (of) => talks.answers(of);
  const respondents: BotConversations['respondents'] = (of) => talks.respondents(of);
  const standing: BotConversations['standing'] = (of) => talks.standing(of);
  const connect: BotConversations['connect'] = (...whom) => talks.connect(...whom);
  const silence: BotConversations['silence'] = (count) => talks.silence(count);

  beforeAll(async () => {
    talks = await startBotConversations(engine);
  });
  beforeEach(() => talks.next());
  afterAll(() => talks.stop());

  it('asks every kind of question, and each answer counts once', async () => {
    const { token, link } = await begin();
    const person = await agreed(token, link);
    await person.sees('Вопрос open?');
    person.send('Сначала одно');
    person.send('потом другое');
    await silence(2);
    await person.sees('Почему');
    expect(person.buttons()).toEqual([WISH_WORDS.back, WISH_WORDS.skip, WISH_WORDS.stop]);
    person.press(WISH_WORDS.skip);
    await person.sees('Вопрос one?');
    // Nothing old can be pressed, and what must be answered cannot be skipped.
    expect(person.buttons()).toEqual(['Да, конечно', 'Скорее нет', WISH_WORDS.back, WISH_WORDS.stop]);
    person.send('Не знаю');
    await person.sees('Выберите из предложенного');
    person.press('Да, конечно');
    await person.sees('Вопрос many?');
    person.press('Готово');
    await eventually(() => expect(person.toasts).toContain('Отметьте хотя бы один вариант.'));
    person.press('Почта');
    await eventually(() => expect(person.buttons()).toContain('✓ Почта'));
    person.press('Звонок');
    await eventually(() => expect(person.buttons()).toContain('✓ Звонок'));
    person.press('✓ Почта');
    await eventually(() => expect(person.buttons()).toContain('Почта'));
    person.press('Чат');
    await eventually(() => expect(person.buttons()).toContain('✓ Чат'));
    person.press('Готово');
    const mark = await person.sees('Вопрос mark?');
    expect(mark.text).toContain('плохо');
    expect(mark.buttons.slice(0, 11).map(({ text }) => text)).toEqual(
      Array.from({ length: 11 }, (_, at) => String(at)),
    );
    person.press('7');
    await person.sees('Вопрос number?');
    person.send('много');
    await person.sees('Пришлите число');
    person.send('3,5');
    await person.sees('Вопрос contact?');
    person.press(WISH_WORDS.back);
    await eventually(() =>
      expect(person.messages.filter(({ text }) => text.includes('Вопрос number?'))).toHaveLength(2),
    );
    person.send('4');
    await eventually(() =>
      expect(person.messages.filter(({ text }) => text.includes('Вопрос contact?'))).toHaveLength(2),
    );
    person.send('anna@example.com');
    await person.sees('Спасибо!');
    expect(person.messages.filter(({ buttons }) => buttons.length > 0)).toEqual([]);
    expect(await answers()).toEqual(['Сначала одно', 'потом другое', '', 'Не знаю', 'Да, конечно', 'Чат, Звонок', '7', 'много', '3,5', '4', 'anna@example.com']); // prettier-ignore
    expect(await respondents()).toMatchObject([{ state: 'finished', channel: 'telegram' }]);
  });

  it('an old button answers no new question, and the same update counts once', async () => {
    const { token, link } = await begin({ script: scriptOf(...['one', 'two'].map((key) => question(key, { kind: 'choice', options: [{ key: 'x', text: `Вариант ${key}` }] }))) }); // prettier-ignore
    const person = await agreed(token, link);
    const first = await person.sees('Вопрос one?');
    const data = first.buttons[0]?.callback_data ?? '';
    person.press('Вариант one');
    await person.sees('Вопрос two?');
    talks.telegram.repeat(token);
    person.pressAt(first.id, data);
    await eventually(() => expect(person.toasts).toContain('Этот вопрос уже позади.'));
    expect(await answers()).toEqual(['Вариант one']);
    expect(person.messages.filter(({ text }) => text.includes('Вопрос two?'))).toHaveLength(1);
    // Two presses of one finger.
    person.press('Вариант two');
    person.press('Вариант two');
    await person.sees('Спасибо!');
    await eventually(() => expect(person.toasts.filter((text) => text.includes('позади'))).toHaveLength(2));
    expect(await answers()).toEqual(['Вариант one', 'Вариант two']);
  });

  const change = (fields: object) =>
    commit(talks.owner, talks.company(), [{ op: 'set', kind: 'round', id: ROUND, fields }]);

  it('an end in the middle stops nobody who has begun; too late, a message and a file are told not to be kept', async () => {
    const { token, link } = await begin({ script: WORDS, takesVoice: true });
    const [person, other] = [await agreed(token, link), await agreed(token, link)];
    for (const one of [person, other]) await one.sees('Вопрос a?');
    await change({ state: 'ended' });
    person.send('Начатое');
    await silence(1);
    await person.sees('вы\u00A0можете закончить до');
    person.send('и законченное');
    await silence(2);
    await person.sees('Спасибо!');
    await eventually(async () => expect((await respondents()).filter(({ materialId }) => materialId)).toHaveLength(1));
    talks.jump(4 * 86_400_000);
    other.send('Опоздавшее');
    const told = await other.sees('Это сообщение не\u00A0записано. Опрос завершён.');
    expect(told.text).toContain('сохранено');
    other.sendFile('voice', new TextEncoder().encode('звук'));
    await eventually(() =>
      expect(other.messages.filter(({ text }) => text.includes('не\u00A0записано'))).toHaveLength(2),
    );
    expect(await answers()).toEqual(['Начатое', 'и законченное']);
    // The last heard respondent comes first.
    expect(await respondents()).toMatchObject([{ state: 'finished' }, { state: 'began' }]);
  });

  it('says that nothing is kept of what is written after «стоп», until it is gone on with', async () => {
    const { token, link } = await begin({ script: WORDS });
    const person = await agreed(token, link);
    await person.sees('Вопрос a?');
    person.press(WISH_WORDS.stop);
    await person.sees('Остановились');
    person.send('Ещё кое-что');
    await person.sees('Это сообщение не\u00A0записано: вы\u00A0остановились');
    person.press(WISH_WORDS.resume);
    await eventually(() => expect(person.messages.filter(({ text }) => text === 'Вопрос a?')).toHaveLength(2));
    person.send('Ещё кое-что');
    await silence(1);
    expect(await answers()).toEqual(['Ещё кое-что']);
  });

  it('«стоп» is asked about where it may be an answer, «продолжить» goes on, «удалить» takes everything back and forgets the chat', async () => {
    const { token, link } = await begin({ script: WORDS });
    const person = await agreed(token, link);
    await person.sees('Вопрос a?');
    person.send('Назад');
    await person.sees('Вернуться к\u00A0прошлому вопросу или это ваш ответ?');
    expect(person.buttons()).toEqual([WISH_WORDS.back, WISH_WORDS.asAnswer]);
    person.press(WISH_WORDS.asAnswer);
    await eventually(async () => expect(await answers()).toEqual(['Назад']));
    person.send('Тайное слово');
    await silence(2);
    await person.sees('Вопрос b?');
    person.send('Стоп');
    await person.sees('Остановиться или это ваш ответ?');
    person.press(WISH_WORDS.stop);
    await person.sees('Остановились');
    expect(person.buttons()).toEqual([WISH_WORDS.resume]);
    person.press(WISH_WORDS.resume);
    await eventually(() => expect(person.messages.filter(({ text }) => text === 'Вопрос b?')).toHaveLength(2));
    person.send('удалить');
    await person.sees('Удалить все ваши ответы или это ваш ответ?');
    expect(person.buttons()).toEqual([WISH_WORDS.asAnswer]);
    person.send('да');
    await person.sees('Согласие отозвано');
    expect(await answers()).toEqual([]);
    expect(await respondents()).toMatchObject([{ state: 'withdrawn' }]);
    person.send('А теперь?');
    await person.sees('ваши ответы удалены. Чтобы');
    expect(talks.server.logs.join('')).not.toContain('Тайное');
  });

  it('without an invitation it says what it is; bots, groups and changed messages say nothing to it', async () => {
    const { token, link } = await begin({ script: WORDS });
    const person = talks.telegram.person(token);
    person.send('/start');
    await person.sees('Чтобы начать, откройте ссылку');
    person.send(`/start ${'x'.repeat(27)}`);
    await person.sees('интервью не');
    const from = { id: 5, is_bot: true, first_name: 'x' };
    talks.telegram.deliver(token, { message: { message_id: 1, date: 0, from, chat: { id: person.id, type: 'private' }, text: `/start ${link}` } }); // prettier-ignore
    talks.telegram.deliver(token, { message: { message_id: 2, date: 0, from: { ...from, is_bot: false }, chat: { id: person.id, type: 'group' }, text: `/start ${link}` } }); // prettier-ignore
    const before = person.messages.length;
    person.send(`/start ${link}`);
    await person.sees('Вы соглашаетесь');
    expect(person.messages.length - before).toBe(2);
    person.press(WISH_WORDS.agree);
    await person.sees('Вопрос a?');
    person.send('Раз');
    person.edit('Раз и два');
    await person.sees('не\u00A0перечитывается');
    person.edit('Раз, два и три');
    await silence(1);
    await person.sees('Вопрос b?');
    expect(person.messages.filter(({ text }) => text.includes('перечитывается'))).toHaveLength(1);
    expect(await answers()).toEqual(['Раз']);
    // By the same link again: the same interview.
    person.send(`/start ${link}`);
    await eventually(() => expect(person.messages.filter(({ text }) => text === 'Вопрос b?')).toHaveLength(2));
    expect(await respondents()).toHaveLength(1);
  });

  it('keeps what is spoken, and names what it cannot take', async () => {
    const { token, link } = await begin({ script: WORDS, takesVoice: true });
    const person = await agreed(token, link);
    await person.sees('Вопрос a?');
    person.sendFile('document', new Uint8Array(3), { file_name: 'архив.zip', mime_type: 'application/zip' });
    await person.sees('Подойдут');
    person.sendFile('document', new Uint8Array(3), { file_name: 'долго.pdf', mime_type: 'application/pdf', file_size: 30_000_000 }); // prettier-ignore
    await person.sees('«долго.pdf» больше');
    const bytes = new TextEncoder().encode('голос');
    person.sendFile('voice', bytes, { mime_type: 'audio/ogg' });
    await silence(1);
    await person.sees('Вопрос b?');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { status } = await talks.owner.ask('HEAD', `/api/companies/${talks.company()}/files/${sha256}`);
    expect(status).toBe(200);
  });

  it('waits when Telegram says so, says again what was cut, and writes no more to whoever blocks it', async () => {
    const { token, link } = await begin({ script: WORDS });
    const person = talks.telegram.person(token);
    talks.telegram.failing.busy = { times: 1, after: 1 };
    person.send(`/start ${link}`);
    const began = performance.now();
    await person.sees('Вы соглашаетесь');
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(person.messages.map(({ text }) => text)).toEqual(['Здравствуйте!', 'Вы соглашаетесь на обработку ответов.']);
    talks.telegram.failing.cut = { times: 2, isDone: false };
    person.press(WISH_WORDS.agree);
    await person.sees('Вопрос a?');
    person.send('Слово');
    await eventually(async () => expect(await answers()).toEqual(['Слово']));
    const said = person.messages.length;
    person.block();
    await eventually(async () => expect(await respondents()).toMatchObject([{ state: 'stopped' }]));
    talks.jump(20_000);
    person.unblock();
    person.send('продолжить');
    await person.sees('Вопрос a?');
    await eventually(() => expect(person.messages.length).toBeGreaterThan(said));
    expect(await respondents()).toMatchObject([{ state: 'began' }]);
  });

  it('a token is asked before it is kept, is shown to nobody, and may be revoked', async () => {
    const secret = talks.telegram.bot('tayny_bot');
    expect((await connect('12345:not-a-token-of-anybody-at-all')).status).toBe(403);
    expect(await standing()).toBeNull();
    const { body } = await connect(secret);
    expect(body.bot).toMatchObject({ username: 'tayny_bot', state: 'active', problem: '' });
    // One bot talks for one company.
    const other = await talks.addCompany(`${talks.company()}-other`);
    expect((await connect(secret, other)).status).toBe(409);
    const researcher = await joinedBy(talks.owner, talks.company(), 'Researcher');
    expect((await researcher.ask('PUT', talks.botPlace(), { token: secret })).status).toBe(403);
    expect(JSON.stringify((await researcher.ask('GET', talks.botPlace())).body)).not.toContain(secret);
    const journal = JSON.stringify((await talks.owner.ask('GET', `/api/companies/${talks.company()}/audit`)).body);
    expect(journal).toContain('bot.connected');
    talks.telegram.revoke(secret);
    await eventually(async () => expect(await standing()).toMatchObject({ state: 'broken' }));
    expect((await standing())?.problem).toContain('отозвали');
    const anew = talks.telegram.bot('novy_bot');
    expect((await connect(anew)).body.bot).toMatchObject({ username: 'novy_bot', state: 'active', problem: '' });
    expect((await talks.owner.ask('DELETE', talks.botPlace())).status).toBe(204);
    expect(await standing()).toBeNull();
    for (const text of [journal, talks.server.logs.join('')]) {
      expect(text).not.toContain(secret.split(':')[1]);
    }
  });

  it('bots of two companies do not mix: a link is for its own bot', async () => {
    const other = await talks.addCompany(`${talks.company()}-b`);
    const one = await begin({ script: WORDS });
    const two = await begin({ script: WORDS }, other);
    const stray = talks.telegram.person(one.token);
    stray.send(`/start ${two.link}`);
    await stray.sees('интервью не');
    const person = await agreed(two.token, two.link);
    await person.sees('Вопрос a?');
    expect(await respondents()).toEqual([]);
    expect(await respondents(other)).toHaveLength(1);
  });
});
