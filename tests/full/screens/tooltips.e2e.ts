import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, tabTo } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const bubble = () => page.locator('[data-tooltip-bubble]');
const says = (text: string) => bubble().filter({ hasText: text }).waitFor();

it('a tooltip comes at the pointer’s rest and by the keyboard, its code with the first one, the rail’s too', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
  expect(asked.filter((url) => /\/Tooltip-/.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Включить тёмную тему' }).hover();
  await says('Включить тёмную тему');
  expect(asked.filter((url) => /\/Tooltip-/.test(url))).toHaveLength(1);
  await page.mouse.move(700, 500);
  await bubble().waitFor({ state: 'detached' });

  const rail = page.getByRole('navigation', { name: 'Все разделы' });
  await rail.getByRole('link', { name: 'Тактика' }).hover();
  await says('Тактика');
  await page.mouse.move(700, 500);
  await bubble().waitFor({ state: 'detached' });
  await tabTo(rail.getByRole('link', { name: 'Стратегия' }));
  await says('Стратегия');
  await page.keyboard.press('Control+b');
  await tabTo(rail.getByRole('link', { name: 'Тактика' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  // Open, the rail says it itself.
  await bubble().waitFor({ state: 'detached' });
});

it('Escape puts a tooltip away and leaves the dialog under it', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await dialog.locator('input:focus').waitFor();
  await tabTo(dialog.getByRole('button', { name: 'Закрыть' }), 'Shift+Tab');
  await says('Закрыть');
  await page.keyboard.press('Escape');
  await bubble().waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
