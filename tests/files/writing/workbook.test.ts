import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/browser';
import { describe, expect, test } from 'vitest';

import { researchSheets, type ExportedStudy } from '#app/sections/research/workbook.ts';
import { sheetTexts } from '#files/writing/sheetTexts.ts';
import { makeWorkbook } from '#files/writing/spreadsheet.ts';
import { keyedList, keyedTexts } from '#src/domain/core/record.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { Research } from '#src/domain/research/research.ts';
import { runWorkersHere } from '../../support/workersHere.ts';
import { parseXml } from '../../support/files/xml.ts';

runWorkersHere();

const record = { v: 1, createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z', deletedAt: null };

function study(change: Partial<Research> = {}, hypotheses: readonly Partial<Hypothesis>[] = []): ExportedStudy {
  const research: Research = {
    ...record,
    id: 'r1',
    title: 'Как готовят дома',
    description: 'Глубинные интервью о готовке',
    status: 'completed',
    type: 'interviews',
    participants: 5,
    plannedTalks: null,
    participantIds: {},
    history: {},
    startDate: '2026-11-05',
    endDate: '2026-11-20',
    author: 'Анна',
    insights: keyedList(
      'i',
      ['Времени мало', 'Рецепты надоели'].map((text) => ({ text, passage: null, quote: '' })),
    ),
    experimentIds: {},
    hypothesisIds: {},
    questions: {},
    audienceId: null,
    ...change,
  };
  const base: Hypothesis = {
    ...record,
    id: 'h1',
    text: 'Список покупок экономит время',
    description: '',
    stage: 'activation',
    touchpoint: 'Первый запуск',
    status: 'new',
    relevance: 'high',
    priority: 1,
    researchId: research.id,
    productId: 'main',
    comment: '',
    jtbd: '',
    context: '',
    gains: keyedTexts('g', []),
    pains: {},
    metrics: {},
    quotes: keyedList('q', [
      {
        text: 'Это сэкономит время',
        respondent: 'Респондент',
        research: '',
        researchId: null,
        passage: null,
        stance: 'for',
      },
      {
        text: 'Список забуду дома',
        respondent: 'Вера',
        research: '',
        researchId: null,
        passage: null,
        stance: 'against',
      },
    ]),
    history: {},
  };
  const support = { for: { people: 3, studies: 2 }, against: { people: 1, studies: 1 } };
  return {
    research,
    hypotheses: hypotheses.map((change) => ({
      hypothesis: { ...base, ...change },
      support,
      verdicts: change.status === 'added' ? (['INVALIDATED', 'VALIDATED'] as const) : [],
      score: change.status === 'added' ? '+5, подтверждается' : 'пока нет слов',
    })),
  };
}

/** Both sheets as a spreadsheet program reads them. */
async function readBack(blob: Blob): Promise<Record<string, unknown[][]>> {
  const sheets = await readXlsxFile(blob, { trim: false });
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
}

describe('the research workbook', () => {
  test('has both sheets, with dates as dates and numbers as numbers', async () => {
    const blob = await makeWorkbook(
      researchSheets([
        study({}, [
          { text: 'Вторая', priority: 2, status: 'in_backlog', relevance: 'low', quotes: {} },
          { text: 'Первая', priority: 1, status: 'added' },
        ]),
        study({ title: 'Без конца', endDate: null, insights: {}, author: '', participants: null, status: 'planning' }),
      ]),
    );
    const sheets = await readBack(blob);
    expect(Object.keys(sheets)).toEqual(['Исследования', 'Гипотезы']);
    expect(sheets['Исследования']).toEqual([
      [
        'Название',
        'Описание',
        'Тип исследования',
        'Статус',
        'Количество участников',
        'Начало',
        'Окончание',
        'Автор',
        'Ключевые инсайты',
      ],
      [
        'Как готовят дома',
        'Глубинные интервью о готовке',
        'Интервью',
        'Завершено',
        5,
        new Date('2026-11-05T00:00:00Z'),
        new Date('2026-11-20T00:00:00Z'),
        'Анна',
        '• Времени мало\n• Рецепты надоели',
      ],
      [
        'Без конца',
        'Глубинные интервью о готовке',
        'Интервью',
        'Планирование',
        null,
        new Date('2026-11-05T00:00:00Z'),
        null,
        null,
        null,
      ],
    ]);
    expect(sheets['Гипотезы']).toEqual([
      [
        'Исследование',
        'Гипотеза',
        'Этап',
        'Точка касания',
        'Статус',
        'Релевантность',
        'Приоритет',
        'Цитаты респондентов: за',
        'Людей за',
        'Цитаты респондентов: против',
        'Людей против',
        'Выводы экспериментов',
        'Доказанность',
        'Предложила модель',
      ],
      [
        'Как готовят дома',
        'Первая',
        'Activation',
        'Первый запуск',
        'Добавлено',
        'Высокая',
        1,
        '«Это сэкономит время» — Респондент',
        3,
        '«Список забуду дома» — Вера',
        1,
        '• Опровергнута\n• Подтверждена',
        '+5, подтверждается',
        null,
      ],
      [
        'Как готовят дома',
        'Вторая',
        'Activation',
        'Первый запуск',
        'В бэклоге',
        'Низкая',
        2,
        null,
        3,
        null,
        1,
        null,
        'пока нет слов',
        null,
      ],
    ]);
  });

  test('an empty workspace gives two sheets of headers', async () => {
    const sheets = await readBack(await makeWorkbook(researchSheets([])));
    expect(Object.values(sheets).map((rows) => rows.length)).toEqual([1, 1]);
  });
});

/** A workbook of one column of texts. */
const text = (...values: string[]) =>
  makeWorkbook([
    { name: 'Лист', columns: [{ header: 'Текст', width: 20, type: 'text' }], rows: values.map((value) => [value]) },
  ]);

describe('any workbook', () => {
  test('texts come back as written, with nothing put in front (R59)', async () => {
    const values = [
      '=HYPERLINK("http://x")',
      '+79001234567',
      '-1',
      '@a',
      '\t=1',
      '＝1',
      '<b>&"\'</b>',
      '  края  ',
      '👨‍👩‍👧‍👦',
      'a\u0000b',
      'раз\nдва',
    ];
    const { Лист: rows } = await readBack(await text(...values));
    expect(rows?.slice(1).flat()).toEqual(values.map((value) => value.replace('\u0000', '')));
  });

  test('what looks like a formula is a cell of type text in the format «Текст», and runs nothing', async () => {
    const values = ['=1+1', '+79001234567', '-1', '@a', '\t=1', `=${'a'.repeat(400)}`];
    const files = unzipSync(new Uint8Array(await (await text(...values, 'нет')).arrayBuffer()));
    const xml = (name: string) => parseXml(new TextDecoder().decode(files[name]));
    const sheet = xml('xl/worksheets/sheet1.xml');
    expect(sheet.all('f')).toEqual([]);
    const cells = sheet
      .all('row')
      .flatMap((row) => row.all('c'))
      .slice(1);
    expect(cells).toHaveLength(values.length + 1);
    expect(cells.map(({ attributes }) => attributes['t'])).toEqual(cells.map(() => 's'));
    const styles = xml('xl/styles.xml');
    const textFormat = styles.all('numFmt').find(({ attributes }) => attributes['formatCode'] === '@')?.attributes[
      'numFmtId'
    ];
    const formats = styles
      .all('cellXfs')
      .flatMap(({ children }) => children)
      .map(({ attributes }) => attributes['numFmtId']);
    // Excel shows a long text in that format as #####, so the long one has the type alone.
    const isText = cells.map((cell) => formats[Number(cell.attributes['s'])] === textFormat);
    expect(isText).toEqual([true, true, true, true, true, false, false]);
  });

  test('words that JavaScript objects carry are texts like any other', async () => {
    const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'constructor'];
    const { Лист: rows } = await readBack(await text(...words));
    expect(rows?.slice(1).map((row) => String(row[0]).trim())).toEqual(words);
  });

  test('the header row is bold and stays in view, dates are formatted, no cell is a formula', async () => {
    const blob = await makeWorkbook([
      {
        name: 'A',
        columns: [
          { header: 'Дата', width: 12, type: 'date' },
          { header: 'Число', width: 12, type: 'number' },
        ],
        rows: [
          ['2026-11-21', 1.5],
          ['2026-02-30', Number.NaN],
          ['=1', null],
        ],
      },
    ]);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const xml = (name: string) => new TextDecoder().decode(files[name]);
    expect(xml('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(xml('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    expect(xml('xl/styles.xml')).toContain('dd.mm.yyyy');
    expect(xml('xl/styles.xml')).toContain('<b/>');
    expect(xml('xl/styles.xml')).toMatch(/wrapText="1"/);
    expect((await readBack(blob))['A']?.slice(1)).toEqual([
      [new Date('2026-11-21T00:00:00Z'), 1.5],
      ['2026-02-30', null],
      ['=1', null],
    ]);
  });

  test('holds 2,000 studies', async () => {
    const studies = Array.from({ length: 2000 }, (_, index) =>
      study({ id: `r${index}`, title: `Исследование ${index}`, description: `Описание ${index}. `.repeat(20) }, [
        { text: `Гипотеза ${index}` },
      ]),
    );
    const blob = await makeWorkbook(researchSheets(studies));
    const { Исследования: rows } = await readBack(blob);
    expect(rows?.length).toBe(2001);
    expect(rows?.at(-1)?.[0]).toBe('Исследование 1999');
  });

  test('hides every text but the member who made a study, and the product: they are not who was asked', () => {
    const products = new Map([['main', 'Сайт']]);
    const sheets = sheetTexts(researchSheets([study({}, [{ status: 'added' }])], products), (text) => `${text}*`);
    const left = sheets.map(({ columns, rows }) =>
      columns.flatMap(({ header, type }, at) =>
        type === 'text' && !String(rows[0]?.[at]).endsWith('*') ? [[header, rows[0]?.[at]]] : [],
      ),
    );
    expect(left).toEqual([[['Автор*', 'Анна']], [['Продукт*', 'Сайт']]]);
  });

  test('stops when the person cancels', async () => {
    const reason = new Error('отмена');
    const sheets = researchSheets([study()]);
    await expect(makeWorkbook(sheets, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const stopper = new AbortController();
    const making = makeWorkbook(sheets, { signal: stopper.signal });
    stopper.abort(reason);
    await expect(making).rejects.toBe(reason);
  });
});
