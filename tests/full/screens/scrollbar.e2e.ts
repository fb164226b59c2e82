import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { openScreen, SCREENS, type Screen } from '../../support/page/screens.ts';

/** A screen that scrolls, and one that does not. */
const LONG: Screen = { address: '/', shows: '[data-accordion-trigger]' };
const SHORT: Screen = { address: '/no/such-page', shows: 'main h1' };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launch({ scrollbars: true });
  ({ page } = await openProfile(browser, inject('appUrl')));
  page.setDefaultTimeout(20_000);
});
afterAll(() => browser.close());

/** Places, px: of the window's edge, of its scrollbar, and of what has to reach it or to stay where it is. */
const places = () =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('header')].find((one) => one.checkVisibility());
    const content = document.querySelector('main')?.getBoundingClientRect();
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
    document.body.append(probe);
    const fixed = probe.getBoundingClientRect().right;
    probe.remove();
    return {
      scrollbar: window.innerWidth - document.documentElement.clientWidth,
      /** How short of the window's edge ends what is fixed to it, and the bar at the top. */
      fixedShort: window.innerWidth - fixed,
      barShort: window.innerWidth - (bar?.getBoundingClientRect().right ?? 0),
      barTop: bar?.getBoundingClientRect().top,
      scrolled: window.scrollY,
      content: [content?.left, content?.top, content?.right],
    };
  });

describe('beside a scrollbar that takes room, nothing stops short of the right edge', () => {
  it.each([1440, 1024, 768, 390])('%i px wide', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of [LONG, SHORT]) {
      await openScreen(page, screen);
      await page.evaluate(() => window.scrollTo(0, 100));
      const open = await places();
      expect(open.scrollbar).toBeGreaterThan(0);
      expect(open).toMatchObject({ fixedShort: open.scrollbar, barShort: open.scrollbar, barTop: 0 });

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      const covered = await places();
      expect(covered).toEqual({ ...open, scrollbar: 0, fixedShort: 0, barShort: 0 });
      await page.mouse.move(4, 400);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await places()).toEqual(open);
    }
  });

  it('a sheet at the side lies at the edge of the window', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await openScreen(page, { address: '/profile?section=teams', shows: 'main h3' });
    await page.getByRole('button', { name: /^Фильтр/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.evaluate((one) => one.getBoundingClientRect().right)).toBe(1024);
  });
});

describe('no screen is wider than a tablet', () => {
  beforeAll(() => page.setViewportSize({ width: 768, height: 900 }));
  it.each(SCREENS)('$address', async (screen) => {
    await openScreen(page, screen);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
