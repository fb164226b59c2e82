// Only so that Vite's scan finds them: found first in a worker, they would make Vite reload the page in the middle of a test.
import 'docx';
import 'fontkit';
import 'pdfkit';
import { extractRawText } from 'mammoth';
import { PDFWorker, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';

import { makeDocx } from '../../app/exporters/docx.ts';
import { writeHtml } from '../../app/exporters/html.ts';
import { makePdf } from '../../app/exporters/pdf.ts';
import { reportPdf } from '../../app/sections/research/report/reportPdf.ts';
import { documentTexts, printable, type ReportDocument } from '../../src/domain/research/report/reportDocument.ts';
import { HOSTILE } from '../fixtures/hostile.ts';

/** Letters and digits only: a PDF has its own spaces and ends of lines, and puts a sign in the place of what it cannot draw. */
const letters = (text: string): string =>
  text.normalize('NFD').replaceAll(/[^\p{Script=Cyrillic}\p{Script=Latin}\d]/gu, '');

async function pdfText(blob: Blob): Promise<string> {
  const { default: ParserWorker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker');
  const port = new ParserWorker();
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), worker: PDFWorker.create({ port }) });
  const pdf = await task.promise;
  const parts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.map((item) => ('str' in item ? item.str : ''));
    // What stands at the foot of every page is none of the report: its title and date, a gap, the number of the page.
    const foot = pieces.findLastIndex((piece) => /^Страница \d+ из \d+$/.test(piece));
    parts.push(pieces.slice(0, foot - 2).join(''));
  }
  await task.destroy();
  port.terminate();
  return parts.join('');
}

async function docxText(blob: Blob): Promise<string> {
  const { value } = await extractRawText({ arrayBuffer: await blob.arrayBuffer() });
  return value;
}

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The texts of the document that a file does not say, or not in the order in which the document says them. */
function missing(said: string, texts: readonly string[], as: (text: string) => string): readonly string[] {
  const whole = as(said);
  let from = 0;
  return texts.filter((text) => {
    const words = as(text);
    const at = whole.indexOf(words, from);
    if (at === -1) return words !== '';
    from = at + words.length;
    return false;
  });
}

/** Without blanks, and a letter with its marks as one sign: files compose them. */
const squeezed = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

const REPORT: ReportDocument = {
  title: 'Как начинают с «Ориентиром»',
  facts: ['Компания «Азимут»', 'Онбординг', 'Оплата'],
  blocks: [
    { kind: 'paragraph', text: 'Коротко: теряются выводы.\nИ люди.' },
    { kind: 'heading', level: 2, text: 'Участники' },
    { kind: 'paragraph', text: '9 участников.' },
    {
      kind: 'table',
      head: ['Участник', 'Роль', 'Сегмент'],
      rows: [
        ['Р1', 'продакт', 'EdTech'],
        ['Р2', 'методист', 'EdTech'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Находки' },
    { kind: 'heading', level: 3, text: 'Отчёт собирают руками' },
    { kind: 'facts', lines: ['Об этом сказали 7 из 9 участников'] },
    { kind: 'quote', text: '«Каждую пятницу собираю отчёт руками.»', caption: '— Р1, продакт', stance: null },
    { kind: 'quote', text: '«Мне удобно.»', caption: 'Против — Р2', stance: 'against' },
    { kind: 'quote', text: '«Уходит два часа.»', caption: 'За — Р1', stance: 'for' },
    { kind: 'heading', level: 2, text: 'Что делать дальше' },
    { kind: 'list', items: ['Убрать лишний шаг', 'Позвать пятерых'] },
  ],
};

/** The report of a year: twelve conversations, 300 quotations, 60 findings. */
const LARGE: ReportDocument = {
  ...REPORT,
  blocks: Array.from({ length: 60 }, (_, finding) => finding).flatMap((finding): ReportDocument['blocks'] => [
    { kind: 'heading', level: 3, text: `Находка ${finding}: выводы теряются по дороге к команде` },
    { kind: 'facts', lines: [`Об этом сказали ${finding % 12} из 12 участников`] },
    ...Array.from({ length: 5 }, (_, index) => ({
      kind: 'quote' as const,
      text: `«Цитата ${finding}-${index}: по понедельникам выписываю задачи на бумагу и теряю её к среде, каждый раз.»`,
      caption: `— Р${index}`,
      stance: null,
    })),
  ]),
};

const STRANGE: ReportDocument = {
  title: `Слово${'ы'.repeat(400)}`,
  facts: ['Конец 👩‍👩‍👧 и\u00A0неразрывный'],
  blocks: [
    { kind: 'heading', level: 2, text: 'مرحبا بالعالم' },
    { kind: 'quote', text: '«مرحبا، это слова»', caption: '— ح', stance: null },
    { kind: 'list', items: ['😀 первое', 'второе\nс переносом'] },
    { kind: 'table', head: ['Ы'.repeat(90), 'Б'], rows: [['а'.repeat(300), '']] },
  ],
};

const hostile: ReportDocument = {
  title: printable(HOSTILE[0]?.text ?? ''),
  facts: [],
  blocks: HOSTILE.flatMap(({ text }): ReportDocument['blocks'] => {
    const said = printable(text);
    return [
      { kind: 'heading', level: 2, text: said },
      { kind: 'quote', text: said, caption: said, stance: 'for' },
      { kind: 'list', items: [said.replaceAll('\n', ' ')] },
      { kind: 'table', head: [said], rows: [[said]] },
    ];
  }),
};

describe.each([
  ['a report', REPORT],
  ['a large report', LARGE],
  ['strange words', STRANGE],
])('%s', (_, document) => {
  const texts = documentTexts(document);

  test('says all of it in HTML, in order', () => {
    expect(missing(parsed(writeHtml(document)).body.textContent ?? '', texts, squeezed)).toEqual([]);
  });

  test('says all of it in DOCX, in order, read as words', async () => {
    expect(missing(await docxText(await makeDocx(document)), texts, squeezed)).toEqual([]);
  });

  test('says all of it in PDF, in order', async () => {
    expect(missing(await pdfText(await makePdf(reportPdf(document, '2026-11-22'))), texts, letters)).toEqual([]);
  });
});

describe('words that try to be more than words', () => {
  test('are words in HTML: nothing of them is an element, an attribute or an address', () => {
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
    expect(missing(page.body.textContent ?? '', documentTexts(hostile), squeezed)).toEqual([]);
    expect(page.title).toBe(hostile.title.replaceAll('\n', ' '));
  });

  test('are words in DOCX, and the file opens', async () => {
    expect(missing(await docxText(await makeDocx(hostile)), documentTexts(hostile), squeezed)).toEqual([]);
  });

  test('are words in PDF', async () => {
    const text = await pdfText(await makePdf(reportPdf(hostile, '2026-11-22')));
    // A letter under a heap of marks is drawn as the type can, and a word of a thousand letters is broken by pages.
    const whole = documentTexts(hostile).filter((one) => !/\p{M}{3}|(\p{L})\1{99}/u.test(one));
    expect(missing(text, whole, letters)).toEqual([]);
  });
});

test('the HTML file asks nothing of the network and holds no script', () => {
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

test('a report that is stopped makes no file', async () => {
  const stopped = AbortSignal.abort(new DOMException('stopped', 'AbortError'));
  await expect(makeDocx(REPORT, { signal: stopped })).rejects.toThrow('stopped');
  await expect(makePdf(reportPdf(REPORT, '2026-11-22'), { signal: stopped })).rejects.toThrow('stopped');
});
