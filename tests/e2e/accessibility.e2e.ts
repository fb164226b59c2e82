import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile, type Faults } from '../support/browser.ts';
import { toast, tabTo as walkTo } from '../support/journey.ts';
import { colourOnly, lostInLayout, movingParts } from '../support/layout.ts';
import { openScreen, SCREENS, settled } from '../support/screens.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1440 × 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };
const NARROW = { width: 320, height: 640 };

let browser: Browser;
let page: Page;
let faults: Faults;

beforeAll(async () => {
  browser = await launch();
  ({ page, faults } = await openProfile(browser, inject('appUrl')));
  page.setDefaultTimeout(20_000);
});
afterAll(async () => {
  await browser.close();
  // The unknown path says so in the console (specification §2).
  expect(faults.errors.filter((line) => !line.includes('/no/such-page'))).toEqual([]);
  expect(faults.foreign).toEqual([]);
});

interface AxeRun {
  readonly rules: readonly string[];
  readonly violations: readonly string[];
}

/** Runs every rule of axe on the page as it stands. */
const runAxe = (): Promise<AxeRun> =>
  page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { passes, violations, incomplete, inapplicable } = await run(document, { resultTypes: ['violations'] });
    return {
      rules: [...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id),
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`),
    };
  });

describe('every screen breaks no rule of axe, loses nothing at any width, stands still, and is told without colour', () => {
  const rules = new Set<string>();
  let runs = 0;
  beforeAll(async () => {
    // A page behind another is drawn once a second, and every look waits for it to be drawn.
    await page.bringToFront();
    // Before the page's own scripts, past its policy, which would not let it in later.
    await page.addInitScript(axe.source);
  });
  afterAll(async () => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    console.log(`axe: ${SCREENS.length} screens × 2 themes × 2 widths = ${runs} runs of ${rules.size} rules`);
    expect(rules.size).toBeGreaterThan(80);
  });

  it.each(SCREENS)('$address', async (screen) => {
    /** What is wrong, with the state of the page that it is wrong in. */
    const found: string[] = [];
    const note = (where: string, what: readonly string[]) => found.push(...what.map((one) => `${where}: ${one}`));
    const look = async (size: { width: number; height: number }, colorScheme: 'light' | 'dark') => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, forcedColors: 'none' });
      await settled(page);
    };
    const askAxe = async (where: string) => {
      const run = await runAxe();
      runs += 1;
      for (const rule of run.rules) rules.add(rule);
      note(`${where}, axe`, run.violations);
    };

    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await openScreen(page, screen);
    note('less motion', await page.evaluate(movingParts));
    await askAxe('1440 px, light');
    await look(DESKTOP, 'dark');
    await askAxe('1440 px, dark');
    await page.emulateMedia({ forcedColors: 'active' });
    note('forced colours', await page.evaluate(colourOnly));
    await look(PHONE, 'dark');
    await askAxe('390 px, dark');
    await look(PHONE, 'light');
    await askAxe('390 px, light');
    note('390 px', await page.evaluate(lostInLayout));
    for (const size of [ZOOMED, NARROW]) {
      await look(size, 'light');
      note(`${size.width} px`, await page.evaluate(lostInLayout));
    }
    expect(found).toEqual([]);
  });
});

/** Walks there by Tab, and sees that the focus is visible. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await walkTo(target, key);
  const outline = await target.evaluate((element) => {
    const own = getComputedStyle(element).outlineStyle;
    return own === 'none' ? getComputedStyle(element, '::after').outlineStyle : own;
  });
  expect(outline).not.toBe('none');
}

describe('by keyboard alone, where no other journey does it', () => {
  it('Аудитории: one is made and opened', async () => {
    await page.goto('/audiences');
    await page.locator('[data-accordion-trigger]').first().waitFor();
    await tabTo(page.getByRole('button', { name: 'Создать аудиторию' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: /аудитори/i });
    await form.locator(':focus').waitFor();
    const name = form.getByLabel(/^Название/);
    await tabTo(name);
    await page.keyboard.type('Методисты школ');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Пишут программы');
    await tabTo(form.getByLabel(/^Этап воронки/));
    await page.keyboard.press('ArrowDown');
    await tabTo(form.getByRole('button', { name: 'Создать', exact: true }));
    await page.keyboard.press('Enter');
    await toast(page, 'Аудитория создана').waitFor();
    const row = page.getByRole('button', { name: /^Методисты школ/ });
    await row.waitFor();
    if ((await row.getAttribute('aria-expanded')) !== 'true') {
      await tabTo(row);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Добавить контакты' }).first().waitFor();
  });

  it('Ассистент: a link is sent and answered', async () => {
    await page.goto('/chat');
    const field = page.getByRole('textbox', { name: 'Сообщение' });
    // It waits for the greeting.
    await page.locator('textarea:enabled').waitFor();
    await tabTo(field);
    await page.keyboard.type('мой-продукт.рф');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor();
    await page.locator('textarea:enabled').waitFor();
    await tabTo(page.getByRole('button', { name: 'Продолжить без файлов' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor({ state: 'detached' });
  });

  it('Стратегия: another tab, a card of it changed', async () => {
    await page.goto('/strategy');
    const tab = page.getByRole('tab', { name: 'Рынок' });
    await tab.waitFor();
    await tabTo(tab);
    await page.keyboard.press('ArrowRight');
    // The focus goes over in a task of its own.
    await page.getByRole('tab', { name: 'Продукт' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/tab=marketing/);
    const pencil = page.getByRole('button', { name: 'Редактировать: Позиционирование' });
    await pencil.waitFor();
    await tabTo(pencil);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Набрано без мыши.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('tabpanel').getByText('Набрано без мыши.').waitFor();
    await toast(page, 'Сохранено').waitFor();
  });

  it('Профиль: a field changed, another section, its settings saved', async () => {
    await page.goto('/profile');
    const position = page.getByLabel('Должность');
    await position.waitFor();
    await tabTo(position);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Исследователь');
    await page.keyboard.press('Enter');
    await toast(page, 'Профиль сохранён').waitFor();
    await tabTo(page.getByRole('link', { name: 'Настройки', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const tone = page.getByLabel('Тон общения');
    await tone.waitFor();
    await tabTo(tone);
    await page.keyboard.press('ArrowDown');
    await tabTo(page.getByRole('button', { name: 'Сохранить настройки бота' }));
    await page.keyboard.press('Enter');
    await toast(page, 'Настройки бота сохранены').waitFor();
  });

  it('404: the way back, after the skip link', async () => {
    await page.goto('/no/such-page');
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Вернуться на главную' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Список исследований/ }).waitFor();
  });
});
