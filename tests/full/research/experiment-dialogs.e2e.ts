import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const OPEN = '/experiments?open=experiment-trial-interview';

/** Whether a button of the open dialog is whole in the window, and nothing lies over it. */
async function inSight(name: string): Promise<boolean> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await button.waitFor();
  return button.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && (hit === element || element.contains(hit));
  });
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** How to open each dialog of the screen, and its primary action. */
const DIALOGS: readonly (readonly [name: string, action: string, open: () => Promise<unknown>])[] = [
  [
    'canvas',
    'Создать эксперимент',
    async () => {
      await page.goto('/experiments?backlog=1&hypothesis=hypothesis-quote-of-week');
      await press('Создать эксперимент');
    },
  ],
  [
    'launch',
    'Запустить',
    async () => {
      await page.goto('/experiments?view=board');
      await page.locator('[data-column=backlog] [data-card]').first().click();
    },
  ],
  [
    'details',
    'Начать исследование',
    async () => {
      await page.goto('/experiments?view=board');
      await page.locator('[data-column=Done] [data-card]').first().click();
    },
  ],
  [
    'round',
    'Запустить исследование',
    async () => {
      await page.goto(OPEN);
      await press('Начать исследование');
    },
  ],
  [
    'finish form',
    'Завершить',
    async () => {
      await page.goto('/experiments?view=board');
      await page.locator('[data-column="In Progress"] [data-card]').first().click();
      await press('Завершить эксперимент');
      // As long as it gets: with the comparison of A and B unfolded.
      const comparison = page.getByRole('dialog').locator('details');
      if (!(await comparison.evaluate((one: HTMLDetailsElement) => one.open)))
        await comparison.locator('summary').click();
    },
  ],
];

describe('the primary action is in sight without scrolling', () => {
  for (const [name, action, open] of DIALOGS) {
    it(`of ${name}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open();
      expect(await inSight(action)).toBe(true);
      await page.setViewportSize({ width: 1440, height: 768 });
      expect(await inSight(action)).toBe(true);
    });
  }
});

it('a card carried to «Завершен» asks for results, and one Escape leads back to the board', async () => {
  await page.goto('/experiments?view=board');
  const card = page.locator('[data-column=New] [data-card]').first();
  await card.focus();
  await page.keyboard.press('Space');
  await page.waitForSelector('[data-look=lifted], [data-look=gone]');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[data-column="In Progress"][data-over=move]');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[data-column=Done][data-over=move]');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/Результаты/)
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await card.and(page.locator(':focus')).waitFor();
});
