import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { companiesCsv, contactsCsv, contactsXlsx } from '../data/contacts.mjs';
import { idle, longestTask } from '../reaction.mjs';

const COUNT = 100_000;
/** Those of one city, who are chosen and tagged. */
const TAGGED = COUNT / 10;

/** Contacts of a big file: from choosing it to the preview of what is new, from the button to the stored list, and work on it. */
export async function contacts({ openProfile, base, table }) {
  const { context, page } = await openProfile();
  await page.goto(`${base}/audiences?open=audience-edtech-pm`);
  await page.getByRole('button', { name: 'Добавить контакты' }).first().waitFor();
  const rows = {};
  // From the disk: bytes that are handed to the page would be decoded in it, and measured with it.
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-bench-'));
  const files = {
    csv: path.join(folder, 'contacts.csv'),
    xlsx: path.join(folder, 'contacts.xlsx'),
    more: path.join(folder, 'companies.csv'),
  };
  writeFileSync(files.csv, contactsCsv(COUNT));
  writeFileSync(files.xlsx, contactsXlsx(COUNT));
  writeFileSync(files.more, companiesCsv(COUNT));
  const dialog = page.getByRole('dialog', { name: 'Добавить контакты' });
  const fresh = dialog.getByRole('button', { name: /^Добавить [\d\s]{5,} контакт/ });
  const enriching = dialog.getByRole('button', { name: /^Дополнить [\d\s]{5,} контакт/ });
  const timed = async (act) => {
    await idle(page);
    await longestTask(page);
    const start = Date.now();
    await act();
    return { ms: Date.now() - start, 'longest task': await longestTask(page) };
  };
  for (const kind of ['csv', 'xlsx']) {
    await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
    await dialog.locator('input[type=file]').first().waitFor({ state: 'attached' });
    rows[`.${kind}: chosen → sorted`] = await timed(async () => {
      await dialog.locator('input[type=file]').first().setInputFiles(files[kind]);
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
  Object.assign(rows, await work(page, timed));
  rows['the same people again: chosen → sorted'] = await timed(async () => {
    await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
    await dialog.locator('input[type=file]').first().setInputFiles(files.more);
    await enriching.waitFor({ timeout: 60_000 });
  });
  rows['each gets a company: stored'] = await timed(async () => {
    await enriching.click();
    await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
    await page.getByText('Контакты дополнены').waitFor();
  });
  await context.close();
  rmSync(folder, { recursive: true });
  table(`${COUNT.toLocaleString('ru-RU')} contacts: a list imported and worked on, 1× CPU`, rows);
}

/** What is done with so many contacts, each timed until it is seen. */
async function work(page, timed) {
  const rows = {};
  const panel = page.getByRole('region', { name: /^Контакты/ });
  const found = (count) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('output')].some(
          ({ textContent }) => textContent.startsWith('Найдено') && textContent.replaceAll(/\D/g, '') === wanted,
        ),
      String(count),
    );
  const search = panel.getByRole('searchbox');
  rows['searched, the first time'] = await timed(async () => {
    await search.fill('Примеров 99999');
    await found(1);
  });
  rows['searched again'] = await timed(async () => {
    await search.fill('900 001-23');
    await found(100);
  });
  await search.fill('');
  rows['filtered by city'] = await timed(async () => {
    await panel
      .getByLabel('Город')
      .selectOption('Казань')
      .catch(async () => {
        await panel.getByRole('combobox', { name: 'Город' }).click();
        await page.getByRole('option', { name: 'Казань' }).click();
      });
    await found(TAGGED);
  });
  const row = panel.getByRole('listitem').first();
  rows['scrolled from end to end'] = await timed(async () => {
    await row.evaluate(async (item) => {
      const pane = item.parentElement.parentElement;
      for (let step = 0; step <= 60; step += 1) {
        pane.scrollTop = (pane.scrollHeight * step) / 60;
        await new Promise(requestAnimationFrame);
      }
      pane.scrollTop = 0;
    });
  });
  rows[`${TAGGED} chosen`] = await timed(async () => {
    await row.getByRole('checkbox').check();
    await panel.getByRole('button', { name: /^Выбрать все найденные/ }).click();
    await panel.getByText(/^Выбрано: 10\s000/).waitFor();
  });
  await panel.getByPlaceholder('Метки через запятую').fill('волна');
  let shown = 0;
  const written = await timed(async () => {
    const start = Date.now();
    await panel.getByRole('button', { name: 'Добавить метку' }).click();
    await row.getByText('#волна').waitFor();
    shown = Date.now() - start;
    await page.getByText('Метки добавлены').waitFor();
  });
  rows[`${TAGGED} tagged: shown`] = { ms: shown, 'longest task': written['longest task'] };
  rows[`${TAGGED} tagged: written`] = written;
  rows['taken back'] = await timed(async () => {
    await page.getByRole('button', { name: 'Вернуть' }).last().click();
    await row.getByText('#волна').waitFor({ state: 'hidden' });
  });
  await panel.getByRole('button', { name: 'Снять выбор' }).click();
  return rows;
}
