import { describe, expect, test } from 'vitest';

import { journeyMapDocument } from '#app/sections/tactics/pdf.ts';
import { makePdf } from '#files/writing/pdf.ts';
import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { Examples } from '#src/domain/tactics/touchpointRow.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import { hypothesisOf, type JourneyMapData, LANE_LABELS, LANES, mapOf } from '#src/domain/tactics/journeyMap.ts';
import { STAGES, STAGE_NAMES } from '#src/domain/core/stage.ts';
import { ALL_TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
import { EXAMPLES } from '#src/domain/tactics/touchpointExample.ts';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';
import { openPdf } from '../../support/files/openPdf.ts';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

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

const readBack = (blob: Blob): Promise<ReadPdf> =>
  openPdf(blob, async (pdf) => {
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
    return {
      text: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replaceAll(/\s+/g, ' '),
      pages: pdf.numPages,
      size: page.view.slice(2).map(Math.round),
      title: 'Title' in info ? info.Title : null,
      boxes,
    };
  });

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
