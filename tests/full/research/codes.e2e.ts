import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../../support/page/journey.ts';
import { settled } from '../../support/page/screens.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const rows = (of: Page = page) => of.locator('a[data-code]');
const row = (name: string, of: Page = page) => of.getByRole('link', { name, exact: true }).and(rows(of));
const title = (name: string, of: Page = page) => of.getByRole('heading', { level: 1, name, exact: true });
const actions = (name: string, of: Page = page) => of.getByRole('button', { name: `Действия с кодом «${name}»` });

/** Chooses from a code's menu by the keyboard alone. */
async function ask(name: string, item: string): Promise<void> {
  await actions(name).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press('Enter');
}

/** Takes the last thing back by its toast. */
async function takeBack(said: string): Promise<void> {
  await toast(page, said).waitFor();
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await toast(page, said).waitFor({ state: 'detached' });
}

/** Returns the names of the codebook in their order. */
const names = async (of: Page = page): Promise<readonly string[]> => {
  await rows(of).first().waitFor();
  return rows(of).allTextContents();
};

it('by the keyboard alone: a code made while reading is found in the codebook, renamed, merged and taken back; it holds over a reload', async () => {
  await page.goto('/?open=research-edtech&material=material-42');
  const view = page.getByRole('region', { name: /^Интервью 42/ });
  await view
    .getByRole('button', { name: /^Выбрать реплику \d+: Марина/ })
    .first()
    .focus();
  await page.keyboard.press('Shift+Alt+ArrowRight');
  await view.getByText(/^Выбрано: «/).waitFor();
  await page.keyboard.press('c');
  await view.getByRole('combobox', { name: 'Код' }).waitFor();
  await page.keyboard.type('Первое впечатление');
  await page.keyboard.press('Enter');
  await toast(page, 'Код создан и поставлен').waitFor();

  // Its label leads to its page, and that to the words again; Back comes back there.
  const note = view.getByRole('button', { name: /^Первое впечатление: / });
  await note.focus();
  await page.keyboard.press('Enter');
  await view.getByRole('link', { name: 'Первое впечатление' }).focus();
  await page.keyboard.press('Enter');
  await title('Первое впечатление').waitFor();
  await page.getByText(/^1 из \d+ сказали$/).waitFor();
  await page.getByRole('link', { name: /^В тексте: / }).focus();
  await page.keyboard.press('Enter');
  await view.waitFor();
  expect(new URL(page.url()).searchParams.get('at')).toMatch(/^\d+-\d+$/);
  await view.getByRole('button', { name: 'К кодам' }).focus();
  await page.keyboard.press('Enter');
  await title('Первое впечатление').waitFor();

  // Renamed in the codebook.
  await page.getByRole('navigation', { name: 'Где стоит код' }).getByRole('link', { name: 'Коды' }).focus();
  await page.keyboard.press('Enter');
  await title('Коды').waitFor();
  const before = await names();
  expect(before).toContain('Первое впечатление');
  await ask('Первое впечатление', 'Изменить');
  await page.getByRole('textbox', { name: /^Код/ }).fill('Первая минута');
  await page.keyboard.press('Enter');
  await toast(page, 'Код сохранён').waitFor();
  await row('Первая минута').waitFor();
  await expect
    .poll(() => names())
    .toEqual(before.map((name) => (name === 'Первое впечатление' ? 'Первая минута' : name)));

  // Merged into another: what moves is said, and comes back whole.
  await ask('Первая минута', 'Объединить с другим…');
  const merging = page.getByRole('dialog', { name: 'Объединить код «Первая минута» с другим' });
  await merging.getByLabel('Останется код').selectOption({ label: 'Доверие к выводу' });
  await merging.getByText(/перейдут: 1.цитата/).waitFor();
  await merging.getByRole('button', { name: 'Объединить' }).focus();
  await page.keyboard.press('Enter');
  await row('Первая минута').waitFor({ state: 'detached' });
  await takeBack('Коды объединены');
  await row('Первая минута').waitFor();

  // A step among the others, with the focus on it; it holds over a reload.
  await row('Первая минута').focus();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await toast(page, 'Код перемещён').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Первая минута');
  const moved = await names();
  expect(moved.indexOf('Первая минута')).toBe(before.indexOf('Первое впечатление') - 1);
  await page.reload();
  await title('Коды').waitFor();
  await expect.poll(() => names()).toEqual(moved);

  // Words found: by their first letters, and from anywhere.
  await page.keyboard.press('/');
  await page.keyboard.type('минут');
  await page.waitForURL(/words=/);
  await expect.poll(() => names()).toEqual(['Первая минута']);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Первая минута');
  const group = page.getByRole('group', { name: /^Коды/ });
  await group.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await title('Первая минута').waitFor();
});

it('what another tab removes or changes is said, and what was typed stays', async () => {
  await page.goto('/?view=codes');
  const [first = ''] = await names();
  const second = await openBehind(page);
  await second.goto('/?view=codes');
  await row(first, second).waitFor();

  // Changed there while the form is open here.
  await ask(first, 'Изменить');
  const form = page.getByRole('dialog', { name: 'Изменить код' });
  await form.getByRole('textbox', { name: 'Определение' }).fill('Моё');
  await actions(first, second).click();
  await second.getByRole('menuitem', { name: 'Изменить' }).click();
  const there = second.getByRole('dialog', { name: 'Изменить код' });
  await there.getByRole('textbox', { name: 'Определение' }).fill('Чужое');
  await there.getByRole('button', { name: 'Сохранить' }).click();
  await toast(second, 'Код сохранён').waitFor();
  await form.getByText('Чужое').waitFor();
  expect(await form.getByRole('textbox', { name: 'Определение' }).inputValue()).toBe('Моё');

  // Removed there.
  await actions(first, second).click();
  await second.getByRole('menuitem', { name: 'Удалить…' }).click();
  const question = second.getByRole('alertdialog');
  await question.getByText(/Поднимется на уровень выше: \d.код/).waitFor();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await toast(second, 'Код удалён').waitFor();
  await form.getByText(/^Код удалили или объединили в другой вкладке/).waitFor();
  expect(await form.getByRole('textbox', { name: 'Определение' }).inputValue()).toBe('Моё');
  await page.keyboard.press('Escape');
  await row(first).waitFor({ state: 'detached' });

  // Undone there, it is here as before.
  await second.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await row(first).waitFor();
  expect((await names())[0]).toBe(first);
});

it("a code's page says what is gone: the code removed in another tab, and an address of none", async () => {
  await page.goto('/?view=codes');
  const [first = ''] = await names();
  await row(first).click();
  await title(first).waitFor();
  await page.getByText(/из \d+ сказали$/).waitFor();
  const second = await openBehind(page);
  await second.goto(page.url());
  await title(first, second).waitFor();
  await actions(first, second).click();
  await second.getByRole('menuitem', { name: 'Удалить…' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  // Where it was deleted, the codebook follows; elsewhere its page says so.
  await title('Коды', second).waitFor();
  await page.getByRole('heading', { name: `Кода «${first}» больше нет` }).waitFor();
  await second.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await title(first).waitFor();

  await page.goto('/?view=codes&code=none-such');
  await page.getByRole('heading', { name: 'Такого кода нет' }).waitFor();
  await page.getByRole('link', { name: 'Ко всем кодам' }).click();
  await title('Коды').waitFor();
});

it('passages are narrowed in the address, a code is taken from one and given back; Back comes to the code in the codebook', async () => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Разделы исследований' }).getByRole('link', { name: 'Коды' }).click();
  await row('Работа с разговорами').click();
  await title('Работа с разговорами').waitFor();
  await page.goBack();
  await row('Работа с разговорами').and(page.locator(':focus')).waitFor();
  await row('Работа с разговорами').click();
  const quotes = page.locator('blockquote');
  await quotes.first().waitFor();
  const all = await quotes.count();
  await page.getByRole('combobox', { name: 'Собрать' }).selectOption({ label: 'По исследованиям' });
  await page.waitForURL(/by=study/);
  await page.getByRole('button', { name: /^Повод вернуться/ }).click();
  await page.waitForURL(/with=/);
  await page.waitForFunction((count) => document.querySelectorAll('blockquote').length < count, all);
  const few = await quotes.count();
  await page.reload();
  await quotes.first().waitFor();
  await expect.poll(() => quotes.count()).toBe(few);
  await page.goBack();
  await page.waitForFunction((count) => document.querySelectorAll('blockquote').length === count, all);

  await page
    .getByRole('button', { name: /^Снять код/ })
    .first()
    .click();
  await toast(page, 'Код снят').waitFor();
  await page.waitForFunction((count) => document.querySelectorAll('blockquote').length === count - 1, all);
  await takeBack('Код снят');
  await page.waitForFunction((count) => document.querySelectorAll('blockquote').length === count, all);

  await page.goBack();
  await page.goBack();
  await title('Коды').waitFor();
  await row('Работа с разговорами').waitFor();
});

it('the codebook stands where it was after a reload, of its own page or of a code’s; whoever comes again begins at the top', async () => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/?view=codes');
  await rows().first().waitFor();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await rows().last().focus();
  await page.waitForFunction(() => window.scrollY > 200);
  const top = await scrolled();
  const name = (await page.locator('a[data-code]:focus').textContent()) ?? '';

  await page.reload();
  await row(name).and(page.locator(':focus')).waitFor();
  await expect.poll(scrolled).toBe(top);

  await page.keyboard.press('Enter');
  await title(name).waitFor();
  await page.reload();
  await title(name).waitFor();
  await page.goBack();
  await row(name).and(page.locator(':focus')).waitFor();
  await expect.poll(scrolled).toBe(top);

  const sections = page.getByRole('navigation', { name: 'Разделы исследований' });
  await sections.getByRole('link', { name: 'Группы' }).click();
  await title('Группы цитат').waitFor();
  await sections.getByRole('link', { name: 'Коды' }).click();
  await rows().first().waitFor();
  await expect.poll(scrolled).toBeLessThan(top);
});

it('a code is dragged under another with the mouse, and taken back; it holds in a second tab', async () => {
  await page.goto('/?view=codes');
  const before = await names();
  await settled(page);
  const from = page.locator('[draggable=true]', { has: row('Рассказ коллегам') });
  const onto = page.locator('[draggable=true]', { has: row('Доверие к выводу') });
  await from.dragTo(onto, { sourcePosition: { x: 400, y: 10 }, targetPosition: { x: 400, y: 30 } });
  await toast(page, 'Код перемещён').waitFor();
  const second = await openBehind(page);
  await second.goto('/?view=codes');
  const after = await names(second);
  expect(after.indexOf('Рассказ коллегам')).toBe(after.indexOf('Доверие к выводу') + 1);
  const indent = (name: string) =>
    second.locator('[draggable=true]', { has: row(name, second) }).evaluate((one) => one.getBoundingClientRect().left);
  expect(await indent('Рассказ коллегам')).toBeGreaterThan(await indent('Доверие к выводу'));
  // Its toast may have gone by now.
  await page.keyboard.press('Control+z');
  await second.waitForFunction(
    (last) => [...document.querySelectorAll('a[data-code]')].at(-1)?.textContent === last,
    before.at(-1),
  );
  await expect.poll(() => names()).toEqual(before);
});
