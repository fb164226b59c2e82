import type { Locator, Page } from 'playwright';

import { toast } from './journey.ts';

/** A card of the vision board that every workspace has. */
export const visionCard = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Продукт', exact: true }) });

export const editVisionCard = (page: Page): Locator => visionCard(page).getByRole('button', { name: /^Редактировать/ });

/** Saves it; resolves at the toast, which comes when the commit has resolved. */
export async function saveVisionCard(page: Page, text: string): Promise<void> {
  await editVisionCard(page).click();
  await visionCard(page).getByRole('textbox').fill(text);
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Видение продукта обновлено').first().waitFor();
}
