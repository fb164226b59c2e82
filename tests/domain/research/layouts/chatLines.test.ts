import { describe, expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';

const read = (...lines: readonly string[]) => canonicalOf(lines.join('\n'));

describe('a chat as text', () => {
  test('of WhatsApp on Android: days, numbers, lines within, what the messenger tells', () => {
    const { text, labels } = read(
      '02.03.2026, 09:00 - Вы создали группу «Печники: 2026»',
      '02.03.2026, 09:01 - Вера Лунина: Вопросы:',
      '1. Чем топите?',
      '',
      'Муж: говорит, дорого',
      '03.03.2026, 00:02 - +7 900 000-01-05: <Без медиафайлов>',
    );
    expect(labels).toEqual(['Вера Лунина', '+7 900 000-01-05']);
    expect(text).toBe(
      '[02.03.2026 09:00:00] Вы создали группу «Печники: 2026»\n\n[02.03.2026 09:01:00] Вера Лунина: Вопросы:\n1. Чем топите?\nМуж: говорит, дорого\n\n[03.03.2026 00:02:00] +7 900 000-01-05: <Без медиафайлов>',
    );
  });

  test('of WhatsApp on iOS: marks of direction, twelve hours, the month first where a day tells it', () => {
    const { text } = read(
      '[3/2/26, 12:00:05\u202FPM] ~ Rita 🌸: Coal',
      '\u200E[12/31/26, 12:30:00 AM] Vera: \u200Eaudio omitted',
    );
    expect(text).toBe('[02.03.2026 12:00:05] ~ Rita 🌸: Coal\n\n[31.12.2026 00:30:00] Vera: audio omitted');
  });

  test('of Viber and Skype: marks around names, a name with a colon, a corrected message', () => {
    expect(
      read(
        '[15/03/2026 12:00:05] \u2068Рита Седых\u2069: Углём',
        '[15/03/2026 12:01:30 | Отредактировано 12:02:00] live:rita.primer: 900: мешок',
      ).labels,
    ).toEqual(['Рита Седых', 'live:rita.primer']);
  });

  test('copied from Telegram’s window: a name and its moment over the words, an empty line within them', () => {
    const { text, labels } = read(
      'Вера Лунина, [02.03.2026 12:00]',
      'Чем топите?',
      '',
      'Рита из Тулы 🔥, [02.03.2026 12:01]',
      '[В ответ на Вера Лунина]',
      'Углём.',
      '',
      'Дровами: реже.',
      'Вера Лунина, [03.03.2026 0:15]',
      'Спасибо',
    );
    expect(labels).toEqual(['Вера Лунина', 'Рита из Тулы 🔥']);
    expect(text).toBe(
      '[02.03.2026 12:00:00] Вера Лунина: Чем топите?\n\n[02.03.2026 12:01:00] Рита из Тулы 🔥: [В ответ на Вера Лунина]\nУглём.\nДровами: реже.\n\n[03.03.2026 00:15:00] Вера Лунина: Спасибо',
    );
  });

  test('of Discord’s exporter: a name alone on the line of its moment, what the exporter says nobody’s', () => {
    const { text, labels } = read(
      '=========================',
      'Guild: Печники',
      '=========================',
      '',
      '[12-Mar-26 11:58 PM] vera.lunina',
      'Топите?',
      '',
      '[13-Mar-26 12:01 AM] xX_rita_Xx (pinned)',
      'Углём: да',
      '',
      '[13-Mar-26 12:02 AM] vera.lunina',
      'Ясно',
      '',
      '=========================',
      'Exported 3 message(s)',
      '=========================',
    );
    expect(labels).toEqual(['vera.lunina', 'xX_rita_Xx']);
    expect(text).toBe(
      '=========================\nGuild: Печники\n=========================\n\n' +
        '[12.03.2026 23:58:00] vera.lunina: Топите?\n\n[13.03.2026 00:01:00] xX_rita_Xx: Углём: да\n\n' +
        '[13.03.2026 00:02:00] vera.lunina: Ясно\n\n' +
        '[—] =========================\nExported 3 message(s)\n=========================',
    );
  });

  test('a diary with moments in brackets is none', () => {
    const diary = '[12.03.2026 09:15] Был у Веры\nТопит углём\n\n[13.03.2026 09:20] Был у Риты\nТопит дровами';
    expect(read(diary).labels).toBeNull();
    const calls = ['Звонок', 'Встреча', 'Звонок'].map((what, at) => `[12.03.2026 09:1${at}] ${what}\nТопит углём`);
    expect(read(...calls).labels).toBeNull();
    const named = calls.map((line) => line.replace('Звонок', 'Вера Лунина').replace('Встреча', 'Рита'));
    expect(read(...named).labels).toEqual(['Вера Лунина', 'Рита']);
  });

  test.each([
    [
      'Spanish',
      '12/3/26, 9:15 p.\u00A0m. - Vera: Hola',
      '13/3/26, 12:01 a.\u00A0m. - Rita: Sí',
      '21:15:00',
      '00:01:00',
    ],
    ['French', '12/03/2026 à 09:15 - Vera: Oui', '13/03/2026 à 09:18 - Rita: Non', '09:15:00', '09:18:00'],
    ['the year first', '2026/3/12 9:15 - Vera: Да', '2026/3/13 9:18 - Rita: Нет', '09:15:00', '09:18:00'],
  ])('with the clock of other languages: %s', (_which, first, second, one, next) => {
    expect(read(first, second).text.replaceAll(/: \S+/g, '')).toBe(
      `[12.03.2026 ${one}] Vera\n\n[13.03.2026 ${next}] Rita`,
    );
  });

  test.each([
    [
      '2026-03-02, 11:58 a.m. - Vera: How?',
      '2026-03-13, 1:05 p.m. - Rita: Coal',
      '[02.03.2026 11:58:00] Vera: How?',
      '[13.03.2026 13:05:00] Rita: Coal',
    ],
    [
      '02-03-2026 11:58 - Vera: Hoe?',
      '13-03-2026 12:05 - Rita: Kool',
      '[02.03.2026 11:58:00] Vera: Hoe?',
      '[13.03.2026 12:05:00] Rita: Kool',
    ],
    [
      'Vera Lunina, [Mar 2, 2026 at 12:00:05 PM]:\nHow?',
      'Rita, [Mar 13, 2026 at 1:01 AM]:\nCoal',
      '[02.03.2026 12:00:05] Vera Lunina: How?',
      '[13.03.2026 01:01:00] Rita: Coal',
    ],
    [
      'Вера, [2 мар. 2026 г., 12:00:05]:\nЧем?',
      'Рита, [13 мая 2026 г. в 12:01]:\nУглём',
      '[02.03.2026 12:00:05] Вера: Чем?',
      '[13.05.2026 12:01:00] Рита: Углём',
    ],
  ])('days as other countries and windows write them: %s', (one, other, ...expected) => {
    expect(read(one, other).text).toBe(expected.join('\n\n'));
  });

  test('names have the spaces that people type', () => {
    const { labels } = read('[02.03.2026, 12:00] ~\u202FРита\u00A0С.: Углём', '[02.03.2026, 12:01] Вера: Почём?');
    expect(labels).toEqual(['~ Рита С.', 'Вера']);
  });

  test('is nothing else that tells a day', () => {
    expect(read('02.03.2026, 12:00 - приехали', '02.03.2026, 13:00 - уехали').labels).toBeNull();
    expect(read('Интервью от 02.03.2026', 'Вера: Да.', 'Рита: Нет.', 'Вера: Да.').labels).toBeNull();
  });
});
