import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { boxOf, eachProfile, toast } from '../../support/page/journey.ts';
import { settled } from '../../support/page/screens.ts';

const NAME = 'Статья «Десять ошибок первого интервью»';

const column = (page: Page, status: string): Locator =>
  page.locator(`[data-stage=awareness] [data-column="${status}"]`);
const card = (page: Page): Locator => page.locator('[data-stage=awareness] [data-card]').filter({ hasText: NAME });

/** Lets the page draw that often: what scrolls by itself does so in a few of them. */
const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = (more: number) => (more === 0 ? resolve() : requestAnimationFrame(() => next(more - 1)));
        next(left);
      }),
    count,
  );

const scrolled = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));

/** Opens the board with the first stage's columns whole in the window, at its lower or its upper edge, where dragging used to scroll. */
async function openBoard(page: Page, at: 'bottom' | 'top'): Promise<void> {
  await page.goto('/experiments?view=board');
  await card(page).waitFor();
  // Late content would move the columns from under the pointer.
  await settled(page);
  await page.evaluate((edge) => {
    const columns = document.querySelector('[data-stage=awareness] [data-column]')?.parentElement;
    const box = columns?.getBoundingClientRect();
    if (!box) throw new Error('the board has no columns');
    window.scrollBy(0, edge === 'bottom' ? box.bottom - window.innerHeight + 4 : box.top - 72);
  }, at);
  await frames(page, 2);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Low in a column, where the pointer is nearest to the window's edge. */
async function lowIn(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height - 8 };
}

/** Carries the mouse there in small steps, as a hand does. */
async function carryTo(page: Page, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(to.x, to.y, { steps: 24 });
}

describe('a card carried over the board', () => {
  let page: Page;
  eachProfile((profile) => ({ page } = profile));

  const PLACES = [
    [768, 'bottom'],
    [900, 'bottom'],
    [900, 'top'],
    [1080, 'bottom'],
  ] as const;
  for (const [height, edge] of PLACES) {
    it(`by mouse, ${height} px high, columns at the ${edge}: it lands where it is let go, and the page stands still`, async () => {
      await page.setViewportSize({ width: 1440, height });
      await openBoard(page, edge);
      const before = await scrolled(page);
      const from = await middleOf(card(page));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await carryTo(page, await lowIn(column(page, 'In Progress')));
      await page.waitForSelector('[data-column="In Progress"][data-over=move]');
      await frames(page, 40);
      expect(await scrolled(page)).toEqual(before);
      await page.mouse.up();
      await column(page, 'In Progress').getByText(NAME).waitFor();
      await toast(page, 'Эксперимент перенесён').waitFor();
      expect(await scrolled(page)).toEqual(before);
    });
  }

  it('past the lower edge of the window: the page stands still, and a card let go there stays where it was', async () => {
    await openBoard(page, 'bottom');
    const before = await scrolled(page);
    const from = await middleOf(card(page));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await carryTo(page, { x: from.x + 40, y: 899 });
    await page.waitForSelector('[data-look=lifted]');
    await frames(page, 40);
    expect(await scrolled(page)).toEqual(before);
    await page.mouse.up();
    await page.waitForSelector('[data-look=lifted]', { state: 'detached' });
    await column(page, 'New').getByText(NAME).waitFor();
  });

  it('the column aimed at is out of view: at the edge the columns scroll to it, the page does not', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await openBoard(page, 'bottom');
    const before = await scrolled(page);
    const columns = page.getByRole('region', { name: 'Колонки этапа Awareness' });
    const left = () => columns.evaluate((element) => element.scrollLeft);
    const box = await boxOf(columns);
    const from = await middleOf(card(page));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // In the middle of a column that is in view nothing scrolls.
    await carryTo(page, await middleOf(column(page, 'In Progress')));
    await page.waitForSelector('[data-column="In Progress"][data-over=move]');
    await frames(page, 40);
    expect(await left()).toBe(0);
    await carryTo(page, { x: box.x + box.width - 6, y: from.y });
    await expect
      .poll(() => columns.evaluate((one) => one.scrollWidth - one.clientWidth - one.scrollLeft))
      .toBeLessThan(2);
    await carryTo(page, await middleOf(column(page, 'Done')));
    await page.waitForSelector('[data-column=Done][data-over=move]');
    await page.mouse.up();
    await page
      .getByRole('dialog', { name: 'Детали эксперимента' })
      .getByLabel(/Результаты/)
      .waitFor();
    expect(await scrolled(page)).toEqual(before);
  });

  it('by keys: it lands in the next column, and the page stands still', async () => {
    await openBoard(page, 'bottom');
    const before = await scrolled(page);
    await card(page).focus();
    await page.keyboard.press('Space');
    await page.waitForSelector('[data-look=lifted], [data-look=gone]');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('[data-column="In Progress"][data-over=move]');
    expect(await scrolled(page)).toEqual(before);
    await page.keyboard.press('Space');
    await column(page, 'In Progress').getByText(NAME).waitFor();
    await card(page).and(page.locator(':focus')).waitFor();
    expect(await scrolled(page)).toEqual(before);
  });
});

describe('a card carried with a finger', () => {
  let page: Page;
  eachProfile((profile) => ({ page } = profile), { hasTouch: true, viewport: { width: 1180, height: 820 } });

  it('lands where it is let go, and the page stands still', async () => {
    await openBoard(page, 'bottom');
    const before = await scrolled(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const from = await middleOf(card(page));
    const to = await lowIn(column(page, 'In Progress'));
    await touch('touchStart', from);
    await page.waitForSelector('[data-look=lifted]');
    for (let step = 1; step <= 12; step += 1) {
      const part = step / 12;
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await page.waitForSelector('[data-column="In Progress"][data-over=move]');
    await frames(page, 40);
    expect(await scrolled(page)).toEqual(before);
    await touch('touchEnd');
    await column(page, 'In Progress').getByText(NAME).waitFor();
    await toast(page, 'Эксперимент перенесён').waitFor();
    expect(await scrolled(page)).toEqual(before);
  });
});
