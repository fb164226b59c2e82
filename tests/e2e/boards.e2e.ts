import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, BrowserContext, Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { launch, openProfile, type Faults } from '../support/browser.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: Faults;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  ({ context, page, faults } = await openProfile(browser, inject('appUrl')));
});
afterEach(async () => {
  await context.close();
  expect(faults.errors).toEqual([]);
  expect(faults.foreign).toEqual([]);
});

const card = (on: Page, title: string) =>
  on.getByRole('listitem').filter({ has: on.getByRole('heading', { name: title, exact: true }) });
const toast = (text: string) => page.locator('.Toastify').getByText(text, { exact: true });

async function exported(format: 'PDF' | 'XLSX' | 'PNG'): Promise<{ file: Buffer; name: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await downloading;
  return { file: await readFile(await download.path()), name: download.suggestedFilename() };
}

async function pdfText(file: Buffer): Promise<{ pages: number; text: string }> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const content = await (await pdf.getPage(index + 1)).getTextContent();
      return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { pages: pdf.numPages, text: pages.join('\n').replaceAll(/\s+/g, ' ') };
}

describe('the boards', () => {
  it('a card is edited by keyboard, kept over a reload, seen in a second tab, given back from its history', async () => {
    await page.goto('/vision');
    await page.getByText(/на основе 18\s+интервью/).waitFor();
    const second = await context.newPage();
    await second.goto('/vision');
    const product = card(page, 'Продукт');
    await product.getByRole('button', { name: /^Редактировать/ }).focus();
    await page.keyboard.press('Enter');
    await product.getByRole('textbox').fill('Черновик, который не сохранят');
    await page.keyboard.press('Escape');
    await product.getByText('Рабочее место для исследований').waitFor();
    await product.getByRole('button', { name: /^Редактировать/ }).click();
    await product.getByRole('textbox').fill('Место, где команда слышит людей.\n\n- первое\n- второе <b>не жирное</b>');
    await page.keyboard.press('Control+Enter');
    await toast('Видение продукта обновлено').waitFor();
    await card(second, 'Продукт').getByText('второе <b>не жирное</b>').waitFor();
    await page.reload();
    await product.getByRole('listitem').filter({ hasText: 'второе <b>не жирное</b>' }).waitFor();

    await product.getByRole('button', { name: /^История/ }).click();
    const history = page.getByRole('dialog');
    await history
      .getByRole('button', { name: /^Восстановить/ })
      .first()
      .click();
    await history.waitFor({ state: 'detached' });
    await product.getByText('Рабочее место для исследований').waitFor();
  });

  it('interviews propose, a person decides; the decision stays', async () => {
    await page.goto('/vision');
    await page.getByRole('button', { name: 'Обновить из интервью' }).click();
    await toast('Анализируем последние интервью и обновляем стратегию...').waitFor();
    const dialog = page.getByRole('dialog');
    const accept = dialog.getByRole('button', { name: /^Принять/ });
    const label = (await accept.first().getAttribute('aria-label')) ?? '';
    const insight = label.replace(/^Принять: /, '');
    await accept.first().click();
    await dialog.getByRole('button', { name: label }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(insight).first().waitFor();
    await page.reload();
    await page.getByText(insight).first().waitFor();
    await page.getByRole('button', { name: 'Обновить из интервью' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: label }).count()).toBe(0);
  });

  it('the vision board as PDF, XLSX and PNG: opened and read', async () => {
    await page.goto('/vision');
    await card(page, 'Расходы').waitFor();
    const pdf = await exported('PDF');
    expect(pdf.name).toMatch(/^Vision Board — Ориентир — \d{4}-\d\d-\d\d\.pdf$/);
    const { pages, text } = await pdfText(pdf.file);
    expect(pages).toBe(1);
    for (const words of ['Целевая аудитория', 'Рабочее место для исследований и стратегии', 'Команда разработки']) {
      expect(text).toContain(words);
    }
    const sheets = await readXlsxFile((await exported('XLSX')).file);
    expect(sheets[0]?.data).toHaveLength(10);
    const png = await exported('PNG');
    expect(png.file.subarray(1, 4).toString()).toBe('PNG');
    expect(png.file.readUInt32BE(16)).toBe(2246);
    expect(png.file.length).toBeGreaterThan(50_000);
  });

  it('the three tabs of the strategy: cards, address, forms, exports', async () => {
    await page.goto('/strategy');
    const cards = () => page.getByRole('tabpanel').getByRole('heading', { level: 2 }).count();
    await card(page, 'Размер рынка').waitFor();
    expect(await cards()).toBe(9);
    await page.getByRole('tab', { name: 'Маркетинг' }).click();
    await card(page, 'Бюджеты').waitFor();
    expect(await cards()).toBe(14);
    await page.reload();
    await card(page, 'Бюджеты').waitFor();
    const { text } = await pdfText((await exported('PDF')).file);
    expect(text).toContain('Продаём не интервью и не отчёт');
    await page.goBack();
    await card(page, 'Размер рынка').waitFor();
    await page.getByRole('tab', { name: 'Рынок' }).focus();
    await page.keyboard.press('ArrowRight');
    await card(page, 'OKR').waitFor();
    expect(await cards()).toBe(9);
  });
});
