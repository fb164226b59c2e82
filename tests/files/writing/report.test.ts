import { extractRawText } from 'mammoth';
import { describe, expect, test } from 'vitest';

import { makeDocx } from '#files/writing/docx.ts';
import { makePdf } from '#files/writing/pdf.ts';
import { reportPdf } from '#app/sections/research/report/reportPdf.ts';
import { documentTexts } from '#src/domain/research/report/reportDocument.ts';
import { openPdf } from '../../support/files/openPdf.ts';
import { runWorkersHere } from '../../support/workersHere.ts';
import { hostile, LARGE, missing, REPORT, squeezed, STRANGE } from './reportDocuments.ts';

runWorkersHere();

/** Letters and digits only: a PDF has its own spaces and ends of lines, and puts a sign in the place of what it cannot draw. */
const letters = (text: string): string =>
  text.normalize('NFD').replaceAll(/[^\p{Script=Cyrillic}\p{Script=Latin}\d]/gu, '');

const pdfText = (blob: Blob): Promise<string> =>
  openPdf(blob, async (pdf) => {
    const parts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const pieces = items.map((item) => ('str' in item ? item.str : ''));
      // The foot of every page is no part of the report: its title and date, a gap, the number of the page.
      const foot = pieces.findLastIndex((piece) => /^Страница \d+ из \d+$/.test(piece));
      parts.push(pieces.slice(0, foot - 2).join(''));
    }
    return parts.join('');
  });

async function docxText(blob: Blob): Promise<string> {
  const { value } = await extractRawText({ arrayBuffer: await blob.arrayBuffer() });
  return value;
}

describe.each([
  ['a report', REPORT],
  ['a large report', LARGE],
  ['strange words', STRANGE],
])('%s', (_, document) => {
  const texts = documentTexts(document);

  test('says all of it in DOCX, in order, read as words', async () => {
    expect(missing(await docxText(await makeDocx(document)), texts, squeezed)).toEqual([]);
  });

  test('says all of it in PDF, in order', async () => {
    expect(missing(await pdfText(await makePdf(reportPdf(document, '2026-11-22'))), texts, letters)).toEqual([]);
  });
});

describe('words that try to be more than words', () => {
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

test('a report that is stopped makes no file', async () => {
  const stopped = AbortSignal.abort(new DOMException('stopped', 'AbortError'));
  await expect(makeDocx(REPORT, { signal: stopped })).rejects.toThrow('stopped');
  await expect(makePdf(reportPdf(REPORT, '2026-11-22'), { signal: stopped })).rejects.toThrow('stopped');
});
