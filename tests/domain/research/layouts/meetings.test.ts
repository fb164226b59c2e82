import { describe, expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { ToldTally } from '#src/domain/research/layouts/told.ts';
import { turnText, turnsOf } from '#src/domain/research/transcript.ts';

/* Transcripts and chats of meetings, and what their typists and programs put between the turns. */

const heard = (...lines: readonly string[]) => {
  const kept = canonicalOf(lines.join('\n'));
  return turnsOf(kept).map((turn) => `${turn.at ?? ''} ${turn.speaker ?? '∅'}: ${turnText(kept.text, turn)}`.trim());
};

describe('over a person’s words, with the time, stands', () => {
  test.each(['+79001234501', '+7 900 ***-**-12', '8 (900) 123-45-01', 'room-402@meeting.example', 'olga'])(
    '%s',
    (name) => {
      expect(
        heard('Вера Лунина   0:03', 'Добрый день.', '', `${name}   0:05`, 'Дорого.', '', 'Вера Лунина   0:12', 'Чем?'),
      ).toEqual(['3 Вера Лунина: Добрый день.', `5 ${name}: Дорого.`, '12 Вера Лунина: Чем?']);
    },
  );

  test('no year, and no sentence', () => {
    expect(heard('Итоги 2024   0:03', 'Добрый день.', '', 'мы начали в   0:05', 'Дорого.')).toEqual([
      '∅: Итоги 2024   0:03\nДобрый день.',
      '∅: мы начали в   0:05\nДорого.',
    ]);
  });
});

/** Names with their times, `between` them. */
const talk = (between: string) =>
  canonicalOf(
    ['Вера', 'Рита', 'Вера', 'Рита'].map((name, at) => `${name}${between}0:0${at}\nДа, угольком.`).join('\n\n'),
  );

test('a name on a line beside its time is guessed, one in a line with it is known', () => {
  expect(talk('\n').labels).toBeNull();
  expect(talk('  ').labels).toEqual(['Вера', 'Рита']);
});

test('whom the typist did not know speaks for himself', () => {
  expect(
    heard('(00:00) Модератор: Топите?', '(00:04) Вера: Да', '(00:09) ???: Нет', '(00:12) Модератор: Ясно'),
  ).toEqual(['0 Модератор: Топите?', '4 Вера: Да', '9 ???: Нет', '12 Модератор: Ясно']);
  expect(heard('Зачем???: непонятно', 'Потом')).toEqual(['∅: Зачем???: непонятно', '∅: Потом']);
});

test('a remark between turns is nobody’s, and the person goes on behind it', () => {
  expect(
    heard('Модератор: Топите?', 'Вера: Да.', 'Примечание: смеётся.', 'И дровами тоже.', 'Модератор: Ясно.'),
  ).toEqual([
    'Модератор: Топите?',
    'Вера: Да.',
    '∅: Примечание: смеётся.',
    'Вера: И дровами тоже.',
    'Модератор: Ясно.',
  ]);
});

test('a time over a remark is the remark’s, and the words under it are not', () => {
  expect(heard('Модератор: Топите?', 'Вера: Да.', '[0:09]', 'Примечание: смеётся.', 'Модератор: Ясно.')).toEqual([
    'Модератор: Топите?',
    'Вера: Да.',
    '9 Вера:',
    '∅: Примечание: смеётся.',
    'Модератор: Ясно.',
  ]);
});

test.each(['Transcription ended after 00:06:02', 'Расшифровка завершена через 00:06:02'])(
  '«%s» is nobody’s',
  (notice) => {
    expect(heard('Vera L: Coal?', 'Rita S: Coal.', 'Vera L: Why?', 'Rita S: Cheap.', '', notice).at(-1)).toBe(
      `∅: ${notice}`,
    );
  },
);

test('words with a colon within a message of a chat with times are no third person’s', () => {
  const told = new ToldTally();
  const chat = [
    '09:15:01\t From  Вера Лунина  to  Everyone:',
    '\tТопите?',
    '09:16:10\t From  Рита С  to  Вера Лунина(Direct Message):',
    '\tДа',
    '09:17:00\t From  Вера Лунина  to  Everyone:',
    '\tReplying to "Да"',
    '',
    'Конечно: да',
    '09:17:40\t From  Зоя  to  Everyone:',
    '\tок',
  ];
  expect(heard(...chat)).toEqual([
    '33301 Вера Лунина: Топите?',
    '33370 Рита С: Да',
    '33420 Вера Лунина: Replying to "Да"\n\nКонечно: да',
    '33460 Зоя: ок',
  ]);
  canonicalOf(chat.join('\n'), told.tell);
  expect(told.told()).toEqual([]);
});
