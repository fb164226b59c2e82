import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import {
  activationProblem,
  checkScenario,
  createScenario,
  duplicateScenario,
  editScenario,
  EMPTY_SCENARIO_FORM,
  removeScenario,
  scenarioFacts,
  scenarioFormOf,
  setScenarioStatus,
  stagesInWords,
  stagesOf,
  stagesText,
} from '#src/domain/account/scenarioRules.ts';
import { scenarios } from '#src/samples/settings.ts';

const AT = '2026-06-10T00:00:00.000Z';
const first = scenarios[0] as Scenario;
const applied = (before: Scenario, ops: readonly Op[]) =>
  ops.reduce((record, op) => applyOp(record, op, AT) as Scenario, before);
const newId = () => 'new';

describe('scenarios', () => {
  it('are made as drafts; empty rows are no questions', () => {
    const form = {
      ...EMPTY_SCENARIO_FORM,
      title: ' Разговор ',
      stages: stagesText([
        { key: 's', title: 'Начало', questions: ['Кто вы?', ' '].map((text, key) => ({ key: `${key}`, text })) },
      ]),
    };
    const { ops } = createScenario(form, { newId });
    expect(ops[0] && applyOp(undefined, ops[0], AT)).toMatchObject({
      id: 'new',
      title: 'Разговор',
      status: 'draft',
      duration: [15, 20],
      questionCount: [8, 12],
      stages: { s: { title: 'Начало', questions: ['Кто вы?'] } },
    });
  });

  it('say what is wrong, where it is wrong', () => {
    expect(Object.keys(checkScenario(EMPTY_SCENARIO_FORM)).toSorted()).toEqual(['stage-stage-0', 'title']);
    const numbers = {
      ...scenarioFormOf(first),
      minutesFrom: '20',
      minutesTo: '5',
      questionsFrom: '1,5',
      questionsTo: '',
    };
    expect(Object.keys(checkScenario(numbers)).toSorted()).toEqual(['minutesTo', 'questionsFrom', 'questionsTo']);
    const long = stagesText([{ key: 's', title: 'Этап', questions: [{ key: 'q', text: 'а'.repeat(5001) }] }]);
    expect(Object.keys(checkScenario({ ...scenarioFormOf(first), stages: long }))).toEqual(['question-s-q']);
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
    expect(shorter.map(({ op }) => op)).toEqual(['drop', 'drop', 'drop']);
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
    const empty = { ...first, status: 'draft' as const, stages: {} };
    expect(activationProblem(empty)).toMatch(/вопрос/);
    expect(() => setScenarioStatus(empty, 'active')).toThrow(RangeError);
    expect(activationProblem(first)).toBeNull();
  });

  it('are told in words with Russian plurals', () => {
    expect(scenarioFacts(first)).toMatch(/^15–20\sминут · 8–12\sвопросов · 4\sэтапа$/);
    expect(scenarioFacts({ ...first, duration: [1, 1], questionCount: [2, 3] })).toMatch(/^1\sминута · 2–3\sвопроса/);
    expect(stagesInWords(scenarioFormOf(first))).toContain('1. Знакомство\n— Расскажите');
  });
});
