import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cardRows } from '#files/reading/table/vcards.ts';

const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');

/** A line of a card, continued on the next one wherever it is full. */
const continued = (line: string, width: number): string =>
  line.replaceAll(new RegExp(`[^]{${width}}(?=[^])`, 'gu'), '$&\n ');

describe('the cards of a phone book', () => {
  test('of every version are rows under one heading: continued lines, groups, quoted-printable', () => {
    const text =
      card('VERSION:3.0', 'N:Гром;Ян;Ильич;;', 'FN:Ян Гром', 'ORG:ООО «Печь»;склад', 'TEL;TYPE=CELL:+7 900 000-45-01', 'item1.TEL:89000004502', 'EMAIL:yan@mail.', ' example', String.raw`NOTE:один\nдва\, и запятая`) + // prettier-ignore
      card('VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=9B=D0=B8=D1=81;=D0=98=', '=D1=8F;;;', 'TEL;CELL:89000004503'); // prettier-ignore
    expect(cardRows(text)).toEqual([
      ['Имя', 'Телефон', 'Телефон 2', 'Почта', 'Компания', 'Заметки'],
      ['Ян Гром', '+7 900 000-45-01', '89000004502', 'yan@mail.example', 'ООО «Печь», склад', 'один\nдва, и запятая'],
      ['Ия Лис', '89000004503', '', '', '', ''],
    ]);
  });

  test('of an old telephone are read in the encoding that they name', () => {
    const text = card('VERSION:2.1', 'N;CHARSET=WINDOWS-1251;ENCODING=QUOTED-PRINTABLE:=CB=E8=F1;=C8=FF;;;');
    expect(cardRows(text)[1]).toEqual(['Ия Лис']);
  });

  test('say extensions and nicknames as people do', () => {
    const text = card(
      'FN:Эд Кот',
      'TEL;VALUE=uri;TYPE="voice,work":tel:+7-495-000-00-09;ext=12',
      'IMPP:tg:ed_primer',
      'URL:https://t.me/ed_primer',
      'URL:https://example.org/ed',
    );
    expect(cardRows(text)[1]).toEqual(['Эд Кот', '+7-495-000-00-09 доб. 12', '@ed_primer', 'https://example.org/ed']);
  });

  test('without a field have no column for it, and what is no card has no rows', () => {
    expect(cardRows(card('FN:Без адреса'))).toEqual([['Имя'], ['Без адреса']]);
    expect(cardRows('Имя;Телефон\nЯн;+7 900 000-45-01')).toEqual([]);
  });

  test('lose no value, wherever their lines are continued', () => {
    const property = fc.constantFrom('FN', 'TEL;TYPE=CELL', 'EMAIL', 'ORG', 'TITLE', 'NOTE', 'CATEGORIES', 'item1.URL', 'BDAY'); // prettier-ignore
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => !/[\\;,\n\r]/.test(text) && text.trim() === text); // prettier-ignore
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(property, value), { maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 5, max: 60 }),
        (cards, width) => {
          // prettier-ignore
          const whole = cards.map((lines) => lines.filter(([name], at) => name !== 'FN' || lines.findIndex(([other]) => other === 'FN') === at)); // prettier-ignore
          const text = whole.map((lines) => card(...lines.map(([name, said]) => continued(`${name}:${said}`, width)))).join(''); // prettier-ignore
          const [, ...rows] = cardRows(text);
          expect(rows).toHaveLength(whole.length);
          for (const [at, lines] of whole.entries()) {
            const row = rows[at]?.join('\n') ?? '';
            for (const [name, said] of lines)
              expect(`${name}: ${row}`).toContain(said.replace(/^(?:mailto|tel):/i, ''));
          }
        },
      ),
    );
  });
});
