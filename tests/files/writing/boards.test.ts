import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/browser';
import { describe, expect, test } from 'vitest';

import { strategyDocument, visionBoardDocument } from '#app/shared/board/pdf.ts';
import { boardSheets } from '#app/shared/board/workbook.ts';
import { makePdf } from '#files/writing/pdf.ts';
import { makeWorkbook } from '#files/writing/spreadsheet.ts';
import type { Board } from '#src/domain/boards/board.ts';
import { BOARD_CARDS, CHAT_CARDS, contentOf } from '#src/domain/boards/cards.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import { plainText } from '#src/domain/boards/cardText.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';
import { openPdf } from '../../support/files/openPdf.ts';
import { runWorkersHere } from '../../support/workersHere.ts';
import { parseXml } from '../../support/files/xml.ts';
import { about, boardWith, missing, squeezed, strategy, wordsOf } from './boardWords.ts';

runWorkersHere();

/** A piece of text and its position, points from the lower left corner. */
interface Item {
  readonly text: string;
  readonly font: string;
  readonly x: number;
  readonly y: number;
}

interface ReadPdf {
  readonly pages: readonly string[];
  readonly sizes: readonly (readonly number[])[];
  readonly title: unknown;
  readonly items: readonly Item[];
}

const readBack = (blob: Blob): Promise<ReadPdf> =>
  openPdf(blob, async (pdf) => {
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
    return { pages, sizes, title: 'Title' in info ? info.Title : null, items: texts };
  });

describe('the vision board as PDF', () => {
  test('is one landscape A4 page with every word of what the screen shows', async () => {
    const { pages, sizes, title } = await readBack(
      await makePdf(visionBoardDocument({ ...about, board: visionBoard })),
    );
    expect(sizes).toEqual([[842, 595]]);
    expect(title).toBe('Vision Board');
    expect(pages[0]).toContain(squeezed('ООО «Ёж» · 21 ноября 2026 г.'));
    for (const { field, title: name } of SHOWN_CARDS.vision) {
      // The statement is below the board's name, and needs none of its own.
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
        // The card is in the last column: its lines by their height.
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
});

test('the workbook draws what the screen draws: the canvas as a chart over its cells, bars where OKR has them', async () => {
  const parts = unzipSync(new Uint8Array(await (await makeWorkbook(boardSheets(strategy))).arrayBuffer()));
  const xml = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
  const charts = Object.keys(parts).filter((path) => path.startsWith('xl/charts/'));
  expect(charts).toHaveLength(1);
  const chart = parseXml(xml(charts[0] ?? ''));
  const formulas = chart.all('c:f').map(({ text }) => text);
  expect(formulas.slice(0, 3)).toEqual([
    "'Стратегическая канва'!$B$1:$B$1",
    "'Стратегическая канва'!$A$2:$A$7",
    "'Стратегическая канва'!$B$2:$B$7",
  ]);
  const values = chart.all('c:val').map((one) => one.all('c:v').map(({ text }) => text));
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
  // A table on a card has a sheet with cells of its own.
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
