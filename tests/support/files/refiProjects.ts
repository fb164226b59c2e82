import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { downloadBy, toast } from '../page/journey.ts';

/** Returns the content of a .qdpx: its document, and the names of its files. */
export function openedProject(file: Uint8Array): { readonly document: string; readonly files: readonly string[] } {
  const files = unzipSync(file);
  return { document: strFromU8(files['project.qde'] ?? new Uint8Array()), files: Object.keys(files).toSorted() };
}

/** A document without the moment at which it was made. */
export const lasting = (document: string): string => document.replace(/ modifiedDateTime="[^"]*"/, '');

/** The open study goes out as a project of REFI-QDA. Returns the file. */
export async function giveOutProject(page: Page): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'В REFI-QDA', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Выгрузить в REFI-QDA' });
  await dialog.getByText(/^Войдёт: /).waitFor();
  const { file, name } = await downloadBy(page, () => page.getByRole('button', { name: 'Скачать .qdpx' }).click());
  expect(name).toMatch(/\.qdpx$/);
  await toast(page, 'Проект REFI-QDA готов').last().waitFor();
  await dialog.waitFor({ state: 'detached' });
  return file;
}
