import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { boxOf, eachProfile } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 800, height: 768 },
  { width: 390, height: 844 },
];

it.each(SIZES)('a form sent in vain three times: one toast, and no action under it, $width × $height', async (size) => {
  await page.setViewportSize(size);
  await page.goto('/experiments?open=experiment-single-study-plan');
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  const form = page.getByRole('dialog', { name: 'Запуск эксперимента' });
  const launch = form.getByRole('button', { name: 'Запустить' });
  const toasts = page.locator('.Toastify__toast');
  for (const count of [1, 1, 1]) {
    await launch.click();
    await toasts.getByText('Ошибка', { exact: true }).waitFor();
    expect(await toasts.count()).toBe(count);
  }
  const toast = await boxOf(toasts);
  expect(toast.y).toBeGreaterThanOrEqual(0);
  const covered: string[] = [];
  for (const action of ['Запустить', 'Отмена', 'Закрыть']) {
    const { x, y, width, height } = await boxOf(form.getByRole('button', { name: action, exact: true }));
    const beside = x >= toast.x + toast.width || x + width <= toast.x;
    if (!beside && y < toast.y + toast.height && y + height > toast.y) covered.push(action);
  }
  expect(covered).toEqual([]);
});
