import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contactsCsv, contactsXlsx } from '../data/contacts.mjs';
import { idle, longestTask } from '../reaction.mjs';

const COUNT = 100_000;

/** Contacts of a big file: from choosing it to the preview of what is new, and from the button to the stored list. */
export async function contacts({ openProfile, base, table }) {
  const { context, page } = await openProfile();
  await page.goto(`${base}/audiences?open=audience-edtech-pm`);
  await page.getByRole('button', { name: 'Добавить контакты' }).first().waitFor();
  const rows = {};
  // From the disk: bytes that are handed to the page would be decoded in it, and measured with it.
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-bench-'));
  const files = { csv: path.join(folder, 'contacts.csv'), xlsx: path.join(folder, 'contacts.xlsx') };
  writeFileSync(files.csv, contactsCsv(COUNT));
  writeFileSync(files.xlsx, contactsXlsx(COUNT));
  const dialog = page.getByRole('dialog', { name: 'Добавить контакты' });
  const fresh = dialog.getByRole('button', { name: /^Добавить [\d\s]{5,} контакт/ });
  const timed = async (act) => {
    await idle(page);
    await longestTask(page);
    const start = Date.now();
    await act();
    return { ms: Date.now() - start, 'longest task': await longestTask(page) };
  };
  for (const [kind, file] of Object.entries(files)) {
    await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
    await dialog.locator('input[type=file]').first().waitFor({ state: 'attached' });
    rows[`.${kind}: chosen → sorted`] = await timed(async () => {
      await dialog.locator('input[type=file]').first().setInputFiles(file);
      await fresh.waitFor({ timeout: 60_000 });
    });
    if (kind === 'xlsx') continue;
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'Добавить контакты' }).first().waitFor();
  }
  rows['stored and listed'] = await timed(async () => {
    await fresh.click();
    await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
    await page.waitForFunction(
      (least) =>
        [...document.querySelectorAll('h4')].some(
          (heading) =>
            heading.textContent.startsWith('Контакты') && Number(heading.textContent.replaceAll(/\D/g, '')) > least,
        ),
      COUNT / 2,
    );
  });
  await context.close();
  rmSync(folder, { recursive: true });
  table(`Import of ${COUNT.toLocaleString('ru-RU')} rows of contacts, 1× CPU`, rows);
}
