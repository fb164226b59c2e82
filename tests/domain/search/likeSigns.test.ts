import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findFolded, foldLines, foldQuery } from '#src/domain/research/textSearch.ts';
import { searchForm } from '#src/domain/search/searchText.ts';

/** Words of a text, what is looked for in them, and how many times it is there. */
const FOUND: readonly (readonly [string, string, number])[] = [
  ['Это за́мок, а не замо́к', 'замок', 2],
  ['то\u00ADварный знак', 'товарный', 1],
  ['кто\u2011то сказал', 'кто-то', 1],
  ['йод'.normalize('NFD'), 'йод', 1],
  ['ёлка'.normalize('NFD'), 'елка', 1],
  ['цена — 500 рублей', 'цена - 500', 1],
  ['цена - 500 рублей', 'цена – 500', 1],
  ['«Ромашка» у дома', '"Ромашка"', 1],
  ['"Ромашка" у дома', '«Ромашка»', 1],
  ['2–3 раза в месяц', '2-3 раза', 1],
  ['сло\u200Bво', 'слово', 1],
  ['О’Коннор', "о'коннор", 1],
  ['замок', 'за́мок', 1],
  // Put together these would be one Macedonian letter.
  ['к\u0301апли', 'капли', 1],
  // й is never и.
  ['йод'.normalize('NFD'), 'иод', 0],
];

describe('signs that look alike', () => {
  it.each(FOUND)('«%s» has «%s»: %i', (text, query, count) => {
    expect(findFolded(text, query)).toHaveLength(count);
    expect(foldLines(text).includes(foldQuery(query))).toBe(count > 0);
  });

  it('are passed over wherever they stand, and places stay those of the text', () => {
    const word = fc.stringMatching(/^[а-яй]{1,8}$/);
    const unseen = fc.constantFrom('', '\u0301', '\u00AD', '\u200B', '\u2060');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, unseen), { minLength: 1, maxLength: 5 }), (parts) => {
        const written = parts.map(([one, sign]) => one + sign).join('');
        const text = `начало ${written} конец`;
        const query = parts.map(([one]) => one).join('');
        const [place] = findFolded(text, query.length > 3 ? query : `начало ${query}`);
        expect(place && foldQuery(text.slice(place.start, place.end))).toContain(query);
      }),
    );
  });

  it('make one word in the index', () => {
    expect(searchForm('за́мок')).toBe(searchForm('замок'));
    expect(searchForm('йод'.normalize('NFD'))).toBe('йод');
  });
});
