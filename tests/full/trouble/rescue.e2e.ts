import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { openProfile } from '../../support/page/browser.ts';
import { breakDetails, downloadBy, eachProfile, workspaceOpen } from '../../support/page/journey.ts';
import { plain, stored, type Row } from '../../support/page/storedData.ts';

let folder: string;
let browser: Browser;
let page: Page;
eachProfile((profile) => ({ browser, page } = profile), { mayErr: true });
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rescue-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Damages what the browser keeps: the record of a hypothesis and, if asked, a file's bytes. */
const damage = (on: Page, ofFile: boolean) =>
  on.evaluate(async (withFile) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await asked(indexedDB.open('orientir'));
    const records = database.transaction('records', 'readwrite').objectStore('records');
    const rows = (await asked(records.getAll())) as Row[];
    const row = rows.find(({ kind }) => kind === 'hypothesis');
    if (!row) throw new Error('no hypothesis');
    await asked(records.put({ ...row, record: { id: row.id, text: ['не', 'строка'] } }));
    if (withFile) {
      const blobs = database.transaction('blobs', 'readwrite').objectStore('blobs');
      const [first] = (await asked(blobs.getAll())) as { id: string }[];
      await asked(blobs.put({ ...first, blob: new Blob(['не те байты']) }));
    }
    database.close();
    return row.id;
  }, ofFile);
/** Breaks the details of a study, and opens one. */
const crash = async (on: Page) => {
  await on.goto('/');
  await workspaceOpen(on);
  await breakDetails(on);
  await on.locator('[data-accordion-trigger]').first().click();
  await on.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
};

describe('the file of the page that says that a screen broke', () => {
  it.each([
    ['with every file', false],
    ['without files when the bytes of one are damaged', true],
  ])('opens in another browser, damaged records inside, %s', async (_name, ofFile) => {
    await page.goto('/');
    await workspaceOpen(page);
    const id = await damage(page, ofFile);
    await crash(page);
    const rescue = page.getByRole('button', { name: 'Сохранить данные в файл' });
    const { file: bytes, name } = await downloadBy(page, () => rescue.click());
    await page.locator('.Toastify').getByText('Данные сохранены в файл').waitFor();
    const before = await stored(page);
    const file = path.join(folder, name);
    await writeFile(file, bytes);

    const other = await openProfile(browser, inject('appUrl'));
    await other.page.goto('/profile?section=settings');
    await other.page.getByRole('button', { name: 'Открыть из файла' }).click();
    const dialog = other.page.getByRole('dialog', { name: 'Открыть рабочее пространство' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    const preview = dialog.getByRole('region', { name: 'Что в файле' });
    await preview.getByText(/^7\sисследований$/).waitFor();
    await preview.getByText(new RegExp(`Не\\sчитается 1\\sзапись: гипотеза\\s«${id}»`)).waitFor();
    expect(await preview.getByText(/^Уже при сохранении не было/).count()).toBe(ofFile ? 1 : 0);
    await dialog.getByRole('button', { name: 'Заменить' }).click();
    await dialog.getByRole('button', { name: 'Да, заменить' }).click();
    await dialog.waitFor({ state: 'detached' });
    const there = await stored(other.page);
    expect(plain(there.rows)).toEqual(plain(before.rows));
    await other.context.close();
    expect(other.faults.errors).toEqual([]);
  });
});
