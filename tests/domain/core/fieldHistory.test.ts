import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editFields, fieldVersionsOf, KEPT_FIELD_VERSIONS } from '#src/domain/core/fieldHistory.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { editExperiment } from '#src/domain/experiments/editing.ts';
import {
  checkHypothesis,
  checkStudy,
  editHypothesis,
  editInsight,
  editStudy,
  hypothesisFieldsOf,
  insightField,
  proposeStatus,
  relinkStudy,
  removeInsight,
  studyFormOf,
  transcriptsHeld,
} from '#src/domain/research/editing.ts';
import type { Research } from '#src/domain/research/research.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
let made = 0;
const context = (at = AT) => ({ at, by: 'Анна', newId: () => `id-${(made += 1)}` });
const study = example('research', { history: {} });
const after = <R extends object>(record: R, ops: readonly Op[]): R =>
  ops.reduce<R>((now, op) => applyOp(now as never, op, AT) as unknown as R, record);

describe('editing with a history', () => {
  it('keeps what a field said, when and by whom it was changed', () => {
    const edited = after(study, editStudy(study, { title: ' Первые шаги ', participants: 9 }, context()));
    expect(edited).toMatchObject({ title: 'Первые шаги', participants: 9, description: study.description });
    expect(fieldVersionsOf(edited.history, 'title')).toMatchObject([{ was: 'Онбординг', until: AT, by: 'Анна' }]);
    expect(fieldVersionsOf(edited.history, 'participants')).toMatchObject([{ was: 8 }]);
  });

  it('does nothing when the form says the same', () => {
    expect(editStudy(study, studyFormOf(study), context())).toEqual([]);
    expect(editStudy(study, { title: '  Онбординг\r\n' }, context())).toEqual([]);
  });

  it('makes no version of an empty field', () => {
    const blank = example('research', { history: {}, author: '', endDate: null });
    const edited = after(blank, editStudy(blank, { author: 'Вера', endDate: '2026-02-01' }, context()));
    expect(edited).toMatchObject({ author: 'Вера', endDate: '2026-02-01', history: {} });
  });

  it('lists versions newest first, and lets the oldest beyond twenty of a field go', () => {
    let record: Research = study;
    for (let turn = 0; turn < KEPT_FIELD_VERSIONS + 5; turn += 1) {
      record = after(
        record,
        editStudy(record, { title: `Имя ${turn}`, description: turn === 0 ? 'Иначе' : 'Иначе' }, context()),
      );
    }
    const titles = fieldVersionsOf(record.history, 'title').map(({ was }) => was);
    expect(titles).toHaveLength(KEPT_FIELD_VERSIONS);
    expect(titles[0]).toBe(`Имя ${KEPT_FIELD_VERSIONS + 3}`);
    expect(titles.at(-1)).toBe('Имя 4');
    expect(fieldVersionsOf(record.history, 'description')).toHaveLength(1);
    expect(fieldVersionsOf(record.history)).toHaveLength(KEPT_FIELD_VERSIONS + 1);
  });

  it('is taken back whole by the inverse, history included', () => {
    fc.assert(
      fc.property(fc.record({ title: fc.string(), author: fc.string(), participants: fc.option(fc.nat()) }), (form) => {
        const ops = editStudy(study, form, context());
        const inverse = ops.reduceRight<Op[]>(
          (all, op, index) => [...all, ...invertOp(after(study, ops.slice(0, index)), op)],
          [],
        );
        const back = after(after(study, ops), inverse);
        expect({ ...back, updatedAt: study.updatedAt }).toEqual(study);
      }),
    );
  });

  it('is one for experiments, too: the deadline, which nothing set before', () => {
    const experiment = example('experiment', { history: {} });
    const edited = after(
      experiment,
      editExperiment(experiment, { deadline: '2026-04-01', name: 'Коротко ' }, context()),
    );
    expect(edited).toMatchObject({ deadline: '2026-04-01', name: 'Коротко' });
    expect(fieldVersionsOf(edited.history)).toMatchObject([{ field: 'name', was: 'Короткий путь' }]);
  });

  it('can give an earlier value back like any other edit', () => {
    const edited = after(study, editStudy(study, { title: 'Иначе' }, context()));
    const [version] = fieldVersionsOf(edited.history, 'title');
    const back = after(edited, editFields('research', edited, { title: String(version?.was) }, context()));
    expect(back.title).toBe('Онбординг');
    expect(fieldVersionsOf(back.history, 'title').map(({ was }) => was)).toEqual(['Иначе', 'Онбординг']);
  });
});

describe('an insight', () => {
  it('is worded anew with its history, and only when it says something else', () => {
    const [key = ''] = Object.keys(study.insights);
    const edited = after(study, editInsight(study, key, 'Слишком долго', context()));
    expect(edited.insights[key]).toMatchObject({ text: 'Слишком долго' });
    expect(fieldVersionsOf(edited.history, insightField(key))).toMatchObject([{ was: 'Долго' }]);
    expect(editInsight(study, key, ' Долго ', context())).toEqual([]);
    expect(editInsight(study, key, '  ', context())).toEqual([]);
    expect(editInsight(study, 'toString', 'Так', context())).toEqual([]);
  });

  it('is removed once', () => {
    const [key = ''] = Object.keys(study.insights);
    const without = after(study, removeInsight(study, key));
    expect(without.insights).toEqual({});
    expect(removeInsight(without, key)).toEqual([]);
  });
});

describe('a study’s form', () => {
  it('names what is wrong by field', () => {
    const form = studyFormOf(study);
    expect(checkStudy(form, study)).toEqual({});
    expect(checkStudy({ ...form, title: ' ', description: '', startDate: '' }, study)).toEqual({
      title: 'Введите название',
      description: 'Введите описание',
      startDate: 'Укажите дату начала',
    });
    expect(checkStudy({ ...form, endDate: '2020-01-01' }, study)).toEqual({ endDate: 'Окончание раньше начала' });
    expect(checkStudy({ ...form, endDate: form.startDate }, study)).toEqual({});
  });

  it('links what was chosen, and leaves what stays where it is', () => {
    const linked = after(study, relinkStudy(study, 'experimentIds', ['b', 'experiment-0']));
    expect(linked.experimentIds['experiment-0']).toEqual(study.experimentIds['experiment-0']);
    expect(Object.keys(linked.experimentIds).toSorted()).toEqual(['b', 'experiment-0']);
    expect(after(linked, relinkStudy(linked, 'experimentIds', [])).experimentIds).toEqual({});
    expect(relinkStudy(linked, 'experimentIds', ['experiment-0', 'b'])).toEqual([]);
  });
});

describe('a hypothesis’ form', () => {
  const hypothesis = example('hypothesis', { history: {} });

  it('changes every field, each remembered', () => {
    const fields = { ...hypothesisFieldsOf(hypothesis), text: 'Если так ', stage: 'revenue', priority: 7 } as const;
    const edited = after(hypothesis, editHypothesis(hypothesis, fields, context()));
    expect(edited).toMatchObject({ text: 'Если так', stage: 'revenue', priority: 7, touchpoint: 'Онбординг' });
    expect(
      fieldVersionsOf(edited.history)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(['priority', 'stage', 'text']);
  });

  it('wants words, a place and a whole priority', () => {
    const fields = hypothesisFieldsOf(hypothesis);
    expect(checkHypothesis(fields)).toEqual({});
    expect(Object.keys(checkHypothesis({ ...fields, text: ' ', touchpoint: '' }))).toEqual(['text', 'touchpoint']);
    for (const priority of [0, 1000, 1.5, Number.NaN]) {
      expect(checkHypothesis({ ...fields, priority })).toEqual({ priority: 'Целое число от 1 до 999' });
    }
    expect(checkHypothesis({ ...fields, priority: 999 })).toEqual({});
  });
});

const file = (id: string, transcriptOf: string | null = null) => ({ id, transcriptOf });

describe('where a study stands', () => {
  it('counts a recording and its transcript as one conversation', () => {
    expect(transcriptsHeld([file('a'), file('b', 'a'), file('c')])).toBe(2);
    // The recording was deleted: its transcript is the conversation.
    expect(transcriptsHeld([file('b', 'a')])).toBe(1);
  });

  it.each([
    ['planning', null, null, 1, 'in_progress'],
    ['planning', null, null, 0, null],
    ['in_progress', null, null, 3, null],
    ['in_progress', 3, null, 3, 'completed'],
    ['in_progress', 4, null, 3, null],
    ['in_progress', 0, null, 0, null],
    ['planning', 1, null, 1, 'completed'],
    ['in_progress', null, '2026-02-28', 1, 'completed'],
    ['in_progress', null, '2026-03-01', 1, null],
    ['in_progress', null, '2026-02-28', 0, null],
    ['on_hold', 1, '2026-02-28', 2, null],
    ['completed', 1, null, 1, null],
  ] as const)('%s with %s planned, until %s, with %s files: %s', (status, plannedTalks, endDate, files, proposed) => {
    const materials = Array.from({ length: files }, (_, index) => file(`m${index}`));
    expect(proposeStatus({ status, plannedTalks, endDate }, materials, '2026-03-01')?.status ?? null).toBe(proposed);
  });
});
