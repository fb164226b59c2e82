import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { toast } from '../../support/page/journey.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { uploadTexts } from '../../support/page/readingView.ts';
import { FIRST_SIGN_IN, joinAs, shareOpenCompany } from '../../support/page/team.ts';

/** One changes, the other sees what and brings it back; the owners' journal knows who came. */

let server: Started;
let browser: Browser;
let anna: Page;
let pavel: Page;
const errors: string[] = [];

beforeAll(async () => {
  server = await npmStart({ isBuilt: true, embedded: inject('embedded') });
  browser = await launch();
  anna = (await openProfile(browser, server.address)).page;
  pavel = (await openProfile(browser, server.address)).page;
  for (const page of [anna, pavel]) page.on('pageerror', (error) => errors.push(String(error)));
  const link = await shareOpenCompany(anna, await server.ownerLink());
  await joinAs(pavel, link, 'Павел Никитин');
}, 2 * FIRST_SIGN_IN);
afterAll(async () => {
  await browser.close();
  server.stop();
  expect(errors).toEqual([]);
});

/** Opens the first study of the list. */
async function openStudy(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: /^Список исследований/ }).waitFor();
  await page.locator('main [aria-expanded]').first().click();
  await page.getByRole('button', { name: 'Изменить исследование' }).waitFor();
}

/** Changes one field of the open study. */
async function change(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Изменить исследование' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const history = (page: Page) => page.getByRole('dialog', { name: 'История изменений' });

describe('the history of a record', () => {
  it('tells a colleague who changed what, word by word, and gives one value back while a later edit stays', async () => {
    await openStudy(pavel);
    const before = await pavel.locator('main [aria-expanded="true"]').first().textContent();
    await change(pavel, 'Название', `${before} и родители`);
    await change(pavel, 'Описание', 'Описание, которое остаётся');

    await openStudy(anna);
    await anna.getByText('Описание, которое остаётся').first().waitFor();
    await anna.locator('a[href*="history=research"]').click();
    const title = history(anna).getByRole('listitem').filter({ hasText: 'Название' });
    await title.locator('ins', { hasText: 'и родители' }).waitFor();
    await title.getByText('Павел Никитин').waitFor();
    await title.getByRole('button', { name: /^Вернуть это значение/ }).click();
    await toast(anna, 'Прежнее возвращено').waitFor();
    // An undo is itself a change in the history.
    await history(anna).getByRole('listitem').first().locator('del', { hasText: 'и родители' }).waitFor();

    await anna.reload();
    await history(anna).getByRole('listitem').first().getByText('Вы').waitFor();
    await anna.keyboard.press('Escape');
    await history(anna).waitFor({ state: 'detached' });
    await pavel.reload();
    await pavel.getByText('Описание, которое остаётся').first().waitFor();
    await expect.poll(() => pavel.getByText(`${before} и родители`).count()).toBe(0);
  });

  it('brings back a removed study with its files from its address', async () => {
    await anna.goto('/');
    await uploadTexts(anna, 'Разговоры о готовке', [['Первый разговор.txt', 'Варю суп по воскресеньям.']]);
    await openStudy(anna);
    await anna.getByRole('button', { name: 'Первый разговор.txt' }).first().waitFor();
    const address = new URL(anna.url());
    const id = address.searchParams.get('open') ?? '';
    expect(id).not.toBe('');
    await anna.getByRole('button', { name: 'Удалить исследование' }).click();
    await anna
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Удалить/ })
      .click();
    await anna.getByRole('alertdialog').waitFor({ state: 'detached' });
    await anna.goto(`/?history=research:${encodeURIComponent(id)}`);
    await history(anna)
      .getByRole('button', { name: /^Вернуть запись/ })
      .first()
      .click();
    await toast(anna, 'Запись возвращена').waitFor();
    await anna.goto(`/?open=${encodeURIComponent(id)}`);
    await anna.getByRole('button', { name: 'Первый разговор.txt' }).first().waitFor();
  });
});

describe('what was changed in a company', () => {
  it('is reached from the cloud, by part, with who and how often', async () => {
    await pavel.goto('/');
    await pavel
      .getByRole('banner')
      .getByRole('button', { name: /Сохранено/ })
      .click();
    await pavel.getByRole('dialog', { name: 'Команда' }).getByRole('link', { name: 'Что изменилось' }).click();
    const news = pavel.getByRole('dialog', { name: 'Что изменилось' });
    await news.getByRole('heading', { name: 'Исследования и гипотезы' }).waitFor();
    await news
      .getByText(/Анна Лис/)
      .first()
      .waitFor();
    await news.getByLabel('За какое время').selectOption('today');
    await news
      .getByRole('link', { name: /правк.*история/ })
      .first()
      .click();
    await history(pavel).waitFor();
  });

  it('says where it is kept when there is no way there', async () => {
    await pavel.route('**/history?**', (route) => route.abort());
    await pavel.goto('/?history=company');
    await pavel.getByText('Кто и что менял, знает сервер.').waitFor();
    await pavel.unroute('**/history?**');
    await pavel.getByRole('button', { name: 'Повторить' }).click();
    await pavel.getByRole('heading', { name: 'Исследования и гипотезы' }).waitFor();
  });
});

describe('the journal', () => {
  it('knows of a file that a colleague made of the company', async () => {
    await pavel.goto('/');
    const told = pavel.waitForResponse(/\/audit\/exports$/);
    await pavel.getByRole('button', { name: 'Экспорт', exact: true }).click();
    expect((await told).status()).toBe(204);
    await anna.goto('/?history=journal');
    const journal = anna.getByRole('dialog', { name: 'Журнал' });
    await journal.getByRole('listitem').filter({ hasText: 'Исследования, XLSX' }).getByText('Павел Никитин').waitFor();
  });

  it('is the owner’s: who came, and who does not see it', async () => {
    await anna.goto('/?history=journal');
    const journal = anna.getByRole('dialog', { name: 'Журнал' });
    await journal.getByRole('listitem').filter({ hasText: 'Вошёл в компанию впервые' }).waitFor();
    await journal.getByLabel('Действие').selectOption('link.made');
    await journal.getByRole('listitem').filter({ hasText: 'Ссылка для входа создана' }).waitFor();
    const download = anna.waitForEvent('download');
    await journal.getByRole('button', { name: 'Скачать XLSX' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Журнал — .*\.xlsx$/);
    await pavel.goto('/?history=journal');
    await pavel.getByText('Журнал видит владелец').waitFor();
  });
});
