import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Faults } from '../../support/page/browser.ts';
import { breakDetails, downloadBy, eachProfile, openFirstFrame, toast } from '../../support/page/journey.ts';

let context: BrowserContext;
let page: Page;
let faults: Faults;
eachProfile((profile) => ({ context, page, faults } = profile), { mayErr: true, isChanged: true });

const ROUTES = {
  '/': 'Исследования',
  '/chat': 'Ассистент',
  '/onboarding': 'Знакомство',
  '/vision': 'Видение',
  '/strategy': 'Стратегия',
  '/journey': 'Тактика',
  '/experiments': 'Эксперименты',
  '/audiences': 'Аудитории',
  '/profile': 'Профиль',
};

const themeOf = () => page.evaluate(() => document.documentElement.dataset.theme);
const headings = () => page.getByRole('heading', { level: 1 });
/** Returns where heads begin and how high they are; their width follows the content under them. */
const placesOf = (heads: Element[]) =>
  heads.map((head) => {
    const { left, top, height } = head.getBoundingClientRect();
    return { left, top, height };
  });
const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));
const current = () =>
  page.getByRole('navigation', { name: 'Все разделы' }).locator('[aria-current=page]').evaluateAll(hrefs);
const listShown = () => page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();

describe('routes', () => {
  it('every route opens from its address, titled and marked as current; its head stands there before any script', async () => {
    for (const [path, title] of Object.entries(ROUTES)) {
      await context.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      expect(await current()).toEqual([path]);
      // The account area is headed by whose it is, which no frame can know.
      const heads = path === '/profile' ? [] : [title];
      expect(await headings().allTextContents()).toEqual(heads);
      const places = await headings().evaluateAll(placesOf);

      await context.unroute('**/*.js');
      await page.goto(path);
      await page.waitForFunction((name) => document.title === `${name} — Ориентир`, title);
      await headings()
        .getByText(heads[0] ?? 'Мария Соколова', { exact: true })
        .waitFor();
      expect(await current()).toEqual([path]);
      const then = await headings().evaluateAll(placesOf);
      expect({ path, places: then.slice(0, places.length) }).toEqual({ path, places });
    }
    expect(faults.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  });

  it('the top bar has the seven links in the specified order', async () => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Разделы', exact: true }).getByRole('link');
    await links.first().waitFor();
    const names = (await links.allTextContents()).map((name) => name.replace(/^[А-Я]{1,2}(?=Профиль)/, ''));
    expect(names).toEqual(['Видение', 'Стратегия', 'Тактика', 'Эксперименты', 'Исследования', 'Аудитории', 'Профиль']);
  });

  it('an unknown path shows the 404 page, as text, and goes to the console', async () => {
    await context.route('**/*.js', (route) => route.abort());
    await page.goto('/no/such-page?x=<script>');
    expect(await page.getByRole('heading').count(), 'before any script there is only the shell').toBe(0);
    await context.unroute('**/*.js');
    await page.goto('/no/such-page?x=<script>');
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    expect(faults.errors.join('\n')).toContain('/no/such-page');
    await page.getByRole('link', { name: 'Вернуться на главную' }).click();
    await listShown();
  });

  it('an app that does not come says so in the place of its first frame', async () => {
    await context.route('**/shell-*.js', (route) => route.abort());
    await page.goto('/profile');
    await page.getByRole('alert').getByText('Ориентир не загрузился').waitFor();
    expect(await page.locator('button:enabled').count()).toBe(0);
  });

  describe('before the app runs', () => {
    let release: () => void;

    beforeEach(async () => {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route('**/shell-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await openFirstFrame(page);
    });

    it('what is typed and chosen in its first frame is kept, the focus too', async () => {
      await page.getByLabel('Тип исследования', { exact: true }).selectOption({ label: 'Интервью' });
      await page.getByLabel('Поиск исследований...').pressSequentially('глубин');
      release();
      await page.getByRole('heading', { name: 'Список исследований (1)' }).waitFor();
      expect(await page.getByLabel('Тип исследования', { exact: true }).locator('option:checked').textContent()).toBe(
        'Интервью',
      );
      await page.keyboard.type('ные');
      expect(await page.getByLabel('Поиск исследований...').inputValue()).toBe('глубинные');
      await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'глубинные');
    });

    it('Ctrl+K pressed in its first frame opens the search once it does, and not the browser’s', async () => {
      await page.keyboard.press('Control+k');
      release();
      await page.getByRole('dialog', { name: 'Поиск и переходы' }).getByRole('combobox').waitFor();
    });

    it('what is pressed in its first frame happens once it does', async () => {
      const upload = page.getByRole('button', { name: 'Загрузить исследование' });
      await upload.focus();
      await page.keyboard.press('Enter');
      expect(await upload.getAttribute('aria-busy')).toBe('true');
      release();
      await page.getByRole('dialog', { name: 'Загрузить новое исследование' }).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.textContent === 'Загрузить исследование');
    });
  });

  it('a view, a filter and a section are steps back; typing is none', async () => {
    await page.goto('/experiments');
    await page.getByLabel('Статус', { exact: true }).selectOption({ label: 'В работе' });
    await page.getByRole('button', { name: 'Доска', exact: true }).click();
    await page
      .getByPlaceholder(/^Поиск/)
      .first()
      .pressSequentially('онбординг');
    await page.waitForFunction(() => new URLSearchParams(location.search).has('q'));
    const query = () => new URL(page.url()).search;
    await page.goBack();
    expect(query(), 'the view is one step back, with what was typed in it gone').toBe('?status=In+Progress');
    await page.goBack();
    expect(query()).toBe('');
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Баланс' }).click();
    await page.waitForURL('**/profile?section=balance');
    await page.goBack();
    await page.waitForURL('**/profile');
  });

  it('an error in a screen leaves the shell, a way back and a way to save the data', async () => {
    await page.goto('/');
    await listShown();
    await breakDetails(page);
    await page.locator('[data-accordion-trigger]').first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('navigation', { name: 'Разделы', exact: true }).waitFor();
    const saved = await downloadBy(page, () => page.getByRole('button', { name: 'Сохранить данные в файл' }).click());
    expect(saved.name).toMatch(/^Ориентир — данные — \d{4}-\d\d-\d\d\.zip$/);
    await toast(page, 'Данные сохранены в файл').waitFor();
    await page.getByRole('button', { name: 'Вернуться на главную' }).click();
    await listShown();
  });
});

describe('theme', () => {
  it('follows the system until a choice is made, and keeps the choice over a reload', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await themeOf()).toBe('dark');
    await page.getByRole('button', { name: 'Включить светлую тему' }).click();
    expect(await themeOf()).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload();
    expect(await themeOf()).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await themeOf()).toBe('light');
  });

  it('is set before the first paint, and the page is there before any script has run', async () => {
    await context.route('**/*.js', (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await themeOf()).toBe('dark');
    await page.getByRole('heading', { level: 1, name: 'Исследования' }).waitFor();
    expect(await page.getByRole('button', { name: /тему/ }).count()).toBe(0);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe('rgb(25, 23, 20)');
  });
});

describe('rail', () => {
  it('Ctrl+B toggles it, not from a text field, and a cookie keeps it for 7 days', async () => {
    await page.goto('/');
    await listShown();
    const toggle = page.getByRole('button', { name: 'Развернуть боковую панель' });
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Свернуть боковую панель' }).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state');
    expect(cookie?.value).toBe('true');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_000);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(604_800);
    await page.reload();
    await page.getByRole('button', { name: 'Свернуть боковую панель' }).waitFor();
    await page.getByPlaceholder('Поиск исследований...').focus();
    await page.keyboard.press('Control+b');
    expect(await toggle.count()).toBe(0);
  });

  it('a phone has a header and a sheet with every destination', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await listShown();
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    const sheet = page.getByRole('dialog', { name: 'Меню' });
    await sheet.waitFor();
    await expect.poll(() => sheet.getByRole('link').count()).toBeGreaterThanOrEqual(9);
    await sheet.getByRole('link', { name: 'Аудитории' }).click();
    await page.getByRole('heading', { level: 1, name: 'Аудитории' }).waitFor();
    await sheet.waitFor({ state: 'detached' });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
  });
});

it('the page names its policy, and nothing it does breaks it', async () => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void (globalThis as unknown as { reportViolation: (what: string) => void }).reportViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  await page.goto('/');
  await listShown();
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  await page.getByRole('dialog').waitFor();
  const blocked = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => false,
      () => true,
    ),
  );
  expect(blocked).toBe(true);
  expect(violations.filter((what) => !what.includes('example.com'))).toEqual([]);
  faults.foreign.length = 0;
});
