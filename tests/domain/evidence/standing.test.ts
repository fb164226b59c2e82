import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { standingTo, type Learnt, type Relation } from '#src/domain/evidence/pairs/standing.ts';

const said = (text: string, quote = ''): Learnt => ({ text, quote, tried: null });
const tried = (hypothesis: string, verdict: 'VALIDATED' | 'INVALIDATED' | 'INCONCLUSIVE'): Learnt => ({
  text: 'Открывали с телефона',
  quote: '',
  tried: { hypothesis, verdict },
});

const OTHER = ['Бот в Telegram для действующих команд', 'Офис в Казани'];

describe('how something learnt stands to what is written', () => {
  it.each<readonly [Relation, string, string]>([
    [
      'confirms',
      'Исследователи проверяют выводы машины по исходному разговору',
      'Исследователь проверяет вывод по исходному разговору',
    ],
    [
      'confirms',
      'Разовое исследование купили бы основатели до первых продаж',
      'Основатели до первых продаж — разовые исследования',
    ],
    ['contradicts', 'Исследователи не доверяют выводам машины', 'Исследователи доверяют выводам машины'],
    ['contradicts', 'Отток после первого месяца — 14 %', 'Отток после первого месяца — 9 %'],
    ['contradicts', 'Цена одного интервью у агентств выросла до 12 000 ₽', 'Цена одного интервью у агентств — 8 000 ₽'],
    ['contradicts', 'Доля рекомендаций среди новых команд падает', 'Доля рекомендаций среди новых команд растёт'],
    ['contradicts', 'Настройка первого интервью — сложная', 'Настройка первого интервью — простая'],
    // The same figure is no other one.
    ['confirms', 'Отток после первого месяца — 9 %', 'Отток после первого месяца: сейчас 9 %, цель 6 %'],
    // «Не отчёт, а цитаты» denies nothing that the line says.
    [
      'confirms',
      'Команде нужен не отчёт, а три цитаты вместо сорока страниц',
      'Команде нужны три цитаты вместо сорока страниц',
    ],
    // Both deny, and it need not be the same.
    [
      'near',
      'Исследователи не доверяют выводам без цитаты',
      'Исследователи не начинают без доверия к выводам, цитаты и согласия',
    ],
    // One word in common tells no way.
    ['near', 'Прошлые исследования теряются', 'Разовая покупка одного исследования'],
    ['adds', 'Шестеро искали человека в чате раньше, чем открывали справку', 'Расходы на маркетинг и партнёров'],
  ])('%s: «%s» and «%s»', (relation, text, line) => {
    expect(standingTo(said(text), [...OTHER, line])).toEqual({ relation, against: relation === 'adds' ? null : line });
  });

  it('hears the words of the respondent, too', () => {
    const insight = said('Прошлое пропадает', 'Мы заказываем исследование, которое уже было полгода назад');
    const line = 'Находить исследование, которое было полгода назад';
    expect(standingTo(insight, [line])).toEqual({ relation: 'confirms', against: line });
  });

  it('an experiment speaks by its verdict of the line that says what it tried', () => {
    const line = 'Недельная сводка вернёт команды и снизит отток';
    expect(
      standingTo(tried('Если ввести недельную сводку, она вернёт команды и снизит отток', 'VALIDATED'), [line])
        .relation,
    ).toBe('confirms');
    expect(
      standingTo(tried('Если ввести недельную сводку, она вернёт команды и снизит отток', 'INVALIDATED'), [line])
        .relation,
    ).toBe('contradicts');
    // Came to nothing: neither.
    expect(
      standingTo(tried('Если ввести недельную сводку, она вернёт команды и снизит отток', 'INCONCLUSIVE'), [line]),
    ).toEqual({
      relation: 'near',
      against: line,
    });
  });

  it('what speaks against one line is told before what speaks for another', () => {
    const lines = ['Исследователи проверяют выводы машины', 'Исследователи доверяют выводам машины'];
    expect(standingTo(said('Исследователи не доверяют выводам машины'), lines)).toEqual({
      relation: 'contradicts',
      against: lines[1],
    });
  });

  it('adds to a blank card, names a line for anything else, and only one that is written', () => {
    const words = fc.array(fc.constantFrom('отток', 'месяц', 'не', 'команды', 'растёт', 'падает', '9', '%', 'цена'), {
      maxLength: 8,
    });
    const text = words.map((list) => list.join(' '));
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 4 }), (own, quote, lines) => {
        const { relation, against } = standingTo(said(own, quote), lines);
        expect(against === null).toBe(relation === 'adds');
        expect([...lines, null]).toContain(against);
      }),
    );
    expect(standingTo(said('Отток'), [])).toEqual({ relation: 'adds', against: null });
  });
});
