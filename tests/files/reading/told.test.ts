import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import type { Reader } from '#files/reading/answerFile.ts';
import { readDocx } from '#files/reading/office/docxText.ts';
import { readOdt } from '#files/reading/office/odtText.ts';
import { readRtf } from '#files/reading/office/rtf/rtfText.ts';
import type { PdfPiece } from '#files/reading/pdf/pdfPiece.ts';
import { documentText } from '#files/reading/pdf/pdfText.ts';
import { readTelegram } from '#files/reading/telegram/telegramText.ts';
import { readPlainText } from '#files/reading/text/plainText.ts';
import { asTranscript } from '#files/reading/text/transcript.ts';
import { ToldTally, wordsMissing } from '#src/domain/research/layouts/told.ts';
import { toldWords } from '#src/domain/research/words/toldWords.ts';

import { paragraph, run, wordFile } from '../../support/files/wordFile.ts';

/** A text and what is told of it: «2 picture, 1 hidden». */
async function read(reader: Reader, file: Blob): Promise<readonly [string, Record<string, number>]> {
  const tally = new ToldTally();
  const words = await reader(file, () => {}, tally.tell);
  const text = 'text' in words ? words.text : words.join('');
  return [text, Object.fromEntries(tally.told().map(({ kind, count }) => [kind, count]))];
}

const odt = (body: string): Blob =>
  new Blob([
    zipSync({
      'content.xml': strToU8(`<office:document-content><office:text>${body}</office:text></office:document-content>`),
    }) as Uint8Array<ArrayBuffer>,
  ]);

const hiddenRun = (text: string, value = ''): string =>
  `<w:r><w:rPr><w:vanish${value}/></w:rPr><w:t>${text}</w:t></w:r>`;
const deletion = (text: string): string => `<w:del w:id="1"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;

const remarkAt = (id: number): string => `<w:r><w:commentReference w:id="${id}"/></w:r>`;

describe('Word', () => {
  const picture = '<w:r><w:drawing><a:graphic><pic:pic><a:blip/></pic:pic></a:graphic></w:drawing></w:r>';

  test('tells what is deleted, hidden, drawn and set in', async () => {
    const body =
      paragraph(run('Плачу '), deletion('пять '), deletion(' '), run('шесть.')) +
      paragraph(run('Да.'), hiddenRun(' Не'), hiddenRun(' надо.'), run(' Нет.'), hiddenRun('вот', ' w:val="false"')) +
      paragraph(picture, '<w:r><w:pict><v:shape><v:imagedata/></v:shape></w:pict></w:r>') +
      paragraph('<w:r><w:object><v:shape><v:imagedata/></v:shape><o:OLEObject/></w:object></w:r>') +
      paragraph('<w:r><w:drawing><a:graphicData><c:chart/></a:graphicData></w:drawing></w:r>', run('Всё'));
    expect(await read(readDocx, wordFile(body))).toEqual([
      'Плачу шесть.\n\nДа. Нет.вот\n\n\n\n\n\nВсё',
      { deletion: 1, hidden: 1, picture: 2, object: 2 },
    ]);
  });

  test('tells nothing of a deleted paragraph’s end, of words that moved, of a copy for old programs', async () => {
    const body =
      paragraph('<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>', run('Раз ')) +
      paragraph(run('два'), '<w:moveFrom><w:r><w:t>три</w:t></w:r></w:moveFrom>') +
      paragraph(
        `<mc:AlternateContent><mc:Choice>${picture}</mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent>`,
      );
    expect(await read(readDocx, wordFile(body))).toEqual(['Раз два', { picture: 1 }]);
  });

  test('shows a remark whose place is deleted, or in a running head', async () => {
    const comments =
      '<w:comment w:id="1" w:author="Олег"><w:p><w:r><w:t>Проверить</w:t></w:r></w:p></w:comment>' +
      '<w:comment w:id="2"><w:p><w:r><w:t>Виден</w:t></w:r></w:p></w:comment>';
    const body = paragraph(run('Слова'), `<w:del w:id="9">${remarkAt(1)}</w:del>`, remarkAt(2));
    const [text] = await read(readDocx, wordFile(body, { comments }));
    expect(text.split('\n\n')).toEqual(['Слова[1]', '---', 'Примечания', '[1] Виден', '[2] Олег: Проверить']);
  });
});

test('ODT tells what is deleted, drawn and set in', async () => {
  const body =
    '<text:tracked-changes><text:changed-region><text:deletion><text:p>пять</text:p></text:deletion></text:changed-region>' +
    '<text:changed-region><text:insertion/></text:changed-region></text:tracked-changes><text:p>Плачу шесть' +
    '<draw:frame><draw:image/></draw:frame><draw:frame><draw:object/><draw:image/></draw:frame>' +
    '<draw:frame><draw:text-box><text:p>рамка<draw:frame><draw:image/></draw:frame></text:p></draw:text-box></draw:frame></text:p>';
  expect(await read(readOdt, odt(body))).toEqual(['Плачу шесть\n\nрамка', { deletion: 1, picture: 2, object: 1 }]);
});

test('RTF tells what is deleted, hidden, drawn and set in, each once', async () => {
  const source = String.raw`{\rtf1\ansi\ansicpg1251{\stylesheet{\s1\v0 Normal;}{\s2\v Hidden;}}One {\deleted two \b three}{\v four}{\v  } five\v six\v0\par
{\*\shppict{\pict 00ff}}{\nonshppict{\pict 00ff}}{\pict 00}{\object{\*\objdata 00}{\result{\pict 00}}}{\deleted\u1103?}}`;
  expect(await read(readRtf, new Blob([source]))).toEqual([
    'One  five',
    { deletion: 2, hidden: 2, picture: 2, object: 1 },
  ]);
});

test('a text tells which signs were not read', async () => {
  const bytes = new TextEncoder().encode('Почём? По девятьсот рублей.');
  bytes[4] = 0xff;
  expect((await read(readPlainText, new Blob([bytes])))[1]).toEqual({ character: 2 });
  expect((await read(readPlainText, new Blob(['Почём?'])))[1]).toEqual({});
});

const koi8 = (text: string): Blob => {
  const table = new TextDecoder('koi8-r').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return new Blob([Uint8Array.from(text, (sign) => table.indexOf(sign))]);
};

test('a text tells that its encoding is a doubtful guess: of few letters, or taken for another once', async () => {
  expect(await read(readPlainText, koi8('Рита: Углём.'))).toEqual(['Рита: Углём.', { encoding: 1 }]);
  expect((await read(readPlainText, koi8('Мы топим углём, но зимой дорого. '.repeat(5))))[1]).toEqual({});
  const doubled = new TextDecoder('windows-1251').decode(new TextEncoder().encode('Вера: Чем топите?'));
  expect(await read(readPlainText, new Blob([doubled]))).toEqual(['Вера: Чем топите?', { encoding: 1 }]);
});

const talkOf = async (text: string) => {
  const talk = await asTranscript(readPlainText)(new Blob([text]), () => {});
  return [talk.text, talk.told] as const;
};

describe('subtitles', () => {
  test('tell their notes, styles, title, and times that are cut off', async () => {
    const source = [
      'WEBVTT - Интервью 7\nLanguage: ru',
      'STYLE\n::cue { color: white }',
      'NOTE Не называть город',
      '00:01.000 --> 00:04.000\n<v Вера>Откуда вы?',
      'NOTE\nконец части',
      '00:05.000 -->\n<v Рита>Отсюда.',
    ];
    expect(await talkOf(source.join('\n\n'))).toEqual([
      '[0:01] Вера: Откуда вы?\n\n[0:05] Рита: Отсюда.',
      [
        { kind: 'remark', count: 2 },
        { kind: 'timing', count: 1 },
        { kind: 'setting', count: 2 },
      ],
    ]);
  });

  test('tell nothing where all is words, and keep a cue that begins with NOTE', async () => {
    const source =
      'WEBVTT\n\nNOTE Confidence: 0.91\n\n00:01.000 --> 00:04.000\nNOTE это блокнот\n\n00:05.000 --> 00:06.000\nДа';
    expect(await talkOf(source)).toEqual(['[0:01] NOTE это блокнот Да', []]);
  });
});

test('a text that was written anew tells which words it has not: what a program wrote beside a time', async () => {
  const source = '[02.03.2026, 12:00:05] Анна: Топите?\n[02.03.2026, 12:00:07 | Закреплено 12:01:00] Борис: Углём.';
  const { text, told } = await asTranscript(readPlainText)(new Blob([source]), () => {});
  expect(text).toBe('[02.03.2026 12:00:05] Анна: Топите?\n\n[02.03.2026 12:00:07] Борис: Углём.');
  expect(told).toEqual([{ kind: 'word', count: 1 }]);
  expect(wordsMissing('раз два 3 два', 'раз')).toBe(2);
});

const line = (text: string, y: number): PdfPiece => ({ text, x: 0, y, width: 50, height: 10 });

test('a PDF tells its pages without words, and the lines that come back', () => {
  const page = (text: string, number: number) => [line('Интервью 5', 800), line(text, 400), line(String(number), 20)];
  const tally = new ToldTally();
  const pages = [page('Вера: Чем топите?', 1), [line(' ', 400)], page('Рита: Углём.', 3), page('Вера: Ясно.', 4)];
  expect(documentText(pages, tally.tell)).toBe('Вера: Чем топите?\n\nРита: Углём.\n\nВера: Ясно.');
  expect(tally.told()).toEqual([
    { kind: 'page', count: 1 },
    { kind: 'head', count: 6 },
  ]);
});

test('a PDF tells the numbers of its lines, and the marks on its paper', () => {
  const turns = ['Вера: Чем топите?', 'Рита: Углём.', 'Вера: Давно?', 'Рита: Всегда.', 'Вера: Ясно.'];
  const page = (from: number): PdfPiece[] => [
    { ...line('Черновик', 300), angle: 45 },
    ...turns.flatMap((text, index) => [
      { ...line(String(from + index), 700 - index * 12), width: 10 },
      { ...line(text, 700 - index * 12), x: 60, width: text.length * 5 },
    ]),
  ];
  const tally = new ToldTally();
  expect(documentText([page(1), page(6)], tally.tell)).toBe([...turns, '', ...turns].join('\n'));
  expect(tally.told()).toEqual([
    { kind: 'head', count: 2 },
    { kind: 'lineNumber', count: 10 },
  ]);
});

const message = (more: object) => ({ type: 'message', date: '2026-03-02T12:00:00', from: 'Рита', text: '', ...more });

test('a chat tells what was said aloud and nobody wrote down', async () => {
  const messages = [
    message({ media_type: 'voice_message', duration_seconds: 41 }),
    message({ media_type: 'sticker', sticker_emoji: '🔥' }),
    message({ text: 'Да' }),
  ];
  const { told } = await readTelegram(new Blob([JSON.stringify({ messages })]));
  expect(told).toEqual([{ kind: 'voice', count: 1 }]);
  const page =
    '<div class="message default clearfix"><div class="body"><div class="from_name">Рита</div><div class="media_wrap"><div class="media media_voice_message"><div class="title">Voice message</div><div class="status">00:41</div></div></div></div></div>';
  expect((await readTelegram(new Blob([page]))).told).toEqual([{ kind: 'voice', count: 1 }]);
});

test('reactions of a chat', async () => {
  const reactions = [{ type: 'emoji', emoji: '👍', count: 2 }, { type: 'paid' }];
  const messages = [{ type: 'message', from: 'Вера', text: 'Чем?', reactions }];
  expect((await readTelegram(new Blob([JSON.stringify({ messages })]))).told).toEqual([{ kind: 'reaction', count: 3 }]);
  const page =
    '<div class="message default"><div class="text">Да</div><span class="reactions"><span class="reaction active"></span></span></div>';
  expect((await readTelegram(new Blob([page]))).told).toEqual([{ kind: 'reaction', count: 1 }]);
});

test('all is told in one line, words first; with nothing to tell there is none', () => {
  const tally = new ToldTally();
  tally.tell('picture', 2);
  tally.tell('deletion');
  tally.tell('picture');
  tally.tell('hidden', 0);
  expect(toldWords(tally.told())).toBe('Не вошло в текст: 1\u00A0место с удалёнными словами, 3\u00A0рисунка.');
  expect(toldWords([])).toBe('');
  expect(toldWords(null)).toBe('');
  expect(toldWords([{ kind: 'encoding', count: 1 }])).toBe('Кодировка файла угадана.');
  expect(toldWords([{ kind: 'carried', count: 2 }])).toBe(
    '2\u00A0реплики без имени отнесены к тем, кто говорил до них.',
  );
});
