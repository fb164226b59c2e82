import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EMPTY_CANVAS, readCanvas, writeCanvas } from '#src/domain/boards/cardForms/canvas.ts';
import {
  EMPTY_PESTEL,
  PESTEL_PARTS,
  readPestel,
  writePestel,
  type Pestel,
} from '#src/domain/boards/cardForms/pestel.ts';
import {
  numbersText,
  objectiveProgress,
  percentText,
  progressOf,
  readOkr,
  writeOkr,
} from '#src/domain/boards/cardForms/okr.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { productBoard } from '#src/samples/boards/board-product.ts';

/** Words as people type them, with all that the grammars are made of. */
const words = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        'слово',
        '**Право.**',
        '**Цель.**',
        '- ',
        '\n',
        '\n\n',
        ': ',
        ' / ',
        '5',
        '—',
        '(',
        ')',
        '\u00A0',
        '\r\n',
        ' с 5,0 до 6',
        ', сейчас 7',
        '%',
        'КР 1.',
        '1. ',
        '| a |',
        ' ',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);
const number = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
);
/** Whether writing, reading and writing again says the same. */
const isUnchanged = <T>(form: T, write: (form: T) => string, read: (text: string) => T | null): boolean => {
  const once = write(form);
  const back = read(once);
  return back !== null && write(back) === once;
};
const ratio = (from: number, to: number, now: number | null): number | null =>
  progressOf({ text: '', numbers: { from, to, now, unit: '' } });

describe('PESTEL', () => {
  const pestel = fc.record(Object.fromEntries(PESTEL_PARTS.map((part) => [part, words]))) as fc.Arbitrary<Pestel>;

  it('comes back as it was written', () => {
    expect(() => fc.assert(fc.property(pestel, (form) => isUnchanged(form, writePestel, readPestel)))).not.toThrow();
  });

  it('reads the sample and writes it letter for letter', () => {
    const text = marketBoard.cards.pestel?.content ?? '';
    const read = readPestel(text);
    expect(Object.values(read ?? {}).every((part) => part.length > 10)).toBe(true);
    expect(writePestel(read ?? EMPTY_PESTEL)).toBe(text);
  });

  it('reads parts in any order, with lists, and misses none', () => {
    expect(readPestel('**Право:** законы\n- один\n- два\n\n**Политика**. курс')).toEqual({
      ...EMPTY_PESTEL,
      Политика: 'курс',
      Право: 'законы\n- один\n- два',
    });
    expect(readPestel('')).toEqual(EMPTY_PESTEL);
    expect(writePestel(EMPTY_PESTEL)).toBe('');
  });

  it.each(['Просто текст', 'Вступление\n**Право.** законы', '**Право.** раз\n**Право.** два'])(
    'leaves «%s» as text',
    (text) => expect(readPestel(text)).toBeNull(),
  );
});

describe('OKR', () => {
  const result = fc.record({
    text: words,
    numbers: fc.option(fc.record({ from: number, to: number, now: fc.option(number), unit: words })),
  });
  const objectives = fc.array(fc.record({ title: words, results: fc.array(result, { maxLength: 4 }) }), {
    maxLength: 4,
  });

  it('comes back as it was written', () => {
    expect(() =>
      fc.assert(
        fc.property(objectives, (form) => isUnchanged(form, writeOkr, readOkr)),
        { numRuns: 500 },
      ),
    ).not.toThrow();
  });

  it('keeps every number of plain words', () => {
    const plain = fc.constantFrom('Отток', 'Команд с разбором', 'Переход «сайт → проба»');
    const unit = fc.constantFrom('', '%', '₽', 'тыс. ₽', 'команд');
    const numbers = fc.record({ from: number, to: number, now: fc.option(number), unit });
    fc.assert(
      fc.property(plain, numbers, (text, said) => {
        const form = [{ title: 'Цель', results: [{ text, numbers: said }] }];
        // Written numbers have no negative zero.
        expect(readOkr(writeOkr(form))).toEqual(JSON.parse(JSON.stringify(form)));
      }),
    );
  });

  it('reads the sample and writes it letter for letter', () => {
    const text = productBoard.cards.okr?.content ?? '';
    const read = readOkr(text) ?? [];
    expect(read.map(({ results }) => results.map(({ numbers }) => numbers?.now ?? null))).toEqual([
      [31, 8, null],
      [47, 26],
    ]);
    expect(read[0]?.results[1]).toEqual({
      text: 'Отток после первого месяца',
      numbers: { from: 9, to: 6, now: 8, unit: '%' },
    });
    expect(writeOkr(read)).toBe(text);
  });

  it('counts how far things have come, downwards too', () => {
    expect([
      ratio(0, 10, 4),
      ratio(9, 6, 7.5),
      ratio(0, 10, 12),
      ratio(0, 10, -3),
      ratio(5, 5, 5),
      ratio(5, 5, 4),
      ratio(0, 1, null),
    ]).toEqual([0.4, 0.5, 1, 0, 1, 0, null]);
    expect(progressOf({ text: 'словами', numbers: null })).toBeNull();
    const results = [
      { text: '', numbers: { from: 0, to: 10, now: 5, unit: '' } },
      { text: '', numbers: { from: 0, to: 10, now: 10, unit: '' } },
      { text: 'словами', numbers: null },
    ];
    expect(objectiveProgress({ title: '', results })).toBe(0.75);
    expect(objectiveProgress({ title: '', results: [] })).toBeNull();
  });

  it.each(['Просто текст', '- КР 1. без цели', '**Цель.** А\n\nЕщё слово'])('leaves «%s» as text', (text) =>
    expect(readOkr(text)).toBeNull(),
  );

  it('reads what people type by hand', () => {
    expect(readOkr('**Цель** Расти\n- Выручка: с 1 200 до 2 500 тыс. ₽, сейчас 1 800\n- Доля: с 10 до 20%')).toEqual([
      {
        title: 'Расти',
        results: [
          { text: 'Выручка', numbers: { from: 1200, to: 2500, now: 1800, unit: 'тыс. ₽' } },
          { text: 'Доля', numbers: { from: 10, to: 20, now: null, unit: '%' } },
        ],
      },
    ]);
  });
});

describe('the strategic canvas', () => {
  const score = fc.option(fc.integer({ min: -3, max: 9 }));
  const canvas = fc.record({
    competitors: fc.array(words, { maxLength: 4 }),
    factors: fc.array(fc.record({ name: words, scores: fc.array(score, { maxLength: 5 }) }), { maxLength: 5 }),
    note: words,
  });

  it('comes back as it was written', () => {
    expect(() =>
      fc.assert(
        fc.property(canvas, (form) => isUnchanged(form, writeCanvas, readCanvas)),
        { numRuns: 500 },
      ),
    ).not.toThrow();
  });

  it('reads the sample and writes it letter for letter', () => {
    const text = marketBoard.cards.strategicCanvas?.content ?? '';
    const read = readCanvas(text) ?? EMPTY_CANVAS;
    expect(read.competitors).toEqual(['мы', 'агентство', 'диктофон и таблица']);
    expect(read.factors).toHaveLength(6);
    expect(read.factors[0]).toEqual({ name: 'Скорость до вывода', scores: [5, 2, 1] });
    expect(read.note).toContain('уступаем сознательно');
    expect(writeCanvas(read)).toBe(text);
  });

  it.each([
    'Просто текст',
    'Факторы (мы / они):\n\n- Цена: 5',
    'Факторы (мы / они):\n\n- Цена: 5 / 7',
    'Факторы (мы / они):\n\nЗаметка',
  ])('leaves «%s» as text', (text) => expect(readCanvas(text)).toBeNull());
});

it('any text is either understood or left alone, and never breaks', () => {
  fc.assert(
    fc.property(words, (text) => {
      for (const [read, write] of [
        [readPestel, writePestel],
        [readOkr, writeOkr],
        [readCanvas, writeCanvas],
      ] as const) {
        const form = read(text);
        if (form === null) continue;
        const written = (write as (form: unknown) => string)(form);
        expect((write as (form: unknown) => string)(read(written))).toBe(written);
      }
    }),
    { numRuns: 500 },
  );
});

const told = (now: number | null, unit = '%') =>
  numbersText({ text: 'Отток', numbers: { from: 9, to: 6, now, unit } }).replaceAll(/\s/g, ' ');

describe('numbers in words', () => {
  it('say where from, where to, where it is now and how far that is', () => {
    expect(told(8)).toBe('9 → 6 %, сейчас 8 · 33 %');
    expect(told(8, '')).toBe('9 → 6, сейчас 8 · 33 %');
    expect(told(6)).toBe('9 → 6 %, сейчас 6 · 100 %');
  });

  it('say when nobody has measured it, or when there are none', () => {
    expect(told(null)).toBe('9 → 6 %, ещё не измерено');
    expect(numbersText({ text: 'Словами', numbers: null })).toBe('без чисел');
  });

  it('of a share are whole percents', () => {
    expect([0, 0.005, 0.334, 0.999, 1].map((share) => percentText(share))).toEqual(
      ['0', '1', '33', '100', '100'].map((number) => `${number}\u00A0%`),
    );
  });
});

describe('what a card’s form reads', () => {
  it('of a PESTEL whatever ends its lines', () => {
    const lines = ['**Политика.** Налоги', 'и льготы', '', '**Право.** Лицензии'];
    const read = readPestel(lines.join('\n'));
    expect(read).toMatchObject({ Политика: 'Налоги\nи льготы', Право: 'Лицензии', Экология: '' });
    expect(readPestel(lines.join('\r\n'))).toEqual(read);
    expect(readPestel(lines.join('\r'))).toEqual(read);
  });

  it('of a canvas of no factors only who is compared', () => {
    const [head = ''] = writeCanvas({ competitors: ['мы', 'они'], factors: [], note: '' }).split('\n');
    expect(readCanvas(` ${head} `.trim())).toMatchObject({ factors: [], note: '' });
    expect(readCanvas('  ')).toBe(EMPTY_CANVAS);
  });
});
