import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, holdBack, workspaceOpen } from '../../support/page/journey.ts';

let context: BrowserContext;
let page: Page;
eachProfile((profile) => ({ context, page } = profile), { mayErr: true, isChanged: true });

const SHELL = /shell-[^/]*\.js$/;
const DATABASE = /indexedDb-[^/]*\.js$/;

/** Each section but the main page (first-rows.e2e.ts), and something of the sample that it shows. */
const SECTIONS = [
  ['/chat', 'ИИ печатает...'],
  ['/onboarding', 'Добро пожаловать!'],
  ['/vision', 'Каждая продуктовая команда'],
  ['/strategy', 'Люди охотнее пишут боту'],
  ['/journey', 'Неосознанная потребность'],
  ['/experiments', 'Открытый разбор живого интервью'],
  ['/audiences', 'Команды, которые провели хотя бы одно интервью'],
  ['/profile', 'Мария Соколова'],
] as const;

/** Watches for words in the page's main part: whether they ever disappeared once shown. */
async function watchFor(words: string): Promise<void> {
  await page.addInitScript((sought) => {
    const seen = { stood: false, gone: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const stands = document.querySelector('main')?.textContent.includes(sought) === true;
      seen.gone ||= seen.stood && !stands;
      seen.stood ||= stands;
    }).observe(document, { childList: true, subtree: true });
  }, words);
}

const wentAway = () => page.evaluate(() => (window as unknown as { seen: { gone: boolean } }).seen.gone);
const appShown = () => page.waitForFunction(() => document.querySelector('#root template') === null);
const main = () => page.getByRole('main');

describe('where nobody ever started', () => {
  it.each(SECTIONS)(
    '%s shows the sample before the app’s code, keeps it before the database’s, and till the workspace is open',
    async (path, words) => {
      await watchFor(words);
      const goShell = await holdBack(context, SHELL);
      const goDatabase = await holdBack(context, DATABASE);
      await page.goto(path, { waitUntil: 'commit' });
      await main().getByText(words).first().waitFor();
      goShell();
      await appShown();
      expect(await main().getByText(words).first().isVisible()).toBe(true);
      goDatabase();
      await workspaceOpen(page);
      await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
      // The assistant ends with its first words, which come instead.
      expect((await wentAway()) && path !== '/chat').toBe(false);
    },
  );

  it('a host that answers every address with the main page shows it too', async () => {
    const mainPage = await (await context.request.get('/')).text();
    await page.route('**/vision', (route) => route.fulfill({ contentType: 'text/html', body: mainPage }));
    const go = await holdBack(context, SHELL);
    await page.goto('/vision', { waitUntil: 'commit' });
    await main().getByText('Каждая продуктовая команда').first().waitFor();
    go();
    await appShown();
    await main().getByText('Каждая продуктовая команда').first().waitFor();
  });

  it('what is pressed in such a frame is done once the app runs', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/audiences', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Продакт-менеджеры EdTech' }).click();
    go();
    await appShown();
    await expect.poll(() => new URL(page.url()).searchParams.has('open')).toBe(true);
  });

  it('a press that began in such a frame and ends in the app counts', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/vision');
    await page.getByRole('button', { name: 'Обновить из интервью' }).hover();
    await page.mouse.down();
    go();
    await appShown();
    await page.mouse.up();
    await page.getByRole('dialog').waitFor();
  });

  it('a menu that is asked for in such a frame opens once the app runs', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/experiments', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
    go();
    await page.getByRole('menuitem', { name: 'PDF' }).waitFor();
  });

  it('what is chosen, pressed and typed in such a frame is done in that order, and each is its own step back', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/experiments', { waitUntil: 'commit' });
    await page.getByLabel('Статус', { exact: true }).selectOption({ label: 'В работе' });
    await page.getByRole('button', { name: 'Доска', exact: true }).click();
    await page
      .getByPlaceholder(/^Поиск/)
      .first()
      .fill('онбординг');
    go();
    await page.waitForFunction(() => new URLSearchParams(location.search).has('q'));
    await page.goBack();
    expect(new URL(page.url()).search).toBe('?status=In+Progress');
  });

  it('arrows among the tabs of such a frame move on once the app runs', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/strategy', { waitUntil: 'commit' });
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    go();
    await page.locator('[role=tab][aria-selected=true]:focus').filter({ hasText: 'Маркетинг' }).waitFor();
  });

  it('an arrow among the steps of the introduction moves on once the app runs', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/onboarding', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Цитата' }).focus();
    await page.keyboard.press('ArrowRight');
    go();
    await page.locator('[aria-current=step]:focus').filter({ hasText: 'Гипотеза' }).waitFor();
  });

  it('a file that is chosen in such a frame comes to the app', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/profile', { waitUntil: 'commit' });
    await page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'текст.png', mimeType: 'image/png', buffer: Buffer.from('просто текст') });
    go();
    await page.getByText(/«текст\.png» — не картинка/).waitFor();
  });

  it('an address that says more than its section has no frame that shows something else', async () => {
    const go = await holdBack(context, SHELL);
    await page.goto('/experiments?view=board');
    await page.getByRole('heading', { name: 'Эксперименты', level: 1 }).waitFor();
    expect(await main().getByText('Шаблоны гайда для первого интервью').count()).toBe(0);
    go();
    await appShown();
    await main().getByText('Шаблоны гайда для первого интервью').first().waitFor();
  });
});

it('who has another company is never shown the sample, not for a moment', async () => {
  await page.goto('/onboarding');
  await page.getByLabel(/^Название компании/).fill('Вторая');
  await page.getByLabel(/^Первый продукт/).fill('Первый');
  await page.getByLabel(/^Первый продукт/).press('Enter');
  await page.waitForURL('**/chat');
  await watchFor('Открытый разбор живого интервью');
  await page.goto('/experiments');
  await page.getByText('Экспериментов пока нет').waitFor();
  expect(await page.evaluate(() => (window as unknown as { seen: { stood: boolean } }).seen.stood)).toBe(false);
});

it('Enter, pressed while the app takes over what was typed, sends all of it', async () => {
  await page.addInitScript(() => {
    // The app's own field hears of what was typed into the frame's by an event of the code, not of the person.
    const press = ({ isTrusted, target }: Event) => {
      if (isTrusted || !(target instanceof HTMLInputElement)) return;
      window.removeEventListener('input', press, true);
      // The person's key would be the very next task.
      setTimeout(() => target.form?.requestSubmit());
    };
    window.addEventListener('input', press, true);
  });
  const go = await holdBack(context, SHELL);
  await page.goto('/onboarding');
  await page.getByLabel(/^Название компании/).pressSequentially('Вторая');
  await page.getByLabel(/^Первый продукт/).pressSequentially('Первый');
  go();
  await page.waitForURL('**/chat');
});
