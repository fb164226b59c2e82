import { describe, expect, it } from 'vitest';

import {
  blankBranch,
  conditionsOf,
  copyOf,
  inStage,
  ofKind,
  stepOf,
  withAdded,
  withBelow,
  withoutQuestion,
  withQuestion,
  withStep,
} from '#src/domain/account/scenario/edit.ts';
import { blankQuestion, type ScenarioQuestionDraft, type StageDraft } from '#src/domain/account/scenario/form.ts';
import { checkScenario, faultsOf } from '#src/domain/account/scenario/check.ts';
import {
  EMPTY_SCENARIO_FORM,
  scenarioFormOf,
  stagesInWords,
  stagesOf,
  stagesText,
} from '#src/domain/account/scenario/form.ts';
import { createScenario, editScenario, tidyScenario } from '#src/domain/account/scenario/rules.ts';
import { trialScript } from '#src/domain/account/scenario/trialScript.ts';
import { scenarioValueWords } from '#src/domain/account/scenario/words.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { questionsOf } from '#src/domain/fieldwork/script.ts';
import { scenarios } from '#src/samples/settings.ts';

const AT = '2026-06-10T00:00:00.000Z';
const first = scenarios[0] as Scenario;
const asked = (key: string, more: Partial<ScenarioQuestionDraft> = {}): ScenarioQuestionDraft => ({
  ...blankQuestion(key),
  text: `Вопрос ${key}?`,
  ...more,
});
const STAGES: readonly StageDraft[] = [
  { key: 'one', title: 'Первый', questions: [asked('a'), asked('b')] },
  { key: 'two', title: 'Второй', questions: [asked('c')] },
];
const order = (stages: readonly StageDraft[]): string =>
  stages.map(({ questions }) => questions.map(({ key }) => key).join('')).join('|');
let last = 0;
const newKey = (): string => {
  last += 1;
  return `k${last}`;
};
const OPTIONS = [
  { key: 'yes', text: 'Да' },
  { key: 'no', text: 'Нет' },
];

describe('questions of stages', () => {
  it('move by a step, over the edge of their stage, and nowhere at the ends', () => {
    expect(order(withStep(STAGES, 'b', -1))).toBe('ba|c');
    expect(order(withStep(STAGES, 'b', 1))).toBe('a|bc');
    expect(order(withStep(STAGES, 'c', -1))).toBe('abc|');
    expect(order(withStep(withStep(STAGES, 'c', -1), 'c', 1))).toBe('ab|c');
    expect(stepOf(STAGES, 'a', -1)).toBeNull();
    expect(stepOf(STAGES, 'c', 1)).toBeNull();
    expect(stepOf(STAGES, 'nobody', 1)).toBeNull();
    expect(withStep(STAGES, 'a', -1)).toBe(STAGES);
  });

  it('are sent to another stage, added, copied below, said anew, removed', () => {
    expect(order(inStage(STAGES, 'a', 'two'))).toBe('b|ca');
    expect(inStage(STAGES, 'nobody', 'two')).toBe(STAGES);
    expect(order(withAdded(STAGES, 'one', asked('z')))).toBe('abz|c');
    expect(order(withBelow(STAGES, 'a', asked('z')))).toBe('azb|c');
    expect(withBelow(STAGES, 'nobody', asked('z'))).toBe(STAGES);
    expect(withQuestion(STAGES, asked('c', { text: 'Иначе?' }))[1]?.questions[0]?.text).toBe('Иначе?');
    expect(order(withoutQuestion(STAGES, 'a'))).toBe('b|c');
    const copy = copyOf(asked('a', { options: OPTIONS, branches: [blankBranch('x', asked('a'))] }), newKey);
    expect(copy).toMatchObject({ text: 'Вопрос a?', branches: [], options: [{ text: 'Да' }, { text: 'Нет' }] });
    expect(new Set([copy.key, ...copy.options.map(({ key }) => key), 'yes', 'no', 'a']).size).toBe(6);
  });

  it('of another kind lose the branches that it cannot have, and get options where these are needed', () => {
    const branches = [
      { key: 'x', is: 'option' as const, option: 'yes', number: '', to: null },
      { key: 'y', is: 'skipped' as const, option: '', number: '', to: null },
      { key: 'z', is: 'atLeast' as const, option: '', number: '3', to: null },
    ];
    const kept = (kind: ScenarioQuestionDraft['kind']) =>
      ofKind(asked('a', { branches }), kind, newKey)
        .branches.map(({ key }) => key)
        .join('');
    expect([kept('open'), kept('choice'), kept('scale'), kept('number'), kept('contact')]).toEqual([
      'y',
      'xy',
      'yz',
      'yz',
      'y',
    ]);
    expect(ofKind(asked('a'), 'choice', newKey).options).toHaveLength(2);
    expect(ofKind(asked('a', { options: OPTIONS }), 'choice', newKey).options).toBe(OPTIONS);
    expect(ofKind(asked('a'), 'number', newKey).options).toEqual([]);
  });

  it('begin a branch by what no other is for', () => {
    const choice = asked('a', { kind: 'choice', options: OPTIONS });
    const one = blankBranch('x', choice);
    expect(one).toMatchObject({ is: 'option', option: 'yes', to: null });
    const two = blankBranch('y', { ...choice, branches: [one] });
    expect(two).toMatchObject({ is: 'option', option: 'no' });
    expect(blankBranch('z', { ...choice, branches: [one, two] })).toMatchObject({ is: 'skipped', option: '' });
    expect(blankBranch('x', asked('a', { kind: 'scale' }))).toMatchObject({ is: 'atLeast', number: '5' });
    expect(blankBranch('x', asked('a', { kind: 'number' }))).toMatchObject({ is: 'atLeast', number: '0' });
    expect(conditionsOf(asked('a', { mayBeSkipped: false }))).toEqual([]);
    expect(conditionsOf(asked('a', { kind: 'choice' }))).toEqual(['option', 'skipped']);
  });
});

const rich = stagesText([
  {
    key: 'one',
    title: ' Первый ',
    questions: [
      asked('a', {
        text: ' Пользуетесь? ',
        kind: 'choice',
        options: [...OPTIONS, { key: 'blank', text: ' ' }],
        isMultiple: true,
        branches: [{ key: 'x', is: 'option', option: 'no', number: '', to: 'c' }],
      }),
      blankQuestion('blank'),
      asked('b', { kind: 'scale', from: ' 0 ', to: '10', fromLabel: ' нет ', toLabel: 'да', mayBeSkipped: false }),
    ],
  },
  {
    key: 'two',
    title: 'Второй',
    questions: [
      asked('c', {
        kind: 'number',
        branches: [
          { key: 'y', is: 'atMost', option: '', number: '1,5', to: null },
          { key: 'z', is: 'skipped', option: '', number: '', to: 'd' },
        ],
      }),
      asked('d', { whyTimes: 2 }),
    ],
  },
]);
const form = { ...EMPTY_SCENARIO_FORM, title: 'Разговор', consent: ' Своё ', stages: rich };

const made = (): Scenario => {
  const [op] = createScenario(form, { newId: () => 's' }, true).ops as [Op];
  return applyOp(undefined, op, AT) as Scenario;
};

describe('a form with every kind of question', () => {
  it('is stored, read again as it was tidied, and changes nothing when it is stored once more', () => {
    const scenario = made();
    expect(scenario).toMatchObject({ status: 'active', consent: 'Своё' });
    expect(Object.keys(scenario.questions).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const tidied = tidyScenario(form);
    expect(scenarioFormOf(scenario)).toEqual(tidied);
    expect(tidyScenario(tidied)).toEqual(tidied);
    expect(editScenario(scenario, tidied)).toEqual([]);
    expect(stagesOf(tidied)[1]?.questions[0]?.branches[0]).toMatchObject({ is: 'atMost', number: '1,5', to: null });
  });

  it('is activated in the same commit, and only whole', () => {
    const draft = { ...made(), status: 'draft' as const };
    expect(editScenario(draft, tidyScenario(form), true)).toEqual([
      { op: 'set', kind: 'scenario', id: 's', fields: { status: 'active' } },
    ]);
    const broken = {
      ...form,
      stages: stagesText([{ key: 'one', title: 'Этап', questions: [asked('a', { kind: 'choice' })] }]),
    };
    expect(() => editScenario(draft, broken, true)).toThrow(RangeError);
    expect(() => editScenario(made(), broken)).toThrow(RangeError);
    expect(() => createScenario(broken, { newId: () => 's' }, true)).toThrow(RangeError);
    expect(editScenario(draft, broken).length).toBeGreaterThan(0);
  });

  it('says what is wrong by the control that says it, and what nobody has come to yet only when it is to be sent', () => {
    const wrong = {
      ...form,
      stages: stagesText([
        {
          key: 'one',
          title: 'Этап',
          questions: [
            asked('a', {
              kind: 'choice',
              options: [{ key: 'blank', text: '' }, ...OPTIONS, { key: 'again', text: 'нет' }],
              branches: [{ key: 'x', is: 'option', option: 'yes', number: '', to: 'gone' }],
            }),
            asked('b', { kind: 'scale', from: 'один' }),
            asked('c', {
              kind: 'number',
              branches: [{ key: 'y', is: 'atLeast', option: '', number: 'много', to: null }],
            }),
            asked('d', { text: ' ', options: OPTIONS }),
          ],
        },
      ]),
    };
    expect(checkScenario(wrong)).toEqual({ 'scale-b': expect.any(String), 'branch-c-y': 'Введите число' });
    expect(Object.keys(checkScenario(wrong, true)).toSorted()).toEqual([
      'branch-a-x',
      'branch-c-y',
      'option-a-again',
      'question-d',
      'scale-b',
    ]);
    expect(faultsOf(wrong).map(({ where, isUnfinished }) => `${where} ${isUnfinished}`)).toEqual([
      'Вопрос 1 false',
      'Вопрос 1 false',
      'Вопрос 2 false',
      'Вопрос 3 false',
      'Вопрос 4 true',
    ]);
  });

  it('is told in words, as a conflict shows it', () => {
    expect(stagesInWords(form)).toBe(
      [
        '1.  Первый ',
        '—  Пользуетесь? ',
        '  Можно несколько: Да / Нет /  ',
        '  Если «Нет» → к вопросу 4',
        '— ',
        '— Вопрос b?',
        '  Шкала: 0 нет … 10 да',
        '  Пропустить нельзя',
        '2. Второй',
        '— Вопрос c?',
        '  Число',
        '  Если не больше 1,5 → к концу',
        '  Если пропущен → к вопросу 5',
        '— Вопрос d?',
        '  Спросить почему: 2',
      ].join('\n'),
    );
  });

  it('can be played as far as it is written', () => {
    const half = {
      ...form,
      stages: stagesText([
        { key: 'one', title: '', questions: [asked('b', { kind: 'scale', to: '' }), blankQuestion('z')] },
      ]),
    };
    const script = trialScript(half, { company: 'Ромашка' });
    expect(questionsOf(script)).toMatchObject([{ key: 'b', scale: { from: 1, to: 5 } }]);
    expect(trialScript(form, { company: '' }).consent).toBe(' Своё ');
    expect(questionsOf(trialScript(form, { company: '' })).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a value of a scenario in words', () => {
  const [question] = Object.values(first.questions);

  it('is what a person reads of it', () => {
    expect(scenarioValueWords('kind', 'scale')).toBe('Шкала');
    expect(scenarioValueWords('options', OPTIONS)).toBe('Да / Нет');
    expect(scenarioValueWords('scale', { from: 0, to: 10, fromLabel: 'нет', toLabel: '' })).toBe('0 нет … 10');
    expect(
      scenarioValueWords('branches', [
        { when: { is: 'atLeast', number: 4.5 }, to: null },
        { when: { is: 'option', option: 'x' }, to: 'y' },
      ]),
    ).toBe('если не меньше 4,5 → к концу\nесли выбран вариант → к другому вопросу');
    expect(scenarioValueWords('questions', { ...question, whyTimes: 2, mayBeSkipped: false })).toBe(
      `${question?.text}\nспросить почему: 2\nпропустить нельзя`,
    );
    expect(scenarioValueWords('questions', first.questions)?.split('\n')).toHaveLength(10);
    expect(scenarioValueWords('questions', { ...question, kind: 'choice', options: OPTIONS, isMultiple: true })).toBe(
      `${question?.text}\nВыбор\nДа / Нет\nможно несколько`,
    );
  });

  it('that is damaged breaks nothing, and others are left to the rest', () => {
    for (const field of ['kind', 'options', 'scale', 'branches', 'questions']) {
      for (const value of [null, 7, 'нет', [], [null, 7], { a: 1 }, { when: 7 }]) {
        expect(typeof (scenarioValueWords(field, value) ?? '')).toBe('string');
      }
    }
    expect(scenarioValueWords('title', 'Имя')).toBeNull();
    expect(scenarioValueWords('kind', 'toString')).toBeNull();
  });
});
