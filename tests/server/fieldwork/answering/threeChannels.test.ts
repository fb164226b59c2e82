import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import type { RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { answer, commit, look, press, ROUND, send, untilFiled } from '#tests/server/support/interviews.ts';
import { Browser } from '#tests/server/support/team.ts';
import { startBotConversations, WORDS, type BotConversations } from '#tests/server/telegram/botConversations.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* One round that asks on the web, by the widget and in Telegram, and is ended while a respondent is in the middle of each. */

const SITE = 'https://shop.example.com';
const PRICE = 100;
const OVER = 'Опрос завершён. Спасибо за интерес!';
const MAY_FINISH = `вы${NBSP}можете закончить до`;

describe.each(ENGINES)('a round on three channels on %s', (engine) => {
  let talks: BotConversations;
  beforeAll(async () => {
    talks = await startBotConversations(engine);
    await talks.next();
  });
  afterAll(() => talks.stop());

  it('is ended in the middle: who has begun finishes on each, a newcomer is told on each, and it has three', async () => {
    const company = talks.company();
    const page = (): Browser => new Browser(talks.server.address);
    const { token, link } = await talks.begin({ script: WORDS, byWidget: true, price: PRICE });
    await commit(talks.owner, company, [
      { op: 'ensure', kind: 'channel', id: 'widget', defaults: draft('channel', { id: 'widget' }) },
      { op: 'set', kind: 'channel', id: 'widget', fields: { value: 'shop.example.com', state: 'setup', isSample: false } }, // prettier-ignore
    ]);
    /** Where the widget of the site would open its questions; null where it is not to be seen. */
    const widget = async (): Promise<string | null> =>
      (await page().ask<{ path: string | null }>('GET', `/api/w/${company}`, undefined, { Origin: SITE })).body.path;
    const framed = (await widget()) ?? '';
    const onPages = await Promise.all(
      [`/i/${link}`, framed].map(async (address, at) => {
        const browser = page();
        const { body } = await send(browser, address, press('agree'));
        const own = body.movedTo ?? '';
        const first = await send(browser, own, answer(body, `Начатое ${at}`));
        expect(first.body).toMatchObject({ step: 'asking', asked: { place: { question: 'b' } } });
        return { browser, own, view: first.body };
      }),
    );
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос a?');
    person.send('Начатое в Telegram');
    await talks.silence(3);
    await person.sees('Вопрос b?');

    await commit(talks.owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'ended' } }]);

    // Newcomers: by the link, by the widget of a page that was open before, on a page that opens now, and in Telegram.
    for (const address of [`/i/${link}`, framed]) {
      const browser = page();
      for (const { body } of [await look(browser, address), await send(browser, address, press('agree'))])
        expect(body).toMatchObject({ step: 'closed', words: { closed: OVER }, asked: null });
    }
    expect(await widget()).toBeNull();
    const late = talks.telegram.person(token);
    late.send(`/start ${link}`);
    await late.sees(OVER);
    expect(late.buttons()).toEqual([]);

    // A respondent who has begun sees until when they may finish, and finishes where they began.
    for (const [at, { browser, own }] of onPages.entries()) {
      const { body: now } = await look(browser, own);
      expect(now).toMatchObject({ step: 'asking', words: { closing: expect.stringContaining(MAY_FINISH) } });
      expect((await send(browser, own, answer(now, `Законченное ${at}`))).body.step).toBe('done');
    }
    person.send('Законченное в Telegram');
    await talks.silence(6);
    await person.sees('Спасибо!');

    await untilFiled(talks.owner, company, 3);
    const { figures } = (await talks.owner.ask<RoundStanding>('GET', talks.place(''))).body;
    expect(figures).toMatchObject({ byLink: 3, began: 3, finished: 3, left: 0 });
    expect(figures.standing).toMatchObject({ finished: 3, began: 0, opened: 0 });
    await eventually(async () =>
      expect((await talks.owner.ask<RoundStanding>('GET', talks.place(''))).body.figures.spent).toBe(3 * PRICE),
    );
    const { items } = (await talks.owner.ask<RespondentPage>('GET', talks.place('/respondents'))).body;
    expect(items.map(({ channel }) => channel).toSorted()).toEqual(['telegram', 'web', 'widget']);
    expect((await talks.answers()).toSorted()).toEqual(
      ['0', '1', 'в Telegram'].flatMap((of) => [`Законченное ${of}`, `Начатое ${of}`]).toSorted(),
    );
  });

  it('tells each that a number is too large, in the same words', async () => {
    await talks.next();
    const company = talks.company();
    const { token, link } = await talks.begin({ script: scriptOf(question('n', { kind: 'number' })), byWidget: true });
    await commit(talks.owner, company, [
      { op: 'ensure', kind: 'channel', id: 'widget', defaults: draft('channel', { id: 'widget' }) },
      { op: 'set', kind: 'channel', id: 'widget', fields: { value: 'shop.example.com', state: 'setup', isSample: false } }, // prettier-ignore
    ]);
    const asked = await new Browser(talks.server.address).ask<{ path: string }>('GET', `/api/w/${company}`, undefined, { Origin: SITE }); // prettier-ignore
    for (const address of [`/i/${link}`, asked.body.path]) {
      const browser = new Browser(talks.server.address);
      const { body } = await send(browser, address, press('agree'));
      const { body: next } = await send(browser, body.movedTo ?? '', answer(body, '99999999999999999999'));
      expect(next).toMatchObject({ step: 'asking', asked: { place: { question: 'n' } } });
      expect(next.problem).toContain('Число слишком большое');
      expect((await send(browser, body.movedTo ?? '', answer(next, '12'))).body.step).toBe('done');
    }
    const person = await talks.agreed(token, link);
    await person.sees('Вопрос n?');
    person.send('99999999999999999999');
    await person.sees('Число слишком большое');
    person.send('12');
    await person.sees('Спасибо!');
  });
});
