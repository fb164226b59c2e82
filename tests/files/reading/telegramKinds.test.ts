import { describe, expect, test } from 'vitest';

import { telegramTalk } from '#files/reading/telegram/telegramText.ts';
import { turnsOf, turnText } from '#src/domain/research/transcript.ts';

/* Kinds of messages that came in wrong: the numbers are those of the files that were hunted. */

const read = (source: string) => {
  const { text, labels } = telegramTalk(source);
  return turnsOf({ text, labels }).map((turn) => `${turn.speaker ?? '∅'}: ${turnText(text, turn)}`);
};

const AT = '2026-03-02T12:00:00';
const chat = (...messages: readonly object[]) =>
  JSON.stringify({ messages: messages.map((one) => ({ type: 'message', date: AT, text: '', ...one })) });
const page = (...messages: readonly string[]) => `<div class="history">${messages.join('')}</div>`;
const block = (inside: string, more = '') =>
  `<div class="message default clearfix${more}"><div class="body"><div class="date details" title="02.03.2026 12:00:00"></div>${inside}</div></div>`;
const from = (name: string) => `<div class="from_name"> ${name} </div>`;
const said = (words: string) => `<div class="text">${words}</div>`;

describe('a chat of Telegram as JSON', () => {
  test('03: an account that is gone says its own words, and two are two', () => {
    const source = chat(
      { from: 'Ольга Орлова', from_id: 'user1', text: 'Сколько вы платите за связь?' },
      { from: null, from_id: 'user2', text: 'Пятьсот рублей.' },
      { from: null, from_id: 'user3', text: 'А я нисколько.' },
      { from: null, from_id: 'user2', text: 'Раньше меньше.' },
    );
    expect(read(source)).toEqual([
      'Ольга Орлова: Сколько вы платите за связь?',
      'Удалённый аккаунт: Пятьсот рублей.',
      'Удалённый аккаунт 2: А я нисколько.',
      'Удалённый аккаунт: Раньше меньше.',
    ]);
  });

  test('04: people are called as they call themselves', () => {
    const names = ['Катя из Твери', 'Кофейня «Зерно»', '~Рита~ 🔥', '7', '+7 900 000-01-05', 'Печи | Новости'];
    const source = chat(...names.map((name) => ({ from: name, text: 'Да: конечно.' })));
    expect(read(source)).toEqual(names.map((name) => `${name}: Да: конечно.`));
  });

  test.each([
    ['a voice', { media_type: 'voice_message', file: 'a.ogg', duration_seconds: 41 }, '(голосовое сообщение, 0:41)'],
    ['a round video', { media_type: 'video_message', file: 'a.mp4', duration_seconds: 12 }, '(видеосообщение, 0:12)'],
    ['a file', { file: 'files/d.pdf', file_name: 'd.pdf' }, '(файл «d.pdf»)'],
    ['a file with words', { file: 'd.pdf', file_name: 'd.pdf', text: 'договор' }, '(файл «d.pdf») договор'],
    ['a picture', { photo: 'p.jpg', text: 'вот она' }, '(фото) вот она'],
    ['a sticker', { media_type: 'sticker', file: 's.webp', sticker_emoji: '👍' }, '(стикер 👍)'],
    ['a moving picture', { media_type: 'animation', file: 'a.mp4' }, '(гифка, анимация)'],
    ['a place', { location_information: { latitude: 1 } }, '(геопозиция, место на карте)'],
    ['a contact', { contact_information: { first_name: 'Мастер', phone_number: '+79000000199' } }, '(контакт «Мастер +79000000199»)'], // prettier-ignore
    ['a poll', { poll: { question: 'Чем топите?', answers: [{ text: 'Углём' }, { text: 'Газом' }] } }, '(опрос) Чем топите?\nУглём\nГазом'], // prettier-ignore
    ['what disappears', { self_destruct_period_seconds: 10 }, '(исчезающее сообщение)'],
    ['nothing', { text: [] }, '(сообщение без слов)'],
    [
      'buttons',
      { text: 'Часто?', inline_bot_buttons: [[{ text: 'Да' }, { text: 'Нет' }]] },
      'Часто?\n(кнопки: Да, Нет)',
    ],
    ['a link', { text: ['Вот ', { type: 'link', text: 'https://example.com' }] }, 'Вот https://example.com'],
  ])('15: %s is a line that says what it was', (_, message, line) => {
    expect(read(chat({ from: 'Павел Громов', ...message }))).toEqual([`Павел Громов: ${line}`]);
  });

  test('16: forwarded words are their author’s', () => {
    const source = chat(
      { from: 'Ольга Орлова', text: 'Мне дорого.', forwarded_from: 'Клиент Семён' },
      { from: 'Ольга Орлова', text: 'Мне тоже.', forwarded_from: null },
      { from: 'Ольга Орлова', text: 'А мне нет.' },
    );
    expect(read(source)).toEqual([
      'Клиент Семён: Мне дорого.',
      '∅: (переслано, автор скрыт) Мне тоже.',
      'Ольга Орлова: А мне нет.',
    ]);
  });

  test('what the messenger tells is nobody’s', () => {
    const source = chat(
      { from: 'Вера', text: 'Кто?' },
      { type: 'service', action: 'pin_message', actor: 'Вера' },
      { from: 'Рита', text: 'Я.' },
    );
    expect(read(source)).toEqual(['Вера: Кто?', '∅: (служебное сообщение: сообщение закреплено, Вера)', 'Рита: Я.']);
  });

  test('days stand in the stamps, and the lines of a message stay in it', () => {
    const { text } = telegramTalk(
      chat({ from: 'Рита', text: 'Раз.\n\nВера: два' }, { from: 'Рита', date: '2026-03-03T00:05:00', text: 'Три' }),
    );
    expect(text).toBe('[02.03.2026 12:00:00] Рита: Раз.\nВера: два\n\n[03.03.2026 00:05:00] Рита: Три');
  });
});

describe('a page of Telegram', () => {
  test('messages that join those before are the same person’s, forwarded ones their author’s', () => {
    const forwarded = (name: string) =>
      `<div class="forwarded body"><div class="from_name">${name} <span class="date details">01.03.2026 20:00:00</span></div>${said('Не берём.')}</div>`;
    const source = page(
      '<div class="message service"><div class="body details">2 March 2026</div></div>',
      block(said('и по 900 брали'), ' joined'),
      block(from('Рита «Огонь» Седых') + said('Чем топите?<br>И почём?')),
      block(forwarded('Муж Пётр'), ' joined'),
      block(said('Вот.'), ' joined'),
      block(from('Deleted Account') + said('Я тут')),
      '<div class="message service"><div class="body details">Вера pinned this message</div></div>',
    );
    expect(read(source)).toEqual([
      '∅: и по 900 брали',
      'Рита «Огонь» Седых: Чем топите?\nИ почём?',
      'Муж Пётр: Не берём.',
      'Рита «Огонь» Седых: Вот.',
      'Удалённый аккаунт: Я тут',
      '∅: (служебное сообщение: Вера pinned this message)',
    ]);
  });

  test.each([
    ['a picture', '<div class="media_wrap"><a class="photo_wrap" href="p.jpg"></a></div>', '(фото)'],
    ['a voice', '<div class="media_wrap"><a class="media media_voice_message"><div class="title">Voice message</div><div class="status">00:41</div></a></div>', '(голосовое сообщение, 0:41)'], // prettier-ignore
    ['a file', '<div class="media_wrap"><div class="media media_file"><div class="title">чек.pdf</div><div class="status">2 KB</div></div></div>', '(файл «чек.pdf»)'], // prettier-ignore
    ['nothing', '', '(сообщение без слов)'],
  ])('%s is a line that says what it was', (_, inside, line) => {
    expect(read(page(block(from('Рита') + inside)))).toEqual([`Рита: ${line}`]);
  });
});
