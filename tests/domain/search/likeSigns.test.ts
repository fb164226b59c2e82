import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filterMembers } from '#src/domain/account/members/findMembers.ts';
import { contactSearch } from '#src/domain/audiences/contactList.ts';
import { filterAudiences, NO_AUDIENCE_FILTER } from '#src/domain/audiences/filter.ts';
import { namesFor } from '#src/domain/comments/mentions.ts';
import {
  filterBacklog,
  filterExperiments,
  NO_BACKLOG_FILTER,
  NO_EXPERIMENT_FILTER,
} from '#src/domain/experiments/filter.ts';
import { suggestCodes } from '#src/domain/research/codes/suggestCodes.ts';
import { filterResearch, NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
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

  it.each(FOUND)('a list has «%s» for «%s»: %i', (text, query, count) => {
    const one = {
      id: '1',
      name: text,
      title: text,
      text,
      description: '',
      author: '',
      jtbd: '',
      email: '',
      quotes: {},
    };
    const contact = { ...one, emails: [], telegram: '', tags: [], details: [], phones: [] };
    const found = [
      filterResearch([one as never], { ...NO_RESEARCH_FILTER, query }).length,
      filterExperiments([one as never], { ...NO_EXPERIMENT_FILTER, query }).length,
      filterBacklog([{ ...one, status: 'added' } as never], { ...NO_BACKLOG_FILTER, query }).length,
      filterAudiences([one as never], { ...NO_AUDIENCE_FILTER, query }).length,
      filterMembers([{ ...one, companyId: '1' }], { query, companyId: 'all' }).length,
      contactSearch(query)?.(contact as never) === true ? 1 : 0,
      suggestCodes([{ ...one, parentId: null, position: 'A' } as never], query).length,
    ];
    expect(found).toEqual(found.map(() => Math.min(count, 1)));
  });

  it('begin a name that is called', () => {
    expect(namesFor([{ id: '1', name: 'О’Коннор Ия' }], "о'к")).toHaveLength(1);
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
