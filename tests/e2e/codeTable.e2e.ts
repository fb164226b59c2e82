import readXlsxFile from 'read-excel-file/node';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, toast } from '../support/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const tab = (name: string): Locator =>
  page.getByRole('navigation', { name: 'Разделы исследований' }).getByRole('link', { name });
const grid = (on: Page): Locator => on.getByRole('grid', { name: 'Коды и участники' });
const names = (on: Page): Promise<string[]> => grid(on).getByRole('columnheader').allTextContents();
/** The row of a code, as its cells say it. */
const row = (on: Page, code: string): Locator =>
  grid(on)
    .getByRole('row')
    .filter({ has: on.getByRole('rowheader', { name: code }) });

it('words of two studies stand in one table, narrow to a segment, and lead to their places by the keyboard', async () => {
  await page.goto('/');
  await tab('Таблица').click();
  await expect
    .poll(() => names(page))
    .toEqual([
      'Код',
      'Людей',
      expect.stringContaining('Алина'),
      expect.stringContaining('Марина'),
      expect.stringContaining('Олег'),
      expect.stringContaining('Сергей'),
    ]);
  const trust = row(page, 'Доверие к выводу').getByRole('gridcell');
  expect(await trust.first().textContent()).toMatch(/^3\sиз\s45\sцитат$/);

  // One segment: of its people, and nobody else.
  await page.getByLabel('Сегмент').selectOption({ label: 'EdTech' });
  await expect.poll(() => names(page)).toHaveLength(4);
  await expect.poll(() => trust.first().textContent()).toMatch(/^2\sиз\s23\sцитаты$/);
  expect(page.url()).toContain('seg=EdTech');

  // By keys from the filters: the grid is one stop, the arrows reach the cell, Enter its words.
  await page.getByLabel('Порядок столбцов').focus();
  await page.keyboard.press('Tab');
  const code = grid(page).getByRole('link', { name: 'Работа с разговорами' });
  await expect.poll(() => code.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Разбор записей — Олег' });
  await panel.getByText('три дня из пяти').waitFor();
  expect(new URL(page.url()).searchParams.get('cell')).toBe('code-analysis');

  // The words lead to the text, and Back to the cell.
  await panel.getByRole('link', { name: 'Открыть в тексте' }).press('Enter');
  await page.getByRole('heading', { name: /45/ }).first().waitFor();
  expect(page.url()).toContain('material=');
  await page.goBack();
  await panel.getByText('три дня из пяти').waitFor();

  // A reload, and everything is as it was.
  await page.reload();
  await panel.getByText('три дня из пяти').waitFor();
  await expect.poll(() => names(page)).toHaveLength(4);

  // Names hidden: neither the table nor its file tells them.
  const second = await openBehind(page);
  await second.goto('/profile?section=settings');
  await second.getByRole('switch', { name: 'Скрыть имена' }).click();
  await toast(second, 'Имена скрыты').waitFor();
  await second.close();
  await expect
    .poll(() => names(page))
    .toEqual(['Код', 'Людей', expect.stringContaining('Р1'), expect.stringContaining('Р2')]);
  const { file, name } = await downloadBy(page, () => page.getByRole('button', { name: 'Экспорт' }).click());
  expect(name).toMatch(/\.xlsx$/);
  const sheets = await readXlsxFile(file);
  const cells = JSON.stringify(sheets.map(({ data }) => data));
  expect(cells).toContain('Р2 · EdTech');
  expect(cells).toContain('Доверие к выводу');
  expect(cells).not.toMatch(/Марина|Олег/);
});

it('codes that occur together open their words; what another tab removes is said', async () => {
  await page.goto('/?view=table');
  await page.getByLabel('Столбцы').selectOption({ label: 'Коды вместе' });
  const pair = page.getByRole('button', { name: /^Поиск людей\s*Повод вернуться/ });
  await pair.press('Enter');
  const panel = page.getByRole('region', { name: '«Поиск людей» и «Повод вернуться»' });
  const words = panel.getByRole('link', { name: 'Открыть в тексте' });
  await words.waitFor();

  const second = await openBehind(page);
  await second.goto(await words.evaluate((link) => (link as HTMLAnchorElement).href));
  const note = second.getByRole('button', { name: /^Поиск людей, Повод вернуться.*«Триал/ });
  await note.click();
  await second.getByRole('button', { name: 'Удалить отметку' }).click();
  await toast(second, 'Отметка удалена').waitFor();
  await second.close();
  await page.getByText('Здесь больше нет цитат').waitFor();
  await page.getByRole('button', { name: 'Закрыть цитаты' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Поиск людей\s*Повод вернуться/ }).count()).toBe(0);
});
