import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, tabTo, toast } from '../../support/page/journey.ts';

let page: Page;
// A browser that writes 12/14/2026 where it is let.
eachProfile((profile) => ({ page } = profile), { locale: 'en-US' });

it('in an English browser dates are shown and typed dd.mm.yyyy, by keyboard and in the calendar (R17)', async () => {
  await page.goto('/experiments?open=experiment-single-study-plan');
  expect(await page.evaluate(() => navigator.language)).toBe('en-US');
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  const form = page.getByRole('dialog', { name: 'Запуск эксперимента' });
  const start = form.getByRole('textbox', { name: /^Дата запуска/ });
  const end = form.getByRole('textbox', { name: /^Дата окончания/ });
  expect([await start.inputValue(), await end.inputValue()]).toEqual(['14.12.2026', '28.12.2026']);

  await tabTo(start);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('31.02.2026');
  await tabTo(end);
  expect(await start.inputValue()).toBe('31.02.2026');
  await form.getByText('Такой даты нет: в феврале 2026 года 28 дней').waitFor();
  await form.getByLabel(/^Ответственный/).selectOption({ label: 'Павел Никитин' });
  await form.getByRole('button', { name: 'Запустить' }).click();
  await start.and(page.locator(':focus')).waitFor();
  expect(await start.inputValue()).toBe('31.02.2026');

  await page.keyboard.press('Control+a');
  await page.keyboard.type('22112026');
  await tabTo(form.getByRole('button', { name: 'Календарь: Дата окончания' }));
  await page.keyboard.press('Enter');
  const day = page.getByRole('button', { name: /28 декабря 2026.*выбрано/ });
  await day.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor({ state: 'detached' });
  expect([await start.inputValue(), await end.inputValue()]).toEqual(['22.11.2026', '29.11.2026']);
  await form.getByRole('button', { name: 'Запустить' }).click();
  await toast(page, 'Эксперимент запущен').waitFor();

  await page.reload();
  // The head of a printed sheet has the day, too, but is hidden here.
  const shown = (date: string) => page.getByText(date).filter({ visible: true }).first().waitFor();
  await shown('22.11.2026');
  await shown('29.11.2026');
});
