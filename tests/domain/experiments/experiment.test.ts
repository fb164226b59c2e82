import { describe, expect, it } from 'vitest';

import {
  EXPERIMENT_STATUSES,
  experimentsByHypothesis,
  isUnderWay,
  summariseExperiment,
  underWayByStage,
  verdictOf,
} from '#src/domain/experiments/experiment.ts';
import { filterExperiments, NO_EXPERIMENT_FILTER } from '#src/domain/experiments/filter.ts';
import { STAGES } from '#src/domain/core/stage.ts';
import { experiments } from '#src/samples/experiments.ts';

const summaries = experiments.map(summariseExperiment);

describe('«в работе»', () => {
  it('is what the status of that name says, on every screen: Тактика counts what Эксперименты lists', () => {
    expect(EXPERIMENT_STATUSES.filter((status) => isUnderWay({ status }))).toEqual(['In Progress']);
    const counts = underWayByStage(summaries);
    for (const stage of STAGES) {
      expect(counts[stage]).toBe(
        filterExperiments(summaries, { ...NO_EXPERIMENT_FILTER, query: '', status: 'In Progress', stage }).length,
      );
    }
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(4);
  });
});

const of = (id: string, hypothesisId: string | null) => ({ id, hypothesisId });

describe('a verdict', () => {
  it('is said by a finished experiment only', () => {
    expect(verdictOf({ status: 'Done', verdict: 'INVALIDATED' })).toBe('INVALIDATED');
    expect(verdictOf({ status: 'Done', verdict: null })).toBeNull();
    expect(verdictOf({ status: 'In Progress', verdict: 'VALIDATED' })).toBeNull();
  });

  it('travels back to its hypothesis: experiments by what they test, in their order', () => {
    const lists = experimentsByHypothesis([of('3', 'a'), of('2', null), of('1', 'b'), of('0', 'a')]);
    expect([...lists].map(([key, list]) => [key, list.map(({ id }) => id)])).toEqual([
      ['a', ['3', '0']],
      ['b', ['1']],
    ]);
  });
});
