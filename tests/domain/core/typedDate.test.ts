import { assert, date, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDate } from '#src/domain/core/format.ts';
import { isDate, problemOfDate, readDate } from '#src/domain/core/typedDate.ts';

describe('a typed date', () => {
  it.each([
    '22.11.2026',
    '22.11.26',
    '22112026',
    '221126',
    '22/11/2026',
    '22-11-2026',
    '22,11,2026',
    '22 11 2026',
    '22. 11. 2026 г.',
    '  22.11.2026\n',
    '2026-11-22',
    '2026-11-22T09:30:00Z',
  ])('%s is read', (text) => expect(readDate(text)).toEqual({ date: '2026-11-22' }));

  it('one digit is enough for a day and a month', () => {
    expect(readDate('5.3.2026')).toEqual({ date: '2026-03-05' });
    expect(readDate('2026-3-5')).toEqual({ date: '2026-03-05' });
  });

  it.each([
    ['31.02.2026', 'Такой даты нет: в феврале 2026 года 28 дней'],
    ['29.02.2026', 'Такой даты нет: в феврале 2026 года 28 дней'],
    ['30.02.2028', 'Такой даты нет: в феврале 2028 года 29 дней'],
    ['31.11.2026', 'Такой даты нет: в ноябре 2026 года 30 дней'],
    ['32.12.2026', 'Такой даты нет: в декабре 2026 года 31 день'],
    ['00.12.2026', 'Такой даты нет: в декабре 2026 года 31 день'],
    ['11/22/2026', 'Такой даты нет: месяц — от 1 до 12'],
    ['22.11.1999', 'Такой даты нет: год — с 2000 по 2100'],
    ['12026-12-01', 'Такой даты нет: год — с 2000 по 2100'],
    ['22.11', 'Введите дату как 22.11.2026'],
    ['22.11.206', 'Введите дату как 22.11.2026'],
    ['завтра', 'Введите дату как 22.11.2026'],
    ['', 'Введите дату как 22.11.2026'],
  ])('%s is refused with the reason', (text, problem) => {
    expect(readDate(text)).toEqual({ problem });
    expect(problemOfDate(text)).toBe(problem);
  });

  it('only yyyy-mm-dd can be stored', () => {
    expect(isDate('2026-11-22')).toBe(true);
    expect(problemOfDate('2026-11-22')).toBeUndefined();
    for (const other of ['22.11.2026', '2026-11-22T09:30:00Z', ' 2026-11-22']) {
      expect(isDate(other)).toBe(false);
      expect(problemOfDate(other)).toBe('Введите дату как 22.11.2026');
    }
  });

  it('what is shown is read back as the same date, and no text throws', () => {
    const between = { min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true };
    assert(
      property(date(between), (moment) => {
        const stored = moment.toISOString().slice(0, 10);
        expect(readDate(formatDate(stored))).toEqual({ date: stored });
      }),
    );
    assert(
      property(string(), (text) => {
        expect(isDate(text)).toBe(problemOfDate(text) === undefined);
      }),
    );
  });
});
