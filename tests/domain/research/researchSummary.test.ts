import { describe, expect, it } from 'vitest';

import { isResearchSummary, summariseResearch, type Research } from '#src/domain/research/research.ts';
import { research } from '#src/samples/research.ts';

const [study] = research as readonly [Research];
const summary = summariseResearch(study);

describe('the summary of a study', () => {
  it('says of it what a row shows, and what it is linked with', () => {
    const { id, title, description, status, type, participants, startDate, endDate, author, audienceId, createdAt } =
      study;
    const row = {
      id,
      title,
      description,
      status,
      type,
      participants,
      startDate,
      endDate,
      author,
      audienceId,
      createdAt,
    };
    expect(summary).toEqual({ ...row, experimentIds: Object.keys(study.experimentIds) });
    const linked = { ...study, experimentIds: { b: { position: 'a' }, a: { position: 'b' } } };
    expect(summariseResearch(linked as unknown as Research).experimentIds).toEqual(['b', 'a']);
  });

  it('is known as one when it is stored', () => {
    expect(research.map(summariseResearch).filter((one) => !isResearchSummary(one))).toEqual([]);
    expect(isResearchSummary({ ...summary, endDate: null, audienceId: null, experimentIds: [] })).toBe(true);
    expect(isResearchSummary({ ...summary, endDate: '2026-01-01', audienceId: 'a', experimentIds: ['a', 'b'] })).toBe(
      true,
    );
  });

  it.each([null, undefined, 'a', 5, [], {}])('is not %j', (value) => {
    expect(isResearchSummary(value)).toBe(false);
  });

  it.each<readonly [string, unknown]>([
    ...Object.keys(summary).map((part) => [part, undefined] as const),
    ...['id', 'title', 'description', 'startDate', 'endDate', 'author', 'audienceId', 'createdAt'].map(
      (part) => [part, 5] as const,
    ),
    ...['id', 'title', 'startDate', 'author', 'createdAt', 'status', 'type'].map((part) => [part, null] as const),
    ['status', 'gone'],
    ['type', 'gone'],
    ['participants', Number.NaN],
    ['participants', '5'],
    ['experimentIds', 'a'],
    ['experimentIds', ['a', 5]],
    ['experimentIds', { length: 0 }],
  ])('whose %s is %j is damaged', (part, value) => {
    expect(isResearchSummary({ ...summary, [part]: value })).toBe(false);
  });
});
