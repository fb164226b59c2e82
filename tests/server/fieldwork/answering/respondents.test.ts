import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { AnswerPage, RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type {
  InvitationsMade,
  InvitedContacts,
  PersonalLinks,
} from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { dayAt } from '#src/domain/fieldwork/places/closed.ts';
import type { View } from '#src/domain/respond/view.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import {
  answer,
  askAnother,
  commit,
  look,
  press,
  ROUND,
  SCRIPT,
  send,
  startRound,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, joinedBy, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';

/* Respondents' answers over the network, and their fate. */

const NEXT = { question: 'b', why: 0 };
const DAY = 86_400_000;

describe.each(ENGINES)('respondents on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;
  // The clock of the server jumps: no test waits for days.
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const place = (rest = ''): string => `/api/companies/${company}/rounds/${ROUND}${rest}`;
  const stranger = (): Browser => new Browser(server.address);
  const openLink = async (): Promise<string> => {
    const { body } = await owner.ask<{ link: { address: string } }>('POST', place('/open-link'), {});
    return body.link.address;
  };
  /** Comes by the open link; where they find their conversation again. */
  const begin = async (
    address: string,
    browser = stranger(),
  ): Promise<{ browser: Browser; own: string; view: View }> => {
    const { body } = await send(browser, address, press('agree'));
    return { browser, own: body.movedTo ?? '', view: body };
  };
  const figures = async () => (await owner.ask<RoundStanding>('GET', place())).body.figures;
  const respondents = async () => (await owner.ask<RespondentPage>('GET', place('/respondents'))).body.items;
  const codeNames = async () => (await respondents()).map(({ codeName }) => codeName);

  beforeAll(async () => {
    server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' }, now });
    owner = await withCompany(server, 'company-0');
  });
  beforeEach(async () => {
    company = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
    await owner.ask('POST', `/api/companies/${company}/open`);
  });
  afterAll(() => server.stop());

  it('agree, answer, go back, finish: each answer counts once, and the figures tell it', async () => {
    await startRound(owner, company);
    const address = await openLink();
    const browser = stranger();
    const first = await look(browser, address);
    expect(first.body).toMatchObject({ step: 'consent', company: 'Стрелка', version: 0, words: { welcome: 'Здравствуйте!' } }); // prettier-ignore
    expect(await figures()).toMatchObject({ invited: 0 });

    const agree = press('agree');
    const { body: begun } = await send(browser, address, agree);
    expect(begun).toMatchObject({ step: 'asking', asked: { place: { question: 'a', why: 0 } } });
    const own = begun.movedTo ?? '';
    expect(own).toMatch(/^\/i\/[\w-]{27}$/);
    // The same press again, as a page sends it that got no answer: the same person.
    expect((await send(browser, address, agree)).body.movedTo).toBe(own);

    const said = answer(begun, '<b>Раз</b>');
    const { body: next } = await send(browser, own, said);
    expect(next).toMatchObject({ asked: { place: NEXT }, movedTo: null });
    expect((await send(browser, own, said)).body).toEqual(next);
    const { body: unread } = await send(browser, own, answer(next, 'Может быть'));
    expect(unread).toMatchObject({ asked: { place: NEXT }, problem: expect.stringContaining('Выберите') });
    await send(browser, own, answer(next, '', { options: ['yes'] }));
    const { body: back } = await send(browser, own, press('back'));
    expect(back.asked).toMatchObject({ place: NEXT, answer: { options: ['yes'] } });
    const { body: third } = await send(browser, own, answer(back, 'Нет', { options: ['no'] }));
    const { body: done } = await send(browser, own, answer(third, '4'));
    expect(done).toMatchObject({ step: 'done', progress: 1, words: { thanks: 'Спасибо!' } });

    expect(await figures()).toMatchObject({
      invited: 0,
      byLink: 1,
      opened: 0,
      began: 1,
      finished: 1,
      questions: [
        { key: 'a', asked: 1, answered: 1, left: 0 },
        { key: 'b', asked: 1, answered: 1, chosen: { no: 1 } },
        { key: 'c', asked: 1, answered: 1, chosen: { 4: 1 } },
      ],
    });
    const { body: feed } = await owner.ask<AnswerPage>('GET', place('/answers'));
    expect(feed.items.map(({ text }) => text).toSorted()).toEqual(['4', '<b>Раз</b>', 'Да', 'Может быть', 'Нет']);
    expect(feed.items.every(({ codeName }) => codeName === 'Р1')).toBe(true);
    // A corrected answer carries its earlier text.
    expect(feed.items.flatMap(({ text, was }) => (was ? [[text, was]] : []))).toEqual([['Нет', { text: 'Да', isSkipped: false }]]); // prettier-ignore
    // What was not taken for an answer is told, and why.
    expect(feed.items.flatMap(({ text, notTaken }) => (notTaken === '' ? [] : [[text, notTaken]]))).toEqual([['Может быть', expect.stringContaining('выберите из предложенного')]]); // prettier-ignore
    expect([third.replaced, done.replaced]).toEqual([false, false]);
    expect(server.logs.join('')).not.toContain('Раз');
  });

  it('press on two devices: a skip from the screen that is behind skips nothing, and is told there', async () => {
    await startRound(owner, company);
    const { browser, own, view } = await begin(await openLink());
    const other = stranger();
    const { body: second } = await send(browser, own, answer(view, 'Раз'));
    await send(other, own, { ...press('back'), place: second.asked?.place });
    const { body: told } = await send(browser, own, { ...press('skip'), place: second.asked?.place });
    expect([told.passed, told.asked?.place, told.asked?.answer?.text]).toEqual([true, view.asked?.place, 'Раз']);
    const { body } = await owner.ask<AnswerPage>('GET', place('/answers'));
    expect(body.items.map(({ text, was }) => [text, was])).toEqual([['Раз', null]]);
    expect((await look(browser, own)).body.passed).toBe(false);
  });

  it('answer from two devices at once: both answers are kept, and each is shown where it stands', async () => {
    await startRound(owner, company);
    const { browser, own, view } = await begin(await openLink());
    const other = stranger();
    const both = await Promise.all([
      send(browser, own, answer(view, 'С телефона')),
      send(other, own, answer(view, 'С ноутбука')),
    ]);
    expect(both.map(({ body }) => body.asked?.place)).toEqual([NEXT, NEXT]);
    expect(new Set(both.map(({ body }) => body.version)).size).toBe(2);
    // The second to come is informed that it took the place of the first.
    const [first, second] = both.map(({ body: { version, replaced } }) => ({ version, replaced })).toSorted((a, b) => a.version - b.version); // prettier-ignore
    expect([first?.replaced, second?.replaced]).toEqual([false, true]);
    expect((await look(other, own)).body.replaced).toBe(false);
    const { body } = await owner.ask<AnswerPage>('GET', place('/answers'));
    expect(body.items.map(({ text }) => text).toSorted()).toEqual(['С ноутбука', 'С телефона']);
    const [later] = body.items.filter(({ was }) => was !== null);
    expect(body.items.filter((one) => one !== later)).toMatchObject([{ text: later?.was?.text, was: null }]);
  });

  it('are found by their address alone: every other one is the same nothing', async () => {
    await startRound(owner, company);
    const { own } = await begin(await openLink());
    const guesses = [`${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`, '/i/x', `/i/${'A'.repeat(27)}`, '/i/%00'];
    for (const guess of guesses) {
      const browser = stranger();
      const looked = await look(browser, guess);
      const sent = await send(browser, guess, press('agree'));
      expect([looked.status, looked.body, sent.status, sent.body]).toEqual([404, { error: 'not_found' }, 404, { error: 'not_found' }]); // prettier-ignore
    }
    // A client who tries many has to wait; others do not.
    const guesser = stranger();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 40; tries += 1) statuses.add((await look(guesser, `/i/${tries}`)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await look(stranger(), own)).status).toBe(200);
  });

  it('flood from one address, and others are served', async () => {
    await startRound(owner, company);
    const { own, browser } = await begin(await openLink());
    const flood = await Promise.all(Array.from({ length: 120 }, () => look(browser, own)));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => Number(headers.get('Retry-After')) >= 1)).toBe(true);
    expect((await begin(await openLink())).view.step).toBe('asking');
  });

  it('may say ten thousand signs, and not one more', async () => {
    await startRound(owner, company);
    const { browser, own, view } = await begin(await openLink());
    expect((await send(browser, own, answer(view, 'я'.repeat(10_001)))).status).toBe(400);
    expect((await send(browser, own, answer(view, 'я'.repeat(10_000)))).body.asked?.place).toEqual(NEXT);
    for (const bad of [
      {},
      { type: 'agree' },
      { type: 'agree', id: '\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' },
      { ...answer(view, 'x'), place: 'a' },
    ]) {
      expect((await send(browser, own, bad)).status).toBe(400);
    }
  });

  it('finish what they began, whatever becomes of the round meanwhile', async () => {
    await startRound(owner, company);
    const address = await openLink();
    const { browser, own, view } = await begin(address);
    const set = (fields: object) => commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields }]);
    await set({ state: 'paused', script: null });
    const { body: next } = await send(browser, own, answer(view, 'Раз'));
    expect(next).toMatchObject({ step: 'asking', asked: { place: NEXT } });
    expect((await look(stranger(), address)).body).toMatchObject({ step: 'closed', words: { closed: expect.stringContaining('Опрос') } }); // prettier-ignore
    expect((await send(stranger(), address, press('agree'))).body).toMatchObject({ step: 'closed', movedTo: null });
    await set({ state: 'ended' });
    const { body: last } = await send(browser, own, answer(next, '', { options: ['yes'] }));
    expect(last).toMatchObject({ step: 'asking', words: { closing: expect.stringContaining('можете закончить до') } });
    expect((await look(stranger(), address)).body.step).toBe('closed');
    expect((await send(browser, own, answer(last, '5'))).body).toMatchObject({ step: 'done', words: { closing: '' } });
    await untilFiled(owner, company, 1);
    expect(await figures()).toMatchObject({ began: 1, finished: 1, left: 0 });
    // Afterthoughts behind the last question are kept, too, until there is no more time.
    const more = (text: string) => send(browser, own, answer(last, text, { place: null }));
    expect((await more('Вспомнилось')).body).toMatchObject({ step: 'done', takesMore: true });
    const { body: feed } = await owner.ask<AnswerPage>('GET', place('/answers'));
    expect(feed.items[0]).toMatchObject({ text: 'Вспомнилось', asked: '' });
    ahead += 4 * DAY;
    expect((await more('Поздно')).status).toBe(410);
    expect((await look(browser, own)).body).toMatchObject({ step: 'done', takesMore: false, canGoBack: false });
  });

  it('are counted with the words that they were asked in, when a question is changed meanwhile', async () => {
    await startRound(owner, company);
    const address = await openLink();
    const first = await begin(address);
    const { body: next } = await send(first.browser, first.own, answer(first.view, 'Раз'));
    await send(first.browser, first.own, answer(next, 'Да', { options: ['yes'] }));
    const script = scriptOf(question('a', { text: 'А как теперь?' }), ...SCRIPT.stages.flatMap(({ questions }) => questions).slice(1)); // prettier-ignore
    await askAnother(owner, company, script);
    const second = await begin(address);
    expect(second.view.asked?.text).toBe('А как теперь?');
    const { questions, former } = await figures();
    expect(questions).toMatchObject([
      { key: 'a', asked: 1, answered: 0 },
      { key: 'b', asked: 1, chosen: { yes: 1 } },
      { key: 'c', asked: 1 },
    ]);
    expect(former).toMatchObject([{ key: 'a', question: { text: 'Вопрос a?' }, asked: 1, answered: 1 }]);
  });

  it('are told that nothing of it is kept when they come too late, and nothing is: no answer is taken and lost', async () => {
    await startRound(owner, company, { takesVoice: true });
    const address = await openLink();
    const [one, two, three] = [await begin(address), await begin(address), await begin(address)];
    const set = (kind: 'round' | 'research', id: string, fields: object) => commit(owner, company, [{ op: 'set', kind, id, fields }]); // prettier-ignore
    const said = answer(one.view, 'Вовремя');
    const { body: next } = await send(one.browser, one.own, said);
    await send(two.browser, two.own, press('stop'));
    const early = await send(two.browser, two.own, answer(two.view, 'Остановившись'));
    expect([early.status, early.body]).toEqual([410, { error: 'over' }]);
    await set('round', ROUND, { state: 'ended' });
    ahead += 4 * DAY;
    const refused = answer(next, '', { options: ['yes'] });
    const late = await send(one.browser, one.own, refused);
    expect([late.status, late.body]).toEqual([410, { error: 'over' }]);
    expect((await one.browser.ask('PUT', `/api${one.own}/file?name=a.webm&mime=audio/webm`, 'звук')).status).toBe(410);
    expect((await look(one.browser, one.own)).body).toMatchObject({ step: 'closed', words: { closed: expect.stringContaining('сохранено') } }); // prettier-ignore
    // Sent again, what was taken before is taken still.
    expect((await send(one.browser, one.own, said)).status).toBe(200);
    const kept = async () => (await owner.ask<AnswerPage>('GET', place('/answers'))).body.items.map(({ text }) => text);
    expect(await kept()).toEqual(['Вовремя']);
    // Taken up again it takes the very same message.
    await set('round', ROUND, { state: 'running', until: null });
    expect((await send(one.browser, one.own, refused)).status).toBe(200);
    await commit(owner, company, [{ op: 'remove', kind: 'round', id: ROUND }]);
    expect((await send(three.browser, three.own, answer(three.view, 'Раунда нет'))).status).toBe(410);
    expect((await send(three.browser, three.own, press('withdraw'))).body.step).toBe('withdrawn');
    expect((await send(three.browser, three.own, answer(three.view, 'После отзыва'))).status).toBe(410);
    // Nothing is kept at an open link, which belongs to no respondent.
    expect((await send(stranger(), address, answer(three.view, 'Ничья'))).status).toBe(410);
    expect(await kept()).toEqual(['Да', 'Вовремя']);
  });

  it('have opened what is paused, although it asks nobody', async () => {
    await startRound(owner, company);
    const key = { listId: 'list', key: 'anna' };
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts: { anna: contact('Анна') } }) }]); // prettier-ignore
    await owner.ask('POST', place('/invitations'), { contacts: [key] });
    const own = (await owner.ask<PersonalLinks>('GET', place('/links'))).body.links[0]?.address ?? '';
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'paused' } }]);
    expect((await look(stranger(), own)).body.step).toBe('closed');
    expect(await figures()).toMatchObject({ invited: 1, opened: 1, began: 0 });
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'running' } }]);
    expect((await look(stranger(), own)).body.step).toBe('consent');
  });

  it('begin while there is room: a goal, a day, a quota', async () => {
    await startRound(owner, company, { goal: 1 });
    const address = await openLink();
    const { browser, own, view: first } = await begin(address);
    let view = first;
    expect((await look(stranger(), address)).body).toMatchObject({ step: 'closed', words: { closed: expect.stringContaining('Загляните') } }); // prettier-ignore
    for (const given of [answer(view, 'Раз'), { ...answer(view, ''), place: NEXT, options: ['yes'] }]) view = (await send(browser, own, given)).body; // prettier-ignore
    expect((await send(browser, own, answer(view, '5'))).body.step).toBe('done');
    expect((await look(stranger(), address)).body).toMatchObject({ step: 'closed', words: { closed: expect.stringContaining('поговорили') } }); // prettier-ignore
    // Whoever takes their answers back leaves their place to another.
    expect(await figures()).toMatchObject({ byLink: 1, finished: 1 });
    expect(await send(browser, own, press('withdraw'))).toMatchObject({ status: 200, body: { step: 'withdrawn' } });
    expect(await figures()).toMatchObject({ byLink: 1, finished: 0, standing: { withdrawn: 1 } });
    expect((await look(stranger(), address)).body.step).toBe('consent');
    const until = dayAt(now(), 'Europe/Moscow');
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { goal: null, until } }]);
    ahead += 2 * DAY;
    expect((await look(stranger(), address)).body).toMatchObject({ step: 'closed', words: { closed: expect.stringContaining('Срок') } }); // prettier-ignore
  });

  it('are invited by name once, and nobody who does not want to be', async () => {
    await startRound(owner, company, { quotas: { q: { segment: 'Москва', most: 1, position: 'a' } } });
    const contacts = {
      anna: contact('Анна', { segment: 'Москва' }),
      oleg: contact('Олег', { segment: 'Москва' }),
      no: contact('Ирина', { doNotContact: { at: '2026-06-01T10:00:00.000Z', why: 'Просила' } }),
      refused: contact('Пётр', { consent: { answer: 'refused', at: null, text: 'нет, не звонить', how: 'import' } }),
    };
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts }) }]); // prettier-ignore
    const keys = ['anna', 'oleg', 'no', 'refused', 'nobody'].map((key) => ({ listId: 'list', key }));
    const invite = async () =>
      (await owner.ask<InvitationsMade>('POST', place('/invitations'), { contacts: keys })).body;
    expect(await invite()).toEqual({ made: 2, already: 0, refused: 3 });
    expect(await invite()).toEqual({ made: 0, already: 2, refused: 3 });
    const { records } = await owner.pull(company);
    const list = records.findLast(({ kind }) => kind === 'contactList')?.record as unknown as { contacts: Record<string, { invitedAt: string | null }> }; // prettier-ignore
    expect(Object.values(list.contacts).map(({ invitedAt }) => invitedAt !== null)).toEqual([true, true, false, false]);

    const viewer = await joinedBy(owner, company, 'Viewer');
    expect((await viewer.ask('GET', place('/links'))).status).toBe(403);
    const { body } = await owner.ask<PersonalLinks>('GET', place('/links'));
    expect(body.links).toHaveLength(2);
    const audit = await owner.ask<{ entries: { action: string }[] }>('GET', `/api/companies/${company}/audit`);
    expect(audit.body.entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['exported', 'round.invited'])); // prettier-ignore

    const [first, second] = body.links;
    const opened = await look(stranger(), first?.address ?? '');
    expect(opened.body.step).toBe('consent');
    expect((await respondents()).map(({ state }) => state).toSorted()).toEqual(['invited', 'opened']);
    // One finished: the segment has enough.
    let now = (await send(stranger(), first?.address ?? '', press('agree'))).body;
    for (const given of [{ text: 'Раз' }, { text: '', options: ['yes'] }, { text: '5' }]) {
      now = (await send(stranger(), first?.address ?? '', { ...answer(now, ''), ...given })).body;
    }
    expect(now.step).toBe('done');
    expect((await look(stranger(), second?.address ?? '')).body.step).toBe('closed');
    const remove = (id: string) => owner.ask('DELETE', `/api/companies/${company}/respondents/${id}`);

    const waiting = (await respondents()).find(({ state }) => state !== 'finished')?.id ?? '';
    const finished = (await respondents()).find(({ state }) => state === 'finished')?.id ?? '';
    expect((await remove(finished)).status).toBe(409);
    expect((await remove(waiting)).status).toBe(204);
    expect((await look(stranger(), second?.address ?? '')).status).toBe(404);
    // Asked again after a mistaken invitation was withdrawn, they refuse: that holds.
    expect(await invite()).toEqual({ made: 1, already: 1, refused: 3 });
    const again = (await owner.ask<PersonalLinks>('GET', place('/links'))).body.links[0]?.address ?? '';
    expect((await send(stranger(), again, press('decline'))).body.step).toBe('declined');
    const declined = (await respondents()).find(({ state }) => state === 'declined')?.id ?? '';
    expect((await remove(declined)).status).toBe(409);
    expect(await invite()).toEqual({ made: 0, already: 2, refused: 3 });
  });

  it.each(['decline', 'withdraw', 'forget'] as const)(
    'stay refused when their contact is erased and imported again: %s',
    async (how) => {
      await startRound(owner, company, { audienceId: 'cohort' });
      const member = (more: object = {}) =>
        contact('Анна', { emails: ['Anna@example.com'], phones: ['+79161112233'], ...more });
      const list = (id: string, anna: object) =>
      commit(owner, company, [{ op: 'create', kind: 'contactList', id, record: draft('contactList', { id, audienceId: 'cohort', contacts: { anna } } as never) }]); // prettier-ignore
      const invite = async (listId: string) =>
        (await owner.ask<InvitationsMade>('POST', place('/invitations'), { contacts: [{ listId, key: 'anna' }] })).body;
      await list('list', member());
      expect(await invite('list')).toMatchObject({ made: 1 });
      const address = (await owner.ask<PersonalLinks>('GET', place('/links'))).body.links[0]?.address ?? '';
      const page = stranger();
      if (how !== 'decline') await send(page, address, press('agree'));
      if (how === 'forget') {
        const body = { contacts: [{ listId: 'list', key: 'anna' }], participants: [] };
        await owner.ask('POST', `/api/companies/${company}/forget`, body);
      } else await send(page, address, press(how));
      await commit(owner, company, [{ op: 'remove', kind: 'contactList', id: 'list' }]);

      // From an old file, which tells only her mail and a consent of then.
      const consent = { answer: 'given', at: '2026-01-01T00:00:00.000Z', text: 'да', how: 'import' };
      await list('again', member({ phones: [], emails: ['anna@example.com'], consent }));
      expect(await invite('again')).toEqual({ made: 0, already: 0, refused: 1 });
      const plan = await owner.ask<InvitedContacts>('GET', place('/invited'));
      expect(plan.body.refused).toEqual([{ listId: 'again', key: 'anna' }]);
      await list('colleague', contact('Олег', { emails: ['oleg@example.com'] }));
      expect(await invite('colleague')).toMatchObject({ made: 1 });
      // She has consented anew, and a researcher noted it.
      await list(
        'anew',
        member({ consent: { ...consent, at: new Date(now().getTime() + DAY).toISOString(), how: 'person' } }),
      );
      expect(await invite('anew')).toMatchObject({ made: 1 });
    },
  );

  it('have no link to be sent once they refused, or where nobody has invited them', async () => {
    await startRound(owner, company);
    const contacts = { anna: contact('Анна'), oleg: contact('Олег') };
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'asked', record: draft('contactList', { id: 'asked', contacts }) }]); // prettier-ignore
    const keys = ['anna', 'oleg'].map((key) => ({ listId: 'asked', key }));
    await owner.ask('POST', place('/invitations'), { contacts: keys });
    const links = async () => (await owner.ask<PersonalLinks>('GET', place('/links'))).body.links.length;
    expect(await links()).toBe(2);
    // Nor has a respondent who came by the open link, and answers now: by it another would talk in their place.
    await begin(await openLink());
    expect(await figures()).toMatchObject({ invited: 2, byLink: 1, began: 1 });
    expect(await links()).toBe(2);
    const consent = { answer: 'refused', at: null, text: 'отказ', how: 'person' } as const;
    await commit(owner, company, [{ op: 'setMember', kind: 'contactList', id: 'asked', map: 'contacts', key: 'oleg', fields: { consent } }]); // prettier-ignore
    expect(await links()).toBe(1);
  });

  it('stand in the list by what happened with them last', async () => {
    await startRound(owner, company);
    const address = await openLink();
    const [first, second] = [await begin(address), await begin(address)];
    expect(await codeNames()).toEqual(['Р2', 'Р1']);
    ahead += 1000;
    await send(first.browser, first.own, answer(first.view, 'Позже всех'));
    expect(await codeNames()).toEqual(['Р1', 'Р2']);
    ahead += 1000;
    await send(second.browser, second.own, press('withdraw'));
    expect(await codeNames()).toEqual(['Р2', 'Р1']);
  });

  it('of another company are not there', async () => {
    await startRound(owner, company);
    const { own } = await begin(await openLink());
    const [mine] = await respondents();
    const rest = `/rounds/${ROUND}`;
    for (const asked of [rest, `${rest}/respondents`, `${rest}/answers`]) {
      const { body } = await owner.ask<{ items?: unknown[]; error?: string }>(
        'GET',
        `/api/companies/company-0${asked}`,
      );
      expect(body.items ?? body.error).toEqual(asked === rest ? 'not_found' : []);
    }
    expect((await owner.ask('DELETE', `/api/companies/company-0/respondents/${mine?.id}`)).status).toBe(404);
    expect((await look(stranger(), own)).body.step).toBe('asking');
  });
});

function contact(name: string, more = {}) {
  return {
    ...NO_CONTACT,
    name,
    phones: ['+79001234567'],
    position: 'a',
    ...more,
  };
}
