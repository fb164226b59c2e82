import { describe, expect, test } from 'vitest';

import { cardRows } from '#files/reading/table/vcards.ts';

const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');

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
});
