import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { readCatalogue } from '#.storybook/catalogue.ts';
import { launch } from '#tests/support/page/browser.ts';
import { openFrame, openStorybook, showAll } from '#tests/support/built/storyPages.ts';
import type { Guide } from '#stories/docs/guide.ts';

import { WHOLE } from './whole.ts';

/** The pictures of the documentation: each is a story in a frame that has played to the state it is named for. */

const url = inject('storybookUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('every part that a guide numbers is in its picture', { timeout: 900_000 }, async () => {
  const guides = import.meta.glob<Guide>('../../stories/**/*.guide.ts', { eager: true, import: 'default' });
  const parts = new Map<string, readonly string[]>();
  for (const { path, stories } of readCatalogue()) {
    const guide = guides[`../../stories/${path}.guide.ts`];
    const shown = stories.find(({ state }) => state === guide?.example) ?? stories[0];
    const places = guide?.anatomy?.flatMap(({ at }) => at ?? []) ?? [];
    if (shown && places.length > 0) parts.set(shown.id, places);
  }
  expect(parts.size).toBeGreaterThan(50);
  const context = await openStorybook(browser, url);
  const missing: Record<string, readonly string[]> = {};
  const red = await showAll(() => openFrame(context), [...parts.keys()], {
    onShown: async (id, page) => {
      const absent = await page
        .frames()[1]
        ?.evaluate(
          (places) =>
            places.filter((place) =>
              [...document.querySelectorAll(place)].every((one) => one.getBoundingClientRect().width === 0),
            ),
          parts.get(id) ?? [],
        );
      if (absent && absent.length > 0) missing[id] = absent;
    },
  });
  expect(red).toEqual({});
  expect(missing).toEqual({});
  await context.close();
});

/** A page of each kind: they are made by one template, and what is written in them tests/guides.test.ts reads. */
const PAGES = [
  'ui-button--docs',
  'ui-dialog-dialog--docs',
  'ui-tooltip-tooltips--docs',
  'patterns-list-filterbar--docs',
  'features-research-researchscreen--docs',
  'flows-journeys--docs',
  'docs-foundations-shadow--docs',
  'docs-foundations-icons--docs',
  'docs-foundations-breakpoints--docs',
  'docs-foundations-targets--docs',
  'docs-foundations-shortcuts--docs',
  'docs-foundations-tested--docs',
  'docs-patterns-overview--docs',
  'docs-status--docs',
];

/** The first pictures of a component's page are the two themes: waits until both have come, each in its own. */
async function bothThemesShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Зрелость и изменения' }).waitFor();
  for (const [index, theme] of ['light', 'dark'].entries()) {
    const figure = page.locator('figure').nth(index);
    await figure.scrollIntoViewIfNeeded();
    const frame = figure.frameLocator('iframe');
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await frame.locator(`html[data-theme='${theme}']`).waitFor({ state: 'attached' });
  }
}

it.each([
  ['light', 1440],
  ['dark', 390],
] as const)('pages are whole and accessible: %s, %i px', { timeout: 300_000 }, async (theme, width) => {
  const context = await openStorybook(browser, url);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  // The page's own errors: a framed story that is dropped while it loads may still report some, which do not count.
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const errors: string[] = [];
    Object.assign(window, { errors });
    window.addEventListener('error', ({ message }) => errors.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  });
  const wrong: Record<string, readonly string[]> = {};
  for (const [index, id] of PAGES.entries()) {
    // In turn, where not everything is looked at.
    if (!WHOLE && (index % 2 === 0) !== (theme === 'light')) continue;
    await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
    await page.locator('#storybook-docs h1').waitFor();
    if (!/^(?:flows|docs)-/.test(id)) await bothThemesShown(page);
    await page.evaluate(axe.source);
    const found = await page.evaluate(async (wanted) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run('#storybook-docs', { iframes: false, resultTypes: ['violations'] });
      const { clientWidth, scrollWidth, dataset } = document.documentElement;
      return [
        ...violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`),
        ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth} px`] : []),
        // The theme that the framed stories report is not the page's.
        ...(dataset.theme === wanted ? [] : [`is ${dataset.theme}`]),
        ...(window as unknown as { errors: string[] }).errors,
      ];
    }, theme);
    if (found.length > 0) wrong[id] = found;
  }
  expect(wrong).toEqual({});
  await context.close();
});

it('a framed story plays by itself, and the page around it keeps the focus', async () => {
  const context = await openStorybook(browser, url);
  const page = await context.newPage();
  await page.goto('/iframe.html?viewMode=docs&id=patterns-form-formdialog--docs');
  await page.locator('figure iframe').first().scrollIntoViewIfNeeded();
  const frame = page.frameLocator('figure iframe[title^="Не вышло — говорит почему"]').first();
  await frame.getByRole('alert').filter({ hasText: 'Не хватает места' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await context.close();
});

it('on «Экраны» a tablet is as wide as a tablet', async () => {
  const context = await openStorybook(browser, url);
  const page = await context.newPage();
  await page.goto('/iframe.html?viewMode=docs&id=docs-screens--docs');
  const picture = page.locator('figure', { hasText: 'Планшет' });
  await picture.scrollIntoViewIfNeeded();
  await picture.locator('iframe').waitFor();
  expect(await picture.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)).toBe(
    768,
  );
  await context.close();
});
