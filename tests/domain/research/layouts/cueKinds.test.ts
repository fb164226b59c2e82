import { describe, expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { ToldTally } from '#src/domain/research/layouts/told.ts';
import { turnsOf, turnText } from '#src/domain/research/transcript.ts';

/* Kinds of subtitles that came in wrong: the numbers are those of the files that were hunted. */

const read = (source: string) => {
  const talk = canonicalOf(source);
  return turnsOf(talk).map((turn) => {
    const at = turn.at === null ? '' : `[${turn.at}] `;
    return `${at}${turn.speaker ?? '∅'}: ${turnText(talk.text, turn)}`;
  });
};
const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}`;
/** Cues four seconds apart, as SRT. */
const srt = (...bodies: readonly string[]) =>
  bodies.map((body, at) => `${at + 1}\n${clock(at * 4)},000 --> ${clock(at * 4 + 2)},000\n${body}\n`).join('\n');
const vtt = (...bodies: readonly string[]) =>
  `WEBVTT\n\n${bodies.map((body, at) => `${clock(at * 4)}.000 --> ${clock(at * 4 + 2)}.000\n${body}\n`).join('\n')}`;

describe('subtitles', () => {
  test('02: words with a colon are nobody’s, however often they come', () => {
    const talk = canonicalOf(
      srt('Начали с малого.', 'Смотрите: был один.', 'Потом второй.', 'Смотрите: денег нет.', 'Короче: да.'),
    );
    expect(talk.labels).toEqual([]);
    expect(talk.text).toContain('Смотрите: денег нет.');
  });

  test('a few dashes part what is said, and give it to nobody; a minus is none', () => {
    expect(
      read(srt('- Где хранили?\n- В подвале.', '— Сыро же — там?', '-Не особо.\n-40 градусов не бывает.')),
    ).toEqual([
      '[0] ∅: Где хранили?',
      '[0] ∅: В подвале.',
      '[4] ∅: Сыро же — там?',
      '[8] ∅: Не особо. -40 градусов не бывает.',
    ]);
  });

  test('a sentence behind a dash goes on in the next cue, and behind its end nobody is known', () => {
    expect(read(srt('- Хранили?\n- Хранили, но не там,', 'где думали.', 'Понятно.'))).toEqual([
      '[0] ∅: Хранили?',
      '[0] ∅: Хранили, но не там, где думали.',
      '[8] ∅: Понятно.',
    ]);
  });

  test('«>>» begins another’s words, and what has none goes on', () => {
    expect(read(srt('>> Где хранили?', '&gt;&gt; В подвале', 'и в сенях.', '>> Сыро же.'))).toEqual([
      '[0] ∅: Где хранили?',
      '[4] ∅: В подвале и в сенях.',
      '[12] ∅: Сыро же.',
    ]);
  });

  test('a dash before a tag is no word', () => {
    expect(read(vtt('- <v Вера>Топите?\n- <v.loud Рита>Да!', '<v Вера>Ясно - так.'))).toEqual([
      '[0] Вера: Топите?',
      '[0] Рита: Да!',
      '[4] Вера: Ясно - так.',
    ]);
  });

  test('a cue without a name goes on what was said before it, and that is told', () => {
    const told = new ToldTally();
    const source = srt('Вера: Начнём с простого,', 'как вы пришли?', 'Рита: Позвали.', 'Вера: Давно?');
    canonicalOf(source, told.tell);
    expect(read(source)[0]).toBe('[0] Вера: Начнём с простого, как вы пришли?');
    expect(told.told()).toEqual([{ kind: 'carried', count: 1 }]);
  });

  test('05, 39: tags name people whatever they are called', () => {
    const names = ['Анна Лебедева', 'Мария-Луиза де ла Крус', 'Служба поддержки', 'Анна &amp; Ко', 'О’Коннор Д.'];
    const said = names.map((name) => `<v ${name}>Да, помню.</v>`);
    expect(read(vtt(...said)).map((line) => line.replace(/^\[\d+\] /, ''))).toEqual(
      names.map((name) => `${name.replace('&amp;', '&')}: Да, помню.`),
    );
  });

  test('07: times and words in one line', () => {
    const source = '00:00:00.000 --> 00:00:04.200 Как вы узнали?\n00:00:04.200 --> 00:00:07.100 От подруги.';
    expect(read(source)).toEqual(['[0] ∅: Как вы узнали? От подруги.']);
    expect(read('[00:00.000 --> 00:04.200]  Как вы узнали?\n[01:00.000 --> 01:02.500]  [музыка]')).toEqual([
      '[0] ∅: Как вы узнали?',
      '[60] ∅: [музыка]',
    ]);
  });

  test('08: notes with two timings stay notes', () => {
    const source =
      'Заметки:\n00:01:00.000 --> 00:02:00.000 вырезать\n00:03:00.000 --> 00:04:00.000 вырезать\n\nИнтервьюер: Как вы заказывали?\n\nРеспондент: Через сайт, но долго.\n\nИнтервьюер: А потом?\n\nРеспондент: Ждал.';
    expect(read(source).slice(-4)).toEqual([
      'Интервьюер: Как вы заказывали?',
      'Респондент: Через сайт, но долго.',
      'Интервьюер: А потом?',
      'Респондент: Ждал.',
    ]);
  });

  test('09: the line of times names who speaks', () => {
    const source = srt('Здравствуйте.', 'От подруги.', 'А когда?').replaceAll(/(--> \S+)/g, '$1 [Спикер 1]');
    expect(read(source)).toEqual(['[0] Спикер 1: Здравствуйте. От подруги. А когда?']);
  });

  test('10: words around the cues are nobody’s', () => {
    expect(read(`Записала Ольга.\n\n${srt('Здравствуйте.', 'Добрый день.')}\nПосле записи: вернётся.`)).toEqual([
      '∅: Записала Ольга.',
      '[0] ∅: Здравствуйте. Добрый день.',
      '∅: После записи: вернётся.',
    ]);
  });

  test('11: an empty line ends no cue', () => {
    expect(read(srt('Задержали на смене,\n\nприду через час.', 'Стою.'))).toEqual([
      '[0] ∅: Задержали на смене, приду через час. Стою.',
    ]);
  });

  test('12: a line with a dash in tagged words is another’s', () => {
    expect(read(vtt('<v Анна>Где станок?\n \n- На складе.', '<v Борис>Нет.'))).toEqual([
      '[0] Анна: Где станок?',
      '[0] ∅: - На складе.',
      '[4] Борис: Нет.',
    ]);
  });

  test.each([
    ['13: round', '(', ')', '\n'],
    ['square', '[', ']', ' '],
    ['square, with a colon', '[', ']:', ' '],
    ['38: angle', '<', '>', ' '],
  ])('names in brackets: %s', (_, open, close, gap) => {
    const cue = (name: string, words: string) => `${open}${name}${close}${gap}${words}`;
    expect(read(srt(cue('Спикер №1', 'Утро.'), cue('Спикер №2', 'Да.'), cue('Спикер №1', 'Отвечу.')))).toEqual([
      '[0] Спикер №1: Утро.',
      '[4] Спикер №2: Да.',
      '[8] Спикер №1: Отвечу.',
    ]);
  });

  test('sounds in brackets name nobody', () => {
    expect(canonicalOf(srt('[музыка]', '(смех)', 'Да.', '[шум] Нет.')).labels).toEqual([]);
  });

  test('14: rolling captions come once, what is said twice twice', () => {
    const rolling =
      'WEBVTT\nKind: captions\n\n00:00:00.160 --> 00:00:03.429 align:start position:0%\n \nмежду<00:00:00.960><c> домом</c>\n\n00:00:03.429 --> 00:00:03.439 align:start position:0%\nмежду домом\n \n\n00:00:03.439 --> 00:00:05.749 align:start position:0%\nмежду домом\nстоит<00:00:03.760><c> ларёк</c>\n\n00:00:05.749 --> 00:00:05.759 align:start position:0%\nстоит ларёк\n ';
    expect(read(rolling)).toEqual(['[0.16] ∅: между домом стоит ларёк']);
    expect(read(srt('Да.', 'Да.', 'Да.'))).toEqual(['[0] ∅: Да. Да. Да.']);
  });

  test('40: an untagged cue is nobody’s', () => {
    expect(read(vtt('<v Анна>Как?</v>', '[музыка]', '<v Борис>Так.</v>', 'шум'))).toEqual([
      '[0] Анна: Как?',
      '[4] ∅: [музыка]',
      '[8] Борис: Так.',
      '[12] ∅: шум',
    ]);
  });

  test('names with a colon before nearly every cue, of any look', () => {
    const said = [
      'Вера Лунина: Слышно?',
      'iPhone (Тимур): Да.',
      'отдел закупок: И нам.',
      '1: Мне тоже.',
      'Вера Лунина: Вот.',
    ];
    expect(read(srt(...said)).map((line) => line.replace(/^\[\d+\] /, ''))).toEqual(said);
    expect(read(srt('ВЕРА: Кто?', '>> РИТА: Я.\nИТОГО: три.', '>> ВЕРА: Три?'))).toEqual([
      '[0] ВЕРА: Кто?',
      '[4] РИТА: Я. ИТОГО: три.',
      '[8] ВЕРА: Три?',
    ]);
  });

  test('62: one cue is subtitles too, numbers that are said stay, a torn end loses no words', () => {
    expect(read(srt('Только одна фраза.'))).toEqual(['[0] ∅: Только одна фраза.']);
    expect(read(srt('Сколько?', '3', '2026'))).toEqual(['[0] ∅: Сколько? 3 2026']);
    expect(read(`${vtt('<v Вера>Идёт?')}\n00:00:07.000 --> 00:00:0\n<v Рита>Да`)).toEqual([
      '[0] Вера: Идёт?',
      '[7] Рита: Да',
    ]);
  });
});
