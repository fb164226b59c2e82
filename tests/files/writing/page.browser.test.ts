import { strFromU8, unzipSync } from 'fflate';
import { PDFWorker, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { makePptx } from '#files/writing/deck/deck.ts';
import { ExportError } from '#files/writing/ExportError.ts';
import { writeDocumentHtml, writeHtml } from '#files/writing/html.ts';
import { makePdf } from '#files/writing/pdf.ts';
import { pdfPageToPng, pdfToPng } from '#files/writing/png.ts';
import { journeyMapDocument } from '#app/sections/tactics/pdf.ts';
import { boardDeck } from '#app/shared/board/deck.ts';
import { strategyDocument, visionBoardDocument, type NamedBoard } from '#app/shared/board/pdf.ts';
import { download } from '#app/shared/download.ts';
import type { Board } from '#src/domain/boards/board.ts';
import { BOARD_CARDS, contentOf } from '#src/domain/boards/cards.ts';
import { RECORD_CARDS } from '#src/domain/boards/cardRecords.ts';
import { readBlocks } from '#src/domain/boards/cardText.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import { STAGES } from '#src/domain/core/stage.ts';
import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import { documentTexts } from '#src/domain/research/report/reportDocument.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import { mapOf } from '#src/domain/tactics/journeyMap.ts';
import { lookOf } from '#src/features/boards/strategicCanvasPicture.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';
import { colors, tones } from '#src/theme/tokens.ts';
import { about, boardWith, missing, squeezed, strategy, wordsOf } from './boardWords.ts';
import { hostile, LARGE, missing as missingTexts, REPORT, squeezed as composed, STRANGE } from './reportDocuments.ts';

/*
 * Tests that need a page: pictures are drawn on a canvas, HTML and XML are read by the browser's own parsers, files are saved by
 * a link.
 */

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

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
};

async function pagesOf(blob: Blob): Promise<number> {
  const { default: ParserWorker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker');
  const port = new ParserWorker();
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), worker: PDFWorker.create({ port }) });
  const { numPages } = await task.promise;
  await task.destroy();
  port.terminate();
  return numPages;
}

describe('boards as pictures', () => {
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
  });

  test('are twice the page, pages one under another', async () => {
    const vision = await makePdf(visionBoardDocument({ ...about, board: visionBoard }));
    expect(await sizeOf(await pdfPageToPng(vision, { width: 1684 }))).toEqual([1684, 1191]);
    const whole = await makePdf(strategyDocument({ ...about, boards: strategy }));
    const pages = await pagesOf(whole);
    const [width = 0, height = 0] = await sizeOf(await pdfToPng(whole, { width: 1684 }));
    expect(width).toBe(1684);
    expect(Math.abs(height - 1190.55 * pages)).toBeLessThan(pages);
  });

  test('too tall for a browser, they are drawn smaller as a whole', async () => {
    const many = await makePdf(
      strategyDocument({ ...about, boards: Array.from({ length: 15 }, () => strategy[0] as NamedBoard) }),
    );
    const [, height = 0] = await sizeOf(await pdfToPng(many, { width: 1684 }));
    expect(height).toBeGreaterThan(15_900);
    expect(height).toBeLessThan(16_100);
  });
});

const journey = journeyOf(
  [...backlogHypotheses, ...researchHypotheses],
  experiments.map(summariseExperiment),
  'counted',
);

describe('the journey map as PNG', () => {
  test('a picture of the page, with the hues of the stages', async () => {
    const pdf = await makePdf(
      journeyMapDocument({ company: 'ООО «Ёж»', date: '2026-11-21', map: mapOf(journey), scoreOf: () => '' }),
    );
    const start = performance.now();
    const png = await pdfPageToPng(pdf, { width: 3200 });
    console.log(`PNG: ${Math.round(performance.now() - start)} ms, ${png.size} bytes`);
    expect(png.type).toBe('image/png');
    const head = new Uint8Array(await png.slice(0, 8).arrayBuffer());
    expect([...head]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const bitmap = await createImageBitmap(png);
    expect([bitmap.width, Math.abs(bitmap.height - 2263) <= 1]).toEqual([3200, true]);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const seen = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const hex = `#${[data[at], data[at + 1], data[at + 2]].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`;
      seen.set(hex, (seen.get(hex) ?? 0) + 1);
    }
    for (const stage of STAGES) {
      expect(seen.get(tones[stage].solid[0])).toBeGreaterThan(1000);
      expect(seen.get(tones[stage].soft[0])).toBeGreaterThan(10_000);
    }
    // Letters are there, too: dark ink in many places.
    expect([...seen].filter(([hex]) => /^#[0-3]/.test(hex)).reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(
      20_000,
    );
  });

  test('what is no PDF gives words for the person; a stopped one its reason', async () => {
    const error = await pdfPageToPng(new Blob(['нет']), { width: 100 }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ExportError);
    expect(error).toMatchObject({ code: 'picture_failed' });
    const reason = new Error('отмена');
    await expect(pdfPageToPng(new Blob([]), { width: 100, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
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

const parsed = (page: string): Document => new DOMParser().parseFromString(page, 'text/html');

describe('reports as one HTML file', () => {
  test.each([
    ['a report', REPORT],
    ['a large report', LARGE],
    ['strange words', STRANGE],
  ])('%s: says all of it, in order', (_, document) => {
    const texts = documentTexts(document);
    expect(missingTexts(parsed(writeHtml(document)).body.textContent ?? '', texts, composed)).toEqual([]);
  });

  test('words that try to be more are words: nothing of them is an element, an attribute or an address', () => {
    const page = parsed(writeHtml(hostile));
    const allowed =
      /^(?:html|head|meta|title|style|body|main|header|h[123]|p|div|ul|li|figure|blockquote|figcaption|table|thead|tbody|tr|th|td)$/i;
    const odd = [...page.querySelectorAll('*')].filter(
      (one) =>
        !allowed.test(one.tagName) ||
        [...one.attributes].some(
          ({ name }) => !/^(?:lang|charset|content|name|http-equiv|class|dir|scope|data-stance)$/.test(name),
        ),
    );
    expect(odd.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(missingTexts(page.body.textContent ?? '', documentTexts(hostile), composed)).toEqual([]);
    expect(page.title).toBe(hostile.title.replaceAll('\n', ' '));
  });

  test('asks nothing of the network and holds no script', () => {
    const html = writeHtml(REPORT);
    const page = parsed(html);
    expect(page.documentElement.lang).toBe('ru');
    expect(page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).toContain(
      "default-src 'none'",
    );
    expect(page.querySelector('script, link, img, iframe, [src], [href], [style]')).toBeNull();
    expect(html).not.toMatch(/url\(|@import/);
    expect(html).toContain('@media print');
  });
});

test('a presentation of hostile words is XML in every part', async () => {
  const words = `</a:t><a:r> & "кавычки" 'и' =HYPERLINK("http://x") \u0000\u0008\uD800 \uFFFE конец`;
  const board = boardWith(`${words}\n\n| ${words} | b |\n|---|---|\n| ${words} | 1 |`);
  const blob = await makePptx(boardDeck({ id: 'vision', board, company: 'ООО «Ёж»', date: '2026-11-26', sources: {} }));
  const parts = Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer())));
  const documents = parts.filter(([path]) => /\.(?:xml|rels)$/.test(path));
  expect(documents.length).toBeGreaterThan(10);
  for (const [, bytes] of documents) {
    const xml = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
    expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
  }
});

describe('download', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('hands the bytes over under the name and lets go of them later', async () => {
    vi.useFakeTimers();
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const clicked: { name: string; href: string }[] = [];
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        if (event.target instanceof HTMLAnchorElement) {
          clicked.push({ name: event.target.download, href: event.target.href });
        }
      },
      { once: true },
    );
    download(new Blob(['привет']), 'Исследования.xlsx');
    expect(clicked).toEqual([{ name: 'Исследования.xlsx', href: expect.stringMatching(/^blob:/) }]);
    expect(document.querySelector('a[download]')).toBeNull();
    expect(await (await fetch(clicked[0]?.href ?? '')).text()).toBe('привет');
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith(clicked[0]?.href);
  });
});
