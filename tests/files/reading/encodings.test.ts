import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readTable } from '#files/reading/table/readTable.ts';
import { readPlainText } from '#files/reading/text/plainText.ts';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

const ENCODINGS = ['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic', 'iso-8859-5'] as const;

/** Bytes of a one-byte encoding, found by decoding each of them. */
const oneByte = (text: string, encoding: string) => {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (character) => table.indexOf(character));
};

const utf32 = (text: string, isLittle: boolean) => {
  const points = [...text];
  const view = new DataView(new ArrayBuffer(points.length * 4));
  points.forEach((one, at) => view.setUint32(at * 4, one.codePointAt(0) ?? 0, isLittle));
  return view.buffer;
};

const read = async (...parts: BlobPart[]): Promise<string> => (await readPlainText(new Blob(parts))).join('');

const WORDS =
  'уголь печь дом зима соседи дорого мешок топить почему который ещё объём съёмка щётка эхо юг ящик взял'.split(' ');
const word = fc.constantFrom(...WORDS);
const capital = (one: string): string => one.slice(0, 1).toUpperCase() + one.slice(1);
/**
 * Sentences, some of them in capitals only. Which encoding is meant is a guess, and of four words in capitals one text in a
 * thousand reads better in another.
 */
const text = fc
  .tuple(fc.array(word, { minLength: 10, maxLength: 16 }), fc.boolean())
  .map(([words, isLoud]) =>
    `${capital(words.join(' '))}. ${capital(words[0] ?? '')}?\n`.replace(/.*/s, (all) =>
      isLoud ? all.toUpperCase() : all,
    ),
  );

describe('a text of bytes', () => {
  test('is read in the western one where nothing reads like Russian', async () => {
    const western = 'What’s the price? “Nine” – that’s €9. Café Müller.';
    // Node 20 itself takes windows-1252 for Latin-1 without `stream`.
    const table = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte), { stream: true }); // prettier-ignore
    expect(await read(Uint8Array.from(western, (sign) => table.indexOf(sign)))).toBe(western);
  });

  test('is read in the one-byte encoding that it is in', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...ENCODINGS), async (said, encoding) => {
        expect(await read(oneByte(said, encoding))).toBe(said);
      }),
      { numRuns: 100 },
    );
  });

  test.each(ENCODINGS)('two short lines, and a few letters among Latin ones: %s', async (encoding) => {
    const short = 'Вера: Топите?\nРита: Углём.\n';
    expect(await read(oneByte(short, encoding))).toBe(short);
  });

  test.each([true, false])('UTF-32, low byte first: %s', async (isLittle) => {
    const said = 'Вера: Топите? 🔥\nРита: Углём.';
    expect(await read(utf32(`\uFEFF${said}`, isLittle))).toBe(said);
    expect(await read(utf32(said, isLittle))).toBe(said);
  });

  test('that was taken for windows-1251 and saved is what it was', async () => {
    const said = 'Вера: Чем топите?\nИра: Углём — «антрацитом».\n';
    const doubled = new TextDecoder('windows-1251').decode(new TextEncoder().encode(said));
    expect(await read(doubled)).toBe(said);
    for (const plain of [said, 'Р', 'Это «Р°» — так это выглядит, и ничего больше.'])
      expect(await read(plain)).toBe(plain);
  });

  test('has lines wherever a line ends', async () => {
    expect(await read('а\rб\r\nв\nг\vд\u2028е\u2029ж\u0085з')).toBe('а\nб\nв\nг\nд\nе\nж\nз');
  });
});

test('a table that a spreadsheet saved as text has its columns', async () => {
  const { sheets } = await readTable(new File(['Имя\tТелефон\nАнна\t89000000001\n'], 'люди.txt'));
  expect(sheets[0]?.rows.slice(0, 2)).toEqual([
    ['Имя', 'Телефон'],
    ['Анна', '89000000001'],
  ]);
  const list = await readTable(new File(['Анна\t89000000001\nпросто строка\n'], 'люди.txt'));
  expect(list.sheets[0]?.rows[0]).toEqual(['Анна\t89000000001']);
});
