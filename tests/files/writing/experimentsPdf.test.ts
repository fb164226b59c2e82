import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { experimentsDocument } from '#app/sections/experiments/pdf.ts';
import { aboutSheets } from '#app/shared/out/narrowed.ts';
import { experimentSheets } from '#app/sections/experiments/workbook.ts';
import { REPLACEMENT } from '#files/writing/pdf.ts';
import { drawableText } from '#files/writing/pdf/pdfText.ts';
import { keyedList } from '#src/domain/core/record.ts';
import { type Experiment, IN_PROGRESS_RESULTS } from '#src/domain/experiments/experiment.ts';

const blank: Experiment = {
  id: 'e1',
  v: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  deletedAt: null,
  name: 'Лендинг',
  status: 'New',
  cjmStage: 'retention',
  author: '',
  hypothesis: '',
  history: {},
  hypothesisId: null,
  productId: 'main',
  assigneeId: null,
  deadline: null,
  verdict: null,
  timeline: {},
  customerSegment: '',
  valueProposition: '',
  channels: '',
  customerEngagement: '',
  riskiestAssumption: '',
  experimentFormat: '',
  scenario: '',
  metrics: '',
  successCriteria: '',
  results: '',
  learnings: '',
  nextSteps: '',
  startDate: '',
  endDate: '',
};

const documentOf = (...changes: readonly Partial<Experiment>[]) =>
  experimentsDocument({
    company: 'Компания',
    date: '2026-11-21',
    experiments: changes.map((change) => ({
      experiment: { ...blank, ...change },
      assignee: '',
      tested: null,
      score: '',
      study: '',
      rounds: [],
    })),
  });

const rowsOf = (change: Partial<Experiment>) =>
  documentOf(change).blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : []));

describe('experimentsDocument', () => {
  test('groups by stage in the one order and counts', () => {
    const { blocks } = documentOf(
      { name: 'А', cjmStage: 'referral' },
      { name: 'Б', cjmStage: 'awareness' },
      { name: 'В', cjmStage: 'referral' },
    );
    expect(
      blocks.flatMap((block) => (block.kind === 'heading' ? [[block.level, block.text, block.note, block.tone]] : [])),
    ).toEqual([
      [1, 'Эксперименты', undefined, undefined],
      [2, 'Awareness', '1\u00A0эксперимент', 'awareness'],
      [3, 'Б', undefined, undefined],
      [2, 'Referral', '2\u00A0эксперимента', 'referral'],
      [3, 'А', undefined, undefined],
      [3, 'В', undefined, undefined],
    ]);
  });

  test('leaves out what is empty', () => {
    expect(rowsOf({})).toEqual([]);
    expect(rowsOf({ hypothesis: ' \n', startDate: '2026-11-05', deadline: '2026-12-01' })).toEqual([
      { label: 'Период', value: 'с\u00A005.11.2026' },
      { label: 'Дедлайн', value: '01.12.2026' },
    ]);
  });

  test('tells results of finished experiments only, and not the prefilled ones', () => {
    const outcome = { results: 'Рост', learnings: 'Урок', nextSteps: 'Шаг', verdict: 'INVALIDATED' } as const;
    expect(rowsOf({ ...outcome, status: 'In Progress' })).toEqual([]);
    expect(rowsOf({ ...outcome, status: 'Done' }).map(({ label }) => label)).toEqual([
      'Результаты',
      'Выводы',
      'Следующие шаги',
    ]);
    expect(rowsOf({ status: 'Done', results: IN_PROGRESS_RESULTS })).toEqual([]);
    const badges = documentOf({ ...outcome, status: 'Done' }).blocks.find(({ kind }) => kind === 'badges');
    expect(badges).toEqual({
      kind: 'badges',
      badges: [
        { text: 'Завершен', tone: 'green' },
        { text: 'Гипотеза опровергнута', tone: 'red' },
      ],
    });
  });

  test('the words for the hypothesis and against it are signed, and name their study', () => {
    const quote = { respondent: 'Р1', research: 'Интервью', researchId: 's', passage: null, stance: 'for' as const };
    const tested = {
      quotes: keyedList('q', [
        { ...quote, text: 'Долго' },
        { ...quote, text: 'Мне не мешает', stance: 'against' as const },
        { ...quote, text: 'Неделями', respondent: '', research: '' },
      ]),
    };
    const experiments = [
      { experiment: blank, assignee: '', tested, score: '+3, подтверждается', study: '', rounds: [] },
    ];
    const document = experimentsDocument({ company: 'К', date: '2026-11-21', experiments });
    expect(document.blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : []))).toEqual([
      { label: 'Цитаты респондентов: за', value: '«Долго» — Р1, Интервью\n«Неделями»' },
      { label: 'Цитаты респондентов: против', value: '«Мне не мешает» — Р1, Интервью' },
      { label: 'Доказанность', value: '+3, подтверждается' },
    ]);
    const [sheet] = experimentSheets(experiments);
    const at = sheet?.columns.findIndex(({ header }) => header === 'Цитаты респондентов: против') ?? -1;
    expect(sheet?.rows[0]?.[at]).toBe('«Мне не мешает» — Р1, Интервью');
    expect(sheet?.rows[0]).toHaveLength(sheet?.columns.length ?? 0);
  });

  test('in a company of several products each says whose it is; in one of one, nothing does', () => {
    const experiments = [
      { experiment: { ...blank, productId: 'p' }, assignee: '', tested: null, score: '', study: '', rounds: [] },
    ];
    const products = new Map([
      ['main', 'Ориентир'],
      ['p', 'Голос'],
    ]);
    const document = experimentsDocument({ company: 'К', date: '2026-11-21', experiments, products });
    expect(document.blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : []))).toContainEqual({
      label: 'Продукт',
      value: 'Голос',
    });
    const [told] = experimentSheets(experiments, products);
    expect(told?.columns[1]?.header).toBe('Продукт');
    expect(told?.rows[0]?.[1]).toBe('Голос');
    expect(told?.rows[0]).toHaveLength(told?.columns.length ?? 0);
    const [plain] = experimentSheets(experiments);
    expect(plain?.columns.map(({ header }) => header)).not.toContain('Продукт');
    expect(plain?.rows[0]).toHaveLength(plain?.columns.length ?? 0);
  });

  test('it says all that its row opens into, which texts a model proposed, what the list was narrowed by and how it is ordered', () => {
    const by = { model: 'qwen', read: '12 реплик' };
    const texts = { scenario: 'Сц', channels: 'Кан', customerEngagement: 'Вз', metrics: 'Мет', author: 'Олег' };
    const one = {
      experiment: { ...blank, ...texts, byModel: { scenario: by, metrics: { ...by, read: '' } } },
      assignee: '',
      tested: null,
      score: '',
      study: 'Интервью',
      rounds: ['Первый', 'Второй'],
    };
    const given = { company: 'К', date: '2026-11-21', experiments: [one], narrowed: 'статус «Новый»', isRanked: true };
    const { blocks } = experimentsDocument(given);
    expect(blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : []))).toEqual([
      { label: 'Исследование', value: 'Интервью' },
      { label: 'Автор', value: 'Олег' },
      { label: 'Сценарий', value: 'Сц\n— модель qwen · прочитано: 12 реплик' },
      { label: 'Каналы', value: 'Кан' },
      { label: 'Взаимодействие с клиентом', value: 'Вз' },
      { label: 'Метрики', value: 'Мет\n— модель qwen' },
      { label: 'Раунды исследования', value: 'Первый\nВторой' },
    ]);
    const said = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(said.slice(1)).toEqual([
      'Отобраны: статус «Новый».',
      'Порядок: по доказанности.',
      'Взято в работу 0 из\u00A01 (0\u00A0%)',
    ]);
    // Nothing is grouped: each says its stage.
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
      'Эксперименты',
      'Лендинг',
    ]);
    expect(blocks.flatMap((block) => (block.kind === 'badges' ? block.badges : [])).map(({ text }) => text)).toEqual([
      'Новый',
      'Retention',
    ]);
    const [sheet] = experimentSheets([one]);
    const cell = (header: string) => sheet?.rows[0]?.[sheet.columns.findIndex((column) => column.header === header)];
    expect([cell('Исследование'), cell('Раунды исследования')]).toEqual(['Интервью', 'Первый\nВторой']);
    expect(cell('Предложила модель')).toBe('Сценарий — модель qwen · прочитано: 12 реплик\nМетрики — модель qwen');
    expect(aboutSheets('К · 21 ноября 2026 г.', '', false)).toEqual([]);
    expect(aboutSheets('К', 'статус «Новый»', true)[0]?.rows.flat()).toEqual([
      'К',
      'Отобраны: статус «Новый».',
      'Порядок: по доказанности.',
    ]);
  });

  test('an empty list says so', () => {
    expect(documentOf().blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Эксперименты' },
      { kind: 'paragraph', text: 'Компания · 21 ноября 2026\u00A0г. · 0\u00A0экспериментов', quiet: true },
      { kind: 'paragraph', text: 'В списке нет ни одного эксперимента.' },
    ]);
  });
});

/** A type of Latin, Russian and the replacement, and one of emoji. */
const hasGlyph = (point: number) => /[ -~\u00A0А-яЁё¤]/.test(String.fromCodePoint(point));
const letters = { text: hasGlyph, emoji: () => false };
const both = { text: hasGlyph, emoji: (point: number) => /[\p{Emoji}\u20E3]/u.test(String.fromCodePoint(point)) };

describe('drawableText', () => {
  test.each([
    ['Ёж', 'Ёж', false],
    ['Е\u0308ж', 'Ёж', false],
    ['раз\r\nдва\tтри\u2028', 'раз\nдва три\n', false],
    ['пе\u00ADре\u200Bнос', 'перенос', false],
    ['а\uD83Dб\u0000', 'аб', false],
    ['👨‍👩‍👧‍👦!', '¤!', true],
    ['ﬁ①', 'fi1', false],
    ['日本', '¤¤', true],
  ])('%j → %j', (text, expected, replaced) => {
    expect(drawableText(text, letters)).toEqual({ runs: [{ text: expected, emoji: false }], replaced });
  });

  test.each([
    ['👨‍👩‍👧‍👦!', ['👨‍👩‍👧‍👦', '!']],
    ['Ура 👍🏽 всё ❤️', ['Ура ', '👍🏽', ' всё ', '❤️']],
    ['1️⃣ и 🇷🇺', ['1️⃣', ' и ', '🇷🇺']],
    ['✓ да', ['✔', ' да']],
  ])('keeps emoji in runs of their own: %j', (text, expected) => {
    const { runs, replaced } = drawableText(text, both);
    expect(runs.map((run) => run.text)).toEqual(expected);
    expect(replaced).toBe(false);
  });

  test('a narrow no-break space stays one', () => {
    expect(drawableText('4\u202F900', letters).runs).toEqual([{ text: '4\u00A0900', emoji: false }]);
  });

  test('gives nothing that the type cannot draw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const drawn = drawableText(text, letters).runs.map((run) => run.text);
        expect(
          Array.from(drawn.join('')).every((letter) => letter === '\n' || hasGlyph(letter.codePointAt(0) ?? 0)),
        ).toBe(true);
      }),
    );
    expect(hasGlyph(REPLACEMENT.codePointAt(0) ?? 0)).toBe(true);
  });
});
