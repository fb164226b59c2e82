import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  EXPERIMENT_STATUSES,
  summariseExperiment,
  type ExperimentSummary,
} from '#src/domain/experiments/experiment.ts';
import {
  boardOf,
  conversionOf,
  filterBacklog,
  filterExperiments,
  funnelOf,
  isUnfiltered,
  NO_BACKLOG_FILTER,
  NO_EXPERIMENT_FILTER,
  readExperimentFilter,
} from '#src/domain/experiments/filter.ts';
import { STAGES } from '#src/domain/core/stage.ts';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';

const summaries = experiments.map(summariseExperiment);
const filter = (changes: Partial<typeof NO_EXPERIMENT_FILTER>) =>
  filterExperiments(summaries, { ...NO_EXPERIMENT_FILTER, ...changes });

describe('the list', () => {
  it('is the same object when nothing is filtered', () => {
    expect(filter({})).toBe(summaries);
    expect(filter({ query: '  ' })).toBe(summaries);
    expect(isUnfiltered(NO_EXPERIMENT_FILTER)).toBe(true);
  });

  it('is narrowed by a part of the name, whatever the case and ё', () => {
    const [first] = summaries;
    if (!first) throw new Error('no samples');
    const named = [{ ...first, name: 'Отчёт для Ёлки' }];
    for (const query of ['отчет', 'ОТЧЁТ ДЛЯ', ' елки ', 'т для е']) {
      expect(filterExperiments(named, { ...NO_EXPERIMENT_FILTER, query })).toEqual(named);
    }
    expect(filterExperiments(named, { ...NO_EXPERIMENT_FILTER, query: 'елки отчет' })).toEqual([]);
    expect(filterExperiments(named, { ...NO_EXPERIMENT_FILTER, query: first.hypothesis })).toEqual([]);
  });

  it('is narrowed by status and stage together', () => {
    for (const status of EXPERIMENT_STATUSES) {
      for (const stage of STAGES) {
        const kept = filter({ status, stage });
        expect(kept).toEqual(summaries.filter((one) => one.status === status && one.cjmStage === stage));
      }
    }
  });

  it('reads a filter from untrusted text', () => {
    expect(
      readExperimentFilter({ query: 'а', status: 'In Progress', stage: 'revenue', proof: 'thin', rank: 'proof' }),
    ).toEqual({
      query: 'а',
      status: 'In Progress',
      stage: 'revenue',
      proof: 'thin',
      rank: 'proof',
    });
    expect(
      readExperimentFilter({ query: null, status: 'done', stage: '__proto__', proof: 'sure', rank: null }),
    ).toEqual(NO_EXPERIMENT_FILTER);
  });
});

describe('the board and the funnel', () => {
  const summary: fc.Arbitrary<ExperimentSummary> = fc
    .record({ id: fc.uuid(), status: fc.constantFrom(...EXPERIMENT_STATUSES), cjmStage: fc.constantFrom(...STAGES) })
    .map((changes) => ({ ...(summaries[0] as ExperimentSummary), ...changes }));

  it('lose nothing, repeat nothing and keep the order', () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 100 }), (list) => {
        const board = boardOf(list);
        const funnel = funnelOf(list);
        expect(Object.keys(board)).toEqual(STAGES);
        let count = 0;
        for (const stage of STAGES) {
          expect(Object.keys(board[stage])).toEqual(EXPERIMENT_STATUSES);
          for (const status of EXPERIMENT_STATUSES) {
            const cell = board[stage][status];
            expect(cell).toEqual(list.filter((one) => one.cjmStage === stage && one.status === status));
            expect(funnel[stage][status]).toBe(cell.length);
            count += cell.length;
          }
        }
        expect(count).toBe(list.length);
      }),
    );
  });
});

describe('the conversion', () => {
  it('is how far the experiments come, each step a part of the one before', () => {
    expect(conversionOf(summaries)).toEqual({
      all: 16,
      started: summaries.filter(({ status }) => status === 'In Progress' || status === 'Done').length,
      finished: summaries.filter(({ status }) => status === 'Done').length,
      confirmed: experiments.filter(({ status, verdict }) => status === 'Done' && verdict === 'VALIDATED').length,
    });
    const reopened = { status: 'In Progress', verdict: 'VALIDATED' } as const;
    expect(conversionOf([reopened])).toEqual({ all: 1, started: 1, finished: 0, confirmed: 0 });
    expect(conversionOf([])).toEqual({ all: 0, started: 0, finished: 0, confirmed: 0 });
  });
});

describe('the backlog', () => {
  it('holds what is added, and only that', () => {
    expect(filterBacklog(backlogHypotheses, NO_BACKLOG_FILTER)).toEqual(backlogHypotheses);
    const others = backlogHypotheses.map((one, index) => ({
      ...one,
      status: index % 2 ? ('new' as const) : ('in_backlog' as const),
    }));
    expect(filterBacklog(others, NO_BACKLOG_FILTER)).toEqual([]);
  });

  it('is searched in text, description, job and quotes, and narrowed by stage', () => {
    for (const hypothesis of backlogHypotheses) {
      const quote = Object.values(hypothesis.quotes)[0]?.text ?? '';
      for (const query of [hypothesis.text, hypothesis.description, hypothesis.jtbd, quote]) {
        expect(
          filterBacklog(backlogHypotheses, { ...NO_BACKLOG_FILTER, query: query.toUpperCase(), stage: 'all' }),
        ).toContain(hypothesis);
      }
    }
    for (const stage of STAGES) {
      const kept = filterBacklog(backlogHypotheses, { ...NO_BACKLOG_FILTER, query: '', stage });
      expect(kept).toEqual(backlogHypotheses.filter((one) => one.stage === stage));
    }
    expect(filterBacklog(backlogHypotheses, { ...NO_BACKLOG_FILTER, query: 'такого нигде нет', stage: 'all' })).toEqual(
      [],
    );
  });
});
