import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { COLOUR_RULES } from '#.storybook/colourRules.ts';
import { launch, openProfile, type Faults } from '../../support/page/browser.ts';
import { toast, tabTo as walkTo, workspaceOpen } from '../../support/page/journey.ts';
import {
  colourOnly,
  brokenWords,
  lostInLayout,
  movingParts,
  picturesWithoutTooltip,
  smallTargets,
  textThatDoesNotGrow,
} from '../../support/page/layout.ts';
import { openScreen, SCREENS, settled } from '../../support/page/screens.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** As narrow as most phones are. */
const SMALL_PHONE = { width: 360, height: 640 };
/** 1440 × 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };
const NARROW = { width: 320, height: 640 };
/** Size to which a browser's setting «large» turns its 16 px. */
const LARGE_TEXT = 20;

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
  // The unknown path says so in the console (R10).
  expect(faults.errors.filter((line) => !line.includes('/no/such-page'))).toEqual([]);
  expect(faults.foreign).toEqual([]);
});

interface AxeRun {
  readonly rules: readonly string[];
  readonly violations: readonly string[];
}

/** Runs axe on the current page: every rule in light, in dark those that a theme can break. */
const runAxe = (theme: 'light' | 'dark'): Promise<AxeRun> =>
  page.evaluate(
    async (runOnly) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const options = {
        resultTypes: ['violations' as const],
        // In dark alone: all other rules see this very screen in light, at the same width.
        ...(runOnly ? { runOnly } : {}),
      };
      const { passes, violations, incomplete, inapplicable } = await run(document, options);
      return {
        rules: [...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id),
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
        ),
      };
    },
    theme === 'dark' ? COLOUR_RULES : null,
  );

/** Data of axe on names and roles, which its types leave out. */
interface Named {
  readonly setup: (within: Document) => void;
  readonly teardown: () => void;
  readonly commons: {
    readonly aria: { readonly getRole: (element: Element) => string | null };
    readonly dom: { readonly isVisibleToScreenReaders: (element: Element) => boolean };
    readonly text: { readonly accessibleText: (element: Element) => string };
  };
}

/** Buttons, and links to different addresses, that a screen reader's list of them calls by one name. */
const sameNames = (): Promise<string[]> =>
  page.evaluate(() => {
    const { setup, teardown, commons } = (globalThis as unknown as { axe: Named }).axe;
    setup(document);
    const targets = new Map<string, Set<unknown>>();
    for (const control of document.querySelectorAll('a[href], button, [role=button], [role=link]')) {
      const role = commons.aria.getRole(control);
      if (!commons.dom.isVisibleToScreenReaders(control) || (role !== 'button' && role !== 'link')) continue;
      const name = commons.text.accessibleText(control);
      // The one in a dialog's corner and the one at its foot do the same.
      if (name === 'Закрыть') continue;
      const target = role === 'link' ? (control as HTMLAnchorElement).href : control;
      targets.set(name, (targets.get(name) ?? new Set()).add(target));
    }
    teardown();
    return [...targets].filter(([, of]) => of.size > 1).map(([name, of]) => `${of.size} × «${name}»`);
  });

describe('every screen breaks no rule of axe, loses nothing at any width or size of text, stands still, is told without colour, and calls no two buttons alike', () => {
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
    /** Faults, each with the state of the page that has it. */
    const found: string[] = [];
    const note = (where: string, what: readonly string[]) => found.push(...what.map((one) => `${where}: ${one}`));
    const look = async (size: { width: number; height: number }, colorScheme: 'light' | 'dark') => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, forcedColors: 'none' });
      await settled(page);
    };
    const askAxe = async (width: number, theme: 'light' | 'dark') => {
      const run = await runAxe(theme);
      runs += 1;
      for (const rule of run.rules) rules.add(rule);
      note(`${width} px, ${theme}, axe`, run.violations);
    };

    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await openScreen(page, screen);
    note('less motion', await page.evaluate(movingParts));
    note('tooltips', await page.evaluate(picturesWithoutTooltip));
    note('1440 px, one name', await sameNames());
    await askAxe(1440, 'light');
    await look(DESKTOP, 'dark');
    await askAxe(1440, 'dark');
    await page.emulateMedia({ forcedColors: 'active' });
    note('forced colours', await page.evaluate(colourOnly));
    await look(PHONE, 'dark');
    await askAxe(390, 'dark');
    await look(PHONE, 'light');
    await askAxe(390, 'light');
    note('390 px', await page.evaluate(lostInLayout));
    note('390 px, broken word', await page.evaluate(brokenWords));
    note('390 px, small', await page.evaluate(smallTargets));
    note('390 px, one name', await sameNames());
    await look(SMALL_PHONE, 'light');
    note('360 px', await page.evaluate(lostInLayout));
    note('360 px, broken word', await page.evaluate(brokenWords));
    note('360 px, small', await page.evaluate(smallTargets));
    for (const size of [ZOOMED, NARROW]) {
      await look(size, 'light');
      note(`${size.width} px`, await page.evaluate(lostInLayout));
    }
    for (const size of [DESKTOP, PHONE]) {
      await look(size, 'light');
      const where = `${size.width} px with text of ${LARGE_TEXT}`;
      note(`${where}, stays small`, await page.evaluate(textThatDoesNotGrow, LARGE_TEXT));
      await settled(page);
      note(where, await page.evaluate(lostInLayout));
      await page.evaluate(textThatDoesNotGrow, null);
    }
    expect(found).toEqual([]);
  });
});

describe('on a phone, a company that has nothing yet', () => {
  let own: Browser;
  let phone: Page;
  beforeAll(async () => {
    own = await launch();
    ({ page: phone } = await openProfile(own, inject('appUrl'), { viewport: SMALL_PHONE }));
    await phone.goto('/onboarding');
    await phone.getByLabel(/^Название компании/).fill('Новый день');
    await phone.getByLabel(/^Первый продукт/).fill('Журнал привычек');
    await phone.getByLabel(/^Первый продукт/).press('Enter');
    await phone.locator('textarea:enabled').waitFor();
  });
  afterAll(() => own.close());

  it.each([
    ['/', 'Исследований пока нет'],
    ['/journey?stage=activation&open=tp-activation-1', 'Находок пока нет'],
    ['/experiments?backlog=1', 'Бэклог гипотез пуст'],
    ['/audiences', 'Аудиторий пока нет'],
    ['/profile?section=balance', 'На балансе пока пусто'],
    ['/profile?section=settings', 'Сценариев пока нет'],
  ])('%s has room for a thumb, and loses nothing', async (address, empty) => {
    await phone.goto(address);
    await phone.getByRole('heading', { name: empty }).waitFor();
    await settled(phone);
    expect(await phone.evaluate(lostInLayout)).toEqual([]);
    expect(await phone.evaluate(smallTargets)).toEqual([]);
  });
});

it('on a phone «Экспорт» stands beside the title, and takes no row', async () => {
  await page.setViewportSize(SMALL_PHONE);
  const below: string[] = [];
  for (const address of ['/', '/journey', '/experiments', '/audiences']) {
    await page.goto(address);
    // The app's own frame, not the first one, which is taken away.
    await workspaceOpen(page);
    const button = await page.getByRole('button', { name: /^Экспорт/ }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!button || !title || button.y >= title.y + title.height) below.push(address);
  }
  expect(below).toEqual([]);
  await page.setViewportSize(DESKTOP);
});

it('a switch says in forced colours whether it is on', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Настроить уведомления' }).click();
  const control = page.getByRole('switch');
  await control.waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await page.evaluate(colourOnly)).toEqual([]);
    await control.click();
  }
  await page.emulateMedia({ forcedColors: 'none' });
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
