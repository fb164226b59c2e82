import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const LEADING = 'Вам ведь неудобно пользоваться приложением, да?';
const TALK = `Интервьюер: Расскажите, как прошла последняя поставка.

Респондент: Полдня уходит на сверку накладных руками, и всё равно ошибки остаются, в прошлом месяце потеряли на этом двенадцать тысяч. ${'Коробка за коробкой, палета за палетой, холод из ворот. '.repeat(9)}

Интервьюер: Вы пользуетесь таблицами?

Респондент: Нет, записываю в тетрадь.`;

it('a leading question of a round is said to be one; another wording is put in its place and given back', async () => {
  await page.goto('/experiments?open=experiment-trial-interview');
  await page.getByRole('button', { name: 'Начать исследование', exact: true }).first().click();
  const question = page.getByRole('textbox', { name: 'Вопрос 1', exact: true });
  await question.fill(LEADING);
  await page.getByText(/^Похоже, наводящий вопрос: ответ подсказан/).waitFor();
  await page.getByRole('button', { name: /^Подставить: .*вопрос 1$/ }).click();
  await expect.poll(() => question.inputValue()).toBe('Расскажите, каково вам пользоваться приложением.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => question.inputValue()).toBe(LEADING);
});

it('an uploaded interview is reviewed, and a question of it leads to its words', async () => {
  await page.goto('/?action=upload');
  const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await form.getByLabel('Название').fill('Поставки');
  await form.getByLabel('Описание').fill('Как принимают товар');
  await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await form.getByLabel('Количество участников').fill('1');
  await form.getByLabel('Автор').fill('Анна Ковалёва');
  await form
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles([{ name: 'поставка.txt', mimeType: 'text/plain', buffer: Buffer.from(TALK) }]);
  await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await toast(page, 'Исследование загружено').waitFor();
  await page
    .getByRole('button', { name: /^Читать.*поставка\.txt/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ещё с этим текстом' }).click();
  await page.getByRole('menuitem', { name: 'Разбор интервью' }).click();
  const review = page.getByRole('dialog', { name: 'Разбор интервью' });
  await review.getByText('Закрытый вопрос: 1', { exact: true }).waitFor();
  expect(await review.getByRole('region', { name: 'Осталось без вопроса' }).getByRole('button').count()).toBe(1);
  await review.getByRole('button', { name: 'Вы пользуетесь таблицами?' }).click();
  await review.waitFor({ state: 'detached' });
  await expect
    .poll(() => new URL(page.url()).searchParams.get('at'))
    .toBe(`${TALK.indexOf('Вы пользуетесь')}-${TALK.indexOf('таблицами?') + 'таблицами?'.length}`);
});
