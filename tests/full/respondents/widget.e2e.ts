import axe from 'axe-core';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { EVERY_KIND } from '#stories/respond/sampleScript.ts';
import { draft } from '#tests/store/examples.ts';

import { Browser as Device } from '#tests/server/support/team.ts';
import { commit, ROUND, startRound } from '#tests/server/support/interviews.ts';
import { launch } from '../../support/page/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { startWidgetSite, type WidgetSite } from '../../support/servers/widgetSite.ts';

/** A company's own site with the widget on it, and the product's server elsewhere. */

const COMPANY = 'company-of-widget';

let browser: Browser;
let server: Started;
let owner: Device;
let site: WidgetSite;
let siteUrl = '';
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), npmStart({ isBuilt: true, embedded: inject('embedded') })]);
  owner = new Device(server.address);
  await owner.enter((await server.ownerLink()).split('#')[1] ?? '', 'Анна');
  await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Ромашка' });
  await owner.ask('POST', `/api/companies/${COMPANY}/open`);
  await startRound(owner, COMPANY, { script: EVERY_KIND, byWidget: true });
  site = await startWidgetSite(server.address, COMPANY);
  siteUrl = site.address;
});
afterAll(async () => {
  await browser.close();
  server.stop();
  site.stop();
  expect(errors).toEqual([]);
});
beforeEach(async () => {
  const context = await browser.newContext({
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});

const putSites = (value: string) =>
  commit(owner, COMPANY, [
    { op: 'ensure', kind: 'channel', id: 'widget', defaults: draft('channel', { id: 'widget' }) },
    { op: 'set', kind: 'channel', id: 'widget', fields: { value, state: 'setup', isSample: false } },
  ] as Parameters<typeof commit>[2]);

const opener = () => page.getByRole('button', { name: 'Ответьте на вопросы' });
const panel = () => page.getByRole('dialog', { name: 'Вопросы к вам' });
const inside = (): FrameLocator => page.frameLocator('[data-orientir-widget] iframe');
const stepsOf = async (): Promise<{ began: number; finished: number }> =>
  (
    await owner.ask<{ figures: { began: number; finished: number } }>(
      'GET',
      `/api/companies/${COMPANY}/rounds/${ROUND}`,
    )
  ).body.figures;

describe('the widget', () => {
  it('is nowhere on a site that is not listed', async () => {
    await putSites('shop.example.com');
    // Its answer is for no page of this site.
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/w/'));
    await page.goto(siteUrl);
    await asked;
    expect(await page.locator('[data-orientir-widget]').count()).toBe(0);
    await page.context().close();
  });

  it('on a listed one opens the questions by keyboard, gives the focus back, remembers where it was', async () => {
    await putSites(siteUrl);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(siteUrl);
    await opener().waitFor();
    // It moves nothing of the site, and loads nothing before it is wanted.
    expect(await page.locator('iframe').count()).toBe(0);
    const box = await opener().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener().focus();
    await page.keyboard.press('Enter');
    await inside().getByRole('heading', { name: 'Несколько вопросов' }).waitFor();
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () =>
      (
        await (globalThis as unknown as { axe: typeof axe }).axe.run('[data-orientir-widget]', {
          resultTypes: ['violations'],
        })
      ).violations.map(({ id }) => id),
    );
    expect(violations).toEqual([]);
    // Escape closes from inside of the frame, too.
    await inside().getByRole('button', { name: 'Даю согласие' }).focus();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'hidden' });
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className)).toBe('open'),
    );
    await page.keyboard.press('Enter');
    await inside().getByRole('button', { name: 'Даю согласие' }).click();
    await inside().locator('textarea').fill('Набрано в виджете');
    expect(await stepsOf()).toMatchObject({ began: 1, finished: 0 });

    // Another visit to the site: the same conversation, and what was typed.
    await page.reload();
    await opener().click();
    await expect.poll(() => inside().locator('textarea').inputValue()).toBe('Набрано в виджете');
    expect(await stepsOf()).toMatchObject({ began: 1 });

    // Who has answered is not called again in so many words.
    await inside()
      .getByRole('button', { name: /^Отозвать/ })
      .click();
    await inside().getByRole('button', { name: 'Удалить мои ответы' }).click();
    await inside()
      .getByRole('heading', { name: /отозвано/ })
      .waitFor();
    await page.getByRole('button', { name: 'Закрыть вопросы' }).click();
    await eventually(async () => expect((await opener().boundingBox())?.width).toBeLessThan(60));
    await page.context().close();
  });

  it('covers a phone, and keeps the keyboard inside', async () => {
    await putSites(siteUrl);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl);
    await opener().click();
    await inside().getByRole('heading', { name: 'Несколько вопросов' }).waitFor();
    expect(await panel().boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    for (let at = 0; at < 8; at += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => document.activeElement?.hasAttribute('data-orientir-widget'));
      expect(isInside).toBe(true);
    }
    await page.context().close();
  });

  it('a page that is no widget’s is framed nowhere, not even on a listed site', async () => {
    const { body } = await owner.ask<{ link: { address: string } }>(
      'POST',
      `/api/companies/${COMPANY}/rounds/${ROUND}/open-link`,
      {},
    );
    await page.goto(siteUrl);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, `${server.address}${body.link.address}`);
    await refused;
    await page.context().close();
  });
});

describe('a respondent at the server itself', () => {
  it('answers all, and the company sees it', async () => {
    const { body } = await owner.ask<{ link: { address: string } }>(
      'POST',
      `/api/companies/${COMPANY}/rounds/${ROUND}/open-link`,
      {},
    );
    await page.goto(`${server.address}${body.link.address}`);
    await page.getByRole('button', { name: 'Даю согласие' }).click();
    const send = page.getByRole('button', { name: 'Ответить', exact: true });
    await page.locator('textarea').fill('Дома кончился хлеб');
    await send.click();
    await page.getByRole('heading', { name: 'Почему так?' }).waitFor();
    await page.getByRole('button', { name: 'Пропустить' }).click();
    await page.getByText('На сайте').click();
    await send.click();
    await page.getByText('Дёшево').click();
    await send.click();
    await page.getByRole('radio', { name: '8', exact: true }).click();
    await send.click();
    await page.getByRole('heading', { name: /Сколько раз/ }).waitFor();
    await page.reload();
    await page.getByRole('textbox').fill('много');
    await send.click();
    await page
      .getByRole('alert')
      .getByText(/Пришлите число/)
      .waitFor();
    await page.getByRole('textbox').fill('3');
    await send.click();
    await page.getByRole('heading', { name: /Как с вами/ }).waitFor();
    await page.getByRole('button', { name: 'Пропустить' }).click();
    await page.getByRole('heading', { name: 'Готово' }).waitFor();
    expect((await stepsOf()).finished).toBe(1);
    await page.context().close();
  });
});
