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

const listed = (on: Page, count: number) =>
  on.getByRole('heading', { name: `Список экспериментов (${count})` }).waitFor();
const toast = (on: Page, text: string) => on.locator('.Toastify').getByText(text, { exact: true });
const search = () => page.getByPlaceholder('Поиск экспериментов...');

async function exported(format: 'PDF' | 'XLSX'): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await downloading).path());
}

async function pdfText(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const content = await (await pdf.getPage(index + 1)).getTextContent();
      return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

describe('from a hypothesis to a verdict', () => {
  it('made on the canvas, launched, researched, finished, exported, over a reload and in a second tab', async () => {
    await page.goto('/experiments');
    await listed(page, 16);
    const second = await context.newPage();
    await second.goto('/experiments');
    await listed(second, 16);

    // The backlog's first hypothesis becomes an experiment.
    await page.getByRole('button', { name: 'Бэклог гипотез (15)' }).click();
    const backlog = page.getByRole('region', { name: 'Бэклог гипотез' });
    await backlog.locator('[data-accordion-trigger]').first().click();
    await backlog.getByRole('button', { name: 'Создать эксперимент' }).click();
    const canvas = page.getByRole('dialog', { name: 'MVP Experiment Canvas' });
    await canvas.getByLabel(/Название/).fill('Проверка сквозного пути');
    await canvas.getByRole('button', { name: 'Создать эксперимент' }).click();
    await canvas.waitFor({ state: 'detached' });
    await toast(page, 'Эксперимент создан').waitFor();
    await page.getByRole('button', { name: 'Бэклог гипотез (14)' }).click();
    await listed(page, 17);
    await listed(second, 17);

    // Taken into work: the toast of the missing fields first, then dates and a person in charge.
    await search().fill('сквозного');
    await listed(page, 1);
    await page.getByRole('button', { name: /Проверка сквозного пути/ }).click();
    await page.getByRole('button', { name: 'Взять в работу' }).click();
    const form = page.getByRole('dialog', { name: 'Запуск эксперимента' });
    await form.getByRole('button', { name: 'Запустить', exact: true }).click();
    await toast(page, 'Заполните все обязательные поля: дата запуска, дата окончания и ответственный').waitFor();
    await form.getByLabel(/Ответственный/).selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Запустить', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await toast(page, '"Проверка сквозного пути" взят в работу').waitFor();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Проверка сквозного/ }) });
    await row.getByText('В работе', { exact: true }).waitFor();

    // A round of research for it is a planned study.
    await row.getByRole('button', { name: 'Начать исследование' }).click();
    const round = page.getByRole('dialog', { name: 'Запуск исследования' });
    await round.getByRole('button', { name: 'Запустить исследование' }).click();
    await toast(page, 'Выберите аудиторию и добавьте хотя бы один вопрос').waitFor();
    await round.getByLabel(/Аудитория/).selectOption({ index: 1 });
    await round.getByRole('button', { name: 'Запустить исследование' }).click();
    await round.waitFor({ state: 'detached' });
    await row.getByRole('link', { name: /^Исследование для эксперимента/ }).waitFor();

    // Finished with a verdict: without results it is refused.
    await row.getByRole('button', { name: 'Детали эксперимента' }).click();
    const details = page.getByRole('dialog', { name: 'Детали эксперимента' });
    await details.getByRole('button', { name: 'Завершить эксперимент' }).click();
    await details.getByLabel(/Результаты/).fill('До первого интервью дошли 31 из 50');
    await details.getByLabel(/Выводы/).fill('Пример снимает страх пустого экрана');
    await details.getByRole('radio', { name: /Подтверждена/ }).check();
    await details.getByRole('button', { name: 'Завершить', exact: true }).click();
    await details.getByRole('button', { name: 'Назад к деталям' }).waitFor({ state: 'detached' });
    await details.getByText('До первого интервью дошли 31 из 50').waitFor();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await row.getByText('Завершен', { exact: true }).waitFor();

    // Exports are real files.
    expect(await pdfText(await exported('PDF'))).toContain('Проверка сквозного пути');
    const sheets = await readXlsxFile(await exported('XLSX'));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Эксперименты', 'История']);
    expect(JSON.stringify(sheets[0]?.data)).toContain('До первого интервью дошли 31 из 50');

    // A reload shows the same, and the study is among the studies.
    await page.reload();
    await row.getByText('Завершен', { exact: true }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: /Исследование для эксперимента «Проверка сквозного пути»/ }).waitFor();
  });

  it('a card is carried to the next column by keyboard, taken back from the toast, and stays after a reload', async () => {
    await page.goto('/experiments?view=board');
    const column = (status: string) => page.locator(`[data-stage=awareness] [data-column="${status}"]`);
    const name = 'Статья «Десять ошибок первого интервью»';
    await column('New').getByText(name).waitFor();
    const carry = async () => {
      await column('New').locator('[data-card]').first().focus();
      await page.keyboard.press('Space');
      await page.waitForSelector('[data-look=lifted], [data-look=gone]');
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('[data-column="In Progress"][data-over=move]');
      await page.keyboard.press('Space');
      await column('In Progress').getByText(name).waitFor();
    };
    await carry();
    await toast(page, 'Эксперимент перенесён').waitFor();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await column('New').getByText(name).waitFor();
    await carry();
    await page.reload();
    await column('In Progress').getByText(name).waitFor();
  });

  it('changed in another tab while its form is open: said, what was typed stays, and the next try goes through', async () => {
    await page.goto('/experiments');
    await listed(page, 16);
    const second = await context.newPage();
    await second.goto('/experiments?view=board');
    const column = (status: string) => second.locator(`[data-stage=awareness] [data-column="${status}"]`);
    await search().fill('Десять ошибок');
    await listed(page, 1);
    await page.getByRole('button', { name: /Десять ошибок первого интервью/ }).click();
    await page.getByRole('button', { name: 'Детали эксперимента' }).click();
    const details = page.getByRole('dialog', { name: 'Детали эксперимента' });
    await details.getByRole('button', { name: 'Завершить эксперимент' }).click();
    await details.getByLabel(/Результаты/).fill('Прочитали 900 человек');
    await details.getByRole('radio', { name: /Подтверждена/ }).check();

    await column('New').locator('[data-card]').first().focus();
    await second.keyboard.press('Space');
    await second.waitForSelector('[data-look=lifted], [data-look=gone]');
    await second.keyboard.press('ArrowRight');
    await second.waitForSelector('[data-column="In Progress"][data-over=move]');
    await second.keyboard.press('Space');
    await column('In Progress')
      .getByText(/Десять ошибок/)
      .waitFor();

    await details.getByRole('button', { name: 'Завершить', exact: true }).click();
    await details.getByRole('alert').filter({ hasText: 'Запись уже изменилась' }).waitFor();
    expect(await details.getByLabel(/Результаты/).inputValue()).toBe('Прочитали 900 человек');
    await details.getByRole('button', { name: 'Завершить', exact: true }).click();
    await column('Done')
      .getByText(/Десять ошибок/)
      .waitFor();
  });
});
