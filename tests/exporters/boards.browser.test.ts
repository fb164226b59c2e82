// Only so that Vite's scan finds them: found first in a worker, they would make Vite reload the page in the middle of a test.
import 'fontkit';
import 'pdfkit';
import 'write-excel-file/universal';
import { PDFWorker, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsxFile from 'read-excel-file/browser';
import { describe, expect, test } from 'vitest';

import { strategyDocument, visionBoardDocument, type NamedBoard } from '../../app/exporters/boardPdf.ts';
import { boardSheets } from '../../app/exporters/boardWorkbook.ts';
import { makePdf } from '../../app/exporters/pdf.ts';
import { pdfPageToPng, pdfToPng } from '../../app/exporters/png.ts';
import { makeWorkbook } from '../../app/exporters/spreadsheet.ts';
import type { Board } from '../../src/domain/board.ts';
import { BOARD_CARDS, CHAT_CARDS, contentOf } from '../../src/domain/boardRules.ts';
import { plainText } from '../../src/domain/cardText.ts';
import { marketBoard } from '../../src/samples/board-market.ts';
import { marketingBoard } from '../../src/samples/board-marketing.ts';
import { productBoard } from '../../src/samples/board-product.ts';
import { visionBoard } from '../../src/samples/board-vision.ts';

const about = { company: 'ООО «Ёж»', date: '2026-11-21' };
const strategy: readonly NamedBoard[] = [
  { id: 'market', board: marketBoard },
  { id: 'product', board: productBoard },
  { id: 'marketing', board: marketingBoard },
];
/** Lines break anywhere, after a hyphen too. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

async function readBack(blob: Blob): Promise<{ pages: string[]; sizes: number[][]; title: unknown }> {
  const { default: ParserWorker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker');
  const port = new ParserWorker();
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), worker: PDFWorker.create({ port }) });
  const pdf = await task.promise;
  const pages: string[] = [];
  const sizes: number[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')));
    sizes.push(page.view.slice(2).map(Math.round));
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  port.terminate();
  return { pages, sizes, title: 'Title' in info ? info.Title : null };
}

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
};

describe('the vision board as PDF', () => {
  test('is one landscape A4 page with every word of its nine cards', async () => {
    const { pages, sizes, title } = await readBack(
      await makePdf(visionBoardDocument({ ...about, board: visionBoard })),
    );
    expect(sizes).toEqual([[842, 595]]);
    expect(title).toBe('Vision Board');
    expect(pages[0]).toContain(squeezed('ООО «Ёж» · 21 ноября 2026 г.'));
    for (const { field, title: name } of BOARD_CARDS.vision) {
      expect(pages[0]).toContain(squeezed(name + plainText(contentOf(visionBoard, field))));
    }
    expect(pages[0]).not.toContain('¤');
  });

  test('has the nine sections of the chat when asked', async () => {
    const { pages } = await readBack(
      await makePdf(visionBoardDocument({ ...about, board: visionBoard, cards: CHAT_CARDS })),
    );
    expect(pages).toHaveLength(1);
    for (const { field, title } of CHAT_CARDS) {
      expect(pages[0]).toContain(squeezed(title + plainText(contentOf(visionBoard, field))));
    }
  });

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
    expect(all).toContain(squeezed(plainText(contentOf(board, 'costFactors'))));
    expect(pages.at(-1)).toContain(`Страница${pages.length}из${pages.length}`);
  });

  test('says that nothing is there when there is no board', async () => {
    const { pages } = await readBack(await makePdf(visionBoardDocument({ ...about, board: null })));
    expect(pages[0]?.match(/Данныенепредоставлены/g)).toHaveLength(9);
  });
});

describe('the strategy as PDF', () => {
  test('holds every word of all three boards, each on its own page', async () => {
    const { pages, title } = await readBack(await makePdf(strategyDocument({ ...about, boards: strategy })));
    expect(title).toBe('Стратегия');
    const all = pages.join('');
    for (const { id, board } of strategy) {
      for (const { field, title: name } of BOARD_CARDS[id]) {
        expect(all).toContain(squeezed(name + plainText(contentOf(board, field))));
      }
    }
    expect(pages.filter((page) => page.includes('Стратегия:')).length).toBeGreaterThanOrEqual(3);
  });
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

test('boards as a workbook: a row for each card', async () => {
  const [sheet] = await readXlsxFile(await makeWorkbook(boardSheets(strategy)), { trim: false });
  expect(sheet?.sheet).toBe('Стратегия');
  expect(sheet?.data).toHaveLength(1 + 9 + 9 + 14);
  expect(sheet?.data[0]).toEqual(['Доска', 'Карточка', 'Текст', 'Изменено']);
  expect(sheet?.data[3]).toEqual([
    'Рынок',
    'Карта конкурентов',
    plainText(contentOf(marketBoard, 'competitorMap')),
    new Date('2026-10-23T00:00:00Z'),
  ]);
  const [vision] = await readXlsxFile(await makeWorkbook(boardSheets([{ id: 'vision', board: null }])));
  expect(vision?.sheet).toBe('Vision Board');
  expect(vision?.data[1]).toEqual(['Vision Board', 'Целевая аудитория', null, null]);
});
