import type { BrowserContext, CDPSession, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, holdBack, workspaceOpen } from '../../support/page/journey.ts';

let context: BrowserContext;
let page: Page;
let devtools: CDPSession;
eachProfile(
  async (profile) => {
    ({ context, page } = profile);
    devtools = await context.newCDPSession(page);
  },
  { isChanged: true },
);

/** The page's own script, which watches the first frame; the app itself. */
const [SCRIPT, APP] = [/\/start-[^/]*\.js$/, /\/shell-[^/]*\.js$/];

const search = (): Locator => page.getByPlaceholder('Поиск исследований...');
const palette = (): Locator => page.getByRole('dialog', { name: 'Поиск и переходы' }).getByRole('combobox');

/** Presses the keys of a Russian keyboard: Playwright's own would only insert the letters. */
async function type(text: string): Promise<void> {
  for (const key of text) {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
}

/** A computer that takes six times as long. */
async function slowDown(): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Opens a page whose own script does not come yet. */
async function openBare(address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
}

/** Until the page's own script watches the first frame: it has taken the data that the page brought, and begins with the next frame. */
async function watched(): Promise<void> {
  await page.waitForFunction(() => document.getElementById('sample-studies') === null);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
      }),
  );
}

describe('nothing typed is lost', () => {
  it('after Ctrl+K, while the palette’s code is on its way, from within another field', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    await search().fill('а');
    const go = await holdBack(context, /\/PaletteHost-[^/]*\.js$/);
    await page.keyboard.press('Control+KeyK');
    await type('аудд');
    await page.keyboard.press('Backspace');
    await type('и');
    go();
    await palette().waitFor();
    await type('т');
    await expect.poll(() => palette().inputValue()).toBe('аудит');
    expect(await search().inputValue()).toBe('а');
    await page.keyboard.press('Escape');
    await search().and(page.locator(':focus')).waitFor();
  });

  it('after Ctrl+K, Enter included', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    const go = await holdBack(context, /\/PaletteHost-[^/]*\.js$/);
    await page.getByRole('button', { name: /^Поиск/ }).click();
    await type('аудит');
    await page.keyboard.press('Enter');
    go();
    await page.getByRole('heading', { level: 1, name: 'Аудитории' }).waitFor();
  });

  it('in the palette, while the screen under it changes', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    const go = await holdBack(context, /\/Experiments(?:Route|Screen)-[^/]*\.js$/);
    await page.locator('aside').getByRole('link', { name: 'Эксперименты', exact: true }).click();
    await page.keyboard.press('Control+KeyK');
    await palette().and(page.locator(':focus')).waitFor();
    await type('а');
    go();
    await page.waitForFunction(() => document.title.startsWith('Эксперименты'));
    await page.locator('main h1').filter({ hasText: 'Эксперименты' }).waitFor();
    await type('уд');
    await expect.poll(() => palette().inputValue()).toBe('ауд');
  });

  it('after «/», while another screen’s code is on its way', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    const go = await holdBack(context, /\/Experiments(?:Route|Screen)-[^/]*\.js$/);
    await page.locator('aside').getByRole('link', { name: 'Эксперименты', exact: true }).click();
    await type('/тар');
    go();
    await page.locator('main h1').filter({ hasText: 'Эксперименты' }).waitFor();
    const field = page.locator('main input[type=search]').first();
    await field.and(page.locator(':focus')).waitFor();
    await type('иф');
    await expect.poll(() => field.inputValue()).toBe('тариф');
  });

  it('after a dialog was asked for, while its code is on its way', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    const go = await holdBack(context, /\/UploadResearchDialog-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Загрузить исследование' }).focus();
    await page.keyboard.press('Enter');
    await type('Пять бе');
    go();
    const field = page.getByRole('dialog').getByLabel('Название');
    await field.and(page.locator(':focus')).waitFor();
    await type('сед');
    await expect.poll(() => field.inputValue()).toBe('Пять бесед');
  });
});

describe('nothing typed into the first frame is lost', () => {
  it('after «/», before any script has come, while it comes, and as the app takes over', async () => {
    const [script, app] = [await holdBack(context, SCRIPT), await holdBack(context, APP)];
    await openBare('/');
    await type('/ed');
    script();
    await watched();
    await type('te');
    app();
    await type('ch');
    await page.getByRole('heading', { name: 'Список исследований (1)' }).waitFor();
    await expect.poll(() => search().inputValue()).toBe('edtech');
  });

  it('letter by letter on a slow computer, in the middle of a word, too', async () => {
    const words = 'как команды решают что попадёт в квартальный план и кто за это отвечает';
    await slowDown();
    const app = await holdBack(context, APP);
    await openBare('/');
    await watched();
    await type('/()');
    await page.keyboard.press('ArrowLeft');
    app();
    await type(words);
    await page.waitForFunction(() => document.querySelector('template') === null);
    await workspaceOpen(page);
    await expect.poll(() => search().inputValue()).toBe(`(${words})`);
  });

  it.each(['/', '/experiments'])('after Ctrl+K, before any script has come, at %s', async (address) => {
    const [script, app] = [await holdBack(context, SCRIPT), await holdBack(context, APP)];
    await openBare(address);
    await page.keyboard.press('Control+KeyK');
    await type('ау');
    script();
    await watched();
    await type('ди');
    app();
    await palette().waitFor();
    await type('т');
    await expect.poll(() => palette().inputValue()).toBe('аудит');
    expect(await page.locator('main input').first().inputValue()).toBe('');
  });

  it.each(['/', '/vision'])('and Ctrl+B opens the rail once, before any script has come, at %s', async (address) => {
    const script = await holdBack(context, SCRIPT);
    await openBare(address);
    await page.keyboard.press('Control+KeyB');
    script();
    await page.locator('html[data-rail=open]').waitFor({ state: 'attached' });
    await workspaceOpen(page);
    expect(await page.locator('html').getAttribute('data-rail')).toBe('open');
  });

  it('after the search was pressed', async () => {
    const [script, app] = [await holdBack(context, SCRIPT), await holdBack(context, APP)];
    await openBare('/');
    await page.getByRole('button', { name: /^Поиск/ }).click();
    await type('ау');
    script();
    await watched();
    await type('дит');
    app();
    await palette().waitFor();
    await expect.poll(() => palette().inputValue()).toBe('аудит');
  });

  it('after «/» where the search is not there before the app', async () => {
    const [script, app] = [await holdBack(context, SCRIPT), await holdBack(context, APP)];
    await openBare('/experiments');
    await type('/та');
    script();
    await watched();
    await type('риф');
    app();
    const field = page.locator('main input[type=search]').first();
    await field.and(page.locator(':focus')).waitFor();
    await expect.poll(() => field.inputValue()).toBe('тариф');
  });
});
