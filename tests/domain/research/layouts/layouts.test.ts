import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { sourcePlace } from '#src/domain/research/layouts/placeMap.ts';
import { tableText } from '#files/reading/office/tableText.ts';
import { transcriptOfTable } from '#src/domain/research/layouts/table.ts';
import { turnText, turnsOf } from '#src/domain/research/transcript.ts';

const heard = (text: string) => turnsOf(text).map((turn) => [turn.at, turn.speaker, turnText(text, turn)]);
const kept = (text: string) => canonicalOf(text).text;
const blanked = (text: string) => text.replaceAll(/\s/g, ' ');
const two = (number: number) => String(number).padStart(2, '0');
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

describe('a transcript is kept as turns', () => {
  test('cues of one person join, numbers and tags stay out', () => {
    const vtt =
      'WEBVTT\n\nNOTE\nсебе\n\n1\n00:00:01.500 --> 00:00:03.000\n<v Ольга>Как вы</v>\n\n2\n00:00:03.000 --> 00:00:05.000\n<v Ольга>готовите &amp; едите?</v>\n\n3\n00:01:05.000 --> 00:01:09.000\n<v Иван Ли>Редко.</v>\n';
    expect(kept(vtt)).toBe('[0:01.50] Ольга: Как вы готовите & едите?\n\n[1:05] Иван Ли: Редко.');
    expect(heard(kept(vtt))).toEqual([
      [1.5, 'Ольга', 'Как вы готовите & едите?'],
      [65, 'Иван Ли', 'Редко.'],
    ]);
  });

  test('a monologue can be played from about any minute', () => {
    const cues = Array.from({ length: 30 }, (_, index) => {
      const words = index === 0 ? 'Вера: Ещё одна мысль.' : 'Ещё одна мысль.';
      return `${index + 1}\n${clock(index * 10)},000 --> ${clock(index * 10 + 9)},000\n${words}\n`;
    });
    const rest =
      '31\n00:05:10,000 --> 00:05:12,000\nГлеб: Да?\n\n32\n00:05:13,000 --> 00:05:14,000\nВера: Да.\n\n33\n00:05:15,000 --> 00:05:16,000\nГлеб: Вот.';
    const turns = turnsOf(kept([...cues, rest].join('\n')));
    const times = turns.filter(({ speaker }) => speaker === 'Вера').map(({ at }) => at ?? -1);
    expect(times.length).toBeGreaterThan(4);
    for (const [index, at] of times.entries()) expect(at - (times[index - 1] ?? 0)).toBeLessThanOrEqual(90);
  });

  test.each([
    ['Otter', 'Анна  0:05\nКак дела?\n\nИван  1:05:07\nХорошо.\n\nАнна  1:05:10\nА ещё?\n'],
    ['name and time', 'Анна 0:05\nКак дела?\nИван 1:05:07\nХорошо.\nАнна 1:05:10\nА ещё?'],
    [
      'Teams',
      '0:0:5.0 --> 0:0:7.1\nАнна\nКак дела?\n\n1:5:7.0 --> 1:5:9.0\nИван\nХорошо.\n\n1:5:10.0 --> 1:5:11.0\nАнна\nА ещё?',
    ],
    [
      'a table',
      transcriptOfTable([
        ['Время', 'Кто', 'Реплика'],
        ['0:05', 'Анна', 'Как дела?'],
        ['1:05:07', 'Иван', 'Хорошо.'],
        ['1:05:10', 'Анна', 'А ещё?'],
      ]) ?? '',
    ],
  ])('%s', (_, text) => {
    expect(heard(kept(text))).toEqual([
      [5, 'Анна', 'Как дела?'],
      [3907, 'Иван', 'Хорошо.'],
      [3910, 'Анна', 'А ещё?'],
    ]);
  });

  test('a text that reads well stays as it is, to the letter', () => {
    for (const text of [
      'Интервьюер: Что?\n\nРеспондент: То.\n',
      '[0:05] Анна: Раз?\n[0:07] Иван: Два.\n[0:09] Анна: Три?',
      'Просто\n\nтекст',
      '',
      '12:30',
    ]) {
      expect(kept(text)).toBe(text);
    }
  });

  test('dashes without questions are a list', () => {
    expect(kept('— хлеб\n— молоко\n— сыр\n— чай')).toBe('— хлеб\n— молоко\n— сыр\n— чай');
  });

  test('roles that a person gave stand', () => {
    const text = 'Анна: Как?\nИван: Так.\nАнна: Почему?\nИван: Потому.';
    expect(turnsOf(text).map(({ role }) => role)).toEqual(['interviewer', 'respondent', 'interviewer', 'respondent']);
    expect(
      new Set(turnsOf(text, { анна: { role: 'respondent' }, иван: { role: 'other' } }).map(({ role }) => role)),
    ).toEqual(new Set(['respondent', 'other']));
  });

  test.each([
    ['a role and a dash', 'и - как вы готовите\nр - редко\nи - а едите\nр - часто', ['и', 'р', 'и', 'р']],
    [
      'names of Markdown',
      '# Тема\n\n**Ольга**\n\nКак?\n\n**Анна**\n\nТак.\n\n**Ольга**\n\nА ещё?\n\n**Анна**\n\nНет.',
      [null, 'Ольга', 'Анна', 'Ольга', 'Анна'],
    ],
    [
      'who speaks once among the numbered',
      'Спикер 1: Как?\nСпикер 2: Так.\nСпикер 1: Да?\nСпикер 2: Да.\nСпикер 3: А я?',
      ['Спикер 1', 'Спикер 2', 'Спикер 1', 'Спикер 2', 'Спикер 3'],
    ],
    [
      'a chat of Zoom',
      '11:02:14\t From  Ольга : Как дела?\n11:02:40\t From  Анна : Так.\n11:03:01\t From  Ольга : А ещё?',
      ['Ольга', 'Анна', 'Ольга'],
    ],
    [
      'a heading within an answer',
      'Интервьюер: Что?\nАнна: Вот:\nПотом: гарантия.\nИнтервьюер: Да?\nАнна: Да.',
      ['Интервьюер', 'Анна', 'Интервьюер', 'Анна'],
    ],
    [
      'dashes before questions only',
      '– Как?\nТак. И вот так.\n– А район?\nДа.\n– Ещё?\nНет.',
      ['Интервьюер', 'Респондент', 'Интервьюер', 'Респондент', 'Интервьюер', 'Респондент'],
    ],
  ])('%s', (_, text, speakers) => {
    expect(turnsOf(kept(text)).map(({ speaker }) => speaker)).toEqual(speakers);
  });

  test.each([
    [
      'two people and what they are',
      [
        ['Участник', 'Сегмент', 'Комментарий'],
        ['Марина', 'Малый бизнес', 'Считает в таблице'],
        ['Олег', 'Средний бизнес', 'Просит бухгалтера'],
      ],
    ],
    [
      'people of segments that come again',
      [
        ['Участник', 'Сегмент', 'Комментарий'],
        ['Марина', 'Малый бизнес', 'Считает в таблице'],
        ['Олег', 'Средний бизнес', 'Просит бухгалтера'],
        ['Анна', 'Малый бизнес', 'Считает в уме'],
        ['Пётр', 'Средний бизнес', 'Не считает вовсе'],
        ['Вера', 'Малый бизнес', 'Просит мужа'],
      ],
    ],
    [
      'people of roles that come again, under heads that a talk has, too',
      [
        ['Участник', 'Роль', 'Ответ'],
        ['Марина', 'Бухгалтер', 'Считает в таблице'],
        ['Олег', 'Директор', 'Просит бухгалтера'],
        ['Анна', 'Бухгалтер', 'Считает в уме'],
        ['Пётр', 'Директор', 'Не считает вовсе'],
      ],
    ],
  ])('a table of %s is none', (_, rows) => {
    expect(transcriptOfTable(rows)).toBeNull();
    // Only its cells are kept, and they have no speaker.
    expect(turnsOf(tableText(rows)).filter(({ speaker }) => speaker !== null)).toEqual([]);
  });

  test.each([
    [
      'the words headed by anything',
      [
        ['Участник', 'Что сказал'],
        ['Ольга', 'Как считаете?'],
        ['Анна', 'В таблице.'],
      ],
      'Ольга: Как считаете?\n\nАнна: В таблице.',
    ],
    [
      'no head, where «Участник» is who speaks',
      [
        ['Участник', '0:05', 'Считаю в таблице.'],
        ['Ольга', '0:09', 'Каждый день?'],
        ['Участник', '0:12', 'Раз в месяц.'],
      ],
      '[0:05] Участник: Считаю в таблице.\n\n[0:09] Ольга: Каждый день?\n\n[0:12] Участник: Раз в месяц.',
    ],
  ])('a talk with %s', (_, rows, text) => {
    expect(transcriptOfTable(rows)).toBe(text);
  });

  test('a table of figures is none', () => {
    expect(
      transcriptOfTable([
        ['Метрика', 'Май'],
        ['Выручка', '100'],
        ['Отток', '3'],
        ['Рост', '5'],
      ]),
    ).toBeNull();
  });
});

const block = fc.constantFrom(
  'WEBVTT',
  '1\n00:00:01.000 --> 00:00:02.000\nАнна: Как?',
  '00:00:02.000 --> 00:00:04.000\n<v Иван>Так &lt;да&gt;</v>\n<v Анна>Ага</v>',
  '7\n00:00:05,000 --> 00:00:06,000\n- Да?\n- Нет.',
  'Анна  0:05\nКак вы?',
  'Иван Ли 00:07\nВот так.',
  '[Анна] 12:30:11\nСлышно?',
  '— Вы готовите?',
  '— Да. Редко.',
  '[0:10] Анна: Раз?',
  'Иван: Два',
  '[00:01.000 --> 00:03.500]  слова',
  '## Раздел',
  'Transcribed by https://otter.ai',
  'Просто слова\nв двух строках',
);
const talk = fc.array(fc.oneof({ weight: 6, arbitrary: block }, fc.string({ unit: 'grapheme', maxLength: 20 })), {
  maxLength: 20,
});
const anyTalk = talk.chain((blocks) => fc.constantFrom('\n\n', '\n', '\r\n').map((between) => blocks.join(between)));

describe('of any text', () => {
  test('turns come in order, do not overlap, and hold their words', () => {
    fc.assert(
      fc.property(anyTalk, (text) => {
        let last = 0;
        for (const { start, bodyStart, end } of turnsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(bodyStart).toBeGreaterThanOrEqual(start);
          expect(end).toBeGreaterThanOrEqual(bodyStart);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the way back to the file never turns, and leads to the same words', () => {
    fc.assert(
      fc.property(anyTalk, (source) => {
        const { text, map } = canonicalOf(source);
        let last = 0;
        for (let place = 0; place <= text.length; place += 1) {
          const from = sourcePlace(map, place);
          expect(from).toBeGreaterThanOrEqual(last);
          expect(from).toBeLessThanOrEqual(source.length);
          last = from;
        }
        for (const { place, source: from, length } of map) {
          expect(blanked(text.slice(place, place + length))).toBe(blanked(source.slice(from, from + length)));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('time is linear', () => {
  const words = 'Слова, слова и ещё раз слова. ';
  const turns = 10_000;
  const body = words.repeat(17);
  const many = (line: (index: number) => string) => Array.from({ length: turns }, (_, index) => line(index)).join('\n');
  test.each([
    [
      'subtitles',
      `WEBVTT\n\n${many((index) => `${clock(index)}.000 --> ${clock(index)}.900\n${index % 2 ? 'Анна' : 'Иван'}: ${body}\n`)}`,
    ],
    ['names over words', many((index) => `${index % 2 ? 'Анна' : 'Иван'}  ${clock(index)}\n${body}\n`)],
    ['dashes', many((index) => `— ${body}${index % 2 ? '' : 'Да?'}`)],
    ['labels', many((index) => `${index % 2 ? 'анна' : 'иван'}: ${body}`)],
  ])('5 MB and ten thousand turns of %s', (_, text) => {
    const start = performance.now();
    const { text: made } = canonicalOf(text);
    const found = turnsOf(made);
    console.log(`${(text.length / 1e6).toFixed(1)} M: ${Math.round(performance.now() - start)} ms`);
    expect(found.length).toBe(turns);
    expect(new Set(found.map(({ speaker }) => speaker)).size).toBe(2);
  });

  test.each([
    ['arrows', '-->'.repeat(1_000_000)],
    ['cue times', '00:00:01.000 --> 00:00:02.000\n'.repeat(100_000)],
    ['open tags', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<v '.repeat(1_000_000)}`],
    ['voices', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<v Я>а</v>   '.repeat(100_000)}`],
    ['entities', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'&amp;'.repeat(500_000)}`],
    ['stamps', '[00:01] '.repeat(500_000)],
    ['dashes', '— а?\n'.repeat(300_000)],
    ['names', 'Анна 0:05\n'.repeat(200_000)],
    ['answers in a line', `В: ${'Да. О: Нет. '.repeat(300_000)}`],
    ['a crowd', Array.from({ length: 200_000 }, (_, index) => `Имя ${index}: Да?`).join('\n')],
    ['a crowd of small letters', Array.from({ length: 200_000 }, (_, index) => `р${index}: да`).join('\n')],
    ['a crowd over its words', Array.from({ length: 100_000 }, (_, index) => `Имя ${index}  0:05\nда`).join('\n')],
    ['headings', `${'#'.repeat(1_000_000)}\n${'-'.repeat(1_000_000)}`],
  ])('%s', (_, text) => {
    // A quadratic rule would take hours on these, and no test may take as long as that.
    expect(canonicalOf(text).text.length).toBeLessThan(text.length * 4 + 100);
  });
});
