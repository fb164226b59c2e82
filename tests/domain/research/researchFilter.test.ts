import { describe, expect, it } from 'vitest';

import type { ResearchSummary } from '#src/domain/research/research.ts';
import {
  countInterviews,
  filterResearch,
  isUnfiltered,
  NO_RESEARCH_FILTER,
  readStatusFilter,
  readTypeFilter,
} from '#src/domain/research/filter.ts';

function study(id: string, fields: Partial<ResearchSummary> = {}): ResearchSummary {
  return {
    id,
    title: `Исследование ${id}`,
    description: '',
    status: 'completed',
    type: 'interviews',
    participants: 0,
    startDate: '2026-11-01',
    endDate: null,
    author: '',
    experimentIds: [],
    audienceId: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    ...fields,
  };
}

const ids = (studies: readonly ResearchSummary[]) => studies.map((one) => one.id);

describe('filterResearch', () => {
  const studies = [
    study('a', { title: 'Полёт нормальный', author: 'Алёна Ежова' }),
    study('b', { description: 'Почему бросают ОНБОРДИНГ', type: 'survey' }),
    study('c', { status: 'planning' }),
  ];
  const find = (query: string) => ids(filterResearch(studies, { ...NO_RESEARCH_FILTER, query }));

  it('gives the very same list when nothing is filtered', () => {
    expect(filterResearch(studies, NO_RESEARCH_FILTER)).toBe(studies);
    expect(isUnfiltered({ ...NO_RESEARCH_FILTER, query: '  ' })).toBe(true);
  });

  it('folds case and ё/е, but not й', () => {
    expect(find('полет')).toEqual(['a']);
    expect(find('ПОЛЁТ')).toEqual(['a']);
    expect(find('онбординг')).toEqual(['b']);
    expect(find('нормальныи')).toEqual([]);
  });

  it('wants every word, wherever it stands', () => {
    expect(find('ежова полет')).toEqual(['a']);
    expect(find('ежова онбординг')).toEqual([]);
  });

  it('takes words for text, not for a pattern', () => {
    expect(find('.*')).toEqual([]);
    expect(find('(')).toEqual([]);
  });

  it('narrows by status and type together with the words', () => {
    expect(ids(filterResearch(studies, { query: '', status: 'planning', type: 'all' }))).toEqual(['c']);
    expect(ids(filterResearch(studies, { query: 'почему', status: 'all', type: 'interviews' }))).toEqual([]);
  });

  it('lets through what was found in the materials, but not past the other filters', () => {
    const inTexts = new Set(['c']);
    expect(ids(filterResearch(studies, { ...NO_RESEARCH_FILTER, query: 'рецепт' }, inTexts))).toEqual(['c']);
    expect(filterResearch(studies, { query: 'рецепт', status: 'completed', type: 'all' }, inTexts)).toEqual([]);
  });
});

it('reads filters from untrusted text', () => {
  expect(readStatusFilter('on_hold')).toBe('on_hold');
  expect(readStatusFilter('__proto__')).toBe('all');
  expect(readStatusFilter(null)).toBe('all');
  expect(readTypeFilter('survey')).toBe('survey');
  expect(readTypeFilter('constructor')).toBe('all');
});

it('counts the people of held interviews only', () => {
  expect(
    countInterviews([
      { type: 'interviews', status: 'completed', participants: 12 },
      { type: 'interviews', status: 'in_progress', participants: 6 },
      { type: 'interviews', status: 'planning', participants: 8 },
      { type: 'survey', status: 'completed', participants: 340 },
    ]),
  ).toBe(18);
});
