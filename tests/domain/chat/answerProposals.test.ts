import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { namesField } from '#src/domain/chat/answerGuesses.ts';
import { proposeAnswers, type Source } from '#src/domain/chat/answerProposals.ts';
import { unitsOf } from '#src/domain/chat/answerUnits.ts';
import type { ChatField } from '#src/domain/boards/fields.ts';

const found = (text: string, field: ChatField): string | undefined =>
  proposeAnswers([{ from: 'file', name: 'бриф.txt', text }])[field]?.[0]?.text;

describe('a section under a heading', () => {
  const body = 'Владельцы небольших кофеен в крупных городах.';
  it.each([
    ['alone', `Целевая аудитория\n${body}`],
    ['with a mark and a number', `## 2. Целевая аудитория\n\n${body}`],
    ['bold', `**Целевая аудитория**\n${body}`],
    ['with a colon', `Целевая аудитория:\n${body}`],
    ['in the same line', `Целевая аудитория: ${body}`],
    ['with a dash', `Целевая аудитория — ${body}`],
    ['in capitals', `ЦЕЛЕВАЯ АУДИТОРИЯ\n${body}`],
    ['with an owner', `Наша целевая аудитория\n${body}`],
    ['in English', `Target audience\n${body}`],
    ['with Windows’ spaces', `Целевая\u00A0аудитория\n${body}`],
  ])('%s', (_, text) => {
    expect(found(text, 'targetGroup')).toBe(body);
  });

  it('ends at the next heading, known or not', () => {
    expect(found(`Потребности\n${body}\nКонкуренты\nДве большие системы учёта.`, 'needs')).toBe(body);
    expect(found(`Потребности\n${body}\n\nКоманда\nТрое основателей и один инженер.`, 'needs')).toBe(body);
    expect(found(`Потребности\n${body}\n## Команда\nТрое основателей.`, 'needs')).toBe(body);
  });

  it('goes on over empty lines while they are its paragraphs', () => {
    const text = `Расходы\n\nЗарплата команды и серверы.\n\nРеклама в сообществах бариста.`;
    expect(found(text, 'costFactors')).toBe('Зарплата команды и серверы.\n\nРеклама в сообществах бариста.');
  });

  it('comes before any sentence, whatever the order', () => {
    const text = `Конкуренты, конкуренты и конкуренты мешают нам.\n\nКонкуренты\nТаблицы и общий чат в мессенджере.`;
    expect(found(text, 'competitors')).toBe('Таблицы и общий чат в мессенджере.');
  });

  it('is not a line of a table of contents', () => {
    const contents = 'Целевая аудитория ........ 3\nКонкуренты ........ 5\nМонетизация ........ 7\n\n';
    expect(proposeAnswers([{ from: 'file', name: 'a', text: contents }])).toEqual({});
    expect(found(`${contents}Конкуренты\nТаблицы и общий чат в мессенджере.`, 'competitors')).toBe(
      'Таблицы и общий чат в мессенджере.',
    );
  });

  it('is a vision where the heading says «Product vision»', () => {
    const proposals = proposeAnswers([
      { from: 'file', name: 'a', text: 'Product vision\nEvery café plans its week in ten minutes.' },
    ]);
    expect(Object.keys(proposals)).toEqual(['vision']);
  });
});

describe('a sentence', () => {
  it('with key words in any form, ё or е', () => {
    expect(
      found('Вечером дождь. Мы сотрудничаем с нашими клиентами из малых городов. Утром снег.', 'targetGroup'),
    ).toBe('Мы сотрудничаем с нашими клиентами из малых городов.');
    expect(found('Основными конкурентами остаются таблицы и чаты.', 'competitors')).toContain('конкурентами');
    expect(found('Our product is a rota service for small cafés.', 'product')).toContain('rota');
  });

  it('with the most of them to its length', () => {
    const dense = 'Монетизация: подписка за точку.';
    const thin =
      'Подписка продлевается каждый месяц первого числа, если владелец не отменит её заранее в своём кабинете.';
    expect(found(`${thin} Тогда ${dense.toLowerCase()}`, 'revenueStreams')).toBe(
      'Тогда монетизация: подписка за точку.',
    );
  });

  it('but no question, and nothing without key words', () => {
    expect(found('Кто ваша целевая аудитория на самом деле?', 'targetGroup')).toBeUndefined();
    expect(proposeAnswers([{ from: 'file', name: 'a', text: 'Вчера весь день шёл дождь, а сегодня снег.' }])).toEqual(
      {},
    );
    expect(
      proposeAnswers([{ from: 'file', name: 'a', text: 'Поконкурентничали вдоволь и разошлись по домам.' }]),
    ).toEqual({});
    expect(proposeAnswers([])).toEqual({});
  });
});

describe('what is a heading', () => {
  const body = 'Таблицы и общий чат в мессенджере.';
  const under = (line: string) => found(`${line}\n${body}`, 'competitors');

  it.each([
    'Конкуренты и их сильные стороны',
    '«Конкуренты»',
    '• Конкуренты',
    '3) Конкуренты',
    '1.2. Конкуренты',
    '__Конкуренты__',
    '🏁 Конкуренты',
    'Наши основные конкуренты',
    'Конкуренты ........ 5',
    'Конкуренты (прямые):',
    'Конкуренты и замены –',
  ])('«%s»', (line) => {
    expect(under(line)).toBe(body);
  });

  it.each([
    ['has too many words beside the key words', 'Конкуренты, с которыми мы встречались за последний год'],
    ['is long', `Конкуренты${' '.repeat(75)}рынка`],
    ['is a sentence', 'Конкуренты сильны и давно здесь.'],
    ['ends in a comma', 'Конкуренты сильны и давно здесь,'],
    ['has a colon far from the key words', 'Конкуренты, которых чаще всего выбирают вместо нас: таблицы'],
    ['has a hyphen for a dash', 'Конкуренты-гиганты и конкуренты-карлики на рынке смен'],
  ])('not a line that %s: it is what it says', (_, line) => {
    expect(under(line)).toBe(line);
  });

  it('its own words are no answer, and of a short section there is nothing to say', () => {
    expect(proposeAnswers([{ from: 'file', name: 'a', text: 'Наша целевая аудитория\nБариста.' }])).toEqual({});
  });

  it('the first of two sections is taken, unless it says too little', () => {
    expect(found(`Конкуренты\n${body}\nКонкуренты\nДве большие системы учёта.`, 'competitors')).toBe(body);
    expect(found(`Конкуренты\nТаблицы.\nКонкуренты\n${body}`, 'competitors')).toBe(body);
  });
});

describe('after an empty line', () => {
  const body = 'Зарплата команды и серверы.';
  const after = (line: string) => found(`Расходы\n${body}\n\n${line}`, 'costFactors');

  it.each(['Команда', '2) Команда и её роли', '# команда', 'Как мы набираем людей в команду'])(
    '«%s» begins something else',
    (line) => {
      expect(after(line)).toBe(body);
    },
  );

  it.each([
    'и реклама',
    'Реклама.',
    'Реклама в сообществах:',
    'Реклама и ещё пять разных мелких трат',
    'Реклама-в-профессиональных-сообществах-бариста-и-обжарщиков-кофе',
  ])('«%s» goes on', (line) => {
    expect(after(line)).toBe(`${body}\n\n${line}`);
  });

  it('a short line that stands right under the heading belongs to it', () => {
    expect(found(`Расходы\n\nКоманда\n${body}`, 'costFactors')).toBe(`Команда\n${body}`);
  });

  it('a line right under another one goes on, whatever it looks like', () => {
    expect(found(`Расходы\n${body}\nРеклама`, 'costFactors')).toBe(`${body}\nРеклама`);
  });
});

const needs = (text: string) => found(`Проблема: ${text}`, 'needs');

describe('the length of a passage', () => {
  it('is 20 at least', () => {
    expect(needs('ы'.repeat(20))).toBe('ы'.repeat(20));
    expect(needs('ы'.repeat(19))).toBeUndefined();
  });

  it('is 600 at most: cut behind a sentence, else a line, else a word, else anywhere', () => {
    expect(needs('ы'.repeat(600))).toBe('ы'.repeat(600));
    expect(needs(`${'слово '.repeat(60)}конец. ${'слово '.repeat(60)}`)).toBe(`${'слово '.repeat(60)}конец.`);
    const line = `${'слово '.repeat(16)}да`;
    expect(needs(`${line}\n`.repeat(8))).toBe(Array.from({ length: 6 }, () => line).join('\n'));
    expect(needs('слово '.repeat(120))).toBe('слово '.repeat(100).trim());
    expect(needs('ы'.repeat(700))).toBe('ы'.repeat(600));
  });

  it('never ends in half a character', () => {
    expect(needs('😀'.repeat(400))).toBe('😀'.repeat(300));
    expect(needs(`ы${'😀'.repeat(400)}`)).toBe(`ы${'😀'.repeat(299)}`);
  });

  it('does not shrink to a few words for a full stop that comes early', () => {
    expect(needs(`Да. ${'ы'.repeat(700)}`)?.length).toBeGreaterThan(20);
  });
});

it('takes the first of two passages that are as good', () => {
  const one = 'Наши конкуренты сильны и давно на рынке.';
  const two = 'Наши конкуренты слабы и недавно на рынке.';
  expect(found(`${one} ${two}`, 'competitors')).toBe(one);
  expect(
    proposeAnswers([
      { from: 'file', name: 'первый', text: one },
      { from: 'file', name: 'второй', text: two },
    ]).competitors,
  ).toEqual([
    { from: 'file', file: 'первый', text: one, start: 0, end: one.length },
    { from: 'file', file: 'второй', text: two, start: 0, end: two.length },
  ]);
});

it('takes no sentence that is endless or says nothing', () => {
  expect(found(`Наши конкуренты ${'ы'.repeat(600)}.`, 'competitors')).toBeUndefined();
  expect(found('Есть конкуренты.', 'competitors')).toBeUndefined();
});

it('reads the first two million characters', () => {
  const section = 'Конкуренты\nТаблицы и общий чат в мессенджере.';
  expect(found(`${' '.repeat(2_000_000)}\n${section}`, 'competitors')).toBeUndefined();
  expect(found(`${' '.repeat(1_000_000)}\n${section}`, 'competitors')).toBe('Таблицы и общий чат в мессенджере.');
});

it('takes the best of several files and names it', () => {
  const files: readonly Source[] = [
    { from: 'file', name: 'слова.txt', text: 'Наши конкуренты сильны и давно на рынке.' },
    { from: 'file', name: 'бриф.txt', text: 'Конкуренты\nТаблицы и общий чат в мессенджере.' },
  ];
  expect(proposeAnswers(files).competitors).toMatchObject([{ file: 'бриф.txt', start: 11 }]);
});

it('cuts a long section at the end of a sentence', () => {
  const sentence = 'Управляющий тратит вечер на расписание смен. ';
  const text = found(`Проблема\n${sentence.repeat(40)}`, 'needs') ?? '';
  expect(text.length).toBeLessThanOrEqual(600);
  expect(text.length).toBeGreaterThan(500);
  expect(text.endsWith('смен.')).toBe(true);
});

it('gives the file’s own words, 20 to 600 of them, whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Целевая аудитория',
      'Конкуренты: ',
      '# Продукт',
      'миссия',
      'наш продукт ',
      '\n',
      '\n\n',
      '. ',
      '? ',
      '😀',
      'İ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.lorem({ maxCount: 40 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      for (const proposal of Object.values(proposeAnswers([{ from: 'file', name: 'a', text }])).flat()) {
        expect(proposal.text).toBe(text.slice(proposal.start, proposal.end));
        expect(proposal.text).toBe(proposal.text.trim());
        expect(proposal.text.length).toBeGreaterThanOrEqual(20);
        expect(proposal.text.length).toBeLessThanOrEqual(600);
        expect(proposal.text).not.toMatch(/\p{Cs}/u);
      }
    }),
  );
});

describe('two million characters take no longer than they must', () => {
  it.each([
    ['headings', 'Конкуренты\n'],
    ['headings and lines', 'Целевая аудитория\nдлинная строка без всякого смысла\n'],
    ['one line', 'целевая аудитория '],
    ['white space', ' '],
    ['empty lines', 'Расходы\n\n\n\n\n\n'],
    ['signs', '#*- '],
    ['sentences', 'Наши конкуренты продают подписки нашим клиентам. '],
  ])('%s', (_, unit) => {
    const text = unit.repeat(Math.ceil(2_000_000 / unit.length));
    // 0.3 to 1 s; a quadratic one would take longer than a test may.
    const strange = Object.values(proposeAnswers([{ from: 'file', name: 'a', text }]))
      .flat()
      .filter((answer) => !text.includes(answer.text));
    expect(strange).toEqual([]);
  });
});

describe('what names a whole brief', () => {
  const parts =
    'О нас\nПекарни в спальных районах Казани, четырнадцать точек.\n\nЧто умеет приложение\nЗаказать хлеб ко времени и забрать без очереди.';
  it('is a heading of none of its parts', () => {
    expect(found(`Приложение сети пекарен\n\n${parts}`, 'product')).toBe(
      'Заказать хлеб ко времени и забрать без очереди.',
    );
  });

  it('is a heading where its words follow', () => {
    expect(found('Продукт\n\nПриложение, в котором заказывают хлеб ко времени.', 'product')).toBe(
      'Приложение, в котором заказывают хлеб ко времени.',
    );
  });
});

it('a name right under a heading that names no question is of what the heading is about', () => {
  const text =
    'Что будет в приложении\nЗаказ ко времени: выбрал хлеб и забрал.\nБонусы: копятся сами.\n\nКонкуренты\nЦена: дороже нашей.';
  const units = unitsOf(text, namesField).map(({ head, body }) => [text.slice(...head), text.slice(...body).trim()]);
  expect(units[0]).toEqual([
    'Что будет в приложении',
    'Заказ ко времени: выбрал хлеб и забрал.\nБонусы: копятся сами.',
  ]);
  // A name of what is asked for is a part of its own.
  expect(units.slice(1).map(([head]) => head)).toEqual(['Конкуренты', 'Цена: ']);
});

it('sections of files that disagree stand side by side, though only one of them is headed by key words', () => {
  const plain =
    'Наши гости\nМамы с колясками, которые гуляют утром во дворах.\n\nКонкуренты\nСупермаркет и кофейня через дорогу.';
  const other = 'Целевая аудитория\nСтуденты двух общежитий и жители новых домов.';
  const offered = proposeAnswers([
    { from: 'file', name: 'один.txt', text: plain },
    { from: 'file', name: 'другой.txt', text: other },
  ]).targetGroup;
  expect(offered?.map(({ file }) => file).toSorted()).toEqual(['другой.txt', 'один.txt']);
});
