import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/servers/freePort.ts';

import { startBotConversations, type BotConversations } from './botConversations.ts';

/* Telegram brings what is written to bots, where it reaches the server: by the address of the bot and a secret of the two. */

const SECRET_HEADER = 'X-Telegram-Bot-Api-Secret-Token';

const bring = async (address: string, update: unknown, secret?: string): Promise<number> => {
  const headers = {
    'Content-Type': 'application/json',
    ...(secret === undefined ? {} : { [SECRET_HEADER]: secret }),
  };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(update) });
  await response.body?.cancel();
  return response.status;
};

describe.each(ENGINES)('bots that are brought their messages, on %s', (engine) => {
  let talks: BotConversations;
  let origin = '';

  beforeAll(async () => {
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    talks = await startBotConversations(engine, { variables: { PORT: port, TELEGRAM_WEBHOOK: origin } });
  });
  beforeEach(() => talks.next());
  afterAll(() => talks.stop());

  const hooked = (token: string): Promise<{ readonly url: string; readonly secret: string }> =>
    eventually(() => {
      const hook = talks.telegram.hookOf(token);
      if (!hook) throw new Error('nothing is brought anywhere');
      return hook;
    });

  it('hold a whole interview, and ask for nothing', async () => {
    const { token, link } = await talks.begin();
    const { url, secret } = await hooked(token);
    expect(url).toBe(`${origin}/t/${token.split(':')[0]}`);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос a?');
    person.send('Раз');
    await talks.silence(1);
    await person.sees('Вопрос b?');
    person.press(WISH_WORDS.skip);
    await person.sees('Спасибо!');
    expect(await talks.answers()).toEqual(['Раз', '']);
    const methods = talks.telegram.asked.filter((one) => one.token === token).map(({ method }) => method);
    expect(methods).not.toContain('getUpdates');
    expect(methods).toContain('setWebhook');
    expect(await talks.standing()).toMatchObject({ state: 'active', problem: '' });
  });

  it('are closed to whoever is not Telegram: for them there is no bot', async () => {
    const one = await talks.begin();
    const other = await talks.begin({}, await talks.addCompany(`${talks.company()}-b`));
    const [own, theirs] = [await hooked(one.token), await hooked(other.token)];
    expect(own.secret).not.toBe(theirs.secret);
    const update = { update_id: 1, message: { text: `/start ${one.link}` } };
    expect(await bring(own.url, update)).toBe(404);
    expect(await bring(own.url, update, '')).toBe(404);
    expect(await bring(own.url, update, `${own.secret}x`)).toBe(404);
    expect(await bring(own.url, update, theirs.secret)).toBe(404);
    expect(await bring(`${origin}/t/1`, update, own.secret)).toBe(404);
    expect(await bring(own.url, { no: 'update' }, own.secret)).toBe(400);
    expect(await bring(own.url, { update_id: 7 }, own.secret)).toBe(200);
    expect(await talks.respondents()).toEqual([]);
    const text = JSON.stringify([(await talks.owner.ask('GET', talks.botPlace())).body, talks.server.logs]);
    expect(text).not.toContain(own.secret);
  });

  it('count what is brought twice once, also when something else was brought in between, and in whatever order', async () => {
    const options = ['Почта', 'Чат'].map((text) => ({ key: text, text }));
    const { token, link } = await talks.begin({ script: scriptOf(question('many', { kind: 'choice', isMultiple: true, options })) }); // prettier-ignore
    const { url, secret } = await hooked(token);
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос many?');
    person.press('Почта');
    await eventually(() => expect(person.buttons()).toContain('✓ Почта'));
    // Brought again, the press would take the tick away.
    talks.telegram.repeat(token);
    person.press('Чат');
    await eventually(() => expect(person.buttons()).toContain('✓ Чат'));
    expect(person.buttons()).toContain('✓ Почта');
    // One that came to nothing at first comes after those behind it.
    const from = { id: person.id, is_bot: false, first_name: 'x' };
    const late = { update_id: 3, message: { message_id: 1, date: 0, from, chat: { id: person.id, type: 'private' }, text: 'стоп' } }; // prettier-ignore
    expect(await bring(url, late, secret)).toBe(200);
    await person.sees('Остановились');
    expect(await bring(url, late, secret)).toBe(200);
    person.press(WISH_WORDS.resume);
    await eventually(() => expect(person.buttons()).toContain('Готово'));
    expect(person.messages.filter(({ text }) => text.includes('Остановились'))).toHaveLength(1);
  });

  it('are brought nothing any more when they are disconnected or another takes their place', async () => {
    const { token } = await talks.begin();
    const { url, secret } = await hooked(token);
    const other = talks.telegram.bot('another_bot');
    expect((await talks.connect(other)).status).toBe(200);
    expect(talks.telegram.hookOf(token)).toBeNull();
    const now = await hooked(other);
    expect(await bring(url, { update_id: 1 }, secret)).toBe(404);
    // Another company's attempt at a bot that talks changes nothing for it.
    const stranger = await talks.addCompany(`${talks.company()}-b`);
    expect((await talks.connect(other, stranger)).status).toBe(409);
    expect(talks.telegram.hookOf(other)).toEqual(now);
    expect((await talks.owner.ask('DELETE', talks.botPlace())).status).toBe(204);
    expect(talks.telegram.hookOf(other)).toBeNull();
    expect(await bring(now.url, { update_id: 1 }, now.secret)).toBe(404);
  });

  it('say that a token was revoked when they have something to say', async () => {
    const { token } = await talks.begin();
    const { url, secret } = await hooked(token);
    const person = talks.telegram.person(token);
    talks.telegram.revoke(token);
    const from = { id: person.id, is_bot: false, first_name: 'x' };
    const update = { update_id: 1, message: { message_id: 1, date: 0, from, chat: { id: person.id, type: 'private' }, text: '/start' } }; // prettier-ignore
    expect(await bring(url, update, secret)).toBe(200);
    await eventually(async () => expect(await talks.standing()).toMatchObject({ state: 'broken' }));
    expect(await bring(url, update, secret)).toBe(404);
  });
});
