import readXlsxFile from 'read-excel-file/browser';
import { describe, expect, test } from 'vitest';

import { ExportError } from '#files/writing/ExportError.ts';
import type { ExportedExperiment } from '#app/sections/experiments/exported.ts';
import { experimentsDocument } from '#app/sections/experiments/pdf.ts';
import { experimentSheets } from '#app/sections/experiments/workbook.ts';
import { type PdfBlock, type PdfDocument, makePdf } from '#files/writing/pdf.ts';
import { loadPdfFonts } from '#files/writing/pdf/pdfFonts.ts';
import { makeWorkbook } from '#files/writing/spreadsheet.ts';
import { STAGES, STAGE_NAMES } from '#src/domain/core/stage.ts';
import { experiments as samples } from '#src/samples/experiments.ts';
import { openPdf } from '../../support/files/openPdf.ts';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

const exported: readonly ExportedExperiment[] = samples.map((experiment) => ({
  experiment,
  assignee: 'Анна Щукина',
  tested: null,
  score: 'пока нет слов',
  study: '',
  rounds: [],
}));

interface ReadPdf {
  readonly pages: readonly string[];
  readonly all: string;
  readonly title: unknown;
  readonly outline: readonly string[];
  readonly sizes: readonly (readonly number[])[];
}

/** Reads a PDF as a reader does: text by page in the order of the file, kinds of space folded. */
const readBack = (blob: Blob): Promise<ReadPdf> =>
  openPdf(blob, async (pdf) => {
    const pages: string[] = [];
    const sizes: (readonly number[])[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
          .join('')
          .replaceAll(/\s+/g, ' '),
      );
      sizes.push(page.view.slice(2).map(Math.round));
    }
    const { info } = await pdf.getMetadata();
    const outline = (await pdf.getOutline()) ?? [];
    const names = (entries: typeof outline): string[] =>
      entries.flatMap(({ title, items }) => [title, ...names(items)]);
    return {
      pages,
      all: pages.join(' '),
      title: 'Title' in info ? info.Title : null,
      outline: names(outline),
      sizes,
    };
  });

const doc = (blocks: readonly PdfBlock[], change: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Проверка',
  date: '21 ноября 2026 г.',
  orientation: 'portrait',
  blocks,
  ...change,
});

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });

describe('the experiments as PDF', () => {
  test('every name is text, in the order of the stages, with page numbers and the date', async () => {
    const document = experimentsDocument({ company: 'ООО «Ёж»', date: '2026-11-21', experiments: exported });
    const { all, pages, title, outline, sizes } = await readBack(await makePdf(document));
    const order = STAGES.flatMap((stage) => [
      STAGE_NAMES[stage],
      ...samples.filter(({ cjmStage }) => cjmStage === stage).map(({ name }) => name.replaceAll(/\s+/g, ' ')),
    ]);
    const places = order.reduce<number[]>(
      (found, name) => [...found, all.indexOf(name, (found.at(-1) ?? all.indexOf('16 экспериментов')) + 1)],
      [],
    );
    expect(order.filter((_, index) => places[index] === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(outline.map((entry) => entry.replaceAll(/\s+/g, ' '))).toEqual(['Эксперименты', ...order]);
    expect(pages[0]).toContain('ООО «Ёж» · 21 ноября 2026 г. · 16 экспериментов');
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Страница ${index + 1} из ${pages.length}`);
      expect(page).toContain('Эксперименты · 21 ноября 2026 г.');
    });
    expect(title).toBe('Эксперименты');
    expect(sizes[0]).toEqual([595, 842]);
    expect(all).not.toContain('¤');
    // The text on an experiment begins under its name, on the same page; the rest may run on.
    for (const { name } of samples) {
      const said = name.replaceAll(/\s+/g, ' ');
      const page = pages.find((one) => one.includes(said)) ?? '';
      expect(page.slice(page.indexOf(said))).toContain('Гипотеза');
    }
  });

  test('holds 200 experiments', async () => {
    const many = Array.from({ length: 200 }, (_, index): ExportedExperiment => {
      const base = exported[index % exported.length];
      if (!base) throw new Error('no samples');
      return { ...base, experiment: { ...base.experiment, name: `Эксперимент № ${index}` } };
    });
    const document = experimentsDocument({ company: 'Компания', date: '2026-11-21', experiments: many });
    const blob = await makePdf(document);
    const { pages, all } = await readBack(blob);
    expect(all.match(/Эксперимент № \d+/g)?.length).toBe(200);
    expect(pages.at(-1)).toContain(`Страница ${pages.length} из ${pages.length}`);
  });
});

describe('any PDF', () => {
  test('typographic signs and the alphabet are drawn, what the type lacks is replaced and explained', async () => {
    const { all } = await readBack(
      await makePdf(doc([paragraph('Ёж съел «щи» — 147 000 ₽, № 5… Łódź'), paragraph('Ура 👨‍👩‍👧‍👦! ① 日本 ❤️ конец')])),
    );
    expect(all).toContain('Ёж съел «щи» — 147 000 ₽, № 5… Łódź');
    // Emoji have a type of their own, and are text in the file.
    expect(all).toContain('Ура 👨‍👩‍👧‍👦! 1 ¤¤ ❤️ конец');
    expect(all).toContain('¤ — символ, которого нет в шрифте документа');
  });

  test('landscape, page breaks, and no blank pages', async () => {
    const blocks: PdfBlock[] = [
      { kind: 'pageBreak' },
      paragraph('Первая'),
      { kind: 'pageBreak' },
      { kind: 'pageBreak' },
      { kind: 'rule' },
      paragraph('Вторая'),
    ];
    const { pages, sizes } = await readBack(await makePdf(doc(blocks, { orientation: 'landscape' })));
    expect(pages.map((page) => page.match(/Первая|Вторая/)?.[0])).toEqual(['Первая', 'Вторая']);
    expect(sizes[0]).toEqual([842, 595]);
  });

  test('a heading never ends a page, a field of 10,000 characters runs on', async () => {
    const blocks = Array.from({ length: 60 }, (_, index): PdfBlock[] => [
      { kind: 'heading', level: 3, text: `Заголовок ${index}.` },
      { kind: 'badges', badges: [{ text: 'Новый', tone: 'blue' }] },
      { kind: 'fields', rows: [{ label: 'Поле', value: `Значение ${index}. ${'Слово за словом. '.repeat(index)}` }] },
    ]).flat();
    const { pages, all } = await readBack(await makePdf(doc(blocks)));
    for (let index = 0; index < 60; index += 1) {
      const page = pages.find((page) => page.includes(`Заголовок ${index}.`));
      expect(page).toContain(`Значение ${index}.`);
    }
    // One word: a page's footer may come in the middle of the phrase.
    expect(all.match(/Слово/g)?.length).toBe((59 * 60) / 2);
    const long = await readBack(
      await makePdf(
        doc([
          {
            kind: 'fields',
            rows: [
              { label: 'Слова', value: 'слово '.repeat(1700) },
              { label: 'Сплошь', value: 'щ'.repeat(10_000) },
            ],
          },
          { kind: 'heading', level: 2, text: 'Ш'.repeat(2000) },
          paragraph('Конец'),
        ]),
      ),
    );
    expect(long.all.match(/слово/g)?.length).toBe(1700);
    expect(long.all.match(/щ/g)?.length).toBe(10_000);
    expect(long.all).toContain('Конец');
  });

  test('without its type there is no file, but words for the person', async () => {
    const answers: Record<string, () => Promise<Response>> = {
      missing: () => Promise.resolve(new Response('', { status: 404 })),
      page: () => Promise.resolve(new Response('<!doctype html>')),
      offline: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    for (const answer of Object.values(answers)) {
      const error = await loadPdfFonts('', answer).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(ExportError);
      expect(error).toMatchObject({
        code: 'font_failed',
        message: expect.stringContaining('Не удалось загрузить шрифт'),
      });
    }
  });

  test('stops when the person cancels', async () => {
    const reason = new Error('отмена');
    await expect(makePdf(doc([]), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const stopper = new AbortController();
    const making = makePdf(doc([]), { signal: stopper.signal });
    stopper.abort(reason);
    await expect(making).rejects.toBe(reason);
  });
});

test('the experiments as a workbook', async () => {
  const [first] = exported;
  const done = exported.find(({ experiment }) => experiment.verdict === 'VALIDATED');
  if (!first || !done) throw new Error('no samples');
  const sheets = await readXlsxFile(await makeWorkbook(experimentSheets([done, first])), { trim: false });
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Эксперименты', 'История']);
  const [list, history] = sheets.map(({ data }) => data);
  const row = Object.fromEntries((list?.[0] ?? []).map((header, at) => [String(header), list?.[1]?.[at]]));
  const { experiment } = done;
  expect(row).toEqual({
    'Название эксперимента': experiment.name,
    Статус: 'Завершен',
    Этап: STAGE_NAMES[experiment.cjmStage],
    Ответственный: 'Анна Щукина',
    Автор: experiment.author,
    'Дата запуска': new Date(`${experiment.startDate}T00:00:00Z`),
    'Дата окончания': new Date(`${experiment.endDate}T00:00:00Z`),
    Дедлайн: new Date(`${experiment.deadline}T00:00:00Z`),
    Гипотеза: experiment.hypothesis,
    Исследование: null,
    'Раунды исследования': null,
    'Предложила модель': null,
    'Цитаты респондентов: за': null,
    'Цитаты респондентов: против': null,
    Доказанность: 'пока нет слов',
    'Сегмент клиентов': experiment.customerSegment,
    'Ценностное предложение': experiment.valueProposition,
    Каналы: experiment.channels,
    'Взаимодействие с клиентом': experiment.customerEngagement,
    'Самое рискованное предположение': experiment.riskiestAssumption,
    'Формат эксперимента': experiment.experimentFormat,
    Сценарий: experiment.scenario,
    Метрики: experiment.metrics,
    'Критерии успеха': experiment.successCriteria,
    'Вывод по гипотезе': 'Гипотеза подтверждена',
    Результаты: experiment.results,
    Выводы: experiment.learnings,
    'Следующие шаги': experiment.nextSteps,
  });
  expect(list?.length).toBe(3);
  expect(history?.[0]).toEqual(['Эксперимент', 'Дата', 'Действие', 'Автор']);
  expect(history?.length).toBe(
    1 + Object.keys(done.experiment.timeline).length + Object.keys(first.experiment.timeline).length,
  );
  expect(history?.[1]).toEqual([
    experiment.name,
    new Date('2026-07-27T00:00:00Z'),
    'Эксперимент создан',
    'Ольга Гусева',
  ]);
});
