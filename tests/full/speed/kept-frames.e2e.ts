import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, holdBack, openBehind, toast, workspaceOpen } from '../../support/page/journey.ts';

/* First frame of a section seen before: its own look, before the app's code and its records have come. */

let context: BrowserContext;
let page: Page;
eachProfile((profile) => ({ context, page } = profile), { isChanged: true });

const SHELL = /shell-[^/]*\.js$/;
const DATABASE = /indexedDb-[^/]*\.js$/;

/** Addresses of which a frame is kept. */
const keptOf = (on: Page): Promise<string[]> =>
  on.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('orientir');
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('frames').objectStore('frames').getAllKeys();
          keys.addEventListener('success', () => resolve(keys.result as string[]));
          opening.result.close();
        });
      }),
  );

/** Looks at a section until it is kept. */
async function lookAt(path: string): Promise<void> {
  await page.goto(path);
  await workspaceOpen(page);
  await expect.poll(() => keptOf(page)).toContain(path);
}

/** Opens an address anew while the app's code is held back. */
async function openHeld(path: string): Promise<() => Promise<void>> {
  const release = await holdBack(context, SHELL);
  await page.goto(path);
  await page.evaluate(() => window.ownFrame);
  return async () => {
    release();
    await page.waitForFunction(() => document.querySelector('#root template') === null);
  };
}

const main = () => page.getByRole('main');
const card = (on: Page, title: string) =>
  on.getByRole('listitem').filter({ has: on.getByRole('heading', { name: title, exact: true }) });

async function rewrite(on: Page, text: string): Promise<void> {
  await card(on, 'Продукт')
    .getByRole('button', { name: /^Редактировать/ })
    .click();
  await card(on, 'Продукт').getByRole('textbox').fill(text);
  await on.keyboard.press('Control+Enter');
  await toast(on, 'Видение продукта обновлено').waitFor();
}

describe('a section that was seen before', () => {
  it.each([
    ['/', 'Почему команды уходят после пробного периода'],
    ['/vision', 'Рабочее место для исследований'],
    ['/strategy', 'Люди охотнее пишут боту'],
    ['/journey', 'Неосознанная потребность'],
    ['/experiments', 'Открытый разбор живого интервью'],
    ['/audiences', 'Команды, которые провели хотя бы одно интервью'],
    ['/chat', 'Здравствуйте!'],
    ['/onboarding', 'Добро пожаловать!'],
    ['/profile', 'Мария Соколова'],
  ])('%s begins with what it showed, and keeps it until the app shows the same', async (path, words) => {
    await lookAt(path);
    const goDatabase = await holdBack(context, DATABASE);
    const start = await openHeld(path);
    await main().getByText(words).first().waitFor();
    await start();
    expect(await main().getByText(words).first().isVisible()).toBe(true);
    goDatabase();
    await workspaceOpen(page);
    expect(await main().getByText(words).first().isVisible()).toBe(true);
  });

  it('shows nothing of what has been changed since, be it in another tab', async () => {
    await lookAt('/vision');
    const second = await openBehind(page);
    await second.goto('/vision');
    await rewrite(second, 'Новые слова о продукте');
    const start = await openHeld('/vision');
    expect(await main().getByText('Рабочее место для исследований').count()).toBe(0);
    await start();
    await card(page, 'Продукт').getByText('Новые слова о продукте').waitFor();
  });

  it('what is saved there before its records have come goes over nothing that another tab has stored', async () => {
    await lookAt('/vision');
    const second = await openBehind(page);
    await second.goto('/vision');
    await workspaceOpen(second);
    const goDatabase = await holdBack(context, DATABASE);
    const start = await openHeld('/vision');
    const product = card(page, 'Продукт');
    await product.getByRole('button', { name: /^Редактировать/ }).click();
    await start();
    await product.getByRole('textbox').fill('Набрано по старому');
    await page.keyboard.press('Control+Enter');
    await rewrite(second, 'Из другой вкладки');
    goDatabase();
    const both = product.getByRole('region', { name: 'Изменено в другой вкладке' });
    await both.getByText('Из другой вкладки').waitFor();
    expect(await product.getByRole('textbox').inputValue()).toBe('Набрано по старому');
    await card(second, 'Продукт').getByText('Из другой вкладки').waitFor();
  });

  it('shows again what has been changed since, and typed marks as the text they are', async () => {
    const text = 'Слова <img src=x onerror="document.title=1"> & </style><script>document.title=2</script>';
    await lookAt('/vision');
    await rewrite(page, text);
    await expect.poll(() => keptOf(page)).toContain('/vision');
    const start = await openHeld('/vision');
    await card(page, 'Продукт').getByText(text).waitFor();
    await start();
    await card(page, 'Продукт').getByText(text).waitFor();
    expect(await page.title()).toContain('Ориентир');
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });

  it('shows nothing while another company is shown, or the window is as wide as another', async () => {
    await lookAt('/vision');
    const isFramed = () => page.evaluate(async () => (await window.ownFrame) !== null);
    await page.goto('/vision');
    expect(await isFramed()).toBe(true);
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto('/vision');
    expect(await isFramed()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/vision?q=ничего');
    expect(await isFramed()).toBe(false);
    await page.evaluate(() => {
      sessionStorage.setItem('company', 'another');
      localStorage.setItem('company', 'another');
    });
    await page.goto('/vision');
    expect(await isFramed()).toBe(false);
  });

  it('is not kept while something is being typed there, but once that is given up', async () => {
    await page.clock.install();
    await page.goto('/vision');
    await workspaceOpen(page);
    await card(page, 'Продукт')
      .getByRole('button', { name: /^Редактировать/ })
      .click();
    await card(page, 'Продукт').getByRole('textbox').fill('Ещё не сохранено');
    const wait = async (): Promise<string[]> => {
      await page.clock.runFor(2000);
      // Comes after what the page has asked its database by then.
      return keptOf(page);
    };
    for (let round = 0; round < 5; round += 1) expect(await wait()).toEqual([]);
    await card(page, 'Продукт')
      .getByRole('button', { name: /^Отмена/ })
      .click();
    await expect.poll(wait).toContain('/vision');
  });

  it('goes on where it was scrolled to before the app came', async () => {
    await lookAt('/vision');
    const start = await openHeld('/vision');
    await page.evaluate(() => window.scrollTo(0, 600));
    await start();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  });
});
