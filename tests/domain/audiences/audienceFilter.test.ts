import { describe, expect, it } from 'vitest';

import { AUDIENCE_STAGES, summariseAudience, type AudienceSummary } from '#src/domain/audiences/audience.ts';
import type { Counted } from '#src/domain/audiences/figures.ts';
import {
  AUDIENCE_SIZES,
  filterAudiences,
  isEveryAudience,
  NO_AUDIENCE_FILTER,
  readAudienceSizeFilter,
  readAudienceStageFilter,
  SIZE_LABELS,
  sizeOf,
} from '#src/domain/audiences/filter.ts';
import { audiences } from '#src/samples/audiences.ts';

type Listed = Counted<AudienceSummary>;

function audience(id: string, fields: Partial<Listed> = {}): Listed {
  const figures = { respondents: 0, currentResearch: 0, lastMonthResearch: 0 };
  const summary = { id, name: `Аудитория ${id}`, description: '', expected: 0, touchpoints: [], funnelStages: [] };
  return { ...summary, ...figures, ...fields };
}
const ids = (list: readonly AudienceSummary[]) => list.map(({ id }) => id);

describe('filterAudiences', () => {
  const list = [
    audience('a', { name: 'Учёные', respondents: 501, funnelStages: ['отток', 'намерение'] }),
    audience('b', { description: 'Продакты ОНЛАЙН-школ', respondents: 500, funnelStages: ['реактивация'] }),
    audience('c', { touchpoints: ['Онбординг'], respondents: 199 }),
  ];
  const find = (query: string) => ids(filterAudiences(list, { ...NO_AUDIENCE_FILTER, query }));

  it('gives the very same list when nothing is filtered', () => {
    expect(filterAudiences(list, { ...NO_AUDIENCE_FILTER, query: '  ' })).toBe(list);
    expect(isEveryAudience(NO_AUDIENCE_FILTER)).toBe(true);
    expect(isEveryAudience({ ...NO_AUDIENCE_FILTER, size: 'small' })).toBe(false);
  });

  it('finds by every word of name and description, whatever the case and ё', () => {
    expect(find('УЧЕНЫЕ')).toEqual(['a']);
    expect(find('школ аудитория')).toEqual(['b']);
    expect(find('онбординг')).toEqual([]);
    expect(find('школ учёные')).toEqual([]);
  });

  it('finds each of the nine stages', () => {
    const named = audiences.map((one) => ({ ...audience(one.id), ...summariseAudience(one) }));
    for (const stage of AUDIENCE_STAGES) {
      const found = filterAudiences(named, { ...NO_AUDIENCE_FILTER, stage });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ funnelStages }) => funnelStages.includes(stage))).toBe(true);
    }
  });

  it('finds by size, and by all at once', () => {
    expect(AUDIENCE_SIZES.map((size) => ids(filterAudiences(list, { ...NO_AUDIENCE_FILTER, size })))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
    expect(ids(filterAudiences(list, { query: 'ученые', stage: 'отток', size: 'large' }))).toEqual(['a']);
    expect(filterAudiences(list, { query: 'ученые', stage: 'отток', size: 'small' })).toEqual([]);
  });
});

describe('sizes', () => {
  it.each([
    [501, 'large'],
    [500, 'medium'],
    [200, 'medium'],
    [199, 'small'],
    [0, 'small'],
  ])('%i is %s', (count, size) => {
    expect(sizeOf(count)).toBe(size);
  });

  it('are labelled with their bounds', () => {
    expect(Object.values(SIZE_LABELS)).toEqual([
      'Все размеры',
      'Большие (>500)',
      'Средние (200–500)',
      'Маленькие (<200)',
    ]);
  });
});

describe('readers', () => {
  it('take what there is, and nothing else', () => {
    expect(AUDIENCE_STAGES.map(readAudienceStageFilter)).toEqual(AUDIENCE_STAGES);
    expect([null, '', 'toString', 'Отток'].map(readAudienceStageFilter)).toEqual(['all', 'all', 'all', 'all']);
    expect(AUDIENCE_SIZES.map(readAudienceSizeFilter)).toEqual(AUDIENCE_SIZES);
    expect([null, 'huge'].map(readAudienceSizeFilter)).toEqual(['all', 'all']);
  });
});
