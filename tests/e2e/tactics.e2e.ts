import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, toast } from '../support/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const stageHeading = (stage: string, count: number) =>
  page.getByRole('heading', { name: `Точки касания в этапе ${stage} (${count})` });
const canvasDialog = () => page.getByRole('dialog', { name: 'MVP Experiment Canvas' });

/** What the menu of exports gives in a format. */
const exported = (format: 'PDF' | 'PNG') =>
  downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Экспорт карты' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  });

describe('where in the journey people stumble, and what to try', () => {
  it('an example and a finding become experiments that stand on the board after a reload and in a second tab', async () => {
    const second = await openBehind(page);
    await second.goto('/experiments?view=board');
    await page.goto('/journey');
    await stageHeading('Awareness', 4).waitFor();
    await page.getByRole('radio', { name: /^Activation/ }).click();
    await stageHeading('Activation', 5).waitFor();
    await page.getByRole('button', { name: /^Онбординг/ }).click();
    const showAll = () => page.getByRole('button', { name: /^Показать все гипотезы/ }).click();
    await showAll();

    for (const name of ['Проверка из Тактики, первая', 'Проверка из Тактики, вторая']) {
      const create = page.getByRole('button', { name: 'Создать эксперимент' });
      await create.first().click();
      expect(
        await canvasDialog()
          .getByLabel(/Название/)
          .inputValue(),
      ).toMatch(/^Эксперимент: .{50}…$/);
      await canvasDialog()
        .getByLabel(/Название/)
        .fill(name);
      await canvasDialog().getByRole('button', { name: 'Создать эксперимент' }).click();
      await canvasDialog().waitFor({ state: 'detached' });
      await toast(page, 'Новый эксперимент добавлен в список').first().waitFor();
      const made = page.getByRole('link', { name });
      await made.waitFor();
      expect(await made.evaluate((link) => link === document.activeElement)).toBe(true);
      await second.locator('[data-stage=activation] [data-column=New]').getByText(name).waitFor();
    }

    await page.reload();
    await showAll();
    await page.getByRole('link', { name: 'Проверка из Тактики, первая' }).waitFor();
    await page.getByRole('link', { name: 'Проверка из Тактики, вторая' }).click();
    await page.getByRole('heading', { level: 1, name: 'Эксперименты' }).waitFor();
    await page.getByRole('button', { name: 'Детали эксперимента' }).waitFor();
  });

  it('a quote from a study leads to its place in the text', async () => {
    await page.goto('/journey?stage=acquisition&q=как+респондент&where=quotes');
    await page.locator('[data-accordion-trigger]').first().click();
    await page
      .getByRole('button', { name: /как респондент/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Детали исследования' });
    await dialog.getByText('Цитата респондента:').waitFor();
    await dialog.getByRole('link').click();
    await page.getByRole('dialog').locator('mark').filter({ hasText: 'как респондент' }).waitFor();
    await page.goBack();
    await stageHeading('Acquisition', 1).waitFor();
  });

  it('the carousel by keyboard, over a reload and the back button', async () => {
    await page.goto('/journey?stage=retention&view=cjm');
    await page.getByRole('heading', { name: 'Customer Journey Map - Все этапы воронки' }).waitFor();
    await page.getByText('1 из 6', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Следующая точка' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /^3\sиз\s6/ })
      .waitFor();
    await page.reload();
    await page
      .getByRole('status')
      .filter({ hasText: /^3\sиз\s6/ })
      .waitFor();
    await page.getByRole('radio', { name: /^Referral/ }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^1\sиз\s6/ })
      .waitFor();
    await page.goBack();
    await page
      .getByRole('status')
      .filter({ hasText: /^3\sиз\s6/ })
      .waitFor();
  });

  it('an unknown stage in the address is said, and the first one is shown', async () => {
    await page.goto('/journey?stage=нечто');
    await page.getByText('Этапа «нечто» нет, показан Awareness.').waitFor();
    await stageHeading('Awareness', 4).waitFor();
    await page.getByRole('radio', { name: /^Revenue/ }).click();
    await page.getByText('Этапа «нечто» нет').waitFor({ state: 'detached' });
  });

  it('the whole map as PDF and PNG: opened and read', async () => {
    await page.goto('/journey?view=map');
    await page.getByRole('table').waitFor();
    const pdf = await exported('PDF');
    expect(pdf.name).toMatch(/^Карта пути.*\.pdf$/);
    const document = await getDocument({ data: new Uint8Array(pdf.file) }).promise;
    expect(document.numPages).toBe(1);
    const sheet = await document.getPage(1);
    const text = (await sheet.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const word of ['Awareness', 'Referral', 'Онбординг', 'Pains', 'Gains']) expect(text).toContain(word);

    const png = await exported('PNG');
    expect(png.name).toMatch(/\.png$/);
    expect(png.file.subarray(1, 4).toString()).toBe('PNG');
    expect(png.file.readUInt32BE(16)).toBe(3200);
    expect(png.file.length).toBeGreaterThan(100_000);
  });

  it('a damaged touchpoint name has a card of its own, and nothing is lost', async () => {
    await page.goto('/journey');
    await stageHeading('Awareness', 4).waitFor();
    await page.evaluate(async () => {
      /* eslint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which has no outer scope */
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
        });
      const database = await asked(indexedDB.open('orientir'));
      const store = database.transaction('records', 'readwrite').objectStore('records');
      const rows: { kind: string; record: { stage: string; status: string; touchpoint: string } }[] = await asked(
        store.getAll(),
      );
      const row = rows.find(
        ({ kind, record }) => kind === 'hypothesis' && record.stage === 'awareness' && record.status === 'added',
      );
      if (!row) throw new Error('no hypothesis');
      await asked(store.put({ ...row, record: { ...row.record, touchpoint: 'Точка, которой нет' } }));
      database.close();
    });
    await page.reload();
    await stageHeading('Awareness', 5).waitFor();
    await page.getByRole('button', { name: /^Точка, которой нет/ }).click();
    await page.getByText(/Этой точки касания нет в списке этапа/).waitFor();
  });
});
