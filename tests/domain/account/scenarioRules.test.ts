import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import { checkScenario } from '#src/domain/account/scenario/check.ts';
import {
  blankQuestion,
  EMPTY_SCENARIO_FORM,
  scenarioFormOf,
  stagesInWords,
  stagesOf,
  stagesText,
  type ScenarioQuestionDraft,
  type StageDraft,
} from '#src/domain/account/scenario/form.ts';
import {
  activationProblem,
  createScenario,
  duplicateScenario,
  editScenario,
  removeScenario,
  scenarioFacts,
  setScenarioStatus,
} from '#src/domain/account/scenario/rules.ts';
import { scenarios } from '#src/samples/settings.ts';

const AT = '2026-06-10T00:00:00.000Z';
const first = scenarios[0] as Scenario;
const applied = (before: Scenario, ops: readonly Op[]) =>
  ops.reduce((record, op) => applyOp(record, op, AT) as Scenario, before);
const newId = () => 'new';
const asked = (key: string, text: string): ScenarioQuestionDraft => ({ ...blankQuestion(key), text });

describe('scenarios', () => {
  it('are made as drafts; empty rows are no questions', () => {
    const form = {
      ...EMPTY_SCENARIO_FORM,
      title: ' Разговор ',
      stages: stagesText([
        { key: 's', title: 'Начало', questions: ['Кто вы?', ' '].map((text, key) => asked(`${key}`, text)) },
      ]),
    };
    const { ops } = createScenario(form, { newId });
    expect(ops[0] && applyOp(undefined, ops[0], AT)).toMatchObject({
      id: 'new',
      title: 'Разговор',
      status: 'draft',
      duration: [1, 2],
      questionCount: [1, 1],
      stages: { s: { title: 'Начало' } },
      questions: { 0: { stage: 's', text: 'Кто вы?', kind: 'open' } },
    });
    expect(ops[0]?.op === 'create' && Object.keys((ops[0].record as Scenario).questions)).toEqual(['0']);
  });

  it('say what is wrong, where it is wrong', () => {
    expect(Object.keys(checkScenario(EMPTY_SCENARIO_FORM)).toSorted()).toEqual(['stage-stage-0', 'title']);
    const long = stagesText([{ key: 's', title: 'Этап', questions: [asked('q', 'а'.repeat(5001))] }]);
    expect(Object.keys(checkScenario({ ...scenarioFormOf(first), stages: long }))).toEqual(['question-q']);
    expect(() => createScenario(EMPTY_SCENARIO_FORM, { newId })).toThrow(RangeError);
  });

  it('change only where the form differs, and a move keeps the stage', () => {
    const form = scenarioFormOf(first);
    expect(editScenario(first, form)).toEqual([]);
    const stages = stagesOf(form);
    const moved = [...stages.slice(1), ...stages.slice(0, 1)];
    const after = applied(first, editScenario(first, { ...form, title: 'Иначе', stages: stagesText(moved) }));
    expect(after.title).toBe('Иначе');
    expect(stagesOf(scenarioFormOf(after)).map(({ key }) => key)).toEqual(moved.map(({ key }) => key));
    const shorter = editScenario(first, { ...form, stages: stagesText(stages.slice(0, 1)) });
    const gone = shorter.map((one) => (one.op === 'drop' ? one.key : ''));
    expect(gone).toEqual(
      [...stages.slice(1), ...stages.slice(1).flatMap(({ questions }) => questions)].map(({ key }) => key),
    );
  });

  it('are copied as drafts, activated and back, removed and brought back', () => {
    const { ops } = duplicateScenario(first, { newId });
    expect(ops[0] && applyOp(undefined, ops[0], AT)).toMatchObject({
      title: `${first.title} (копия)`,
      status: 'draft',
    });
    const draft = applied(first, setScenarioStatus(first, 'draft'));
    expect(draft.status).toBe('draft');
    expect(applied(draft, setScenarioStatus(draft, 'active')).status).toBe('active');
    expect(setScenarioStatus(first, 'active')).toEqual([]);
    const [remove] = removeScenario(first.id);
    expect(remove && applied(applied(first, [remove]), invertOp(first, remove)).deletedAt).toBeNull();
  });

  it('without a question are not activated', () => {
    const empty = { ...first, status: 'draft' as const, questions: {} };
    expect(activationProblem(empty)).toMatch(/вопрос/);
    expect(() => setScenarioStatus(empty, 'active')).toThrow(RangeError);
    expect(activationProblem(first)).toBeNull();
  });

  it('are told in words with Russian plurals', () => {
    expect(scenarioFacts(first)).toMatch(/^примерно 15–20\sминут · 10\sвопросов · 4\sэтапа$/);
    const older: Scenario = { ...first, duration: [1, 1], questionCount: [2, 3] };
    expect(scenarioFacts(older)).toBe(scenarioFacts(first));
    expect(scenarioFacts({ ...first, questions: {} })).toMatch(/^0\sвопросов · 4\sэтапа$/);
    expect(stagesInWords(scenarioFormOf(first))).toContain('1. Знакомство\n— Расскажите');
  });
});

describe('a form of a scenario', () => {
  const form = {
    ...EMPTY_SCENARIO_FORM,
    title: 'Первый разговор',
    stages: stagesText([{ key: 'a', title: 'Этап', questions: [] }]),
  };

  it('is stored without the spaces around what was typed', () => {
    const { ops } = createScenario(
      {
        ...form,
        title: ' Разговор ',
        description: ' О чае ',
        stages: stagesText([{ key: 'a', title: ' Этап ', questions: [asked('q', ' Что пьёте? ')] }]),
      },
      { newId },
    );
    expect(ops).toMatchObject([
      {
        op: 'create',
        kind: 'scenario',
        record: {
          title: 'Разговор',
          description: 'О чае',
          stages: { a: { title: 'Этап' } },
          questions: { q: { stage: 'a', text: 'Что пьёте?' } },
        },
      },
    ]);
  });

  it('tells its stages by number, each question on a line of its own', () => {
    const stages = stagesText([
      { key: 'a', title: 'Знакомство', questions: [asked('q', 'Кто вы?')] },
      { key: 'b', title: 'Разговор', questions: [] },
    ]);
    expect(stagesInWords({ stages })).toBe('1. Знакомство\n— Кто вы?\n2. Разговор');
  });
});

describe('a change of a scenario', () => {
  const on = { kind: 'scenario', id: first.id } as const;
  const form = scenarioFormOf(first);
  const stages = stagesOf(form);
  const [stage] = stages;
  if (!stage) throw new Error('the sample has no stage');

  it.each([
    [{ title: 'Иначе' }, { title: 'Иначе' }],
    [{ description: 'Иначе' }, { description: 'Иначе' }],
  ])('in %j is stored as that alone', (typed, fields) => {
    expect(editScenario(first, { ...form, ...typed })).toEqual([{ op: 'set', ...on, fields }]);
  });

  it('of a stage’s title, or of a question, is stored as that alone', () => {
    const put = (change: Partial<typeof stage>) =>
      editScenario(first, { ...form, stages: stagesText([{ ...stage, ...change }, ...stages.slice(1)]) });
    const [one, two] = stage.questions as [ScenarioQuestionDraft, ScenarioQuestionDraft];
    expect(put({ title: 'Иначе' })).toEqual([
      { op: 'setMember', ...on, map: 'stages', key: stage.key, fields: { title: 'Иначе' } },
    ]);
    const member = { op: 'setMember', ...on, map: 'questions', key: one.key };
    expect(put({ questions: [{ ...one, text: 'Почему?', whyTimes: 2 }, two] })).toEqual([
      { ...member, fields: { text: 'Почему?', whyTimes: 2 } },
    ]);
    expect(put({ questions: [two, one] })).toEqual([
      { ...member, key: expect.any(String), fields: { position: expect.any(String) } },
    ]);
    expect(put({ questions: [two] })).toEqual([{ op: 'drop', ...on, map: 'questions', key: one.key }]);
  });

  it('puts a question into another stage, and changes no other’s place', () => {
    const [from, to] = stages as [StageDraft, StageDraft];
    const [moved] = from.questions as [ScenarioQuestionDraft];
    const next = [
      { ...from, questions: from.questions.slice(1) },
      { ...to, questions: [moved, ...to.questions] },
      ...stages.slice(2),
    ];
    const ops = editScenario(first, { ...form, stages: stagesText(next) });
    expect(ops).toEqual([
      {
        op: 'setMember',
        ...on,
        map: 'questions',
        key: moved.key,
        fields: { stage: to.key, position: expect.any(String) },
      },
    ]);
    expect(stagesOf(scenarioFormOf(applied(first, ops)))).toEqual(next);
  });

  it('puts a stage that was added and drops one that went, with its questions', () => {
    const added = editScenario(first, {
      ...form,
      stages: stagesText([...stages, { key: 'z', title: 'Конец', questions: [asked('last', 'Всё?')] }]),
    });
    expect(added).toMatchObject([
      { op: 'put', ...on, map: 'stages', key: 'z', value: { title: 'Конец' } },
      { op: 'put', ...on, map: 'questions', key: 'last', value: { stage: 'z', text: 'Всё?' } },
    ]);
    const gone = stages.at(-1);
    const dropped = editScenario(first, { ...form, stages: stagesText(stages.slice(0, -1)) });
    expect(dropped).toEqual([
      { op: 'drop', ...on, map: 'stages', key: gone?.key },
      ...(gone?.questions ?? []).map(({ key }) => ({ op: 'drop', ...on, map: 'questions', key })),
    ]);
  });

  it('of its state or its being there is the scenario’s', () => {
    expect(setScenarioStatus({ ...first, status: 'draft' }, 'active')).toEqual([
      { op: 'set', ...on, fields: { status: 'active' } },
    ]);
    expect(setScenarioStatus({ ...first, status: 'active', questions: {} }, 'draft')).toEqual([
      { op: 'set', ...on, fields: { status: 'draft' } },
    ]);
    expect(removeScenario('s')).toEqual([{ op: 'remove', kind: 'scenario', id: 's' }]);
  });

  it('a copy of the longest title still says that it is one, and fits', () => {
    const { ops } = duplicateScenario({ ...first, title: `${'я'.repeat(191)} ${'я'.repeat(8)}` }, { newId });
    expect(ops).toMatchObject([{ record: { title: `${'я'.repeat(191)} (копия)` } }]);
  });
});
