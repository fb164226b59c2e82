import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { NBSP } from '#src/domain/core/format.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { draft } from '#tests/store/examples.ts';

import { commit, openLinkOf, ROUND, startRound } from '#tests/server/support/interviews.ts';
import { Browser as Device } from '#tests/server/support/team.ts';
import { launch } from '../../support/page/browser.ts';
import { startFakeTelegram, type FakeTelegram } from '../../support/servers/fakeTelegram.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { startWidgetSite, type WidgetSite } from '../../support/servers/widgetSite.ts';

/* One round, and three people who answer it at once: on the page, in the widget on a company's site, in Telegram. It is ended meanwhile. */

const COMPANY = 'company-of-channels';
const BOT = 'channels_bot';
/** A choice is answered at once in a chat, where words wait for more of them. */
const CHOICES = scriptOf(
  ...['a', 'b'].map((key) => question(key, { kind: 'choice', options: [{ key: 'x', text: `Вариант ${key}` }] })),
);
const OVER = 'Опрос завершён. Спасибо за интерес!';
const MAY_FINISH = `вы${NBSP}можете закончить до`;

let browser: Browser;
let telegram: FakeTelegram;
let server: Started;
let owner: Device;
let site: WidgetSite;
const errors: string[] = [];

beforeAll(async () => {
  [browser, telegram] = await Promise.all([launch(), startFakeTelegram()]);
  const variables = { TELEGRAM_API_ROOT: telegram.address };
  server = await npmStart({ isBuilt: true, embedded: inject('embedded'), variables });
  owner = new Device(server.address);
  await owner.enter((await server.ownerLink()).split('#')[1] ?? '', 'Анна');
  await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Ромашка' });
  await owner.ask('POST', `/api/companies/${COMPANY}/open`);
  site = await startWidgetSite(server.address, COMPANY);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await telegram.stop();
  site.stop();
  expect(errors).toEqual([]);
});

/** Opens a page in a browser of its own. */
async function opened(address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address);
  return page;
}

const inside = (page: Page): FrameLocator => page.frameLocator('[data-orientir-widget] iframe');

/** Answers the current question of a page, or of a frame in one. */
async function answer(page: Page | FrameLocator, key: string): Promise<void> {
  await page.getByRole('heading', { name: `Вопрос ${key}?` }).waitFor();
  await page.getByText(`Вариант ${key}`).click();
  await page.getByRole('button', { name: 'Ответить', exact: true }).click();
}

describe('a round that is ended in the middle', () => {
  it('lets everybody finish where they have begun, and tells a newcomer that it is over', async () => {
    const token = telegram.bot(BOT);
    expect((await owner.ask('PUT', `/api/companies/${COMPANY}/bot`, { token })).status).toBe(200);
    await startRound(owner, COMPANY, { script: CHOICES, byTelegram: true, byWidget: true });
    await commit(owner, COMPANY, [
      { op: 'ensure', kind: 'channel', id: 'widget', defaults: draft('channel', { id: 'widget' }) },
      { op: 'set', kind: 'channel', id: 'widget', fields: { value: site.address, state: 'setup', isSample: false } },
    ]);
    const link = await openLinkOf(owner, COMPANY);

    const [page, shop, person] = [
      await opened(`${server.address}${link}`),
      await opened(site.address),
      telegram.person(token),
    ];
    await shop.getByRole('button', { name: 'Ответьте на вопросы' }).click();
    for (const asked of [page, inside(shop)]) {
      await asked.getByRole('button', { name: 'Даю согласие' }).click();
      await answer(asked, 'a');
      await asked.getByRole('heading', { name: 'Вопрос b?' }).waitFor();
    }
    person.send(`/start ${link.split('/').at(-1) ?? ''}`);
    await person.sees('Вы соглашаетесь');
    person.press(WISH_WORDS.agree);
    await person.sees('Вопрос a?');
    person.press('Вариант a');
    await person.sees('Вопрос b?');

    await commit(owner, COMPANY, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'ended' } }]);

    const newcomer = await opened(`${server.address}${link}`);
    await newcomer.getByText(OVER).waitFor();
    expect(await newcomer.getByRole('button', { name: 'Даю согласие' }).count()).toBe(0);
    const asked = newcomer.waitForResponse((response) => response.url().includes('/api/w/'));
    await newcomer.goto(site.address);
    expect(await (await asked).json()).toMatchObject({ path: null });
    expect(await newcomer.locator('[data-orientir-widget]').count()).toBe(0);
    const late = telegram.person(token);
    late.send(`/start ${link.split('/').at(-1) ?? ''}`);
    await late.sees(OVER);

    // One comes back to the page, the other has never left it.
    await page.reload();
    await page.getByText(MAY_FINISH).waitFor();
    for (const asking of [page, inside(shop)]) {
      await answer(asking, 'b');
      await asking.getByRole('heading', { name: 'Готово' }).waitFor();
    }
    person.press('Вариант b');
    await person.sees('Спасибо!');
    const { body } = await owner.ask<RoundStanding>('GET', `/api/companies/${COMPANY}/rounds/${ROUND}`);
    expect(body.figures).toMatchObject({ byLink: 3, began: 3, finished: 3 });
  });
});
