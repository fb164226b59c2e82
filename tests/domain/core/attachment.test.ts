import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  ACCEPT,
  CHAT_ATTACHMENTS,
  CONTACT_ATTACHMENTS,
  RESEARCH_ATTACHMENTS,
  acceptAttachments,
  chatFileKind,
  isAccepted,
} from '#src/domain/core/attachment/attachment.ts';
import { extensionOf, materialKind } from '#src/domain/core/attachment/fileKind.ts';
import { refusalMessage, shortName } from '#src/domain/core/attachment/refusalMessage.ts';
import { NBSP } from '#src/domain/core/format.ts';

const file = (name: string, type = '', size = 1) => ({ name, type, size });
const visible = (text: string) => [...new Intl.Segmenter('ru').segment(text)].length;

describe('which files', () => {
  test.each([
    ['запись.mp3', ''],
    ['ЗАПИСЬ.MOV', 'video/quicktime'],
    ['без расширения', 'audio/ogg'],
    ['Без расширения', 'text/plain; charset=utf-8'],
    ['a.TXT', ''],
    ['договор v1.2.docx', ''],
    ['a.doc', 'application/octet-stream'],
    ['a.pdf ', 'application/pdf'],
    ['встреча.vtt', ''],
    ['result.json', 'application/json'],
  ])('a study takes «%s» (%s)', (name, type) => {
    expect(isAccepted({ name, type }, RESEARCH_ATTACHMENTS)).toBe(true);
    expect(materialKind(name, type)).not.toBeNull();
  });

  test.each([
    ['a.exe', 'application/x-msdownload'],
    ['a.pptx', ''],
    ['a.xlsx', ''],
    ['a.csv', 'text/plain'],
    ['pdf', ''],
    ['a.pdf.zip', 'application/zip'],
    ['.', ''],
    ['constructor', ''],
    ['a.constructor', ''],
    ['', ''],
  ])('a study refuses «%s» (%s)', (name, type) => {
    expect(isAccepted({ name, type }, RESEARCH_ATTACHMENTS)).toBe(false);
    expect(materialKind(name, type)).toBeNull();
  });

  test('the other uploaders have their own', () => {
    expect(['a.pdf', 'a.pptx', 'a.docx', 'a.txt'].every((name) => isAccepted(file(name), CHAT_ATTACHMENTS))).toBe(true);
    expect(
      ['a.mp3', 'a.doc', 'a.csv', 'a.vtt', 'a.json', 'a.html', 'a.odt', 'a.rtf'].some((name) =>
        isAccepted(file(name), CHAT_ATTACHMENTS),
      ),
    ).toBe(false);
    expect(
      ['a.txt', 'a.csv', 'a.tsv', 'a.xlsx', 'a.vcf'].every((name) => isAccepted(file(name), CONTACT_ATTACHMENTS)),
    ).toBe(true);
    expect(isAccepted(file('a.pdf', 'application/pdf'), CONTACT_ATTACHMENTS)).toBe(false);
    expect([RESEARCH_ATTACHMENTS.limit, CHAT_ATTACHMENTS.limit, CONTACT_ATTACHMENTS.limit]).toEqual([10, 5, 5]);
  });

  test('the input offers every kind', () => {
    expect(ACCEPT.split(',')).toEqual(
      expect.arrayContaining(
        'audio/* video/* .txt .md .doc .docx .odt .rtf .pdf .vtt .srt .json .html .htm .mp3 .mkv'.split(' '),
      ),
    );
  });

  test('each kind goes to its reader', () => {
    expect(['a.txt', 'a.docx', 'a.pdf', 'a.doc', 'a.wav'].map((name) => materialKind(name, ''))).toEqual([
      'text',
      'docx',
      'pdf',
      'doc',
      'media',
    ]);
    const names = ['a.md', 'a.vtt', 'a.srt', 'a.odt', 'a.rtf', 'result.json', 'messages.html', 'messages2.HTM'];
    expect(names.map((name) => materialKind(name, ''))).toEqual([
      'text',
      'text',
      'text',
      'odt',
      'rtf',
      'telegram',
      'telegram',
      'telegram',
    ]);
  });
});

describe('acceptAttachments', () => {
  test('gives each refused file its first reason', () => {
    const current = Array.from({ length: 9 }, (_, index) => file(`${index}.txt`));
    const { accepted, refused } = acceptAttachments(current, [
      file('a.exe'),
      file('пустой.txt', '', 0),
      file('0.txt'),
      file('0.txt', '', 2),
      file('ещё.txt'),
    ]);
    expect(accepted).toEqual([file('0.txt', '', 2)]);
    expect(refused).toEqual([
      { name: 'a.exe', reason: 'type' },
      { name: 'пустой.txt', reason: 'empty' },
      { name: '0.txt', reason: 'duplicate' },
      { name: 'ещё.txt', reason: 'too_many' },
    ]);
  });

  test('sees that a name taken apart is the same name', () => {
    const { refused } = acceptAttachments([file('чай.txt')], [file('чай.txt'.normalize('NFD'))]);
    expect(refused.map(({ reason }) => reason)).toEqual(['duplicate']);
  });

  const files = fc.array(
    fc.record({
      name: fc.constantFrom('a.txt', 'б.pdf', 'в.exe', 'г.mp3', '👍.docx'),
      size: fc.nat({ max: 5 }),
      type: fc.constantFrom('', 'text/plain', 'audio/mpeg'),
    }),
    { maxLength: 40 },
  );

  test('never exceeds the limit, loses no file and takes none twice', () => {
    fc.assert(
      fc.property(files, files, fc.constantFrom(RESEARCH_ATTACHMENTS, CHAT_ATTACHMENTS), (first, second, rules) => {
        const before = acceptAttachments([], first, rules).accepted;
        const { accepted, refused } = acceptAttachments(before, second, rules);
        expect(before.length + accepted.length).toBeLessThanOrEqual(rules.limit);
        expect(accepted.length + refused.length).toBe(second.length);
        const keys = [...before, ...accepted].map(({ name, size }) => `${name}/${size}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(accepted.every((chosen) => isAccepted(chosen, rules) && chosen.size > 0)).toBe(true);
      }),
    );
  });
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the message', () => {
  test('names each file and the reason', () => {
    expect(
      plain(
        refusalMessage([
          { name: 'a.exe', reason: 'type' },
          { name: 'б.zip', reason: 'type' },
          { name: 'в.txt', reason: 'empty' },
          { name: 'г.txt', reason: 'duplicate' },
          { name: 'д.txt', reason: 'too_many' },
        ]),
      ),
    ).toBe(
      'Архив «б.zip» сначала распакуйте и добавьте файлы из него: переписка WhatsApp — это _chat.txt. ' +
        'Не подходит формат: «a.exe». Подойдут аудио, видео, документы TXT, MD, DOC, DOCX, ODT, ' +
        'RTF, PDF, субтитры VTT, SRT, SBV, TTML, LRC и SUB, расшифровки JSON и TSV, ' +
        'переписка Telegram, ВКонтакте и Instagram в JSON и HTML. ' +
        'Файл пустой: «в.txt». Файл уже добавлен: «г.txt». Можно приложить не больше 10 файлов. Не добавлен: «д.txt».',
    );
    expect(refusalMessage([])).toBe('');
  });

  test('says of archives that they are to be unpacked, where a chat may be in one what it is called', () => {
    const refused = ['чат.zip', 'б.RAR'].map((name) => ({ name, reason: 'type' as const }));
    expect(plain(refusalMessage(refused, CHAT_ATTACHMENTS))).toBe(
      'Архивы «чат.zip» и «б.RAR» сначала распакуйте и добавьте файлы из них.',
    );
  });

  test('is bounded however many there are', () => {
    const refused = Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.txt`, reason: 'too_many' as const }));
    const message = plain(refusalMessage(refused, CHAT_ATTACHMENTS));
    expect(message).toMatch(/не больше 5 файлов\. Не добавлены: «0\.txt», «1\.txt»/);
    expect(message).toMatch(/ и ещё 981 файл\.$/);
  });

  test('shortens long names in the middle, whole characters only', () => {
    expect(shortName('короткое.txt')).toBe('короткое.txt');
    expect(shortName(`${'а'.repeat(300)}.docx`)).toMatch(/^а{40}…а{14}\.docx$/);
    const family = shortName(`${'👨‍👩‍👧‍👦'.repeat(80)}.pdf`);
    expect(visible(family)).toBe(60);
    expect(family.endsWith('👨‍👩‍👧‍👦.pdf')).toBe(true);
    expect(shortName('a\n\u202Efdp.exe')).toBe('afdp.exe');
  });

  test('shortName keeps to the limit for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        expect(visible(shortName(name))).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('how a file of the chat is read', () => {
  test.each([
    ['a.pdf', '', 'pdf'],
    ['a.docx', '', 'docx'],
    ['a.txt', 'audio/mpeg', 'text'],
    ['a.pptx', '', 'pptx'],
    ['презентация', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
    ['документ', ' Application/PDF ; version=1', 'pdf'],
    ['a.csv', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', null],
    ['a.pdf', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pdf'],
    ['a.doc', '', null],
    ['a.mp3', 'audio/mpeg', null],
    ['a.xyz', '', null],
  ] as const)('«%s» (%s) is %s', (name, type, kind) => {
    expect(chatFileKind(name, type)).toBe(kind);
  });
});

test.each([
  [' a.TXT ', 'txt'],
  ['.bashrc', 'bashrc'],
  ['без расширения', ''],
  ['a.', ''],
  ['a.tar.gz', 'gz'],
])('the extension of «%s» is «%s»', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test.each([
  ['video/mp4', 'media'],
  ['x-video/mp4', null],
  ['text/plain;charset=utf-8', 'text'],
  ['', null],
])('a file without a telling name is read by its type: %s is %s', (type, kind) => {
  expect(materialKind('без имени', type)).toBe(kind);
});

const refused = (reason: 'empty' | 'duplicate', count: number) =>
  refusalMessage(Array.from({ length: count }, (_, at) => ({ name: `${at + 1}.txt`, reason })));

describe('the names in a message', () => {
  test('are joined as a sentence is', () => {
    expect(refused('empty', 1)).toBe('Файл пустой: «1.txt».');
    expect(refused('empty', 2)).toBe(`Файлы пустые: «1.txt» и${NBSP}«2.txt».`);
    expect(refused('duplicate', 1)).toBe('Файл уже добавлен: «1.txt».');
    expect(refused('duplicate', 3)).toBe(`Файлы уже добавлены: «1.txt», «2.txt» и${NBSP}«3.txt».`);
  });

  test('are twenty, and the rest is counted', () => {
    expect(refused('empty', 20)).toContain(`«19.txt» и${NBSP}«20.txt».`);
    expect(refused('empty', 21)).toContain(`«19.txt», «20.txt» и${NBSP}ещё 1${NBSP}файл.`);
    expect(refused('empty', 23)).toContain(`и${NBSP}ещё 3${NBSP}файла.`);
    expect(refused('empty', 25)).toContain(`и${NBSP}ещё 5${NBSP}файлов.`);
  });

  test('are cut in the middle, by what the eye takes for a letter', () => {
    expect(shortName('  а.txt\n')).toBe('а.txt');
    expect(shortName('1234567890', 10)).toBe('1234567890');
    expect(shortName('12345678901', 10)).toBe('123456…901');
    const family = '👨‍👩‍👧'.repeat(10);
    expect(shortName(family, 10)).toBe(family);
    expect(shortName(`${family}!`, 10)).toBe(`${'👨‍👩‍👧'.repeat(6)}…${'👨‍👩‍👧'.repeat(2)}!`);
  });
});
