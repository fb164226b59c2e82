import readXlsxFile from 'read-excel-file/node';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, toast } from '../../support/page/journey.ts';

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
  await expect.poll(() => trust.first().textContent()).toMatch(/^3\sиз\s45\sцитат$/);

  // One segment: its people only.
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
  await panel.getByRole('link', { name: /^Открыть в тексте: «/ }).press('Enter');
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

const group = (on: Page, name: string): Locator => on.getByRole('region', { name });
const lay = async (words: RegExp, where: string): Promise<void> => {
  await page.getByRole('button', { name: words }).press('Enter');
  await page.getByRole('menuitem', { name: where }).press('Enter');
};

it('passages of three studies are laid together by the keyboard and become a hypothesis with all their words; undo takes it whole', async () => {
  await page.goto('/?view=table');
  await tab('Группы').click();
  await page.getByLabel('Цитаты кода').selectOption({ label: 'Доверие к выводу' });
  await expect.poll(() => group(page, 'Не разложены').getByRole('listitem').count()).toBe(5);

  // A new group begins with a passage, others follow: all by keys.
  await lay(/^В группу: «Я боюсь, что машина/, 'Новая группа…');
  const dialog = page.getByRole('dialog', { name: 'Новая группа' });
  await dialog.getByLabel('Название группы').fill('Верят только словам людей');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const trust = group(page, 'Верят только словам людей');
  await trust.getByRole('checkbox', { name: /^Выбрать: «Я боюсь, что машина/ }).waitFor();
  await lay(/^В группу: «Мне не нужен ещё один/, 'Верят только словам людей');
  await trust.getByText(/^2\sчеловека, 1\sисследование, 2\sцитаты$/).waitFor();
  await lay(/^В группу: «Я просто переслала/, 'Верят только словам людей');
  await trust.getByText(/^3\sчеловека, 2\sисследования, 3\sцитаты$/).waitFor();

  // Undo in the middle takes one passage back, and it can be laid again.
  await page.keyboard.press('Control+z');
  await trust.getByText(/^2\sчеловека, 1\sисследование, 2\sцитаты$/).waitFor();
  await lay(/^В группу: «Я просто переслала/, 'Верят только словам людей');
  await trust.getByText(/^3\sчеловека, 2\sисследования, 3\sцитаты$/).waitFor();

  // A hypothesis of all of it; where it is, is said.
  await trust.getByRole('button', { name: 'Гипотеза из группы' }).press('Enter');
  const making = page.getByRole('dialog', { name: 'Создать гипотезу' });
  await making.getByText(/^И ещё 2\sцитаты/).waitFor();
  await making.getByLabel('Гипотеза').fill('Если рядом с выводом стоят слова, ему верят');
  await making.getByRole('button', { name: 'Создать', exact: true }).press('Enter');
  await making.waitFor({ state: 'detached' });
  await toast(page, 'Гипотеза создана').waitFor();
  await page.getByRole('link', { name: 'Открыть гипотезу' }).press('Enter');
  await page.getByRole('dialog').getByText('Если рядом с выводом стоят слова, ему верят').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // After a reload everything lies where it was laid.
  await page.reload();
  await trust.getByText(/^3\sчеловека, 2\sисследования, 3\sцитаты$/).waitFor();
  await expect
    .poll(() => page.getByLabel('Цитаты кода').locator('option:checked').textContent())
    .toBe('Доверие к выводу');

  // Deleted, and back with all its passages.
  await trust.getByRole('button', { name: /^Группа «/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Удалить группу' }).press('Enter');
  await trust.waitFor({ state: 'detached' });
  await expect.poll(() => group(page, 'Не разложены').getByRole('listitem').count()).toBe(5);
  await page.keyboard.press('Control+z');
  await trust.getByText(/^3\sчеловека, 2\sисследования, 3\sцитаты$/).waitFor();
});

it('several passages are chosen and laid at once by keys, and one undo takes all of them back', async () => {
  await page.goto('/?view=groups');
  const rest = group(page, 'Не разложены');
  const boxes = rest.getByRole('checkbox', { name: /^Выбрать: «/ });
  await boxes.nth(0).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText(/^Выбрано: 3\sцитаты$/).waitFor();
  await page.getByRole('button', { name: 'Выбранные в группу…' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Новая группа…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новая группа' });
  // Left, the dialog takes nothing of what was chosen.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Выбрано: 3\sцитаты$/).waitFor();
  await page.getByRole('button', { name: 'Выбранные в группу…' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Новая группа…' }).press('Enter');
  await dialog.getByLabel('Название группы').fill('Сразу три');
  await page.keyboard.press('Enter');
  const three = group(page, 'Сразу три');
  await expect.poll(() => three.getByRole('checkbox', { name: /^Выбрать: «/ }).count()).toBe(3);
  await page.getByText(/^Выбрано: /).waitFor({ state: 'detached' });

  // Out of the group again, all of them, by the list's own box; undo in the middle, after a reload.
  await three.getByRole('checkbox', { name: /^Выбрать все цитаты/ }).press('Space');
  await page.getByRole('button', { name: 'Выбранные в группу…' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Убрать из групп' }).press('Enter');
  await three.getByText('Пока пусто').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => three.getByRole('checkbox', { name: /^Выбрать: «/ }).count()).toBe(3);
  await page.reload();
  await expect.poll(() => three.getByRole('checkbox', { name: /^Выбрать: «/ }).count()).toBe(3);
});

it('a group becomes an insight of a chosen study; one that another tab deletes says so and keeps what was typed', async () => {
  await page.goto('/?view=groups&of=code-loss');
  const name = 'Разговор записан, но второй раз его никто не открывает';
  await group(page, name).getByRole('button', { name: 'Инсайт из группы' }).click();
  const insight = page.getByRole('dialog', { name: 'Инсайт из группы' });
  await insight.getByLabel('Исследование').selectOption({ label: 'Почему команды уходят после пробного периода' });
  await insight.getByLabel('Инсайт').fill('Записи живут в файлах, а файлы — ни у кого');
  await insight.getByRole('button', { name: 'Добавить' }).click();
  await toast(page, 'Инсайт добавлен').waitFor();
  await page.getByRole('link', { name: 'Открыть исследование' }).click();
  await page.getByText('Записи живут в файлах, а файлы — ни у кого').first().waitFor();
  await page.goBack();

  await group(page, name)
    .getByRole('button', { name: /^Группа «/ })
    .click();
  await page.getByRole('menuitem', { name: 'Переименовать' }).click();
  const rename = page.getByRole('dialog', { name: 'Переименовать группу' });
  await rename.getByLabel('Название группы').fill('Записи никто не открывает');
  const second = await openBehind(page);
  await second.goto('/?view=groups&of=code-loss');
  await group(second, name)
    .getByRole('button', { name: /^Группа «/ })
    .click();
  await second.getByRole('menuitem', { name: 'Удалить группу' }).click();
  await toast(second, 'Группа удалена, цитаты остались').waitFor();
  await rename.getByText(/^Группу удалили в другой вкладке/).waitFor();
  expect(await rename.getByLabel('Название группы').inputValue()).toBe('Записи никто не открывает');
  await second.close();
});
