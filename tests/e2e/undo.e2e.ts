import type { Page } from 'playwright';
import { describe, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../support/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const studies = (on: Page, count: number) =>
  on.getByRole('heading', { name: `Список исследований (${count})` }).waitFor();
const cohorts = (count: number) => page.getByRole('heading', { name: `Список аудиторий (${count})` }).waitFor();

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
