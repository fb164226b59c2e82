import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { AnswerPage, RespondentPage } from '#src/domain/fieldwork/figures.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { answer, commit, look, openLinkOf, press, ROUND, send, startRound } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startFakeTelegram, type FakeTelegram } from '#tests/support/servers/fakeTelegram.ts';

const WORDS = scriptOf(question('a'), question('b'), question('c'));
const tokenIn = (address: string): string => address.split('/').at(-1) ?? '';

const botName = (of: string): string => `${of.replaceAll('-', '_')}_bot`;

/* «Ответить в Telegram» on a respondent's page: where it leads, and when it is there. */
describe.each(ENGINES)('the way from a page into Telegram on %s', (engine) => {
  let telegram: FakeTelegram;
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;
  let ahead = 0;
  const stranger = (): Browser => new Browser(server.address);

  async function addCompany(): Promise<string> {
    const id = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id, name: 'Стрелка' });
    await owner.ask('POST', `/api/companies/${id}/open`);
    return id;
  }
  async function connect(of = company): Promise<string> {
    const token = telegram.bot(botName(of));
    expect((await owner.ask('PUT', `/api/companies/${of}/bot`, { token })).status).toBe(200);
    return token;
  }
  const change = (fields: Partial<Round>): Promise<void> =>
    commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields }]);
  const shown = async (address: string): Promise<string | null> => (await look(stranger(), address)).body.telegram;

  beforeAll(async () => {
    telegram = await startFakeTelegram();
    server = await startTestServer(engine, {
      variables: { BEHIND_PROXY: '1', TELEGRAM_API_ROOT: telegram.address },
      now: () => new Date(Date.now() + ahead),
    });
    owner = await withCompany(server, 'company-0');
  });
  beforeEach(async () => {
    company = await addCompany();
  });
  afterAll(async () => {
    await server.stop();
    await telegram.stop();
  });

  it('is there while the round asks in Telegram and the company’s own bot talks, and at no other time', async () => {
    await startRound(owner, company, { script: WORDS, byTelegram: true });
    const link = await openLinkOf(owner, company);
    expect(await shown(link)).toBeNull();
    // Another company's bot does not count here.
    const other = await addCompany();
    await connect(other);
    expect(await shown(link)).toBeNull();

    const token = await connect();
    const deep = (address: string): string => `https://t.me/${botName(company)}?start=${tokenIn(address)}`;
    expect(await shown(link)).toBe(deep(link));
    const { body } = await send(stranger(), link, press('agree'));
    const own = body.movedTo ?? '';
    expect(own).not.toBe(link);
    expect(body.telegram).toBe(deep(own));
    expect(await shown(own)).toBe(deep(own));

    // The widget's address is for the site that frames it.
    const place = `/api/companies/${company}/rounds/${ROUND}/open-link`;
    const made = await owner.ask<{ link: { address: string } }>('POST', place, { kind: 'widget' });
    expect((await look(stranger(), made.body.link.address)).body).toMatchObject({ step: 'consent', telegram: null });
    const begun = (await send(stranger(), made.body.link.address, press('agree'))).body;
    expect(begun).toMatchObject({ step: 'asking', telegram: null });
    expect(await shown(begun.movedTo ?? '')).toBeNull();

    await change({ byTelegram: false });
    expect([await shown(link), await shown(own)]).toEqual([null, null]);
    await change({ byTelegram: true });
    expect(await shown(own)).toBe(deep(own));
    // Who has begun may finish what is over for others, there too, while there is time.
    await change({ state: 'ended' });
    expect([await shown(link), await shown(own)]).toEqual([null, deep(own)]);
    ahead += 4 * 86_400_000;
    expect([await shown(link), await shown(own)]).toEqual([null, null]);
    await change({ state: 'running', until: null });
    telegram.revoke(token);
    await eventually(async () => expect(await shown(own)).toBeNull());
    await connect();
    expect(await shown(own)).not.toBeNull();
    expect((await owner.ask('DELETE', `/api/companies/${company}/bot`)).status).toBe(204);
    expect(await shown(own)).toBeNull();
  });

  it('a talk begun on the page goes on in Telegram and back: nothing is lost, and nothing asked twice', async () => {
    await startRound(owner, company, { script: WORDS, byTelegram: true });
    const token = await connect();
    const browser = stranger();
    const { body: first } = await send(browser, await openLinkOf(owner, company), press('agree'));
    const own = first.movedTo ?? '';
    await send(browser, own, answer(first, 'На странице'));

    const start = new URL((await look(browser, own)).body.telegram ?? '').searchParams.get('start') ?? '';
    const person = telegram.person(token);
    person.send(`/start ${start}`);
    await person.sees('Вопрос b?');
    expect(person.messages.filter(({ text }) => /соглашаетесь|Вопрос a/.test(text))).toEqual([]);
    person.send('В Telegram');
    const said = async (): Promise<readonly string[]> => {
      const place = `/api/companies/${company}/rounds/${ROUND}/answers`;
      return (await owner.ask<AnswerPage>('GET', place)).body.items.map(({ text }) => text).toReversed();
    };
    await eventually(async () => expect(await said()).toEqual(['На странице', 'В Telegram']));
    ahead += 10_000;
    await person.sees('Вопрос c?');

    const { body: back } = await look(browser, own);
    expect(back).toMatchObject({ step: 'asking', asked: { place: { question: 'c' } } });
    expect((await send(browser, own, answer(back, 'Снова на странице'))).body).toMatchObject({
      step: 'done',
      telegram: null,
    });
    expect(await said()).toEqual(['На странице', 'В Telegram', 'Снова на странице']);
    const people = `/api/companies/${company}/rounds/${ROUND}/respondents`;
    expect((await owner.ask<RespondentPage>('GET', people)).body.items).toMatchObject([{ state: 'finished' }]);
  });

  it('«пропустить» typed in the chat is about what the chat asked: behind the page it skips nothing, and that is told', async () => {
    const choice = question('b', { kind: 'choice', options: [{ key: 'yes', text: 'Да' }] });
    await startRound(owner, company, { script: scriptOf(question('a'), choice, question('c')), byTelegram: true });
    const token = await connect();
    const browser = stranger();
    const { body: first } = await send(browser, await openLinkOf(owner, company), press('agree'));
    const own = first.movedTo ?? '';
    const start = new URL(first.telegram ?? '').searchParams.get('start') ?? '';
    const person = telegram.person(token);
    person.send(`/start ${start}`);
    await person.sees('Вопрос a?');
    person.send('Пропустить');
    await person.sees('Пропустить вопрос или это ваш ответ?');

    // The page answers the question meanwhile: the word in the chat is not of the one that is asked by now.
    const { body: next } = await send(browser, own, answer(first, 'На странице'));
    expect(next).toMatchObject({ step: 'asking', unsure: { wish: 'skip' } });
    person.send('пропустить');
    await person.sees('отвечали на\u00A0странице');
    const shown = await eventually(async () => {
      const { body } = await look(browser, own);
      expect(body.unsure).not.toBeNull();
      return body;
    });
    const { body: decided } = await send(browser, own, { ...press('skip'), unsure: shown.unsure?.id });
    expect(decided).toMatchObject({ passed: true, unsure: null, asked: { place: { question: 'b' } } });
    // No word was asked about, and none skips the choice that the chat has not shown.
    person.send('Пропустить');
    await eventually(() => expect(person.messages.filter(({ text }) => text.startsWith('Вопрос b?'))).toHaveLength(1));
    expect((await look(browser, own)).body.asked?.place.question).toBe('b');
  });
});
