// Only so that Vite's scan finds them: found first in a worker, they would make Vite reload the page in the middle of a test.
import 'fontkit';
import 'pdfkit';
import { PDFWorker, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';

import { ExportError } from '../../app/exporters/ExportError.ts';
import { journeyMapDocument } from '../../app/sections/tactics/pdf.ts';
import { makePdf } from '../../app/exporters/pdf.ts';
import { pdfPageToPng } from '../../app/exporters/png.ts';
import { summariseExperiment } from '../../src/domain/experiments/experiment.ts';
import type { Hypothesis } from '../../src/domain/research/hypothesis.ts';
import type { Examples } from '../../src/domain/tactics/touchpointRow.ts';
import { journeyOf } from '../../src/domain/tactics/journey.ts';
import { hypothesisOf, type JourneyMapData, LANE_LABELS, LANES, mapOf } from '../../src/domain/tactics/journeyMap.ts';
import { STAGES, STAGE_NAMES } from '../../src/domain/core/stage.ts';
import { ALL_TOUCHPOINTS } from '../../src/domain/tactics/touchpoint.ts';
import { EXAMPLES } from '../../src/domain/tactics/touchpointExample.ts';
import { experiments } from '../../src/samples/experiments.ts';
import { backlogHypotheses } from '../../src/samples/hypotheses.ts';
import { researchHypotheses } from '../../src/samples/research-hypotheses.ts';
import { tones } from '../../src/theme/tokens.ts';

const journeyIn = (mode: Examples) =>
  journeyOf([...backlogHypotheses, ...researchHypotheses], experiments.map(summariseExperiment), mode);
const journey = journeyIn('counted');
const documentOf = (map: JourneyMapData, company = 'ООО «Ёж»', scoreOf = (_id: string) => '') =>
  journeyMapDocument({ company, date: '2026-11-21', map, scoreOf });

interface ReadPdf {
  readonly text: string;
  readonly pages: number;
  readonly size: readonly number[];
  readonly title: unknown;
  /** Where texts lie and end, points from the lower left corner. */
  readonly boxes: readonly { readonly text: string; readonly x: number; readonly y: number; readonly right: number }[];
}

async function readBack(blob: Blob): Promise<ReadPdf> {
  const { default: ParserWorker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker');
  const port = new ParserWorker();
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), worker: PDFWorker.create({ port }) });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = await pdf.getMetadata();
  const boxes = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            x: Number(item.transform[4]),
            y: Number(item.transform[5]),
            right: Number(item.transform[4]) + item.width,
          },
        ]
      : [],
  );
  const read = {
    text: items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
      .replaceAll(/\s+/g, ' '),
    pages: pdf.numPages,
    size: page.view.slice(2).map(Math.round),
    title: 'Title' in info ? info.Title : null,
    boxes,
  };
  await task.destroy();
  port.terminate();
  return read;
}

describe('the journey map as PDF', () => {
  test('one A3 sheet: stages, lanes, touchpoints, counts as text', async () => {
    const map = mapOf(journey);
    const { text, pages, size, title, boxes } = await readBack(await makePdf(documentOf(map)));
    expect([pages, size, title]).toEqual([1, [1191, 842], 'Карта пути клиента']);
    expect(text).toContain('ООО «Ёж» · 21 ноября 2026 г.');
    for (const stage of STAGES) expect(text).toContain(STAGE_NAMES[stage]);
    for (const lane of LANES) expect(text).toContain(LANE_LABELS[lane]);
    for (const [index, name] of ALL_TOUCHPOINTS.entries()) {
      expect(text).toContain(`${index + 1}. ${name}`);
    }
    for (const lane of LANES) {
      for (const stage of STAGES) {
        const { lines, rest } = map.lanes[lane][stage];
        expect(text).toContain(rest > 0 ? `ещё ${rest}` : '');
        for (const line of lines) expect(text).toContain(line.text.slice(0, 20).replaceAll(/\s+/g, ' ').trim());
      }
    }
    expect(text).toContain('из исследования');
    expect(text).toContain('пример');
    expect(text).not.toContain('¤');
    for (const { x, y, right } of boxes) {
      expect(x).toBeGreaterThan(30);
      expect(right).toBeLessThan(1191 - 30);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(830);
    }
  });

  test('without examples: no line of theirs, and cells that say so', async () => {
    const { text } = await readBack(await makePdf(documentOf(mapOf(journeyIn('hidden')))));
    expect(text).toContain('Примеры не показаны');
    expect(text).toContain('нет данных');
    expect(text).not.toContain('пример ');
  });

  test('tells of every hypothesis that it shows how well it is founded, as the screen does', async () => {
    const map = mapOf(journey);
    const ids = STAGES.flatMap((stage) =>
      map.lanes.hypotheses[stage].lines.flatMap((one) => hypothesisOf(one)?.id ?? []),
    );
    expect(ids.length).toBeGreaterThan(5);
    const { text } = await readBack(await makePdf(documentOf(map, '', (id) => `+${ids.indexOf(id)},5, мало данных`)));
    expect(ids.filter((_id, at) => !text.includes(`· +${at},5, мало данных`))).toEqual([]);
  });

  test('an empty company: its touchpoints, and nothing invented; examples that are shown are marked and in no count', async () => {
    const { text } = await readBack(await makePdf(documentOf(mapOf(journeyOf([], [])))));
    for (const name of ALL_TOUCHPOINTS) expect(text).toContain(name);
    for (const { hypotheses, pains } of EXAMPLES) {
      for (const one of [...pains, ...hypotheses.map((line) => line.text)])
        expect(text).not.toContain(one.slice(0, 20));
    }
    const shown = await readBack(await makePdf(documentOf(mapOf(journeyOf([], [], 'shown')))));
    expect(shown.text).toContain('не находка и не в счёт');
    expect(shown.text).not.toMatch(/[+−]\d|ещё \d/);
  });

  test('nothing at all, long words, many unknown touchpoints and signs without a glyph stay on one sheet', async () => {
    const [one] = backlogHypotheses;
    if (!one) throw new Error('no samples');
    const many = Array.from({ length: 40 }, (_, index): Hypothesis => ({
      ...one,
      id: `h${index}`,
      touchpoint: `Своя точка ${index} ${'щ'.repeat(60)}`,
      text: `${'Ш'.repeat(500)} 🦔`,
      jtbd: `Первая\nвторая 日 ${'слово '.repeat(300)}`,
    }));
    const { text, pages, boxes } = await readBack(
      await makePdf(documentOf(mapOf(journeyOf(many, [], 'counted')), 'Ё'.repeat(300))),
    );
    expect(pages).toBe(1);
    expect(text).toContain('символ, которого нет в шрифте');
    expect(text).toContain('…');
    for (const { right, y } of boxes) {
      expect(right).toBeLessThan(1191 - 30);
      expect(y).toBeGreaterThan(12);
    }
    const empty = await readBack(await makePdf(documentOf(mapOf(journeyOf([], [])), '')));
    expect(empty.pages).toBe(1);
    expect(empty.text.match(/нет данных/g)).toHaveLength(36);
  });
});

describe('the journey map as PNG', () => {
  test('a picture of the page, with the hues of the stages', async () => {
    const pdf = await makePdf(documentOf(mapOf(journey)));
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
  }, 60_000);

  test('what is no PDF gives words for the person; a stopped one its reason', async () => {
    const error = await pdfPageToPng(new Blob(['нет']), { width: 100 }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ExportError);
    expect(error).toMatchObject({ code: 'picture_failed' });
    const reason = new Error('отмена');
    await expect(pdfPageToPng(new Blob([]), { width: 100, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
