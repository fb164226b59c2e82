import { assert, date, integer, maxSafeInteger, property, string } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import {
  counted,
  dateOf,
  dayOf,
  fold,
  formatDate,
  formatDateRange,
  formatLongDate,
  formatMegabytes,
  formatMoney,
  formatNumber,
  parseNumber,
  plural,
  nameAfter,
  quoted,
} from '#src/domain/core/format.ts';

const HYPOTHESES = ['гипотеза', 'гипотезы', 'гипотез'] as const;

it('plural forms follow Russian rules', () => {
  const forms = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111].map((count) => plural(count, HYPOTHESES));
  expect(forms.map((form) => HYPOTHESES.indexOf(form as never))).toEqual([2, 0, 1, 1, 2, 2, 2, 2, 0, 1, 2, 0, 2]);
  expect(counted(5, HYPOTHESES)).toBe('5\u00A0гипотез');
});

describe('is written without Intl as Intl writes it', () => {
  it('a number', () => {
    const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
    assert(
      property(maxSafeInteger(), (value) => {
        expect(formatNumber(value)).toBe(format.format(value));
      }),
    );
    for (const value of [0, -0, 999, 1000, 12_345, 1e15, 1e21, 12.5, 0.005, Number.POSITIVE_INFINITY]) {
      expect(formatNumber(value)).toBe(value === 0 ? '0' : format.format(value));
    }
  });

  it('the form that goes with a number', () => {
    const rules = new Intl.PluralRules('ru');
    const counts = Array.from({ length: 1400 }, (_, index) => index - 200);
    for (const count of counts)
      expect([count, plural(count, ['one', 'few', 'many'])]).toEqual([count, rules.select(count)]);
    // A fraction always takes «несколько».
    expect([0.5, 1.5, 21.1].map((count) => plural(count, ['one', 'few', 'many']))).toEqual(['few', 'few', 'few']);
  });

  it('a date in words', () => {
    const format = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });
    const days = date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    assert(
      property(days, (day) => {
        expect(formatLongDate(day.toISOString().slice(0, 10))).toBe(format.format(day).replace(' г.', '\u00A0г.'));
      }),
    );
  });
});

it('words within a sentence cannot turn it round', () => {
  expect(quoted(' отток ')).toBe('«отток»');
  expect(quoted('отчёт \u202Efdp.exe')).toBe('«отчёт fdp.exe»');
  expect(quoted('\u2067изолят')).toBe('«изолят»');
  expect(quoted('Статья «Ошибки» и "Итоги"')).toBe('«Статья „Ошибки“ и „Итоги“»');
  expect(quoted('5" экран')).toBe('«5" экран»');
});

it('dates are ru-RU, whatever the time zone', () => {
  expect(formatDate('2026-11-05')).toBe('05.11.2026');
  expect(formatDate('не дата')).toBe('не дата');
  expect(formatDateRange('2026-11-05', null)).toBe('с\u00A005.11.2026');
  expect(formatDateRange('2026-11-05', '2026-12-01')).toBe('05.11.2026\u2009–\u200901.12.2026');
  expect(formatDateRange('2026-11-05', '2026-11-05')).toBe('05.11.2026');
  expect(dateOf(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});

describe('the day of a stored moment', () => {
  it.each([
    ['Europe/Moscow', '2026-06-02'],
    ['America/New_York', '2026-06-01'],
  ])('is that of the clock in %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    const told = dayOf('2026-06-01T22:00:00.000Z');
    vi.unstubAllEnvs();
    expect(told).toBe(day);
  });

  it('is none of what is no moment', () => {
    expect([null, '', 'вчера'].map(dayOf)).toEqual([null, null, null]);
  });
});

it('money and sizes', () => {
  expect(formatMoney(147000).replaceAll(/\s/g, ' ')).toBe('147 000 ₽');
  expect(formatMegabytes(22 * 1024)).toBe('0,02\u00A0МБ');
  expect(formatMegabytes(1200)).toBe('менее\u00A00,01\u00A0МБ');
  expect(formatMegabytes(0)).toBe('0,00\u00A0МБ');
  expect(formatMegabytes(200 * 1024 * 1024)).toBe('200,00\u00A0МБ');
});

describe('parseNumber', () => {
  it('reads numbers typed the Russian way', () => {
    expect(['1 243', '1\u00A0243', '12,5', '-3', '7.25'].map(parseNumber)).toEqual([1243, 1243, 12.5, -3, 7.25]);
  });

  it('refuses what is none', () => {
    expect(['', ' ', 'abc', '1,2,3', '1e5', 'Infinity', '0x10'].map(parseNumber)).toEqual(Array(7).fill(undefined));
  });

  it('reads back every whole number it could have written', () => {
    assert(
      property(integer({ min: -1e9, max: 1e9 }), (number) => {
        expect(parseNumber(number.toLocaleString('ru-RU').replace('−', '-'))).toBe(number);
      }),
    );
  });
});

it('fold keeps every place of a text', () => {
  expect(fold('ЁЖ и йод')).toBe('еж и йод');
  expect(fold('15\u00A0%')).toBe('15 %');
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
    }),
  );
  expect(fold('İстанбул')).toHaveLength('İстанбул'.length);
});

it('a name says once what it names', () => {
  expect(nameAfter('Эксперимент', ' Эксперимент: эксперимент: письмо')).toBe('письмо');
  expect(nameAfter('Эксперимент', 'Экспериментальный тариф')).toBe('Экспериментальный тариф');
  expect(nameAfter('Эксперимент', 'Эксперимент:')).toBe('Эксперимент:');
});

it('a date in words is the day’s wherever it is read; what is no date stays as it is', () => {
  expect(formatLongDate('2026-11-05')).toBe('5 ноября 2026\u00A0г.');
  expect(formatLongDate('2026-01-31')).toBe('31 января 2026\u00A0г.');
  expect(formatLongDate('скоро')).toBe('скоро');
});
