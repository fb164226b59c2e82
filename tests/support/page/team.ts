import type { Page } from 'playwright';

import { toast } from './journey.ts';

/** How long a server's first sign-in may take, ms: one that has no database makes it meanwhile, four seconds' work of a processor with nothing else to do. */
export const FIRST_SIGN_IN = 90_000;

/**
 * Opens the open company of a browser to a team, by the server's owner's link, and makes a link into it.
 * @returns the address of the link
 */
export async function shareOpenCompany(page: Page, ownerLink: string): Promise<string> {
  await page.goto('/profile?section=companies');
  await page
    .getByRole('button', { name: /^Настройки:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Открыть доступ команде' }).click();
  await page.getByRole('button', { name: 'Отправить и открыть' }).click();
  await page.getByLabel('Ссылка для входа').fill(ownerLink);
  await page.getByLabel('Как вас зовут').fill('Анна Лис');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Создать ссылку' }).click({ timeout: FIRST_SIGN_IN });
  const link = await page.locator('code').textContent();
  await page.keyboard.press('Escape');
  return link ?? '';
}

/** Comes into a company by a link, under a name. */
export async function joinAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: /^Как вас зовут/ }).fill(name);
  await page.getByRole('button', { name: 'Войти' }).click();
  await toast(page, 'Вы в команде').waitFor();
  await page.getByRole('heading', { name: /^Список исследований/ }).waitFor();
}

/**
 * Makes another link into the open company, for a user who runs it.
 * @returns the address of the link
 */
export async function linkFor(page: Page, role: 'Viewer' | 'Researcher' | 'Admin'): Promise<string> {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Сохранено|Не отправлено)/ })
    .click();
  await page.getByRole('button', { name: 'Доступ и ссылки' }).click();
  await page.getByLabel('Роль').selectOption(role);
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  const link = await page.locator('code').textContent();
  await page.keyboard.press('Escape');
  return link ?? '';
}
