import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  EXPERIMENT_STATUSES,
  IN_PROGRESS_RESULTS,
  type Experiment,
  type ExperimentStatus,
  type Verdict,
  VERDICT_LABELS,
  VERDICTS,
} from '#src/domain/experiments/experiment.ts';
import { planMove } from '#src/domain/experiments/moves.ts';
import { prefillCanvas } from '#src/domain/experiments/prefillCanvas.ts';
import { checkFinish, finishExperiment, finishFormOf, type FinishForm } from '#src/domain/experiments/finish.ts';
import {
  checkLaunch,
  launchedWords,
  launchExperiment,
  launchFormOf,
  missingLaunchFields,
  type LaunchForm,
} from '#src/domain/experiments/launch.ts';
import { checkRound, DEFAULT_QUESTIONS, roundLine, startRound } from '#src/domain/experiments/studyRound.ts';
import { createExperiment } from '#src/domain/experiments/createExperiment.ts';
import { moveExperiment, undoOnExperiment } from '#src/domain/experiments/moveExperiment.ts';
import { timelineOf, type ActContext } from '#src/domain/experiments/timeline.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { ordered } from '#src/domain/core/record.ts';
import type { Research } from '#src/domain/research/research.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';

const TODAY = '2026-11-21';
const AT = '2026-11-21T09:00:00.000Z';
const [HYPOTHESIS] = backlogHypotheses as readonly [Hypothesis];

function contextOf(at = AT): ActContext {
  let next = 0;
  return { author: 'Анна Ковалёва', at, today: TODAY, newId: () => `id-${(next += 1)}` };
}

function after(experiment: Experiment, ops: readonly Op[]): Experiment {
  return ops
    .filter((op) => op.kind === 'experiment')
    .reduce<Experiment>((record, op) => applyOp(record, op, AT) as Experiment, experiment);
}

function made(status: 'backlog' | 'New' = 'backlog', context = contextOf()): Experiment {
  const { ops } = createExperiment(HYPOTHESIS, prefillCanvas(HYPOTHESIS, TODAY), status, context);
  return applyOp(undefined, ops[0] as Op, AT) as Experiment;
}

const FINISH: FinishForm = { results: ' Выросло ', learnings: 'Знаем', nextSteps: 'Делаем', verdict: 'VALIDATED' };
const launchForm = (changes: Partial<LaunchForm> = {}): LaunchForm => ({
  ...launchFormOf(made()),
  assigneeId: 'member-1',
  ...changes,
});

/** An experiment of each status, made by the rules themselves. */
function standing(status: ExperimentStatus, context = contextOf()): Experiment {
  const fresh = made(status === 'New' ? 'New' : 'backlog', context);
  if (status === 'backlog' || status === 'New') return fresh;
  const begun = after(fresh, launchExperiment(fresh, launchForm(), context));
  return status === 'Done' ? after(begun, finishExperiment(begun, FINISH, context)) : begun;
}

const actions = (experiment: Experiment): string[] => timelineOf(experiment).map((entry) => entry.action);

describe('creating', () => {
  it('keeps which texts a model proposed, but of those that were emptied', () => {
    const madeBy = { model: 'проба', read: 'гипотеза' };
    const canvas = { ...prefillCanvas(HYPOTHESIS, TODAY), scenario: ' Звоним ', metrics: '  ' };
    const { ops } = createExperiment(
      HYPOTHESIS,
      { ...canvas, byModel: { scenario: madeBy, metrics: madeBy } },
      'New',
      contextOf(),
    );
    expect(applyOp(undefined, ops[0] as Op, AT)).toMatchObject({ scenario: 'Звоним', byModel: { scenario: madeBy } });
    expect(applyOp(undefined, ops[0] as Op, AT)).not.toHaveProperty('byModel.metrics');
    expect(made()).not.toHaveProperty('byModel');
  });

  it.each(['backlog', 'New'] as const)('makes a %s experiment and takes its hypothesis off the list', (status) => {
    const canvas = { ...prefillCanvas(HYPOTHESIS, TODAY), name: '  Имя ', learnings: ' ' };
    const { id, ops } = createExperiment(HYPOTHESIS, canvas, status, contextOf());
    expect(applyOp(undefined, ops[0] as Op, AT)).toMatchObject({
      ...canvas,
      id,
      name: 'Имя',
      learnings: '',
      status,
      cjmStage: HYPOTHESIS.stage,
      hypothesis: HYPOTHESIS.text,
      hypothesisId: HYPOTHESIS.id,
      author: 'Анна Ковалёва',
      assigneeId: null,
      verdict: null,
    });
    expect(ops[1]).toEqual({ op: 'set', kind: 'hypothesis', id: HYPOTHESIS.id, fields: { status: 'in_backlog' } });
    expect(ordered(made(status).timeline)).toMatchObject([
      { date: AT, action: 'Эксперимент создан', author: 'Анна Ковалёва' },
    ]);
  });

  it('leaves a hypothesis that an experiment was made of as it is', () => {
    const canvas = prefillCanvas(HYPOTHESIS, TODAY);
    const { ops } = createExperiment({ ...HYPOTHESIS, status: 'in_backlog' }, canvas, 'New', contextOf());
    expect(ops.map((op) => op.kind)).toEqual(['experiment']);
  });

  it('refuses a canvas with errors', () => {
    const canvas = { ...prefillCanvas(HYPOTHESIS, TODAY), name: '' };
    expect(() => createExperiment(HYPOTHESIS, canvas, 'backlog', contextOf())).toThrow(RangeError);
  });
});

describe('launching', () => {
  it.each([
    ['2026-11-20', 'In Progress', 'Взят в работу', '«Новое имя» взят в работу'],
    [TODAY, 'In Progress', 'Взят в работу', '«Новое имя» взят в работу'],
    ['2026-11-22', 'New', 'Старт назначен на 22.11.2026', '«Новое имя» начнут 22 ноября 2026\u00A0г.'],
  ])('on %s makes it %s, and says so', (startDate, status, noted, line) => {
    const fresh = made();
    const context = { ...contextOf('2026-11-21T10:00:00.000Z'), newId: () => 'entry' };
    const form = launchForm({ startDate, endDate: '2026-12-20', name: ' Новое имя ', scenario: 'По шагам' });
    const launched = after(fresh, launchExperiment(fresh, form, context));
    expect(launched).toMatchObject({
      status,
      name: 'Новое имя',
      scenario: 'По шагам',
      startDate,
      endDate: '2026-12-20',
    });
    expect(launched).toMatchObject({ assigneeId: 'member-1', results: IN_PROGRESS_RESULTS, verdict: null });
    expect(actions(launched)).toEqual(['Эксперимент создан', noted]);
    expect(launchedWords(form, context.today).line).toBe(line);
  });

  it.each<[keyof LaunchForm, Partial<LaunchForm>, boolean]>([
    ['startDate', { startDate: '' }, true],
    ['endDate', { endDate: '' }, true],
    ['assigneeId', { assigneeId: '' }, true],
    ['startDate', { startDate: '2026-02-30' }, false],
    ['endDate', { endDate: '2026-11-20' }, false],
    ['name', { name: ' ' }, false],
    ['metrics', { metrics: 'ж'.repeat(10_000) }, false],
  ])('is refused at %s', (field, changes, missing) => {
    const form = launchForm(changes);
    expect(Object.keys(checkLaunch(form))).toEqual([field]);
    expect(missingLaunchFields(form)).toBe(missing);
    expect(() => launchExperiment(made(), form, contextOf())).toThrow(RangeError);
  });

  it.each(['New', 'In Progress', 'Done'] as const)('is refused when it is %s already', (status) => {
    expect(() => launchExperiment(standing(status), launchForm(), contextOf())).toThrow(RangeError);
  });

  it('starts from a form filled with the experiment', () => {
    expect(launchFormOf(made())).toMatchObject({ name: made().name, assigneeId: '', startDate: TODAY });
    expect(Object.keys(launchFormOf(made()))).toHaveLength(12);
  });
});

describe('a round of research', () => {
  const form = { questions: ['', ...DEFAULT_QUESTIONS, '  '], audienceId: 'audience-1' };

  it.each([
    ['New', 'In Progress'],
    ['In Progress', 'In Progress'],
    ['Done', 'Done'],
  ] as const)('of one that is %s leaves it %s, with a linked study', (from, to) => {
    const context = contextOf();
    const experiment = standing(from, context);
    const { id, ops } = startRound(experiment, form, context);
    const study = applyOp(undefined, ops[0] as Op, AT) as Research;
    expect(study).toMatchObject({
      id,
      title: 'Исследование для эксперимента «Рассылка „Одна цитата недели“ заставит продактов з…»',
      status: 'planning',
      type: 'interviews',
      participants: null,
      audienceId: 'audience-1',
      startDate: TODAY,
    });
    expect(Object.keys(study.experimentIds)).toEqual([experiment.id]);
    expect(Object.keys(study.hypothesisIds)).toEqual([HYPOTHESIS.id]);
    expect(ordered(study.questions).map((question) => question.text)).toEqual(DEFAULT_QUESTIONS);
    const begun = after(experiment, ops);
    expect(begun).toMatchObject({ status: to, verdict: experiment.verdict });
    expect(actions(begun)).toEqual([...actions(experiment), 'Начато исследование']);
  });

  it('needs an audience and a question', () => {
    expect(DEFAULT_QUESTIONS).toHaveLength(5);
    expect(checkRound(form)).toBe(true);
    for (const bad of [
      { ...form, audienceId: '' },
      { ...form, questions: [] },
      { ...form, questions: [' '] },
    ]) {
      expect(checkRound(bad)).toBe(false);
      expect(() => startRound(standing('New'), bad, contextOf())).toThrow(RangeError);
    }
  });

  it('is refused in the backlog', () => {
    expect(() => startRound(made(), form, contextOf())).toThrow(RangeError);
  });

  it('is told as specified', () => {
    expect(roundLine('Имя')).toBe('Исследование для эксперимента «Имя» успешно создано');
  });
});

describe('finishing', () => {
  it.each(['backlog', 'New', 'In Progress'] as const)('takes one that is %s to Done', (from) => {
    for (const verdict of VERDICTS) {
      const context = contextOf();
      const experiment = standing(from, context);
      const done = after(experiment, finishExperiment(experiment, { ...FINISH, verdict }, context));
      expect(done).toMatchObject({
        status: 'Done',
        verdict,
        results: 'Выросло',
        learnings: 'Знаем',
        nextSteps: 'Делаем',
      });
      expect(actions(done).at(-1)).toMatch(/^Завершён/);
    }
  });

  it.each<[keyof FinishForm, Partial<FinishForm>]>([
    ['results', { results: ' ' }],
    ['results', { results: ` ${IN_PROGRESS_RESULTS} ` }],
    ['verdict', { verdict: null }],
    ['verdict', { verdict: 'MAYBE' as Verdict }],
    ['nextSteps', { nextSteps: 'ж'.repeat(5001) }],
  ])('is refused at %s', (field, changes) => {
    const form = { ...FINISH, ...changes };
    expect(Object.keys(checkFinish(form))).toEqual([field]);
    expect(() => finishExperiment(standing('In Progress'), form, contextOf())).toThrow(RangeError);
  });

  it('is refused twice', () => {
    expect(() => finishExperiment(standing('Done'), FINISH, contextOf())).toThrow(RangeError);
  });

  it('starts from a form without the prefill', () => {
    expect(finishFormOf(made())).toEqual({ results: '', learnings: '', nextSteps: '', verdict: null });
    expect(finishFormOf(standing('Done'))).toEqual({ ...FINISH, results: 'Выросло' });
    expect(VERDICTS.map((verdict) => VERDICT_LABELS[verdict])).toEqual(['Подтверждена', 'Опровергнута', 'Не ясно']);
  });
});

describe('moving over the board', () => {
  const PLANS: Record<ExperimentStatus, readonly string[]> = {
    // to:         backlog    New       In Progress Done
    backlog: ['none', 'launch', 'launch', 'finish'],
    New: ['ops', 'none', 'ops', 'finish'],
    'In Progress': ['ops', 'ops', 'none', 'finish'],
    Done: ['refused', 'refused', 'ops', 'none'],
  };
  const every = EXPERIMENT_STATUSES.flatMap((from) =>
    EXPERIMENT_STATUSES.map((to, index) => [from, to, PLANS[from][index] ?? ''] as const),
  );

  const planned = (...kinds: string[]) => every.filter(([, , kind]) => kinds.includes(kind));

  it.each(every)('%s → %s: %s', (from, to, kind) => {
    expect(planMove({ status: from }, to).kind).toBe(kind);
  });

  it.each(planned('none'))('%s → %s does nothing', (from, to) => {
    expect(moveExperiment(standing(from), to, contextOf())).toEqual([]);
  });

  it.each(planned('ops'))('%s → %s needs nothing more', (from, to) => {
    const context = contextOf();
    const experiment = standing(from, context);
    const moved = after(experiment, moveExperiment(experiment, to, context));
    expect(moved).toMatchObject({ status: to, verdict: null, results: experiment.results });
    expect(actions(moved).slice(0, -1)).toEqual(actions(experiment));
  });

  it.each(planned('launch', 'finish', 'refused'))('%s → %s is no simple move', (from, to) => {
    expect(() => moveExperiment(standing(from), to, contextOf())).toThrow(RangeError);
  });

  it('says why it refuses, and what reopening took away', () => {
    expect(planMove({ status: 'Done' }, 'backlog')).toMatchObject({ why: expect.stringContaining('«В работе»') });
    const context = contextOf();
    const done = standing('Done', context);
    const reopened = after(done, moveExperiment(done, 'In Progress', context));
    expect(actions(reopened).at(-1)).toBe('Возвращён в работу, снят вывод «Подтверждена»');
  });

  it('never overwrites an entry of the timeline', () => {
    const experiment = standing('New');
    const [key] = Object.keys(experiment.timeline);
    const context = { ...contextOf(), newId: () => key ?? '' };
    expect(() => moveExperiment(experiment, 'In Progress', context)).toThrow(/exists already/);
  });
});

const entry = (date: string, action: string, position: string) => ({ date, action, position, author: '' });

describe('the timeline', () => {
  it('is ordered by moment, then by place', () => {
    const timeline = {
      c: entry('2026-11-03T00:00:00.000Z', 'третье', 'a1i'),
      b: entry('2026-11-02T00:00:00.000Z', 'второе', 'a9i'),
      a: entry('2026-11-02T00:00:00.000Z', 'первое', 'a2i'),
    };
    expect(timelineOf({ timeline }).map(({ action }) => action)).toEqual(['первое', 'второе', 'третье']);
  });
});

describe('undo', () => {
  it('sets back what was set and keeps the history', () => {
    const context = contextOf();
    const before = standing('backlog', context);
    const ops = launchExperiment(before, launchForm({ name: 'Другое', scenario: 'Новый' }), context);
    const undone = after(after(before, ops), undoOnExperiment(before, ops, context));
    expect({ ...undone, timeline: before.timeline }).toEqual(before);
    expect(actions(undone)).toEqual(['Эксперимент создан', 'Взят в работу', 'Отменено, снова в колонке «В бэклоге»']);
  });

  it('does nothing when nothing was moved, and refuses what is not its own', () => {
    const context = contextOf();
    const before = standing('New', context);
    expect(undoOnExperiment(before, [], context)).toEqual([]);
    const { ops } = startRound(before, { questions: ['Как?'], audienceId: 'a' }, context);
    expect(() => undoOnExperiment(before, ops, context)).toThrow(RangeError);
  });
});

/** The operations, or none when the rules refuse. */
function attempt(make: () => Op[]): Op[] {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

describe('whatever a team does', () => {
  type Step = {
    readonly do: 'launch' | 'finish' | 'round' | 'undo' | ExperimentStatus;
    readonly n: number;
  };
  const step: fc.Arbitrary<Step> = fc.record({
    do: fc.constantFrom<Step['do']>('launch', 'finish', 'round', 'undo', ...EXPERIMENT_STATUSES),
    n: fc.nat(50),
  });
  const form = fc.record({
    results: fc.constantFrom('', ' ', IN_PROGRESS_RESULTS, 'Выросло'),
    verdict: fc.constantFrom<Verdict | null>(null, ...VERDICTS),
    startDate: fc.constantFrom('', TODAY, '2026-12-01', '2026-02-30'),
  });

  it('nothing is Done without a verdict or has one before, and no entry of the timeline is lost or changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('backlog' as const, 'New' as const),
        fc.array(fc.tuple(step, form), { maxLength: 40 }),
        (start, steps) => {
          const context = contextOf();
          let experiment = made(start, context);
          const past: { before: Experiment; ops: Op[] }[] = [];
          for (const [{ do: act, n }, { results, verdict, startDate }] of steps) {
            const before = experiment;
            const ops = attempt(() => {
              if (act === 'launch') return launchExperiment(before, launchForm({ startDate }), context);
              if (act === 'finish') return finishExperiment(before, { ...FINISH, results, verdict }, context);
              if (act === 'round') {
                return startRound(before, { questions: ['Как?'], audienceId: 'a' }, context).ops;
              }
              if (act === 'undo') {
                const chosen = past[n % Math.max(past.length, 1)];
                // Taken back at any later time, over whatever has happened since; entries since then are there, too.
                return chosen
                  ? undoOnExperiment({ ...chosen.before, timeline: before.timeline }, chosen.ops, context)
                  : [];
              }
              return moveExperiment(before, act as ExperimentStatus, context);
            });
            experiment = after(before, ops);
            if (act !== 'undo' && ops.length > 0) past.push({ before, ops });
            expect((experiment.verdict !== null) === (experiment.status === 'Done')).toBe(true);
            expect(experiment.timeline).toMatchObject(before.timeline);
            const grown = Object.keys(experiment.timeline).length - Object.keys(before.timeline).length;
            expect(grown).toBe(ops.length > 0 ? 1 : 0);
            expect(timelineOf(experiment).slice(0, timelineOf(before).length)).toEqual(timelineOf(before));
            expect(experiment.status === 'Done' && experiment.results === IN_PROGRESS_RESULTS).toBe(false);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('every change can be taken back by its plain inverse, too', () => {
    for (const from of EXPERIMENT_STATUSES) {
      for (const to of EXPERIMENT_STATUSES) {
        const context = contextOf();
        const before = standing(from, context);
        if (planMove(before, to).kind !== 'ops') continue;
        const ops = moveExperiment(before, to, context);
        const back = ops.flatMap((op) => invertOp(before, op)).reverse();
        expect(after(after(before, ops), back)).toEqual({ ...before, updatedAt: AT });
      }
    }
  });
});
