// Only so that Vite's scan finds them: found first in a worker, they would make Vite reload the page in the middle of a test.
import 'fontkit';
import 'pdfkit';
import 'write-excel-file/universal';
import { RECORD_CARDS, readRecords } from '#src/domain/boards/cardRecords.ts';
import { PDFWorker, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/browser';
import { describe, expect, test } from 'vitest';

import { strategyDocument, visionBoardDocument, type NamedBoard } from '../../app/shared/board/pdf.ts';
import { boardSheets } from '../../app/shared/board/workbook.ts';
import { writeDocumentHtml } from '../../app/exporters/html.ts';
import { makePdf } from '../../app/exporters/pdf.ts';
import { pdfPageToPng, pdfToPng } from '../../app/exporters/png.ts';
import { makeWorkbook } from '../../app/exporters/spreadsheet.ts';
import type { Board } from '../../src/domain/boards/board.ts';
import { BOARD_CARDS, CHAT_CARDS, contentOf } from '../../src/domain/boards/cards.ts';
import { SHOWN_CARDS } from '../../src/domain/boards/shown.ts';
import { lineText, plainText, readBlocks } from '../../src/domain/boards/cardText.ts';
import { capitalized, readCanvas } from '../../src/domain/boards/cardForms/canvas.ts';
import { numbersText, readOkr } from '../../src/domain/boards/cardForms/okr.ts';
import { lookOf } from '../../src/features/boards/strategicCanvasPicture.ts';
import { colors } from '../../src/theme/tokens.ts';
import { marketBoard } from '../../src/samples/boards/board-market.ts';
import { marketingBoard } from '../../src/samples/boards/board-marketing.ts';
import { productBoard } from '../../src/samples/boards/board-product.ts';
import { visionBoard } from '../../src/samples/boards/board-vision.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

const about = { company: 'ООО «Ёж»', date: '2026-11-21' };
const strategy: readonly NamedBoard[] = [
  { id: 'market', board: marketBoard },
  { id: 'product', board: productBoard },
  { id: 'marketing', board: marketingBoard },
];
/** Lines break anywhere, after a hyphen too. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** Every word of a card that the screen shows, without the marks that nobody sees there. */
function wordsOf(board: Board | null, field: BoardField): string[] {
  const content = contentOf(board, field);
  const [canvas, objectives] = [readCanvas(content), readOkr(content)];
  if (field === 'strategicCanvas' && canvas) {
    return [...canvas.competitors.map(capitalized), ...canvas.factors.map(({ name }) => name), canvas.note];
  }
  if (field === 'okr' && objectives) {
    return objectives.flatMap(({ title, results }) => [
      title,
      ...results.flatMap((one) => [one.text, numbersText(one)]),
    ]);
  }
  const card = RECORD_CARDS[field];
  const records = card && readRecords(content, card);
  // A name, its figure and the rest stand apart: what parted them in the list is drawn by nobody.
  if (records) return [...records.rows.flat(), records.note].flatMap((text) => text.split(/\s+/));
  if (field === 'pestel') return content.split(/\*\*(.*?)\.\*\* ?/).filter(Boolean);
  return readBlocks(content).flatMap((block) => {
    if (block.kind === 'paragraph') return block.lines.map(lineText);
    if (block.kind === 'list') return block.items.map(lineText);
    return [block.head, ...block.rows].flat().flatMap((cell) => lineText(cell).split(' '));
  });
}

/** Longest run without a space: text of several columns is read a line at a time, whatever stands beside. */
function missing(page: string, words: readonly string[]): string[] {
  return words.flatMap((text) => text.split(/\s+/)).filter((word) => !page.includes(squeezed(word)));
}

/** A vision board whose «Продукт» says something. */
const boardWith = (content: string): Board => ({
  ...visionBoard,
  cards: { ...visionBoard.cards, product: { content, editedAt: '2026-11-01T10:00:00Z', position: 'a' } },
});

/** How much of a drawing has a colour. */
async function inkOf(blob: Blob, [red, green, blue]: readonly number[]): Promise<number> {
  const picture = await createImageBitmap(blob);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
  }
  return count;
}

/** `#rrggbb` as numbers. */
const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A piece of text where it stands, points from the lower left corner. */
interface Item {
  readonly text: string;
  readonly font: string;
  readonly x: number;
  readonly y: number;
}

async function readBack(
  blob: Blob,
): Promise<{ pages: string[]; sizes: number[][]; title: unknown; items: readonly Item[] }> {
  const { default: ParserWorker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker');
  const port = new ParserWorker();
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), worker: PDFWorker.create({ port }) });
  const pdf = await task.promise;
  const pages: string[] = [];
  const sizes: number[][] = [];
  const texts: Item[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')));
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x = 0, y = 0] = item.transform.slice(4).map(Number);
      texts.push({ text: item.str.trim(), font: item.fontName, x, y: Math.round(y * 10) / 10 - number * 1000 });
    }
    sizes.push(page.view.slice(2).map(Math.round));
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  port.terminate();
  return { pages, sizes, title: 'Title' in info ? info.Title : null, items: texts };
}

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
};

describe('the vision board as PDF', () => {
  test('is one landscape A4 page with every word of what the screen shows', async () => {
    const { pages, sizes, title } = await readBack(
      await makePdf(visionBoardDocument({ ...about, board: visionBoard })),
    );
    expect(sizes).toEqual([[842, 595]]);
    expect(title).toBe('Vision Board');
    expect(pages[0]).toContain(squeezed('ООО «Ёж» · 21 ноября 2026 г.'));
    for (const { field, title: name } of SHOWN_CARDS.vision) {
      // The statement stands below the board's name, and needs none of its own.
      expect(pages[0]).toContain(field === 'vision' ? 'VisionBoard' : squeezed(name));
      expect(missing(pages[0] ?? '', wordsOf(visionBoard, field))).toEqual([]);
    }
    expect(pages[0]).not.toMatch(/¤|\*\*/);
  });

  test('has the nine sections of the chat when asked', async () => {
    const { pages } = await readBack(
      await makePdf(visionBoardDocument({ ...about, board: visionBoard, cards: CHAT_CARDS })),
    );
    expect(pages).toHaveLength(1);
    for (const { field, title } of CHAT_CARDS) {
      expect(pages[0]).toContain(squeezed(title));
      expect(missing(pages[0] ?? '', wordsOf(visionBoard, field))).toEqual([]);
    }
  });

  test('emoji are text on the same page; what no type has is told in the footer, not on a page of its own', async () => {
    const { pages, items } = await readBack(
      await makePdf(visionBoardDocument({ ...about, board: boardWith('Взлетаем 🚀 всей семьёй 👨‍👩‍👧, да ❤️') })),
    );
    expect(pages).toHaveLength(1);
    expect(items.map(({ text }) => text)).toEqual(expect.arrayContaining(['🚀', '👨‍👩‍👧', '❤️']));
    expect(pages[0]).not.toContain('¤');
    const replaced = await readBack(await makePdf(visionBoardDocument({ ...about, board: boardWith('日本') })));
    expect(replaced.pages).toHaveLength(1);
    expect(replaced.pages[0]).toContain('¤—символ,которогонетвшрифтедокумента');
  });

  test('bold is bold, a list hangs on its marks', async () => {
    const { items } = await readBack(
      await makePdf(
        visionBoardDocument({ ...about, board: boardWith('Это **очень важно** знать\n\n- первое\n- второе') }),
      ),
    );
    const find = (text: string) => items.find((item) => item.text === text);
    const [usual, bold] = [find('Это'), find('очень важно')];
    expect(usual && bold && bold.font !== usual.font).toBe(true);
    expect(find('Продукт')?.font).toBe(bold?.font);
    expect(items.map(({ text }) => squeezed(text)).join('\n')).toMatch(/^•\n?первое$/m);
  });

  test.each(['4 900 ₽', '4\u00A0900\u00A0₽', '4\u202F900\u202F₽', '**4 900** ₽'])(
    '«%s» never breaks, wherever the line ends',
    async (price) => {
      const many = Array.from({ length: 40 }, (_, index) => `${'щ'.repeat(index % 9)} ${price}`).join(' ');
      const { items } = await readBack(await makePdf(visionBoardDocument({ ...about, board: boardWith(many) })));
      const lines = new Map<string, string>();
      for (const { text, x, y } of items) {
        // The card stands in the last column: its lines by their height.
        if (x > 550) lines.set(`${y}`, (lines.get(`${y}`) ?? '') + text);
      }
      const said = [...lines.values()].map(squeezed);
      expect(said.join('').match(/4900₽/g)?.length).toBe(40);
      expect(said.filter((line) => /(?:4|900)$/.test(line) || /^(?:900|₽)/.test(line))).toEqual([]);
    },
  );

  test('grows to more pages rather than losing a word', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `слово${index}`);
    const board: Board = {
      ...visionBoard,
      cards: {
        ...visionBoard.cards,
        needs: { content: words.join(' '), editedAt: '', position: 'a' },
        product: { content: 'щ'.repeat(3000), editedAt: '', position: 'b' },
      },
    };
    const { pages } = await readBack(await makePdf(visionBoardDocument({ ...about, board })));
    const all = pages.join('');
    expect(pages.length).toBeGreaterThan(2);
    expect(words.filter((word) => !all.includes(word))).toEqual([]);
    expect(all.match(/щ{2,}/g)?.join('').length).toBe(3000);
    expect(all).toContain('(продолжение)');
    expect(missing(all, wordsOf(board, 'costFactors'))).toEqual([]);
    expect(pages.at(-1)).toContain(`Страница${pages.length}из${pages.length}`);
  });

  test('says that nothing is there when there is no board', async () => {
    const { pages } = await readBack(await makePdf(visionBoardDocument({ ...about, board: null })));
    expect(pages[0]?.match(/Данныенепредоставлены/g)).toHaveLength(11);
  });
});

describe('the strategy as PDF', () => {
  test('holds every word of all three boards, each on its own page', async () => {
    const { pages, title } = await readBack(await makePdf(strategyDocument({ ...about, boards: strategy })));
    expect(title).toBe('Стратегия');
    const all = pages.join('');
    for (const { id, board } of strategy) {
      for (const { field, title: name } of BOARD_CARDS[id]) {
        expect(all).toContain(squeezed(name));
        expect(missing(all, wordsOf(board, field))).toEqual([]);
      }
    }
    expect(all).not.toMatch(/5\/2\/1|\*\*|\|/);
    expect(pages.filter((page) => page.includes('Стратегия:')).length).toBeGreaterThanOrEqual(3);
  });

  test('the competitors are a table: a row on one line, columns under their heads', async () => {
    const { items } = await readBack(await makePdf(strategyDocument({ ...about, boards: strategy.slice(0, 1) })));
    const row = items.find(({ text }) => text === 'Агентства');
    const cells = items.filter(({ y, x }) => row && y === row.y && x >= row.x && x < row.x + 260);
    expect(cells.map(({ text }) => text)).toEqual(['Агентства', 'да', 'частично', 'нет']);
    const head = items.find(({ text, y }) => row && y > row.y && text.startsWith('Дают'));
    expect(head && cells[2] && Math.abs(head.x - cells[2].x)).toBeLessThan(1);
  });

  test('the strategic canvas is its curve, in the colours of the screen; OKR has its bars', async () => {
    const market = await makePdf(strategyDocument({ ...about, boards: strategy.slice(0, 1) }));
    const picture = await pdfToPng(market, { width: 1684 });
    for (const index of [0, 1, 2]) expect(await inkOf(picture, rgb(lookOf(index).ink))).toBeGreaterThan(300);
    const without: Board = { ...marketBoard, cards: { ...marketBoard.cards } };
    delete (without.cards as Partial<Record<BoardField, unknown>>).strategicCanvas;
    const bare = await pdfToPng(
      await makePdf(strategyDocument({ ...about, boards: [{ id: 'market', board: without }] })),
      {
        width: 1684,
      },
    );
    for (const index of [0, 1, 2]) expect(await inkOf(bare, rgb(lookOf(index).ink))).toBe(0);
    const product = await pdfToPng(await makePdf(strategyDocument({ ...about, boards: strategy.slice(1, 2) })), {
      width: 1684,
    });
    expect(await inkOf(product, rgb(colors.accent[0]))).toBeGreaterThan(5000);
  }, 60_000);
});

describe('boards as pictures', () => {
  test('are twice the page, pages one under another', async () => {
    const vision = await makePdf(visionBoardDocument({ ...about, board: visionBoard }));
    expect(await sizeOf(await pdfPageToPng(vision, { width: 1684 }))).toEqual([1684, 1191]);
    const whole = await makePdf(strategyDocument({ ...about, boards: strategy }));
    const { pages } = await readBack(whole);
    const [width = 0, height = 0] = await sizeOf(await pdfToPng(whole, { width: 1684 }));
    expect(width).toBe(1684);
    expect(Math.abs(height - 1190.55 * pages.length)).toBeLessThan(pages.length);
  }, 60_000);

  test('too tall for a browser, they are drawn smaller as a whole', async () => {
    const many = await makePdf(
      strategyDocument({ ...about, boards: Array.from({ length: 15 }, () => strategy[0] as NamedBoard) }),
    );
    const [, height = 0] = await sizeOf(await pdfToPng(many, { width: 1684 }));
    expect(height).toBeGreaterThan(15_900);
    expect(height).toBeLessThan(16_100);
  }, 60_000);
});

/** The cards of a board's HTML file: title, words in order, whether anything could run or be fetched. */
function cardsIn(html: string): readonly { readonly title: string; readonly element: Element }[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('.cells > li')].map((element) => ({
    title: element.querySelector('h2')?.textContent ?? '',
    element,
  }));
}

const htmlOf = (one: NamedBoard): string => writeDocumentHtml(strategyDocument({ ...about, boards: [one] }));

describe('boards as one HTML file', () => {
  test('holds every card with every word, tables as tables, lists as lists', () => {
    for (const one of strategy) {
      const cards = cardsIn(htmlOf(one));
      expect(cards.map(({ title }) => title)).toEqual(BOARD_CARDS[one.id].map(({ title }) => title));
      for (const [index, { field }] of BOARD_CARDS[one.id].entries()) {
        const { element } = cards[index] ?? {};
        expect(missing(squeezed(element?.textContent ?? ''), wordsOf(one.board, field))).toEqual([]);
        const blocks = readBlocks(contentOf(one.board, field));
        const plain = !(field in RECORD_CARDS) && field !== 'okr' && field !== 'pestel' && field !== 'strategicCanvas';
        if (!plain) continue;
        const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
        expect(element?.querySelectorAll('li')).toHaveLength(items.length);
        expect(element?.querySelectorAll('table')).toHaveLength(blocks.filter(({ kind }) => kind === 'table').length);
      }
    }
  });

  test('the strategic canvas is one picture with a name, and a table of its numbers', () => {
    const canvas = cardsIn(htmlOf(strategy[0] as NamedBoard)).find(({ title }) => title === 'Стратегическая канва');
    const picture = canvas?.element.querySelector('svg[role=img]');
    expect(picture?.getAttribute('aria-label')).toContain('Агентство');
    expect(picture?.querySelectorAll('polyline').length).toBeGreaterThan(7);
    const rows = [...(canvas?.element.querySelectorAll('details tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows.slice(0, 2)).toEqual([
      ['Фактор', 'Мы', 'Агентство', 'Диктофон и таблица'],
      ['Скорость до вывода', '5', '2', '1'],
    ]);
  });

  test('fetches and runs nothing, whatever stands on its cards', () => {
    const hostile = '<script>alert(1)</script> <img src=x onerror=alert(1)> **"><svg onload=alert(1)>**';
    const html = writeDocumentHtml(
      visionBoardDocument({ ...about, board: boardWith(hostile), title: '</title><script>' }),
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('script, img, link, iframe, object, [onload], [onerror]')).toHaveLength(0);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
    expect(page.body.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(page.title).toBe('</title><script>');
  });

  test('says so where nobody has written', () => {
    const cards = cardsIn(writeDocumentHtml(visionBoardDocument({ ...about, board: null })));
    expect(cards.map(({ element }) => element.querySelector('p')?.textContent)).toEqual(
      Array.from({ length: 10 }, () => 'Данные не предоставлены'),
    );
  });
});

test('the workbook draws what the screen draws: the canvas as a chart over its cells, bars where OKR has them', async () => {
  const parts = unzipSync(new Uint8Array(await (await makeWorkbook(boardSheets(strategy))).arrayBuffer()));
  const xml = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
  const charts = Object.keys(parts).filter((path) => path.startsWith('xl/charts/'));
  expect(charts).toHaveLength(1);
  const chart = new DOMParser().parseFromString(xml(charts[0] ?? ''), 'application/xml');
  const formulas = [...chart.getElementsByTagName('c:f')].map(({ textContent }) => textContent);
  expect(formulas.slice(0, 3)).toEqual([
    "'Стратегическая канва'!$B$1:$B$1",
    "'Стратегическая канва'!$A$2:$A$7",
    "'Стратегическая канва'!$B$2:$B$7",
  ]);
  const values = [...chart.getElementsByTagName('c:val')].map((one) =>
    [...one.getElementsByTagName('c:v')].map(({ textContent }) => textContent),
  );
  expect(values[0]).toEqual(['5', '3', '5', '4', '5', '4']);
  expect(xml('[Content_Types].xml')).toContain(`/${charts[0]}`);
  const sheets = Object.keys(parts).filter((path) => /^xl\/worksheets\/sheet\d+\.xml$/.test(path));
  expect(sheets.filter((path) => xml(path).includes('type="dataBar"'))).toHaveLength(1);
});

test('boards as a workbook: a row for each card, a sheet for each table', async () => {
  const sheets = await readXlsxFile(await makeWorkbook(boardSheets(strategy)), { trim: false });
  const [sheet] = sheets;
  const cellsOf = (name: string) => sheets.find((one) => one.sheet === name)?.data;
  expect(sheet?.sheet).toBe('Стратегия');
  expect(sheet?.data).toHaveLength(1 + 9 + 9 + 14);
  expect(sheet?.data[0]).toEqual(['Доска', 'Карточка', 'Текст', 'Изменено']);
  expect(sheet?.data[3]).toEqual([
    'Рынок',
    'Карта конкурентов',
    plainText(contentOf(marketBoard, 'competitorMap')),
    new Date('2026-10-23T00:00:00Z'),
  ]);
  // What is a table on a card has a sheet with cells of its own.
  expect(cellsOf('Карта конкурентов')?.slice(0, 2)).toEqual([
    ['Карта конкурентов', 'Сами проводят интервью', 'Дают проверить вывод', 'Ведут до эксперимента'],
    ['Агентства', 'да', 'частично', 'нет'],
  ]);
  expect(cellsOf('Стратегическая канва')?.slice(0, 2)).toEqual([
    ['Фактор', 'Мы', 'Агентство', 'Диктофон и таблица'],
    ['Скорость до вывода', 5, 2, 1],
  ]);
  expect(cellsOf('OKR')?.[2]).toEqual([
    'Команды возвращаются каждую неделю (четвёртый квартал 2026 года)',
    'Отток после первого месяца',
    9,
    6,
    8,
    '%',
    33,
  ]);
  const texts = (sheet?.data ?? []).map((row) => String(row[2]));
  expect(texts.filter((text) => /\*\*|5 \/ 2 \/ 1/.test(text))).toEqual([]);
  expect(texts.join('\n')).toContain('• Скорость до вывода: мы — 5, агентство — 2, диктофон и таблица — 1');
  const [vision] = await readXlsxFile(await makeWorkbook(boardSheets([{ id: 'vision', board: null }])));
  expect(vision?.sheet).toBe('Vision Board');
  expect(vision?.data[1]).toEqual(['Vision Board', 'Формулировка видения', null, null]);
});
