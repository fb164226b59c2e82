import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { openProfile } from '../support/page/browser.ts';
import { eachProfile } from '../support/page/journey.ts';
import { plain, stored } from '../support/page/storedData.ts';

const SETTINGS = '/profile?section=settings';
const TRANSCRIPT = path.resolve(import.meta.dirname, '../fixtures/transcripts/interview-2-windows-1251.txt');

let folder: string;
let browser: Browser;
let page: Page;
eachProfile((profile) => ({ browser, page } = profile), { isChanged: true });
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workspace-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = async (on: Page) => {
  await on.goto(SETTINGS);
  await on.getByRole('heading', { name: 'Сценарии диалогов' }).waitFor();
};
const opening = (on: Page) => on.getByRole('dialog', { name: 'Открыть рабочее пространство' });
const choose = async (on: Page, file: string) => {
  await on.getByRole('button', { name: 'Открыть из файла' }).click();
  await opening(on).locator('input[type=file]').setInputFiles(file);
};

async function save(on: Page, name: string): Promise<string> {
  await on.getByRole('button', { name: 'Сохранить в файл' }).click();
  const downloading = on.waitForEvent('download');
  await on
    .getByRole('dialog', { name: 'Сохранить рабочее пространство' })
    .getByRole('button', { name: 'Сохранить в файл' })
    .click();
  const file = path.join(folder, name);
  await (await downloading).saveAs(file);
  await on.getByRole('dialog').waitFor({ state: 'detached' });
  return file;
}

describe('the workspace file', () => {
  it('is saved with an uploaded file, opened in another browser, and everything is the same there', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Загрузить исследование' }).first().click();
    const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await form.getByLabel(/^Название/).fill('Перенос между браузерами');
    await form.getByLabel(/^Описание/).fill('Файл в старой кодировке');
    await form.getByLabel(/^Тип/).selectOption({ label: 'Интервью' });
    await form.locator('input[type=file]').first().setInputFiles(TRANSCRIPT);
    await form.getByRole('button', { name: /^Загрузить/ }).click();
    await form.waitFor({ state: 'detached' });

    await settings(page);
    await page.getByLabel('Токен бота').fill('987654321:SECRET-of-mine');
    await page.getByLabel('Токен бота').press('Enter');
    await page.locator('.Toastify').getByText('Настройки канала сохранены').waitFor();
    const file = await save(page, 'workspace.zip');

    const bytes = await readFile(file);
    const entries = unzipSync(new Uint8Array(bytes));
    const sha = createHash('sha256')
      .update(await readFile(TRANSCRIPT))
      .digest('hex');
    expect(Buffer.from(entries[`files/${sha}`] ?? [])).toEqual(await readFile(TRANSCRIPT));
    const text = Object.values(entries)
      .map((entry) => new TextDecoder().decode(entry))
      .join('\n');
    expect(text).toContain('Перенос между браузерами');
    expect(text).not.toContain('SECRET-of-mine');

    const other = await openProfile(browser, inject('appUrl'));
    await settings(other.page);
    await choose(other.page, file);
    const preview = opening(other.page).getByRole('region', { name: 'Что в файле' });
    await preview.getByText(/^8\sисследований$/).waitFor();
    await opening(other.page).getByRole('button', { name: 'Заменить' }).click();
    await opening(other.page).getByRole('button', { name: 'Да, заменить' }).click();
    await opening(other.page).waitFor({ state: 'detached' });

    const here = await stored(page);
    const there = await stored(other.page);
    expect(plain(there.rows)).toEqual(plain(here.rows));
    expect(there.rows.find(({ id }) => id === 'telegram')?.record).toMatchObject({ value: '', state: 'setup' });
    expect(there.files).toEqual(here.files);
    expect(there.files[sha]).toBe(sha);

    await other.page.goto('/');
    await other.page.getByText('Перенос между браузерами').first().waitFor();
    await other.context.close();
    expect(other.faults.errors).toEqual([]);
    expect(other.faults.foreign).toEqual([]);
  });

  it('that is damaged is refused with its reason, and nothing has changed', async () => {
    await settings(page);
    const file = await save(page, 'whole.zip');
    const bytes = await readFile(file);
    const before = await stored(page);
    const damaged = path.join(folder, 'damaged.zip');
    const at = bytes.indexOf('files/') + 200;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    await writeFile(damaged, bytes);
    await choose(page, damaged);
    await opening(page)
      .getByRole('alert')
      .getByText(/^Файл повреждён: «files\//)
      .waitFor();
    expect(await opening(page).getByRole('button', { name: 'Заменить' }).count()).toBe(0);
    const cut = path.join(folder, 'cut.zip');
    await writeFile(cut, (await readFile(file)).subarray(0, -200));
    await opening(page).locator('input[type=file]').setInputFiles(cut);
    await opening(page)
      .getByText(/^Файл обрезан/)
      .waitFor();
    expect(await stored(page)).toEqual(before);
  });
});

describe('settings', () => {
  it('of channels, bot and scenarios are still there after a reload', { tags: 'full' }, async () => {
    await settings(page);
    const toast = (text: string) => page.locator('.Toastify').getByText(text, { exact: true }).first().waitFor();
    const whatsApp = page.getByRole('region', { name: 'WhatsApp' });
    await whatsApp.getByLabel('Номер телефона').fill('8 (900) 123-45-67');
    await whatsApp.getByRole('button', { name: 'Сохранить' }).click();
    await whatsApp.getByText('Настройки сохранены').waitFor();
    await page.getByText(/^Виджету нужен сервер/).waitFor();
    await page.getByLabel('Тон общения').selectOption('Профессиональный');
    await page.getByRole('button', { name: 'Сохранить настройки бота' }).click();
    await toast('Настройки бота сохранены');

    await page.getByRole('button', { name: 'Создать сценарий' }).click();
    const form = page.getByRole('form', { name: 'Сценарий' });
    await form.getByLabel(/^Название/).fill('Разговор о переносе');
    await form.getByRole('textbox', { name: 'Этап 1' }).fill('Начало');
    await form.getByRole('textbox', { name: 'Вопрос 1' }).fill('Как вы переносили данные?');
    await form.getByRole('button', { name: 'Создать сценарий' }).click();
    await toast('Сценарий создан');
    await page.getByRole('link', { name: 'Сценарии' }).click();
    await page.getByRole('button', { name: 'Активировать: Разговор о переносе' }).click();
    await page.getByRole('button', { name: 'В черновик: Разговор о переносе' }).waitFor();
    await page.getByRole('button', { name: 'Дублировать: Разговор о переносе' }).first().click();
    await page.getByRole('heading', { name: 'Разговор о переносе (копия)' }).waitFor();
    await page.getByRole('button', { name: 'Удалить: Разговор о переносе (копия)' }).click();
    await page.getByRole('heading', { name: 'Разговор о переносе (копия)' }).waitFor({ state: 'detached' });
    await page.locator('.Toastify').getByRole('button', { name: 'Вернуть' }).last().click();
    await page.getByRole('heading', { name: 'Разговор о переносе (копия)' }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'В черновик: Разговор о переносе' }).waitFor();
    await expect.poll(() => whatsApp.getByLabel('Номер телефона').inputValue()).toBe('+79001234567');
    await whatsApp.getByText('Настройки сохранены').waitFor();
    await expect.poll(() => page.getByLabel('Тон общения').inputValue()).toBe('professional');
  });

  it('the sample comes back after a confirmation', { tags: 'full' }, async () => {
    await settings(page);
    await page.getByRole('button', { name: 'Удалить: Проблемное интервью' }).click();
    await page.getByRole('heading', { name: 'Проблемное интервью' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Сбросить демо-данные' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Сбросить' }).click();
    await page.getByRole('heading', { name: 'Проблемное интервью' }).waitFor();
  });
});
