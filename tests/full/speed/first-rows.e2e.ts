import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { DATABASE_NAME } from '#store/databaseName.ts';

import { eachProfile, holdBack, openFirstFrame, workspaceOpen } from '../../support/page/journey.ts';

let context: BrowserContext;
let page: Page;
eachProfile((profile) => ({ context, page } = profile), { mayErr: true, isChanged: true });

const rows = () => page.getByRole('list', { name: 'Исследования' }).getByRole('listitem');
const titles = () =>
  page.getByRole('list', { name: 'Исследования' }).getByRole('heading', { level: 3 }).allTextContents();
/** The app has put its own frame in the place of the page's. */
const appShown = () => page.waitForFunction(() => document.querySelector('template') === null);
const DATABASE = /indexedDb-[^/]*\.js$/;

/**
 * Opens the main page, and lets the app's code come once what is read past it has been: the app waits for neither, and on a busy
 * machine its code is there first.
 */
async function openWithRows(): Promise<void> {
  const go = await holdBack(context, /shell-[^/]*\.js$/);
  await page.goto('/');
  await page.evaluate(async (name) => {
    const found = await indexedDB.databases();
    if (!found.some((one) => one.name === name)) return;
    // Earlier requests have been answered by then.
    await new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('summaries').objectStore('summaries').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(null);
        };
      };
    });
  }, DATABASE_NAME);
  go();
}

describe('the first rows', () => {
  it('where nobody ever started, the sample’s stand in the page before any script of the app', async () => {
    const go = await holdBack(context, /shell-[^/]*\.js$/);
    await page.goto('/');
    await expect.poll(() => rows().count()).toBe(7);
    const before = await titles();
    go();
    await appShown();
    expect(await titles()).toEqual(before);
    expect(await rows().count()).toBe(7);
  });

  it('a row pressed before the app runs opens once it does', async () => {
    const go = await holdBack(context, /shell-[^/]*\.js$/);
    await openFirstFrame(page);
    await page.getByRole('button', { name: /Почему команды уходят/ }).click();
    go();
    await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
  });

  it('a button pressed before any script has come is pressed once the app runs', async () => {
    const go = await holdBack(context, /(start|shell)-[^/]*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    go();
    await page.getByRole('dialog', { name: 'Загрузить новое исследование' }).waitFor();
  });

  it('another company’s are never the sample’s, not for a moment', async () => {
    await page.goto('/onboarding');
    await page.getByLabel(/^Название компании/).fill('Вторая');
    await page.getByLabel(/^Первый продукт/).fill('Первый');
    await page.getByLabel(/^Первый продукт/).press('Enter');
    await page.waitForURL('**/chat');
    await page.goto('/');
    await page.getByText('Исследований пока нет').waitFor();
    await context.route('**/*.js', (route) => route.abort());
    await page.reload();
    await page.waitForLoadState('load');
    await page.evaluate(() => indexedDB.databases());
    expect(await rows().count()).toBe(0);
    expect(await page.getByText('EdTech').count()).toBe(0);
  });

  it('a visit again shows its own before the database’s code has come, and then what the database says', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    await page.getByRole('button', { name: /Юзабилити-тест онбординга/ }).click();
    await page.getByRole('button', { name: 'Удалить исследование' }).click();
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await page.getByRole('heading', { name: 'Список исследований (6)' }).waitFor();
    const go = await holdBack(context, DATABASE);
    await openWithRows();
    await appShown();
    await page.getByRole('heading', { name: 'Список исследований (6)' }).waitFor();
    const ahead = await titles();
    expect(ahead).toHaveLength(6);
    go();
    await page.getByRole('button', { name: /Почему команды уходят/ }).click();
    await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
    expect(await titles()).toEqual(ahead);
  });

  it('asks for fewer than fifteen files before the list answers', async () => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('template') !== null || document.querySelector('li[data-index]') === null) return;
        watch.disconnect();
        performance.mark('answers');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    // On a busy machine the database would be filled before the list answers: with it, what the list does not wait for comes.
    const go = await holdBack(context, DATABASE);
    await openWithRows();
    await page.waitForFunction(() => performance.getEntriesByName('answers').length > 0);
    go();
    const asked = await page.evaluate(() => {
      const [answers] = performance.getEntriesByName('answers');
      const before = performance
        .getEntriesByType('resource')
        .filter((one) => one.startTime < (answers?.startTime ?? 0));
      return before.map((one) => new URL(one.name).pathname);
    });
    expect(asked).toContainEqual(expect.stringContaining('/shell-'));
    expect(asked.slice(14), 'beyond fourteen').toEqual([]);
  });
});
