import type { Page } from 'playwright';
import { beforeEach, describe, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const studies = (on: Page, count: number) =>
  on.getByRole('heading', { name: `Список исследований (${count})` }).waitFor();
const cohorts = (count: number) => page.getByRole('heading', { name: `Список аудиторий (${count})` }).waitFor();

const undone = async () => {
  await page.locator('#content').focus();
  await page.keyboard.press('Control+z');
  await toast(page, 'Изменение отменено').waitFor();
  await page.getByRole('button', { name: 'Закрыть уведомление' }).last().click();
};

describe('in a company that has nothing yet', () => {
  beforeEach(async () => {
    await page.goto('/onboarding');
    await page.getByLabel(/^Название компании/).fill('Пустая');
    await page.getByLabel(/^Первый продукт/).fill('Ничего');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/chat');
  });

  it('the first card of a board is written, taken back, and written again', { tags: 'full' }, async () => {
    await page.goto('/strategy');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Тренды', exact: true }) });
    const write = async (text: string) => {
      await card.getByRole('button', { name: /^Редактировать/ }).click();
      await card.getByRole('textbox').fill(text);
      await page.keyboard.press('Control+Enter');
      await card.getByRole('textbox').waitFor({ state: 'detached' });
      await card.getByText(text).waitFor();
    };
    await write('Первая запись');
    await undone();
    await card.getByText('Первая запись').waitFor({ state: 'detached' });
    await write('Вторая запись');
    await page.reload();
    await card.getByText('Вторая запись').waitFor();
  });

  it('the bot is set up, taken back, and set up again, over a reload', { tags: 'full' }, async () => {
    await page.goto('/profile?section=settings');
    const name = page.getByLabel(/^Имя бота/);
    const save = async (bot: string) => {
      await name.fill(bot);
      const button = page.getByRole('button', { name: 'Сохранить настройки бота' });
      await button.click();
      await toast(page, 'Настройки бота сохранены').last().waitFor();
      // It is stored: the toast may be that of the time before.
      await button.and(page.locator(':not([aria-busy])')).waitFor();
    };
    await save('Компас');
    await undone();
    await page.locator('input[value="Ориентир"]').waitFor();
    await save('Маяк');
    await page.reload();
    await page.locator('input[value="Маяк"]').waitFor();
  });
});

describe('undo and redo', () => {
  it('take back and do again across screens, over both keys and the toast; another tab sees it', async () => {
    await page.goto('/');
    await studies(page, 7);
    const second = await openBehind(page);
    await second.goto('/');
    await studies(second, 7);
    await page.getByRole('button', { name: /Почему команды уходят/ }).click();
    await page.getByRole('button', { name: 'Удалить исследование' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await studies(second, 6);

    // From another screen, where a second change is made.
    await page.getByRole('link', { name: 'Аудитории' }).first().click();
    await cohorts(5);
    await page.getByRole('button', { name: 'Создать аудиторию' }).click();
    const form = page.getByRole('dialog', { name: 'Новая аудитория' });
    await form.getByLabel(/^Название/).fill('Лишняя');
    await page.keyboard.press('Control+z');
    await form.getByLabel(/^Название/).fill('Лишняя');
    await form.getByLabel(/^Описание/).fill('Создана по ошибке');
    await form.getByLabel(/^Этап/).selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Создать' }).click();
    await form.waitFor({ state: 'detached' });
    await cohorts(6);
    await page.locator('#content').focus();
    await page.keyboard.press('Control+z');
    await toast(page, 'Изменение отменено').waitFor();
    await cohorts(5);
    await studies(second, 6);
    await page.keyboard.press('Control+z');
    await studies(second, 7);
    // It is named by what was deleted, as when it is done again, not by one of its materials.
    const named = page.locator('.Toastify').getByText(/^Исследование «Почему команды уходят.*» и ещё \d+\s+связанн/);
    await named.last().waitFor();
    await page.keyboard.press('Control+Shift+z');
    await studies(second, 6);
    await page.keyboard.press('Control+y');
    await cohorts(6);
    await page.keyboard.press('Control+z');
    await cohorts(5);
    await page.getByRole('button', { name: 'Повторить', exact: true }).last().click();
    await cohorts(6);

    // The other tab has nothing of its own to take back.
    await second.locator('#content').focus();
    await second.keyboard.press('Control+z');
    await toast(second, 'Отменять нечего').waitFor();
    await studies(second, 6);
  });
});
