import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, workspaceOpen } from '../../support/page/journey.ts';

let page: Page;
let asked: string[];
eachProfile((profile) => {
  ({ page } = profile);
  asked = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
});

/** Returns the browser's questions as the page was loaded again. */
const askedOnReload = async (): Promise<string[]> => {
  asked.length = 0;
  await page.reload();
  await workspaceOpen(page);
  return asked;
};

it('what was typed and not saved outlives the way back, and the browser asks before it is lost', async () => {
  await page.goto('/');
  await workspaceOpen(page);
  await page.getByRole('link', { name: 'Аудитории' }).first().click();
  const create = page.getByRole('button', { name: 'Создать аудиторию' });
  const form = page.getByRole('dialog', { name: 'Новая аудитория' });
  await create.click();
  await form.getByLabel(/^Название/).pressSequentially('Почти готова');
  // Back closes the form as Escape does, and stays on the screen.
  await page.goBack();
  await form.waitFor({ state: 'detached' });
  await page.waitForURL('**/audiences');
  await create.click();
  expect(await form.getByLabel(/^Название/).inputValue()).toBe('Почти готова');
  // Values it was reopened with count, though nothing was typed since: for the way back, and for the browser.
  await page.goBack();
  await form.waitFor({ state: 'detached' });
  await page.waitForURL('**/audiences');
  await create.click();
  await form.waitFor();
  expect(await askedOnReload()).toEqual(['beforeunload']);
  // When there is nothing to lose, Back just goes back.
  await create.click();
  await form.waitFor();
  await page.goBack();
  await page.waitForURL('**/');

  await page.getByRole('link', { name: 'Видение' }).first().click();
  await page.getByRole('button', { name: 'Редактировать: Продукт' }).click();
  const card = page.getByRole('textbox', { name: 'Продукт' });
  await card.fill('Недописанное');
  await page.getByRole('link', { name: 'Стратегия' }).first().click();
  await page.getByRole('heading', { name: 'Размер рынка' }).waitFor();
  await page.goBack();
  await expect.poll(() => card.inputValue()).toBe('Недописанное');
  expect(await askedOnReload()).toEqual(['beforeunload']);

  await page.goto('/profile');
  await page.getByLabel('Должность').fill('Директор');
  expect(await askedOnReload()).toEqual(['beforeunload']);
  // A try that failed has stored nothing.
  const email = page.getByRole('textbox', { name: 'Электронная почта' });
  const address = await email.inputValue();
  await email.fill('не адрес');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await page.getByText(/^Проверьте адрес/).waitFor();
  expect(await askedOnReload()).toEqual(['beforeunload']);
  expect(await email.inputValue()).toBe(address);
  await page.getByLabel('Должность').fill('Директор');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await page.getByRole('main').getByText('Директор', { exact: true }).waitFor();
  expect(await askedOnReload()).toEqual([]);
});
