import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { ReadFailure } from '#files/reading/ReadFailure.ts';
import { readOdt } from '#files/reading/office/odtText.ts';
import type { PdfPiece } from '#files/reading/pdf/pdfPiece.ts';
import { documentText } from '#files/reading/pdf/pdfText.ts';
import { readRtf } from '#files/reading/office/rtf/rtfText.ts';
import { readTelegram, telegramTalk } from '#files/reading/telegram/telegramText.ts';
import { sourcePlace } from '#src/domain/research/layouts/placeMap.ts';

const blob = (...parts: BlobPart[]) => new Blob(parts);
type Read = typeof readRtf | typeof readTelegram;
const textOf = async (read: Read, ...parts: BlobPart[]) => (await read(blob(...parts))).text;
const codeOf = async (read: Read, ...parts: BlobPart[]) => {
  const reading: Promise<unknown> = read(blob(...parts));
  const error: unknown = await reading.then(
    () => [],
    (failure: unknown) => failure,
  );
  return error instanceof ReadFailure ? error.code : error;
};

const row = (name: string, words: string) => String.raw`\trowd\cellx1\cellx2 ${name}\cell ${words}\cell\row `;

const message = (from: string | null, text: unknown, more = {}) => ({
  type: 'message',
  date: '2024-03-12T11:05:33',
  from,
  text,
  ...more,
});
const chat = (...messages: unknown[]) => JSON.stringify({ name: 'Чат', type: 'personal_chat', messages });

const line = (text: string, y: number): PdfPiece => ({
  text,
  x: 0,
  y,
  width: text.length * 5,
  height: 10,
});

const page = (number: number, ...words: string[]) => [
  line('Волна 2, расшифровка', 400),
  ...words.map((text, index) => line(text, 380 - index * 12)),
  line(`— ${number} —`, 20),
];

describe('RTF', () => {
  test.each([
    ['a code page', String.raw`{\rtf1\ansi\ansicpg1251 \'c4\'e0 \emdash  \'ed\'e5\'f2\par}`, 'Да — нет'],
    ['Unicode with stand-ins', String.raw`{\rtf1\uc2 \u1044??\u1072\'3f\'3f!}`, 'Да!'],
    ['a code page of the font', String.raw`{\rtf1\ansicpg1252{\fonttbl{\f1\fcharset204 Arial;}}\f1 \'c4\'e0}`, 'Да'],
    ['pairs beyond the plane', String.raw`{\rtf1\u-10179?\u-8694?}`, '😊'],
    ['what nobody reads', String.raw`{\rtf1{\info{\title t}}{\*\x y}{\pict ffff}{\v z}слово}`, 'word'],
    ['escapes and breaks', String.raw`{\rtf1 a\{b\}\\c\line d\tab e\~f}`, 'a{b}\\c\nd\te\u00A0f'],
    ['binary', String.raw`{\rtf1 a\bin3 }}}b}`, 'ab'],
    ['nothing closed', String.raw`{\rtf1 {\b a`, 'a'],
  ])('%s', async (_, source, expected) => {
    expect(await textOf(readRtf, source.replace('слово', 'word'))).toBe(expected);
  });

  test('a table with a talk is turns', async () => {
    const rows = [row('Anna', 'How do you do?'), row('Ivan', 'Fine, thanks.'), row('Anna', 'Good.')].join('\n');
    expect(await textOf(readRtf, `{\\rtf1 ${rows}\\pard end\\par}`)).toBe(
      'Anna: How do you do?\n\nIvan: Fine, thanks.\n\nAnna: Good.\n\n[—] end',
    );
  });

  test('is told from other files, and from one made to harm', async () => {
    expect(await codeOf(readRtf, 'Просто текст')).toBe('not_rtf');
    expect(await codeOf(readRtf, `{\\rtf1${'{'.repeat(1_000_000)}`)).toBe('too_large');
  });

  test('time is linear', async () => {
    const [long] = [String.raw`{\rtf1 `, String.raw`\'c4{\b \u1044?}`.repeat(300_000), '}'].join('').split('\n');
    expect((await textOf(readRtf, long ?? '')).length).toBe(600_000);
  });
});

const odt = (content: string, manifest = '') =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': strToU8(`<m:manifest xmlns:m="m">${manifest}</m:manifest>`),
    'content.xml': strToU8(
      `<o:document-content xmlns:o="o" xmlns:text="t" xmlns:table="b"><o:body>${content}</o:body></o:document-content>`,
    ),
  });

describe('ODT', () => {
  test('paragraphs, spaces, breaks; nothing deleted', async () => {
    const content =
      '<o:text><text:tracked-changes><text:p>нет</text:p></text:tracked-changes><text:h>Глава</text:h>\n<text:p>а<text:s text:c="2"/>б<text:tab/>в<text:line-break/>г!</text:p></o:text>';
    expect(await textOf(readOdt, odt(content))).toBe('Глава\n\nа  б\tв\nг!');
  });

  test('is told from other files', async () => {
    expect(await codeOf(readOdt, 'Просто текст')).toBe('not_odt');
    expect(await codeOf(readOdt, zipSync({ 'a.txt': strToU8('а') }))).toBe('not_odt');
    expect(await codeOf(readOdt, odt('<o:spreadsheet/>'))).toBe('not_odt');
    expect(await codeOf(readOdt, odt('<o:text/>', '<m:encryption-data/>'))).toBe('encrypted');
    expect(await codeOf(readOdt, odt('<o:text/>').slice(0, 200))).toBe('damaged');
    expect(await codeOf(readOdt, odt(`<o:text>${'<text:span>'.repeat(10_000)}`))).toBe('too_large');
  });
});

describe('Telegram', () => {
  test('messages with their times, and places of the file', async () => {
    const source = chat(
      message('Анна', ['Смотри ', { type: 'link', text: 'https://example.com' }, ' и "скажи"\nчто думаешь?']),
      message(null, 'Угу'),
    );
    expect(await textOf(readTelegram, source)).toBe(
      '[12.03.2024 11:05:33] Анна: Смотри https://example.com и "скажи"\nчто думаешь?\n\n[12.03.2024 11:05:33] Удалённый аккаунт: Угу',
    );
    const { text, map } = telegramTalk(source);
    expect(source.startsWith('https://example.com', sourcePlace(map, text.indexOf('https://')))).toBe(true);
    expect(source.startsWith('Угу', sourcePlace(map, text.indexOf('Угу')))).toBe(true);
  });

  test('a page is read, never made: no script, no markup', async () => {
    const page = `<html><script>"<div class='message default'>"</script><div class="message default clearfix" id="m1"><div class="pull_right date details" title="12.03.2024 11:05:33"></div><div class="from_name">Анна &amp; Ко</div><div class="text">А &lt;b&gt;<img src=x onerror=alert(1)><br/>Б<!-- <div> --></div></div></html>`;
    expect(await textOf(readTelegram, page)).toBe('[12.03.2024 11:05:33] Анна & Ко: А <b>\nБ');
  });

  test.each([
    ['words', 'Просто текст', 'not_telegram'],
    ['broken', '{"messages": [', 'not_telegram'],
    ['another JSON', '{"segments": []}', 'not_telegram'],
    ['messages of another kind', '{"messages": [{"role": "user"}]}', 'not_telegram'],
    ['a whole account', '{"personal_information": {}, "chats": {"list": [{"messages": []}]}}', 'telegram_account'],
    ['another page', '<html><div>Привет</div></html>', 'not_telegram'],
    ['deep JSON', `{"messages": ${'['.repeat(100_000)}`, 'too_large'],
    ['deep HTML', '<div>'.repeat(100_000), 'too_large'],
  ])('%s is refused', async (_, source, code) => {
    expect(await codeOf(readTelegram, source)).toBe(code);
  });

  test.each([
    ['open tags', `<div class="message default"><div class="text">${'<'.repeat(1_000_000)}`],
    ['quotes', `{"a": ${'"'.repeat(1_000_001)}`],
    ['slashes', `{"a": "${'\\'.repeat(1_000_000)}`],
    ['comments', '<!--'.repeat(500_000)],
    ['scripts', '<script>'.repeat(300_000)],
  ])('time is linear: %s', async (_, source) => {
    // Refused or read, but soon: a quadratic rule would take hours.
    expect(['not_telegram', 'too_large', []]).toContainEqual(await codeOf(readTelegram, source));
  });
});

describe('a PDF of several pages', () => {
  test('has no running heads and page numbers in its text', () => {
    const text = documentText([
      page(1, 'Интервьюер: Раз?', 'Респондент: Два,'),
      page(2, 'три.', 'Интервьюер: Четыре?'),
      page(3, 'Респондент: Пять.', 'Интервьюер: 6'),
    ]);
    expect(text).toBe(
      'Интервьюер: Раз?\nРеспондент: Два, три.\nИнтервьюер: Четыре?\n\nРеспондент: Пять.\nИнтервьюер: 6',
    );
  });

  test('puts broken words together, and leaves compounds', () => {
    const full = 'Длинная строка, которая доходит до самого края страницы и ';
    const text = documentText([
      [`${full}ещё под-`, `станция ${full}по-`, `русски ${full}жур-`, `нал ${full}опе-`, 'рация.'].map((words, index) =>
        line(words, 380 - index * 12),
      ),
    ]);
    expect(text.match(/подстанция|по-русски|журнал|операция/g)).toHaveLength(4);
  });
});
