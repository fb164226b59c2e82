import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile, type Faults } from '../support/browser.ts';
import { tabTo, toast } from '../support/journey.ts';
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

const resize = async (size: { width: number; height: number }) => {
  await page.setViewportSize(size);
  await settled(page);
};

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

describe('every screen', () => {
  const found = {
    axe: [] as string[],
    lost: [] as string[],
    moving: [] as string[],
    colour: [] as string[],
  };
  const rules = new Set<string>();
  let runs = 0;

  // One visit to each screen for all four questions: opening it is what takes the time.
  beforeAll(async () => {
    // Before the page's own scripts, past its policy, which would not let it in later.
    await page.addInitScript(axe.source);
    for (const screen of SCREENS) {
      const note = (list: string[], where: string, what: readonly string[]) =>
        list.push(...what.map((one) => `${screen.address} ${where}: ${one}`));
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await page.setViewportSize(DESKTOP);
      await openScreen(page, screen);
      note(found.moving, 'less motion', await page.evaluate(movingParts));
      for (const [size, schemes] of [
        [DESKTOP, ['light', 'dark']],
        [PHONE, ['dark', 'light']],
      ] as const) {
        await resize(size);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          const run = await runAxe();
          runs += 1;
          for (const rule of run.rules) rules.add(rule);
          note(found.axe, `${size.width} px, ${colorScheme}`, run.violations);
        }
        if (size === DESKTOP) {
          await page.emulateMedia({ forcedColors: 'active' });
          note(found.colour, 'forced colours', await page.evaluate(colourOnly));
          await page.emulateMedia({ forcedColors: 'none' });
        }
      }
      for (const size of [PHONE, ZOOMED, NARROW]) {
        await resize(size);
        note(found.lost, `${size.width} px`, await page.evaluate(lostInLayout));
      }
    }
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light' });
    console.log(
      `axe: ${SCREENS.length} screens × 2 themes × 2 widths = ${runs} runs of ${rules.size} rules, ${found.axe.length} violations; ` +
        `${SCREENS.length} screens × 3 widths: ${found.lost.length} losses; less motion: ${found.moving.length} moving; ` +
        `forced colours: ${found.colour.length} told by colour alone`,
    );
  }, 300_000);

  it('breaks no rule of axe, in both themes, on a desktop and on a phone', () => {
    expect(found.axe).toEqual([]);
    expect(runs).toBe(SCREENS.length * 4);
    expect(rules.size).toBeGreaterThan(80);
  });

  it('loses no text and no control on a phone, at 200 %, at 320 px', () => {
    expect(found.lost).toEqual([]);
  });

  it('stands still when less motion is asked for', () => {
    expect(found.moving).toEqual([]);
  });

  it('shows edges and choices in forced colours', () => {
    expect(found.colour).toEqual([]);
  });
});

describe('by keyboard alone, where no other journey does it', () => {
  it('Аудитории: one is made and opened', async () => {
    await page.goto('/audiences');
    await page.locator('[data-accordion-trigger]').first().waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Создать аудиторию' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: /аудитори/i });
    await form.locator(':focus').waitFor();
    const name = form.getByLabel(/^Название/);
    await tabTo(page, name);
    await page.keyboard.type('Методисты школ');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Пишут программы');
    await tabTo(page, form.getByLabel(/^Этап воронки/));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, form.getByRole('button', { name: 'Создать', exact: true }));
    await page.keyboard.press('Enter');
    await toast(page, 'Аудитория создана').waitFor();
    const row = page.getByRole('button', { name: /^Методисты школ/ });
    await row.waitFor();
    if ((await row.getAttribute('aria-expanded')) !== 'true') {
      await tabTo(page, row);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Добавить контакты' }).first().waitFor();
  });

  it('Ассистент: a link is sent and answered', async () => {
    await page.goto('/chat');
    const field = page.getByRole('textbox', { name: 'Сообщение' });
    await field.waitFor();
    await tabTo(page, field);
    await page.keyboard.type('мой-продукт.рф');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor();
    await page.locator('textarea:enabled').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Продолжить без файлов' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor({ state: 'detached' });
  });

  it('Стратегия: another tab, a card of it changed', async () => {
    await page.goto('/strategy');
    const tab = page.getByRole('tab', { name: 'Рынок' });
    await tab.waitFor();
    await tabTo(page, tab);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/tab=marketing/);
    const pencil = page.getByRole('button', { name: 'Редактировать: Позиционирование' });
    await pencil.waitFor();
    await tabTo(page, pencil);
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
    await tabTo(page, position);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Исследователь');
    await page.keyboard.press('Enter');
    await toast(page, 'Профиль сохранён').waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Настройки', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const tone = page.getByLabel('Тон общения');
    await tone.waitFor();
    await tabTo(page, tone);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: 'Сохранить настройки бота' }));
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
