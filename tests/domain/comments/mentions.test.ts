import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mentionsIn, namesFor, textPieces, typedNameAt } from '#src/domain/comments/mentions.ts';

import { ANNA, MEMBERS, PAVEL } from './sampleComments.ts';

const idsIn = (text: string, picked: Parameters<typeof mentionsIn>[2] = []): string[] =>
  mentionsIn(text, MEMBERS, picked).map(({ id }) => id);

describe('whom a text calls', () => {
  it('is everybody whose name stands after @, in any case, ё as е, once', () => {
    expect(idsIn('@Анна Ковалева, @павел никитин и ещё раз @Анна Ковалёва')).toEqual(['anna', 'pavel']);
    expect(idsIn('Анна Ковалёва без собачки')).toEqual([]);
    expect(idsIn('(@Павел Никитин)')).toEqual(['pavel']);
  });

  it('is the longest name, and no beginning of a word', () => {
    expect(idsIn('@Ольга Гусева')).toEqual(['olga-2']);
    expect(idsIn('@Ольга, привет')).toEqual(['olga']);
    expect(idsIn('@Ольгадий')).toEqual([]);
    expect(idsIn('mail@Ольга')).toEqual([]);
  });

  it('is who was picked, of two with one name; nobody, when none was', () => {
    const two = [
      { id: 'i-1', name: 'Иван Иванов' },
      { id: 'i-2', name: 'Иван Иванов' },
    ];
    expect(mentionsIn('@Иван Иванов', two, [])).toEqual([]);
    expect(mentionsIn('@Иван Иванов', two, [{ id: 'i-2', name: 'Иван Иванов' }])).toEqual([two[1]]);
    expect(mentionsIn('никого', two, [{ id: 'i-2', name: 'Иван Иванов' }])).toEqual([]);
  });

  it('is nobody without a name', () => {
    expect(mentionsIn('@ и @@', [{ id: 'x', name: '' }], [])).toEqual([]);
  });
});

const hrefs = (text: string) =>
  textPieces(text, []).flatMap((piece) => (piece.kind === 'link' ? [[piece.text, piece.href]] : []));

describe('a text as it is shown', () => {
  it('is the same text, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom('@', 'Ольга', ' ', '<b>', 'https://a.example/', ')', '.', 'ё', '\n', '😀'),
    });
    fc.assert(
      fc.property(typed, (text) => {
        expect(
          textPieces(text, MEMBERS)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('shows pages’ addresses as links, without the sentence’s own signs', () => {
    expect(hrefs('см. https://a.example/x?y=1.')).toEqual([['https://a.example/x?y=1', 'https://a.example/x?y=1']]);
    expect(hrefs('(https://a.example/вики_(слово))')[0]?.[0]).toBe('https://a.example/вики_(слово)');
    expect(hrefs('«http://a.example», и')).toEqual([['http://a.example', 'http://a.example/']]);
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://user:word@a.example/',
      'ftp://a.example',
    ])
      expect(hrefs(text)).toEqual([]);
  });

  it('shows mark-up as the signs that were typed', () => {
    expect(textPieces('<img src=x onerror=alert(1)>', MEMBERS)).toEqual([
      { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it('knows whom it calls, as the author wrote the name', () => {
    expect(textPieces('Да, @павел никитин!', [PAVEL])).toEqual([
      { kind: 'text', text: 'Да, ' },
      { kind: 'mention', text: '@павел никитин', id: 'pavel' },
      { kind: 'text', text: '!' },
    ]);
    expect(textPieces('@Анна Ковалёва', [])).toEqual([{ kind: 'text', text: '@Анна Ковалёва' }]);
    expect(textPieces('https://a.example/@Анна', [{ ...ANNA, name: 'Анна' }])).toHaveLength(1);
  });
});

describe('a name that is being typed', () => {
  it('begins with @ at the edge of a word, and ends at the caret', () => {
    expect(typedNameAt('Да, @Па', 7)).toEqual({ start: 4, query: 'Па' });
    expect(typedNameAt('@', 1)).toEqual({ start: 0, query: '' });
    expect(typedNameAt('@Анна Ков', 9)).toEqual({ start: 0, query: 'Анна Ков' });
    for (const [text, caret] of [
      ['a@b', 3],
      ['@ а', 3],
      ['нет', 3],
      ['@а\nб', 4],
      [`@${'а'.repeat(50)}`, 51],
    ] as const)
      expect(typedNameAt(text, caret)).toBeNull();
  });

  it('offers those whose name or surname begins so, by name', () => {
    expect(namesFor(MEMBERS, 'гус').map(({ id }) => id)).toEqual(['olga-2']);
    expect(namesFor(MEMBERS, 'о').map(({ id }) => id)).toEqual(['olga', 'olga-2']);
    expect(namesFor(MEMBERS, '').map(({ id }) => id)).toEqual(['anna', 'olga', 'olga-2', 'pavel']);
    expect(namesFor(MEMBERS, 'яя')).toEqual([]);
  });
});
