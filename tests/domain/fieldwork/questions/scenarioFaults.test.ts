import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import { faultsIn, NOTHING_TO_ASK } from '#src/domain/fieldwork/questions/faults.ts';
import type { Question } from '#src/domain/fieldwork/script.ts';
import { question } from '#src/samples/scripts.ts';

const asked = (key: string, more: Partial<Question> = {}): Question => question(key, { mayBeSkipped: false, ...more });
const options = (...texts: string[]) => texts.map((text, index) => ({ key: `o${index}`, text }));
const choice = (key: string, more: Partial<Question> = {}) =>
  asked(key, { kind: 'choice', options: options('Да', 'Нет'), ...more });
const on = (index: number) => ({ is: 'option' as const, option: `o${index}` });
const atLeast = (number: number) => ({ is: 'atLeast' as const, number });
const atMost = (number: number) => ({ is: 'atMost' as const, number });
const said = (...questions: Question[]) => faultsIn(questions).map((fault) => [fault.question, fault.part, fault.says]);

describe('what cannot be asked', () => {
  it('is nothing at all, or a question without words', () => {
    expect(said()).toEqual([['', 'text', NOTHING_TO_ASK]]);
    expect(said(asked('a', { text: ' ' }))).toEqual([['a', 'text', 'Напишите вопрос']]);
    expect(said(asked('a', { text: 'ж'.repeat(5001) }))).toEqual([
      ['a', 'text', `Не длиннее 5${NBSP}000${NBSP}знаков`],
    ]);
    expect(said(asked('a'), choice('b'), asked('c', { kind: 'scale' }), asked('d', { kind: 'number' }))).toEqual([]);
  });

  it('is a choice of fewer than two, of too many, of the same twice', () => {
    expect(said(choice('a', { options: options('Да') }))).toEqual([['a', 'options', 'Нужно хотя бы два варианта']]);
    const many = options(...Array.from({ length: 21 }, (_, index) => `Вариант ${index}`));
    expect(said(choice('a', { options: many }))).toEqual([['a', 'options', 'Вариантов не больше 20']]);
    expect(faultsIn([choice('a', { options: options('Всё', 'нет', ' все ') })])).toEqual([
      { question: 'a', part: 'option', index: 2, says: 'Такой вариант уже есть', isUnfinished: false },
    ]);
    expect(said(choice('a', { options: options('Да', '', 'х'.repeat(201)) }))).toHaveLength(2);
  });

  it.each([
    [{ from: 5, to: 5 }, /больше, чем/],
    [{ from: 5, to: 1 }, /больше, чем/],
    [{ from: 0.5, to: 5 }, /целые/],
    [{ from: 0, to: 11 }, /не больше 11/],
    [{ from: 1, to: 5, toLabel: 'х'.repeat(201) }, /Не длиннее/],
  ])('is a scale %j', (scale, says) => {
    const question = asked('a', { kind: 'scale', scale: { fromLabel: '', toLabel: '', ...scale } });
    expect(said(question)).toEqual([['a', 'scale', expect.stringMatching(says)]]);
    expect(said(asked('a', { kind: 'scale', scale: { from: 0, to: 10, fromLabel: '', toLabel: '' } }))).toEqual([]);
  });

  it.each([
    [{ when: on(7), to: null }, /вариант удалён/],
    [{ when: atLeast(3), to: null }, /Такого условия/],
    [{ when: on(0), to: 'gone' }, /удалён: выберите другой/],
    [{ when: on(0), to: 'a' }, /ведёт назад/],
    [{ when: on(0), to: 'b' }, /ведёт назад/],
    [{ when: { is: 'skipped' as const }, to: null }, /нельзя пропустить/],
  ])('is a branch %j', (branch, says) => {
    const questions = [asked('a'), choice('b', { branches: [branch] }), asked('c')];
    expect(said(...questions)).toEqual([['b', 'branch', expect.stringMatching(says)]]);
  });

  it('is a branch that others leave nothing to', () => {
    const scale = (...branches: Question['branches']) => asked('a', { kind: 'scale', branches });
    const end = { to: null };
    expect(said(scale({ when: atLeast(2), ...end }, { when: atLeast(4), ...end }))).toEqual([
      ['a', 'branch', expect.stringMatching(/До этого перехода не дойдёт/)],
    ]);
    expect(said(scale({ when: atLeast(4), ...end }, { when: atLeast(2), ...end }))).toEqual([]);
    expect(said(scale({ when: atLeast(6), ...end }))).toHaveLength(1);
    // Between two numbers there is always a third, if it need not be a mark.
    const number = asked('a', {
      kind: 'number',
      branches: [
        { when: atMost(1), ...end },
        { when: atLeast(1.2), ...end },
        { when: atMost(9), ...end },
      ],
    });
    expect(said(number)).toEqual([]);
    expect(
      said(
        choice('a', {
          branches: [
            { when: on(0), ...end },
            { when: on(0), ...end },
          ],
        }),
      ),
    ).toHaveLength(1);
  });

  it('is a question that every way leads round', () => {
    const round = /не дойдёт: переходы/;
    const questions = (more: Partial<Question>) => [
      choice('a', {
        branches: [
          { when: on(0), to: 'c' },
          { when: on(1), to: 'd' },
        ],
        ...more,
      }),
      asked('b'),
      asked('c'),
      asked('d'),
    ];
    expect(said(...questions({}))).toEqual([['b', 'text', expect.stringMatching(round)]]);
    expect(said(...questions({ mayBeSkipped: true }))).toEqual([]);
    expect(said(...questions({ options: options('Да', 'Нет', 'Не знаю') }))).toEqual([]);
    // A branch that is at fault leads on to the next question, as the engine has it.
    expect(
      said(
        ...questions({
          branches: [
            { when: on(0), to: 'gone' },
            { when: on(1), to: null },
          ],
        }),
      ),
    ).toHaveLength(1);
    const scale = asked('a', {
      kind: 'scale',
      branches: [
        { when: atLeast(3), to: null },
        { when: atMost(2), to: null },
      ],
    });
    expect(said(scale, asked('b'), asked('c')).map(([key]) => key)).toEqual(['b', 'c']);
  });
});
