import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { downloadBy, eachProfile, readPdf, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const exported = (format: string) =>
  downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Скачать' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  });

const squeezed = (text: string): string => text.replaceAll(/[\s\u2060]+/g, '');

/** Text of a board's cards on the screen, card by card: the texts to read, without the controls. */
const onScreen = (): Promise<readonly { readonly title: string; readonly texts: readonly string[] }[]> =>
  page.evaluate(() => {
    const lists = [...document.querySelectorAll('ul')];
    const grid = lists.find((list) => list.querySelector(':scope > li h2, :scope > li h3') && list.children.length > 5);
    return [...(grid?.children ?? [])].map((card) => ({
      title: card.querySelector('h2, h3')?.textContent ?? '',
      texts: [...card.querySelectorAll('p > span, li, th, td, dt, dd')]
        .filter(
          (one) =>
            one.querySelector('p, li, td, table, button, svg') === null && one.closest('button, details') === null,
        )
        .map((one) => one.textContent.trim())
        .filter((text) => text !== '' && !/^[1-5]$/.test(text)),
    }));
  });

/** The words of a presentation's slides. */
function slidesOf(file: Buffer): string[] {
  const parts = unzipSync(new Uint8Array(file));
  const count = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  return Array.from({ length: count }, (_, index) =>
    [...strFromU8(parts[`ppt/slides/slide${index + 1}.xml`] ?? new Uint8Array()).matchAll(/<a:t>([^<]*)<\/a:t>/g)]
      .map(([, text = '']) => text)
      .join(''),
  );
}

describe('files of a board', () => {
  it.each(['market', 'product'])('%s: PDF, PPTX and HTML say what the screen says', async (tab) => {
    await page.goto(tab === 'market' ? '/strategy' : `/strategy?tab=${tab}`);
    await page.getByRole('heading', { name: tab === 'market' ? 'Барьеры входа' : 'Варианты решений' }).waitFor();
    const cards = await onScreen();
    expect(cards.length).toBeGreaterThanOrEqual(9);
    const texts = cards.flatMap((card) => [card.title, ...card.texts]);
    expect(texts.length).toBeGreaterThan(40);

    const html = await exported('HTML');
    await toast(page, 'Экспорт в HTML').waitFor();
    expect(html.name).toMatch(/^Стратегия, .+ — .+ — \d{4}-\d\d-\d\d\.html$/);
    // Read within the page: a journey opens no other address.
    const file = await page.evaluate((source) => {
      const read = new DOMParser().parseFromString(source, 'text/html');
      return {
        titles: [...read.querySelectorAll('.cells h2')].map(({ textContent }) => textContent),
        text: read.body.textContent,
        links: read.querySelectorAll('script, link, img, iframe, [src], [href]').length,
      };
    }, html.file.toString('utf8'));
    const said = squeezed(file.text);
    expect(file.links).toBe(0);
    expect(file.titles).toEqual(cards.map(({ title }) => title));
    expect(texts.filter((text) => !said.includes(squeezed(text)))).toEqual([]);

    const pptx = await exported('PPTX');
    await toast(page, 'Экспорт в PPTX').waitFor();
    expect(pptx.name).toMatch(/\.pptx$/);
    const slides = squeezed(slidesOf(pptx.file).join(''));
    // The chart's words are in the chart.
    const drawn = new Set(cards.filter(({ title }) => title === 'Стратегическая канва').flatMap((card) => card.texts));
    const told = texts.filter((text) => !drawn.has(text));
    expect(told.filter((text) => !slides.includes(squeezed(text)))).toEqual([]);

    const pages = squeezed((await readPdf((await exported('PDF')).file)).text);
    const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => !pages.includes(squeezed(word)));
    expect(words).toEqual([]);
  });
});

/** The words of every cell of a workbook, by its sheets. */
async function cellsOf(file: Buffer): Promise<ReadonlyMap<string, readonly (readonly unknown[])[]>> {
  const sheets = await readXlsxFile(file);
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

it('files of a list say whose it is, what it was narrowed by and what a row opens into: one product, and all together', async () => {
  const saved = (format: string) =>
    downloadBy(page, async () => {
      await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
      await page.getByRole('menuitem', { name: format }).click();
    });
  await page.goto('/experiments');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.keyboard.press('Control+b');
  await page.getByRole('link', { name: 'Добавить продукт' }).click();
  await page
    .getByRole('dialog', { name: 'Новый продукт' })
    .getByLabel(/^Название продукта/)
    .fill('Голосовые интервью');
  await page.keyboard.press('Enter');
  await toast(page, 'Продукт добавлен').waitFor();

  // All together, narrowed by a status.
  await page.goto('/experiments?product=all&status=Done');
  const rows = page.getByRole('main').locator('[data-accordion-trigger]');
  await page.getByRole('heading', { name: /^Список экспериментов \(4\)/ }).waitFor();
  const names = await rows.allTextContents();
  const all = await saved('XLSX');
  expect(all.name).toMatch(/^Эксперименты — .+ · все продукты — \d{4}-\d\d-\d\d\.xlsx$/);
  const sheets = await cellsOf(all.file);
  const [head = [], ...records] = sheets.get('Эксперименты') ?? [];
  const column = (name: string) => records.map((row) => row[head.indexOf(name)]);
  expect(column('Продукт')).toEqual(records.map(() => 'Азимут'));
  // In the order of the screen.
  const titles = column('Название эксперимента').map(String);
  expect(titles).toHaveLength(4);
  expect(titles.filter((title, at) => !names[at]?.includes(title))).toEqual([]);
  expect((sheets.get('О файле') ?? []).flat().map(String)).toContain('Отобраны: статус «Завершен».');
  const paper = await readPdf((await saved('PDF')).file);
  const said = squeezed(paper.text);
  for (const one of ['· все продукты ·', 'Отобраны: статус «Завершен».', 'подтвердилось 2 из 4 (50 %)', ...titles]) {
    expect(said).toContain(squeezed(one));
  }
  for (const text of [...column('Сценарий'), ...column('Каналы'), ...column('Исследование')].filter(Boolean)) {
    expect(said).toContain(squeezed(String(text)));
  }

  // The first product alone: its name replaces the list of all; the map of the journey says it, too.
  await page.goto('/journey?product=main&view=map');
  await page.getByRole('table').first().waitFor();
  const map = await downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Экспорт карты' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
  });
  expect(map.name).toContain('Азимут · Азимут');
  expect((await readPdf(map.file)).text).toContain('Азимут · Азимут');
});
