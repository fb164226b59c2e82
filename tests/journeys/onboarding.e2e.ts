import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, openBehind, workspaceOpen } from '../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const companyField = (on: Page = page) => on.getByLabel(/^Название компании/);
const productField = (on: Page = page) => on.getByLabel(/^Первый продукт/);
const switcher = (on: Page = page) => on.getByLabel('Компания', { exact: true });
/** The switcher offers so many companies and no more. */
const companies = async (on: Page, count: number): Promise<void> => {
  const options = switcher(on).locator('option');
  await options.nth(count - 1).waitFor({ state: 'attached' });
  expect(await options.count()).toBe(count);
};
const greeted = (on: Page = page) => on.getByText(/Здравствуйте! Я\sпомогу собрать/).waitFor();
const chosen = () => page.evaluate(() => localStorage.getItem('company'));

/** Presses a key until the focus is on something with this name. */
async function walkTo(key: 'Tab' | 'Shift+Tab', name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`no way to ${name} by ${key}`);
}

async function addCompany(company: string, product: string, on: Page = page): Promise<void> {
  await on.goto('/onboarding');
  await companyField(on).fill(company);
  await productField(on).fill(product);
  await productField(on).press('Enter');
  await on.waitForURL('**/chat');
  await greeted(on);
}

/** Texts of the screens of an empty workspace. */
const EMPTY: readonly [path: string, says: RegExp][] = [
  ['/', /^Исследований пока нет$/],
  ['/vision', /интервью пока не\sбыло/],
  ['/strategy', /интервью пока не\sбыло/],
  ['/journey', /^Точки касания в этапе Awareness \(4\)$/],
  ['/experiments', /^Экспериментов пока нет$/],
  ['/audiences', /^Аудиторий пока нет$/],
];

describe('a company of one’s own', () => {
  it('is added by keyboard alone, and every screen of it is empty; the sample does not come back', async () => {
    await page.goto('/onboarding');
    await page.getByLabel(/^Название компании/).waitFor();
    await walkTo('Tab', /^Цитата$/);
    await page.keyboard.press('ArrowRight');
    await page.getByText('Шаг 2 из 5: Гипотеза').waitFor({ state: 'attached' });
    await page.keyboard.press('End');
    await page.getByText('Шаг 5 из 5: Доска').waitFor({ state: 'attached' });
    await walkTo('Tab', /^Пропустить$/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'company');

    // A name that is taken stays beside its error; nothing is made.
    await page.keyboard.type('азимут');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Журнал привычек');
    await page.keyboard.press('Enter');
    await page.getByText(/Компания «Азимут» у\sвас уже есть/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/onboarding');

    // The typed text outlives the tab.
    await page.reload();
    await expect.poll(() => companyField().inputValue()).toBe('азимут');
    await expect.poll(() => productField().inputValue()).toBe('Журнал привычек');
    await companyField().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Новый день');
    await page.keyboard.press('Tab');
    await walkTo('Tab', /^Создать компанию$/);
    await page.keyboard.press('Enter');
    // The message goes after four seconds, and the assistant types for some of them.
    await Promise.all([page.getByText('Компания создана').waitFor(), page.waitForURL('**/chat').then(() => greeted())]);

    for (const [path, says] of EMPTY) {
      await page.goto(path);
      await page.getByText(says).first().waitFor();
      expect(await page.getByText('EdTech').count()).toBe(0);
    }
    // The draft is gone with what it became.
    await page.goto('/onboarding');
    await companyField().waitFor();
    expect(await companyField().inputValue()).toBe('');
  });

  it(
    'has its owner among the people, and is one of two in the switcher, here and in another tab',
    { tags: 'full' },
    async () => {
      await addCompany('Новый день', 'Журнал');
      await page.keyboard.press('Control+b');
      await expect
        .poll(() => switcher().locator('option').allTextContents())
        .toEqual(['Азимут · пример', 'Новый день']);
      const own = await chosen();

      await page
        .getByRole('navigation', { name: 'Разделы', exact: true })
        .getByRole('link', { name: 'Исследования' })
        .click();
      await page.getByText('Исследований пока нет').waitFor();
      await switcher().selectOption({ label: 'Азимут · пример' });
      await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
      await switcher().selectOption({ label: 'Новый день' });
      await page.getByText('Исследований пока нет').waitFor();
      await page.reload();
      await page.getByText('Исследований пока нет').waitFor();
      expect(await chosen()).toBe(own);

      // The other tab hears of a company added here, and keeps its own choice.
      const second = await openBehind(page);
      await second.goto('/');
      await second.getByText('Исследований пока нет').waitFor();
      await addCompany('Третья', 'Ещё продукт');
      await companies(second, 3);
      await second.getByText('Исследований пока нет').waitFor();
      expect(await switcher(second).inputValue()).toBe(own);
      // A reload does not move it into the company that was chosen last: what is written next belongs to its own.
      await second.reload();
      await companies(second, 3);
      expect(await switcher(second).inputValue()).toBe(own);
      await second.close();

      const members = await page.evaluate(async () => {
        const opening = indexedDB.open('orientir');
        const database = await new Promise<IDBDatabase>((resolve) => {
          opening.addEventListener('success', () => resolve(opening.result));
        });
        const reading = database.transaction('records').objectStore('records').getAll();
        const rows = await new Promise<{ kind: string; record: Record<string, string> }[]>((resolve) => {
          reading.addEventListener('success', () => resolve(reading.result));
        });
        database.close();
        return rows.filter(({ kind }) => kind === 'member').map(({ record }) => record);
      });
      expect(members.find(({ companyId }) => companyId === own)).toMatchObject({
        name: 'Владелец компании',
        role: 'Owner',
        status: 'active',
      });
    },
  );

  it('two tabs cannot take the same name at once', { tags: 'full' }, async () => {
    const second = await openBehind(page);
    const pages = [page, second];
    for (const one of pages) {
      await one.goto('/onboarding');
      await companyField(one).fill('Новый день');
      await productField(one).fill('Журнал');
    }
    await Promise.all(pages.map((one) => productField(one).press('Enter')));
    await Promise.race(pages.map((one) => one.waitForURL('**/chat')));
    await Promise.race(pages.map((one) => one.getByText(/Компания «Новый день» у\sвас уже есть/).waitFor()));
    await page.goto('/');
    await companies(page, 2);
  });

  it(
    'that is no longer there makes room for the first one, and nothing is written for it',
    { tags: 'full' },
    async () => {
      await page.goto('/');
      await workspaceOpen(page);
      await page.evaluate(() => {
        sessionStorage.removeItem('company');
        localStorage.setItem('company', 'company-gone');
      });
      await page.goto('/chat');
      await greeted();
      expect(await chosen()).toBe('company-orientir');
      const spaces = await page.evaluate(async () => {
        const opening = indexedDB.open('orientir');
        const database = await new Promise<IDBDatabase>((resolve) => {
          opening.addEventListener('success', () => resolve(opening.result));
        });
        const reading = database.transaction('records').objectStore('records').getAll();
        const rows = await new Promise<{ space: string }[]>((resolve) => {
          reading.addEventListener('success', () => resolve(reading.result));
        });
        database.close();
        return rows.map(({ space }) => space);
      });
      expect(spaces).not.toContain('company-gone');
    },
  );
});
