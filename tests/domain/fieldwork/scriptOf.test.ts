import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Scenario } from '#src/domain/account/settings.ts';
import { ordered } from '#src/domain/core/record.ts';
import { scriptSchema } from '#src/domain/fieldwork/schema.ts';
import { questionsOf } from '#src/domain/fieldwork/script.ts';
import { scriptOf, stagesIn } from '#src/domain/fieldwork/scriptOf.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import { scenarios } from '#src/samples/settings.ts';
import * as v from 'valibot';

const SEED = 20261123;
const ASKER = { company: 'Ромашка' };
const first = scenarios[0] as Scenario;

const OLD = {
  id: 's',
  v: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
  updatedAt: '2026-06-01T00:00:00.000Z',
  deletedAt: null,
  title: 'Разговор',
  description: '',
  status: 'active',
  duration: [15, 20],
  questionCount: [8, 12],
};
/** Keys as people’s records have them, and such as would break a careless key of a question: `a-q1` beside `a`. */
const anyKey = fc.oneof(
  fc.constantFrom('stage-0', 'stage-1', 'a', 'a-q1', 'a-q1-q0', 'item-3'),
  fc.string({ minLength: 1 }),
);
const anyStages = fc.dictionary(
  anyKey.filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
  fc.record({
    title: fc.string(),
    questions: fc.array(fc.string({ maxLength: 40 }), { maxLength: 6 }),
    position: fc.constantFrom('a0000i', 'a0001i', 'a0002i', 'b'),
  }),
  { maxKeys: 5 },
);

describe('a scenario of version 1', () => {
  it('comes forward with every question in its place, under the same key each time', () => {
    fc.assert(
      fc.property(anyStages, (stages) => {
        const parsed = parseRecord('scenario', { ...OLD, stages });
        expect(parseRecord('scenario', { ...OLD, stages })).toEqual(parsed);
        if (!parsed.ok) throw new Error('not read');
        const { record } = parsed;
        expect(stagesIn(record).map(({ title, questions }) => [title, ...questions.map(({ text }) => text)])).toEqual(
          ordered(stages).map(({ title, questions }) => [title, ...questions]),
        );
        for (const [key, { questions }] of Object.entries(stages)) {
          questions.forEach((text, index) =>
            expect(record.questions[`${key}-q${index}`]).toMatchObject({ stage: key, text }),
          );
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('whose stages are damaged is refused as before', () => {
    for (const stages of [[], 7, null, { a: null }, { a: { title: 7, questions: [], position: 'a' } }]) {
      expect(parseRecord('scenario', { ...OLD, stages })).toMatchObject({ ok: false });
    }
    const odd = parseRecord('scenario', { ...OLD, stages: { a: { title: 'А', questions: 'нет', position: 'a' } } });
    expect(odd).toMatchObject({ ok: true, record: { questions: {} } });
  });
});

describe('the script of a scenario', () => {
  it('is what the schema of scripts takes, for every sample', () => {
    for (const scenario of scenarios) {
      const script = scriptOf(scenario, ASKER);
      expect(v.parse(scriptSchema, script)).toEqual(script);
      expect(questionsOf(script)).toHaveLength(Object.keys(scenario.questions).length);
    }
  });

  it('says the product’s words where the scenario has none of its own', () => {
    const own = scriptOf({ ...first, welcome: 'Привет', consent: ' ', thanks: 'Пока' }, ASKER);
    expect([own.welcome, own.thanks]).toEqual(['Привет', 'Пока']);
    // Who, what for, how long, how to stop and how to take it back: the law asks for all of it.
    expect(own.consent).toMatch(/Компания «Ромашка».*152-ФЗ.*Зачем:.*Сколько хранят:.*12\sмесяцев.*«стоп».*«удалить»/s);
    expect(scriptOf(first, ASKER).welcome).toMatch(/«Ромашка».*от\s15 до\s20\sминут/s);
    expect(scriptOf(first, { company: ' ' }).consent).toContain('Наша компания просит');
  });

  it('asks a question whose stage is gone at the end, and leaves out stages that ask nothing', () => {
    const [one, ...rest] = Object.keys(first.stages);
    const stages = Object.fromEntries(Object.entries(first.stages).filter(([key]) => key !== one));
    const script = scriptOf({ ...first, stages: { ...stages, empty: { title: 'Пустой', position: 'zz' } } }, ASKER);
    expect(script.stages).toHaveLength(rest.length + 1);
    expect(script.stages.at(-1)?.questions.map(({ key }) => key)).toEqual(
      ordered(first.questions)
        .filter(({ stage }) => stage === one)
        .map(({ key }) => key),
    );
    expect(questionsOf(scriptOf({ ...first, stages: {} }, ASKER))).toHaveLength(Object.keys(first.questions).length);
    expect(scriptOf({ ...first, questions: {} }, ASKER).stages).toEqual([]);
  });

  it('has nothing of another kind in a question, whatever a merge has left in it', () => {
    const [key = ''] = Object.keys(first.questions);
    const question = {
      ...first.questions[key],
      options: [{ key: 'o', text: 'Да' }],
      isMultiple: true,
      whyTimes: 3,
      branches: [
        { when: { is: 'option' as const, option: 'o' }, to: null },
        { when: { is: 'skipped' as const }, to: null },
        { when: { is: 'atLeast' as const, number: 3 }, to: null },
      ],
    } as Scenario['questions'][string];
    const asked = (kind: (typeof question)['kind']) =>
      questionsOf(scriptOf({ ...first, questions: { [key]: { ...question, kind } } }, ASKER))[0];
    expect(asked('open')).toMatchObject({
      options: [],
      isMultiple: false,
      whyTimes: 3,
      branches: [{ when: { is: 'skipped' } }],
    });
    expect(asked('choice')).toMatchObject({ isMultiple: true, whyTimes: 0, options: [{ key: 'o' }] });
    expect(asked('choice')?.branches).toHaveLength(2);
    expect(asked('scale')?.branches.map(({ when }) => when.is)).toEqual(['skipped', 'atLeast']);
  });
});
