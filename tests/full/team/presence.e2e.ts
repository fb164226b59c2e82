import type { Browser, BrowserContext, Page, Request, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { toast } from '../../support/page/journey.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { FIRST_SIGN_IN, joinAs, shareOpenCompany } from '../../support/page/team.ts';
import { saveVisionCard } from '../../support/page/visionCard.ts';

/** Two people in two browsers see each other in the company and on a record. */

let server: Started;
let browser: Browser;
let anna: Page;
let pavel: Page;
let pavelContext: BrowserContext;
let link: string;
const errors: string[] = [];

beforeAll(async () => {
  server = await npmStart({ isBuilt: true, embedded: inject('embedded') });
  browser = await launch();
  anna = (await openProfile(browser, server.address)).page;
  const second = await openProfile(browser, server.address);
  pavel = second.page;
  pavelContext = second.context;
  for (const page of [anna, pavel]) page.on('pageerror', (error) => errors.push(String(error)));
  link = await shareOpenCompany(anna, await server.ownerLink());
  await joinAs(pavel, link, 'Павел Никитин');
}, 2 * FIRST_SIGN_IN);
afterAll(async () => {
  await browser.close();
  server.stop();
  expect(errors).toEqual([]);
});

const refuse = (route: Route) => route.abort();

/** The line beside the open record. */
const line = (page: Page) => page.getByText(/(здесь|пишет…)$/);

describe('the ways in', () => {
  it('an address without a link says so first, and takes one; the owner of a used one is asked no name', async () => {
    const { page, context } = await openProfile(browser, server.address);
    await page.goto('/join');
    await page.getByRole('heading', { name: 'В адресе нет ссылки' }).waitFor();
    await page.getByLabel('Ссылка для входа').fill(await server.ownerLink());
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await page.getByRole('heading', { name: 'Ссылка не подошла' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await context.close();
  });

  it('two companies of one name are told apart where one chooses', async () => {
    await pavel.goto('/profile?section=companies');
    const cards = pavel.getByRole('listitem').filter({ has: pavel.getByRole('button', { name: /^Настройки/ }) });
    await cards.filter({ hasText: 'Общая' }).getByText('Researcher').waitFor();
    const choice = pavel.getByRole('combobox', { name: 'Открыта компания' });
    expect(await choice.locator('option').allTextContents()).toEqual(
      expect.arrayContaining(['Азимут · пример', 'Азимут · команда']),
    );
  });

  it('what waits in a company that is open nowhere is sent from another one, and its card says its role', async () => {
    await pavel.goto('/vision');
    const card = pavel.getByRole('button', { name: /^Редактировать: / }).first();
    await card.waitFor();
    await pavelContext.route('**/commits', refuse);
    await card.click();
    await pavel.locator('main textarea:focus').waitFor();
    await pavel.keyboard.press('Control+a');
    await pavel.keyboard.type('Сделано до переключения');
    await pavel.keyboard.press('Control+Enter');
    await pavel
      .getByRole('banner')
      .getByRole('button', { name: /^Не отправлено/ })
      .waitFor();
    const choice = pavel.getByRole('combobox', { name: 'Открыта компания' });
    await choice.selectOption({ label: 'Азимут · пример' });
    await pavel.goto('/profile?section=companies');
    const shared = pavel.getByRole('listitem').filter({ hasText: 'Общая' });
    await shared.getByText('Не отправлено: 1').waitFor();
    await shared.getByText('Researcher').waitFor();
    await pavelContext.unroute('**/commits', refuse);
    await anna.goto('/vision');
    await anna.getByText('Сделано до переключения').waitFor();
    await shared.getByText('Не отправлено: 1').waitFor({ state: 'detached' });
    await choice.selectOption({ label: 'Азимут · команда' });
  });
});

it('a company of one browser asks the server nothing, whatever else of it is shared', async () => {
  const choice = pavel.getByRole('combobox', { name: 'Открыта компания' });
  const cloud = pavel.getByRole('banner').getByRole('button', { name: 'Сохранено' });
  await pavel.goto('/vision');
  await cloud.waitFor();
  await choice.selectOption({ label: 'Азимут · пример' });
  await cloud.waitFor({ state: 'detached' });
  // Requests that the page still sends for the shared company as it is left end with the page.
  await pavel.goto('about:blank');
  const asked: string[] = [];
  const note = (request: Request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${request.url()}`);
  };
  pavelContext.on('request', note);
  await pavel.goto('/vision');
  await saveVisionCard(pavel, 'Только здесь');
  await pavel.goto('/journey?stage=activation');
  await pavel.getByRole('button', { name: 'Онбординг' }).click();
  await pavel.goto('/vision');
  await pavel.getByText('Только здесь').first().waitFor();
  pavelContext.off('request', note);
  expect(asked).toEqual([]);
  await choice.selectOption({ label: 'Азимут · команда' });
  await cloud.waitFor();
});

describe('who is here', () => {
  it('is told in the panel, with what they look at, and beside the record that both have open', async () => {
    await anna.goto('/vision');
    await pavel.goto('/');
    await anna.getByRole('banner').getByRole('button', { name: 'Сохранено' }).click();
    const people = anna.getByRole('list', { name: 'Сейчас здесь' });
    await people.getByText('Павел Никитин').waitFor();
    expect(await people.getByRole('listitem').count()).toBe(1);
    await pavel.goto('/vision');
    await people.getByText(/^Смотрит: /).waitFor();
    await anna.keyboard.press('Escape');
    await anna.getByText('Павел тоже здесь').waitFor();
    await line(pavel).waitFor();
  });

  it('who types is seen typing, and nothing moves for it; a second tab is no second person', async () => {
    const card = anna.getByRole('button', { name: /^Редактировать: / }).first();
    const before = await card.boundingBox();
    await pavel
      .getByRole('button', { name: /^Редактировать: / })
      .first()
      .click();
    await pavel.keyboard.type('Пишу');
    await anna.getByText('Павел пишет…').waitFor();
    const second = await pavelContext.newPage();
    await second.goto('/vision');
    await line(second).waitFor();
    await anna.getByText('Павел тоже здесь').waitFor();
    expect(await card.boundingBox()).toEqual(before);
    await second.close();
    await pavel.keyboard.press('Escape');
  });

  it('who may not give access takes a copy from the panel, and nobody is told of them any more', async () => {
    const { page, context } = await openProfile(browser, server.address);
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(link);
    // The sample's own name belongs to no one.
    expect(await page.getByRole('textbox', { name: /^Как вас зовут/ }).inputValue()).toBe('');
    await joinAs(page, link, 'Вера Лис');
    const cloud = page.getByRole('banner').getByRole('button', { name: 'Сохранено' });
    await cloud.click();
    expect(await page.getByRole('button', { name: 'Доступ и ссылки' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Забрать копию…' }).click();
    await page.getByRole('button', { name: 'Забрать и выйти' }).click();
    await toast(page, 'Копия в этом браузере').waitFor();
    await cloud.waitFor({ state: 'detached' });
    await page.goto('/profile');
    await page.getByText('Вера Лис').first().waitFor();
    await context.close();
  });

  it('who closes the browser, or goes where there is no network, is gone', async () => {
    for (const page of [anna, pavel]) await page.goto('/vision');
    await anna.getByText('Павел тоже здесь').waitFor();
    // Who hears of the others is connected: the server knows at once when that ends, and of a page still on its way only later.
    await line(pavel).waitFor();
    await pavelContext.setOffline(true);
    await line(pavel).waitFor({ state: 'detached' });
    await anna.getByText('Павел тоже здесь').waitFor({ state: 'detached' });
    await pavelContext.setOffline(false);
    await anna.getByText('Павел тоже здесь').waitFor();
    await line(pavel).waitFor();
    await pavelContext.close();
    await anna.getByText('Павел тоже здесь').waitFor({ state: 'detached' });
    await anna.getByRole('banner').getByRole('button', { name: 'Сохранено' }).click();
    await anna.getByText('Сейчас здесь только вы.').waitFor();
  });
});
