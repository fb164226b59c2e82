import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fold } from '#src/domain/core/format.ts';
import { findFolded, foldLines, foldQuery } from '#src/domain/research/textSearch.ts';
import { passageText, turnAt, turnText, turnsOf } from '#src/domain/research/transcript.ts';

const heard = (text: string) => turnsOf(text).map((turn) => [turn.speaker, turn.role, turnText(text, turn)]);

describe('who speaks', () => {
  test('interviewer and respondent, with lines that go on', () => {
    expect(heard('Интервьюер: Как вы готовите?\n\nРеспондент: Редко.\nНо люблю.\n\nИ долго.\n')).toEqual([
      ['Интервьюер', 'interviewer', 'Как вы готовите?'],
      ['Респондент', 'respondent', 'Редко.\nНо люблю.\n\nИ долго.'],
    ]);
  });

  test.each([
    ['И: Что?\nР: То.', ['interviewer', 'respondent']],
    ['Q: What?\nA: That.', ['interviewer', 'respondent']],
    ['ИНТЕРВЬЮЕР: Что?\nРЕСПОНДЕНТ 2: То.', ['interviewer', 'respondent']],
    ['Модератор Ольга: Что?\nР1: То.\nР2: Нет.', ['interviewer', 'respondent', 'respondent']],
    ['Вопрос: Что?\nОтвет: То.', ['interviewer', 'respondent']],
    ['**Интервьюер:** Что?\n**Респондент (Анна):** То.', ['interviewer', 'respondent']],
    ['— Интервьюер: Что?\n— Респондент, 34 года: То.', ['interviewer', 'respondent']],
    ['Мария: Раз.\nИван Петров: Два.\nМария: Три.\nИван Петров: Четыре.', ['other', 'other', 'other', 'other']],
    ['Интервьюер: Что?\nМария: То.', ['interviewer', 'respondent']],
    ['Интервьюер:Что?\nРеспондент:То.', ['interviewer', 'respondent']],
  ])('%j', (text, expected) => {
    expect(turnsOf(text).map(({ role }) => role)).toEqual(expected);
  });

  test('time stamps before and behind the name, or on a line above', () => {
    const text =
      '[00:12:34] Интервьюер: Раз?\n00:12:40 - Мария: Два.\n(1:02) Мария: Три.\nИнтервьюер [00:13:00]: Четыре?\n\n00:13:10\nМария: Пять.';
    expect(heard(text)).toEqual([
      ['Интервьюер', 'interviewer', 'Раз?'],
      ['Мария', 'respondent', 'Два.'],
      ['Мария', 'respondent', 'Три.'],
      ['Интервьюер', 'interviewer', 'Четыре?'],
      ['Мария', 'respondent', 'Пять.'],
    ]);
    expect(turnsOf(text).map(({ start, bodyStart }) => text.slice(start, bodyStart).trim())).toEqual([
      '[00:12:34] Интервьюер:',
      '00:12:40 - Мария:',
      '(1:02) Мария:',
      'Интервьюер [00:13:00]:',
      '00:13:10\nМария:',
    ]);
  });

  test('a line of the head says who somebody is, and nobody says it', () => {
    const talk =
      'Интервью 4\nРеспондент: Марина, продакт\n\nИнтервьюер: Что?\nМарина: То.\nИнтервьюер: А ещё?\nМарина: Это.';
    expect(heard(talk).slice(0, 4)).toEqual([
      [null, 'other', 'Интервью 4'],
      [null, 'other', 'Респондент: Марина, продакт'],
      ['Интервьюер', 'interviewer', 'Что?'],
      ['Марина', 'respondent', 'То.'],
    ]);
    // Another person whose name begins alike is not meant, and a respondent who says a name goes on speaking.
    const other = talk.replace('Марина, продакт', 'Маринада не ем');
    expect(heard(other)[1]).toEqual(['Респондент', 'respondent', 'Маринада не ем']);
    const once = 'Интервьюер: Кто?\nРеспондент: Марина, она главная.\nИнтервьюер: А вы?';
    expect(heard(once)[1]?.[0]).toBe('Респондент');
  });

  test('what stands before the first speaker is nobody’s', () => {
    expect(heard('Интервью 4\nДата: 12.11.2026\n\nИнтервьюер: Что?\nРеспондент: То.')).toEqual([
      [null, 'other', 'Интервью 4'],
      [null, 'other', 'Дата: 12.11.2026'],
      ['Интервьюер', 'interviewer', 'Что?'],
      ['Респондент', 'respondent', 'То.'],
    ]);
  });

  test('a label with nothing said keeps its place', () => {
    const text = 'Интервьюер:\n\nРеспондент: То.';
    expect(heard(text)).toEqual([
      ['Интервьюер', 'interviewer', ''],
      ['Респондент', 'respondent', 'То.'],
    ]);
  });
});

describe('ordinary lines are no speakers', () => {
  test.each([
    'Важно: раз.\nВажно: два.\nВажно: три.',
    'Я понял так: это долго.\nЯ понял так: это дорого.',
    'В 12:30 начали.\nВ 12:30 кончили.',
    'Ссылка: https://example.com\nHttps://example.com\nHttps://example.com',
    'Мария: написала один раз.\nИван: тоже один.',
    'Респондент сказал: «Нет».\nРеспондент сказал: «Да».',
    'Он спросил Мария: где? И Мария: ответила.',
    'и: с маленькой буквы\nи: снова',
    'Очень Длинное Имя Из Пяти: раз\nОчень Длинное Имя Из Пяти: два',
    'Клиент: один раз',
  ])('%j', (text) => {
    expect(new Set(turnsOf(text).map(({ speaker }) => speaker))).toEqual(new Set([null]));
  });

  test('a colon inside an answer stays in it', () => {
    const text = 'Интервьюер: Что?\nРеспондент: Два дела:\nПервое дело: готовка.\nИтог: хорошо.';
    expect(turnsOf(text).map(({ speaker }) => speaker)).toEqual(['Интервьюер', 'Респондент']);
  });
});

describe('without speakers', () => {
  test('paragraphs between blank lines', () => {
    expect(heard('Раз\nдва\n \t\nтри\n\n\n\nчетыре\n')).toEqual([
      [null, 'other', 'Раз\nдва'],
      [null, 'other', 'три'],
      [null, 'other', 'четыре'],
    ]);
  });

  test('lines where there are no blank ones', () => {
    expect(heard('\nРаз\nдва\n')).toEqual([
      [null, 'other', 'Раз'],
      [null, 'other', 'два'],
    ]);
  });

  test.each(['', ' ', '\n\n', '\uFEFF'])('nothing in %j', (text) => {
    expect(turnsOf(text)).toEqual([]);
  });
});

const line = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Интервьюер: ',
    'Респондент 2:',
    'И: да',
    '[00:01] Мария: так',
    '00:02',
    'Итог: нет',
    'Мария:',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const text = fc
  .array(line, { maxLength: 30 })
  .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end)));

describe('turns of any text', () => {
  test('come in order, never overlap, and leave only white space out', () => {
    fc.assert(
      fc.property(text, (text) => {
        let last = 0;
        let before: string | null = null;
        for (const { start, bodyStart, end, speaker, at } of turnsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(bodyStart).toBeGreaterThanOrEqual(start);
          expect(end).toBeGreaterThanOrEqual(bodyStart);
          expect(text.slice(last, start).trim()).toBe('');
          // Words behind a time stamp are those of the person before it.
          expect(text.slice(start, bodyStart).includes(speaker ?? '') || (speaker === before && at !== null)).toBe(
            true,
          );
          expect(speaker === null && at === null).toBe(bodyStart === start);
          expect(text.slice(bodyStart, end).trim()).toBe(text.slice(bodyStart, end));
          last = end;
          before = speaker;
        }
        expect(text.slice(last).trim()).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  test('turnAt finds the turn of each offset', () => {
    fc.assert(
      fc.property(text, (text) => {
        const turns = turnsOf(text);
        for (const turn of turns) expect(turnAt(turns, turn.start)).toBe(turn);
        expect(turnAt(turns, (turns[0]?.start ?? 0) - 1)).toBeUndefined();
        expect(turnAt(turns, text.length)).toBe(turns.at(-1));
      }),
    );
  });
});

describe('time is linear', () => {
  test.each([
    ['one line', 'слово '.repeat(2_000_000)],
    ['colons', 'А: '.repeat(3_000_000)],
    ['spaces', ' '.repeat(10_000_000)],
    ['line breaks', '\n'.repeat(3_000_000)],
    ['breaks and spaces', '\n \t'.repeat(3_000_000)],
    ['brackets', '[00:00 ('.repeat(1_000_000)],
    ['capitals', 'Я'.repeat(10_000_000)],
  ])('%s', (_, text) => {
    // A quadratic rule would take hours on these, and no test may take as long as that.
    expect(turnsOf(text).filter(({ start }) => start >= text.length)).toEqual([]);
  });
});

describe('finding', () => {
  test('folds case and ё', () => {
    const text = 'Ёлка, ЕЛКА и елочка';
    expect(findFolded(text, ' ёлк ').map((range) => passageText(text, range))).toEqual(['Ёлк', 'ЕЛК']);
    expect(findFolded(text, ' ')).toEqual([]);
    expect(findFolded('ааааа', 'аа')).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ]);
    expect(findFolded('аааа', 'а', 3)).toHaveLength(3);
  });

  test('every place holds the query, and none is missed', () => {
    const words = fc.string({ unit: fc.constantFrom('ё', 'Е', 'а', 'İ', ' '), maxLength: 30 });
    fc.assert(
      fc.property(
        words,
        fc.string({ unit: fc.constantFrom('е', 'А', 'İ'), minLength: 1, maxLength: 2 }),
        (text, query) => {
          const found = findFolded(text, query);
          for (const range of found) expect(fold(passageText(text, range))).toBe(fold(query));
          expect(found.length).toBe(fold(text).split(fold(query)).length - 1);
        },
      ),
    );
  });

  test('a sentence is found whole wherever its lines break, at its places in the text', () => {
    const words = fc.array(fc.constantFrom('ёж', 'Ещё', '20-30', 'минут,', '(да)', '🙈', 'a.b*', 'и'), {
      minLength: 1,
      maxLength: 8,
    });
    const blank = fc.constantFrom(' ', '\n', '\r\n', '  \n    ', '\t', '\u00A0');
    fc.assert(
      fc.property(words, fc.array(blank, { minLength: 8, maxLength: 8 }), words, (sentence, blanks, before) => {
        const broken = sentence.map((word, index) => word.replace('-', '-\n') + (blanks[index] ?? '')).join('');
        const lead = `${before.join('\n')}\n\n`;
        const text = `${lead}${broken}\n\n${before.join(' ')}`;
        const query = sentence.join(' ');
        const places = findFolded(text, query);
        expect(places).toContainEqual({ start: lead.length, end: lead.length + broken.trimEnd().length });
        for (const place of places) {
          expect(fold(passageText(text, place)).replaceAll(/-\n/g, '-').replaceAll(/\s+/g, ' ')).toBe(fold(query));
        }
        expect(foldLines(text)).toContain(foldQuery(query));
      }),
    );
  });

  test('a text holds a query folded exactly when the query has a place in it', () => {
    const piece = fc.constantFrom('а', 'б', '-', ' ', '\n', '\r\n', '\u00A0');
    const messy = (maxLength: number) => fc.array(piece, { maxLength }).map((parts) => parts.join(''));
    // No one searches for a hyphen at a word's end.
    const asked = messy(6).filter((query) => foldQuery(query) !== '' && !/-(?:\s|$)/.test(query));
    fc.assert(
      fc.property(messy(20), asked, (text, query) => {
        expect(foldLines(text).includes(foldQuery(query))).toBe(findFolded(text, query).length > 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('a blank line parts what stands over and under it', () => {
    expect(findFolded('раз\n\nдва', 'раз два')).toEqual([]);
    expect(findFolded(`раз${' '.repeat(200_000)}\n${' '.repeat(200_000)}\nдва`, 'раз два')).toEqual([]);
  });

  test('a passage outside the text is empty, not an error', () => {
    expect(passageText('абв', { start: 1, end: 99 })).toBe('бв');
    expect(passageText('абв', { start: -5, end: -1 })).toBe('');
  });
});
