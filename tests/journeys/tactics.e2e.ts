import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, readPdf, toast, workspaceOpen } from '../support/page/journey.ts';
import { brokenWords } from '../support/page/layout.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const stageHeading = (stage: string, count: number) =>
  page.getByRole('heading', { name: `Точки касания в этапе ${stage} (${count})` });
const canvasDialog = () => page.getByRole('dialog', { name: 'MVP Experiment Canvas' });

/** Downloads an export of the menu in a format. */
const exported = (format: 'PDF' | 'PNG') =>
  downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Экспорт карты' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  });

const mapText = async () => (await readPdf((await exported('PDF')).file)).text;

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
      await made.and(page.locator(':focus')).waitFor();
      await second.locator('[data-stage=activation] [data-column=New]').getByText(name).waitFor();
    }

    await page.reload();
    await showAll();
    await page.getByRole('link', { name: 'Проверка из Тактики, первая' }).waitFor();
    await page.getByRole('link', { name: 'Проверка из Тактики, вторая' }).click();
    await page.getByRole('heading', { level: 1, name: 'Эксперименты' }).waitFor();
    await page.getByRole('button', { name: 'Детали эксперимента' }).waitFor();
  });

  it('an empty company is empty: examples come only when asked for, marked, and are in no count', async () => {
    await page.goto('/onboarding');
    await page.getByLabel(/^Название компании/).fill('Пустая');
    await page.getByLabel(/^Первый продукт/).fill('Продукт');
    await page.getByLabel(/^Первый продукт/).press('Enter');
    await page.waitForURL('**/chat');
    const invented = page.getByText(/[1-9]\d*\sгипотез|[1-9]\d*\sв\sработе|^пример/i);

    await page.goto('/journey?view=map');
    await page.getByRole('heading', { name: 'На карте пока ничего нет' }).waitFor();
    expect(await mapText()).toContain('Примеры не показаны');
    await page.getByRole('button', { name: 'Список' }).click();
    await stageHeading('Awareness', 4).waitFor();
    await page.getByRole('button', { name: /^Неосознанная потребность/ }).click();
    await page.getByRole('heading', { name: 'Находок пока нет' }).waitFor();
    expect(await invented.count()).toBe(0);

    await page.getByRole('switch', { name: 'Показать примеры' }).click();
    await page.getByText(/Вся карточка составлена для примера/).waitFor();
    expect(new URL(page.url()).searchParams.get('examples')).toBe('1');
    expect(await page.getByText(/[1-9]\d*\sгипотез/).count()).toBe(0);
    await page.getByRole('button', { name: 'Карта пути' }).click();
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.getByText('—', { exact: true }).count()).toBe(30);
    expect(await mapText()).toContain('не находка и не в счёт');

    // An example taken up is the team's own, but stays an example for ever: its experiment says so in its place.
    await page.getByRole('button', { name: /^1\. Неосознанная потребность/ }).press('Enter');
    await page
      .getByRole('button', { name: /^Создать эксперимент/ })
      .first()
      .click();
    await canvasDialog()
      .getByLabel(/Название/)
      .fill('Проверка из примера');
    await canvasDialog().getByRole('button', { name: 'Создать эксперимент' }).click();
    await page.getByRole('link', { name: 'Проверка из примера' }).waitFor();
    await page.getByRole('switch', { name: 'Показать примеры' }).click();
    await page
      .getByText(/^1\sгипотеза$/)
      .first()
      .waitFor();
    await page.getByText(/^пример/).waitFor();
    await expect.poll(() => page.getByText('Не записано').count()).toBe(5);

    // Back: the examples were switched on and off, each a step.
    await page.goBack();
    await page.getByText(/Вся карточка составлена для примера/).waitFor();
  });

  it('the map’s buttons lead to the list with the focus, by mouse and by keyboard', { tags: 'full' }, async () => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const map = () => page.goto('/journey?view=map').then(() => page.getByRole('table').waitFor());
    await map();
    // On a small laptop no word of it is cut in two, and the views are beside the title.
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const views = await page.getByRole('button', { name: 'Список' }).boundingBox();
    expect(views?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /— Pains, Retention/ }).press('Enter');
    await stageHeading('Retention', 6).waitFor();
    await expect.poll(focused).toBe('Точки касания в этапе Retention (6)');
    await map();
    await page.getByRole('button', { name: 'Referral', exact: true }).click();
    await expect.poll(focused).toBe('Точки касания в этапе Referral (6)');
    await map();
    await page.getByRole('button', { name: /^12\. Проведение первого интервью/ }).press('Enter');
    await expect.poll(focused).toContain('Проведение первого интервью');
  });

  it('a quote from a study leads to its place in the text', { tags: 'full' }, async () => {
    await page.goto('/journey?stage=acquisition&q=как+респондент&where=quotes');
    await page.locator('[data-accordion-trigger]').first().click();
    await page
      .getByRole('button', { name: /как респондент/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Детали исследования' });
    await dialog.getByText('Цитата респондента:').waitFor();
    await dialog.getByRole('link').click();
    await page
      .getByRole('region', { name: 'Текст материала' })
      .locator('mark')
      .filter({ hasText: 'как респондент' })
      .waitFor();
    await page.goBack();
    await stageHeading('Acquisition', 1).waitFor();
  });

  it('the carousel by keyboard, over a reload and the back button', { tags: 'full' }, async () => {
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

  it('an unknown stage in the address is said, and the first one is shown', { tags: 'full' }, async () => {
    await page.goto('/journey?stage=нечто');
    await page.getByText('Этапа «нечто» нет, показан Awareness.').waitFor();
    await stageHeading('Awareness', 4).waitFor();
    await page.getByRole('radio', { name: /^Revenue/ }).click();
    await page.getByText('Этапа «нечто» нет').waitFor({ state: 'detached' });
  });

  it('the whole map as PDF and PNG: opened and read', { tags: 'full' }, async () => {
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

  it('a damaged touchpoint name has a card of its own, and nothing is lost', { tags: 'full' }, async () => {
    await page.goto('/journey');
    await stageHeading('Awareness', 4).waitFor();
    await workspaceOpen(page);
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
