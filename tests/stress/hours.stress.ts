import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { openProfile } from '../support/page/browser.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium/chromium.mjs';
import { countOf, report } from './counts.ts';

/** Rounds before the first measurement: every screen and dialog has been loaded once by then. */
const WARM_UP = 3;
/** How much the heap of the last third may be above that of the first. */
const GROWTH = 1.1;

/** The engine's machine code lies in the same heap and grows for hours; without its compilers the heap is what the app keeps. */
const NO_COMPILERS = '--js-flags=--no-opt --no-maglev --no-sparkplug';

let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, NO_COMPILERS],
  });
});
afterAll(() => browser.close());

const go = (page: Page, section: string) =>
  page.getByRole('navigation').first().getByRole('link', { name: section, exact: true }).click();

/** Opens a dialog, types into it, and leaves it again. */
async function visitDialog(page: Page, button: string, dialog: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const opened = page.getByRole('dialog', { name: dialog });
  await opened.getByRole('textbox').first().fill('Черновик');
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
}

const studies = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Список исследований (${count})` }).waitFor();

/** A minute of a person's work: every section, an edit, a removal undone, filters, dialogs. */
async function useForAMinute(page: Page, minute: number): Promise<void> {
  await go(page, 'Исследования');
  await studies(page, 7);
  const search = page.getByPlaceholder('Поиск исследований...');
  await search.fill('EdTech');
  await studies(page, 1);
  await search.fill('');
  await studies(page, 7);
  const item = page.getByRole('button', { name: /Почему команды уходят/ });
  await item.click();
  await page.getByRole('button', { name: 'Удалить исследование' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await studies(page, 6);
  await page.locator('#content').focus();
  await page.keyboard.press('Control+z');
  await studies(page, 7);
  await visitDialog(page, 'Загрузить исследование', 'Загрузить новое исследование');

  await go(page, 'Видение');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Продукт', exact: true }) });
  await card.getByRole('button', { name: /^Редактировать/ }).click();
  await card.getByRole('textbox').fill(`Минута ${minute}`);
  await page.keyboard.press('Control+Enter');
  // Back to being read: the change is stored.
  await card.getByRole('button', { name: /^Редактировать/ }).waitFor();
  await page.locator('#content').focus();
  await page.keyboard.press('Control+z');
  await card.getByText(`Минута ${minute}`).waitFor({ state: 'detached' });

  await go(page, 'Стратегия');
  await page.getByRole('tab', { name: 'Маркетинг' }).click();
  await page.getByRole('heading', { name: 'Бюджеты', exact: true }).waitFor();

  await go(page, 'Тактика');
  await page.getByRole('heading', { level: 1, name: 'Тактика' }).waitFor();

  await go(page, 'Эксперименты');
  await page.getByRole('heading', { level: 1, name: 'Эксперименты' }).waitFor();

  await go(page, 'Аудитории');
  await page.getByRole('heading', { name: 'Список аудиторий (5)' }).waitFor();
  await visitDialog(page, 'Создать аудиторию', 'Новая аудитория');
  // Timers of a minute: notifications go, unused caches grow old.
  await page.clock.fastForward(60_000);
}

/** Megabytes of script objects after everything that can go has gone, and elements and listeners that are kept. */
async function measure(session: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('two hours of use at speed', () => {
  it('leave the heap where it was', async () => {
    const { context, page, faults } = await openProfile(browser, inject('appUrl'));
    await page.clock.install();
    const session = await context.newCDPSession(page);
    await page.goto('/');
    const samples: Awaited<ReturnType<typeof measure>>[] = [];
    const minutes = countOf('minutes');
    for (let minute = 0; minute < minutes + WARM_UP; minute += 1) {
      await useForAMinute(page, minute).catch((error: unknown) => {
        throw new Error(`in minute ${minute}`, { cause: error });
      });
      if (minute >= WARM_UP) samples.push(await measure(session));
    }
    await context.close();
    const third = Math.floor(samples.length / 3);
    const figures = (part: typeof samples) => ({
      'heap, MB': Number(median(part.map(({ heap }) => heap)).toFixed(2)),
      elements: median(part.map(({ nodes }) => nodes)),
      listeners: median(part.map(({ listeners }) => listeners)),
    });
    const [first, last] = [figures(samples.slice(0, third)), figures(samples.slice(-third))];
    report(`${minutes} minutes of use, medians of a third after forced collection`, {
      'first third': first,
      'last third': last,
    });
    expect(faults.errors).toEqual([]);
    expect(last['heap, MB'] / first['heap, MB']).toBeLessThan(GROWTH);
    expect(last.elements / first.elements).toBeLessThan(GROWTH);
    expect(last.listeners / first.listeners).toBeLessThan(GROWTH);
  });
});
