import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../../support/page/journey.ts';

const TRANSCRIPTS = path.resolve(import.meta.dirname, '../../fixtures/transcripts');
const FILES = ['interview-1-utf8.txt', 'interview-2-windows-1251.txt'] as const;

let page: Page;
eachProfile((profile) => ({ page } = profile));

const reader = (name: string): Locator => page.getByRole('region', { name });
const tab = (name: string): Locator =>
  page.getByRole('navigation', { name: 'Разделы исследований' }).getByRole('link', { name });

/** Presses a button or a link by the keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Enter');
}

/** Selects a whole turn of the respondent in the reading view. */
async function selectTurn(name: string, number: number): Promise<void> {
  await press(reader(name).getByRole('button', { name: new RegExp(`^Выбрать реплику ${number}: Респондент`) }));
  await reader(name)
    .getByText(/^Выбрано: «/)
    .waitFor();
}

/** Gives the selected words a code by its first letters. */
async function code(name: string, typed: string, said: string): Promise<void> {
  await page.keyboard.press('c');
  await reader(name).getByRole('combobox', { name: 'Код' }).waitFor();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await toast(page, said).waitFor();
}

it('a week of research by the keyboard alone: files, quotes, codes, people, a changed mind; over a reload and in two tabs', async () => {
  // Monday: two talks of one study go in.
  await page.goto('/?action=upload');
  const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await form.getByLabel('Название').fill('Как готовят дома');
  await form.getByLabel('Описание').fill('Что ищут, когда нечего готовить');
  await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await form
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles(FILES.map((file) => path.join(TRANSCRIPTS, file)));
  await press(form.getByRole('button', { name: 'Загрузить', exact: true }));
  await toast(page, 'Исследование загружено').waitFor();

  // Read at full width: a new code in the first talk, the same by its first letters in the second, a quotation beside it.
  await press(page.getByRole('button', { name: `Читать: ${FILES[0]}` }));
  await selectTurn(FILES[0], 4);
  await code(FILES[0], 'Быстро', 'Код создан и поставлен');
  await press(
    reader(FILES[0]).getByRole('list', { name: 'Материалы исследования' }).getByRole('button', { name: FILES[1] }),
  );
  await selectTurn(FILES[1], 4);
  await code(FILES[1], 'быс', 'Код поставлен');
  await selectTurn(FILES[1], 6);
  await page.keyboard.press('q');
  await toast(page, 'Цитата отмечена').waitFor();

  // Two people said it, and each place opens its text.
  await page.goto('/?view=codes');
  await press(page.getByRole('link', { name: 'Быстро', exact: true }));
  await page.getByText(/^2 из \d+ сказали$/).waitFor();
  await expect.poll(() => page.locator('blockquote').count()).toBe(2);

  // A changed mind: another name, said in the second tab as well and after a reload.
  const second = await openBehind(page);
  await second.goto(page.url());
  await second.getByRole('heading', { level: 1, name: 'Быстро' }).waitFor();
  await press(page.getByRole('button', { name: 'Изменить', exact: true }));
  await page.getByRole('textbox', { name: /^Код/ }).fill('Готовить быстро');
  await page.keyboard.press('Enter');
  await toast(page, 'Код сохранён').waitFor();
  await second.getByRole('heading', { level: 1, name: 'Готовить быстро' }).waitFor();
  await page.reload();
  await page.getByText(/^2 из \d+ сказали$/).waitFor();

  // The other tab deletes it and thinks better of it: here it goes and comes.
  await second.getByRole('button', { name: 'Действия с кодом «Готовить быстро»' }).click();
  await second.getByRole('menuitem', { name: 'Удалить…' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('heading', { name: 'Кода «Готовить быстро» больше нет' }).waitFor();
  await second.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await page.getByText(/^2 из \d+ сказали$/).waitFor();
  await second.close();

  // Who said what, in one table.
  await press(tab('Таблица'));
  const grid = page.getByRole('grid', { name: 'Коды и участники' });
  const row = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Готовить быстро' }) });
  await expect.poll(() => row.getByRole('gridcell').first().textContent()).toMatch(/^2\sиз\s\d+2\sцитаты$/);
});
