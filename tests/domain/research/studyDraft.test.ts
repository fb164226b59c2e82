import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fieldVersionsOf, restoreField } from '#src/domain/core/fieldHistory.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { ordered } from '#src/domain/core/record.ts';
import { editInsight, removeInsight } from '#src/domain/research/editing.ts';
import {
  changeHypothesis,
  checkHypothesisDraft,
  hypothesisDraftOf,
} from '#src/domain/research/hypotheses/hypothesisDraft.ts';
import {
  changeStudy,
  checkStudyDraft,
  idsOf,
  idsText,
  insightOfField,
  questionsOf,
  questionsText,
  restoreStudy,
  studyDraftOf,
} from '#src/domain/research/studyDraft.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
let made = 0;
const context = { at: AT, by: 'Анна', newId: () => `id-${(made += 1)}` };
const after = <R extends object>(record: R, ops: readonly Op[]): R =>
  ops.reduce<R>((now, op) => applyOp(now as never, op, AT) as unknown as R, record);
const study = example('research', {
  history: {},
  questions: { one: { text: 'Первый?', position: 'a0000i' }, two: { text: 'Второй?', position: 'a0001i' } },
  experimentIds: { b: { position: 'a0000i' }, a: { position: 'a0001i' } },
  hypothesisIds: {},
});
const hypothesis = example('hypothesis', { history: {} });

describe('a study as it is typed', () => {
  it('begins with the record, and says nothing new then', () => {
    const draft = studyDraftOf(study);
    expect(idsOf(draft.experimentIds)).toEqual(['a', 'b']);
    expect(idsOf(draft.hypothesisIds)).toEqual([]);
    expect(questionsOf(draft)).toEqual([
      { key: 'one', text: 'Первый?' },
      { key: 'two', text: 'Второй?' },
    ]);
    expect(changeStudy(study, draft, context)).toEqual([]);
    expect(checkStudyDraft(draft, study)).toMatchObject({ participants: undefined, plannedTalks: undefined });
  });

  it('keeps what is unknown unknown, and numbers as numbers', () => {
    const draft = { ...studyDraftOf(study), participants: ' ', plannedTalks: '1 200', endDate: '', audienceId: '' };
    const changed = after(study, changeStudy(study, draft, context));
    expect(changed).toMatchObject({ participants: null, plannedTalks: 1200, endDate: null, audienceId: null });
    expect(studyDraftOf(changed)).toMatchObject({
      participants: '',
      plannedTalks: '1200',
      endDate: '',
      audienceId: '',
    });
  });

  it('says what is wrong', () => {
    const draft = {
      ...studyDraftOf(study),
      title: ' ',
      startDate: '31.02.2026',
      participants: '-1',
      plannedTalks: '0',
    };
    expect(checkStudyDraft(draft, study)).toMatchObject({
      title: 'Введите название',
      participants: 'Введите целое число, например 12',
      plannedTalks: 'Не меньше 1',
    });
    expect(checkStudyDraft(draft, study).startDate).toBeTruthy();
    expect(checkStudyDraft({ ...draft, startDate: '', endDate: 'вчера' }, study).startDate).toBe('Укажите дату начала');
    expect(checkStudyDraft({ ...draft, endDate: 'вчера' }, study).endDate).toBeTruthy();
    expect(checkStudyDraft({ ...draft, participants: '12,5' }, study).participants).toBeTruthy();
    expect(checkStudyDraft({ ...draft, participants: '1000001' }, study).participants).toMatch(/^Не больше/);
    expect(checkStudyDraft({ ...draft, participants: '1000000' }, study).participants).toBeUndefined();
  });

  it('asks for a description only where there was one', () => {
    const draft = { ...studyDraftOf(study), description: ' ' };
    expect(checkStudyDraft(draft, study).description).toBe('Введите описание');
    expect(checkStudyDraft(draft, { description: '' }).description).toBeUndefined();
  });

  it('links and unlinks', () => {
    const draft = { ...studyDraftOf(study), experimentIds: idsText(['c', 'b']), hypothesisIds: idsText(['h']) };
    const changed = after(study, changeStudy(study, draft, context));
    expect(Object.keys(changed.experimentIds).sort()).toEqual(['b', 'c']);
    expect(Object.keys(changed.hypothesisIds)).toEqual(['h']);
  });

  it('rewords, moves, adds and drops questions; a blank one is none', () => {
    const list = [
      { key: 'two', text: 'Второй?' },
      { key: 'one', text: ' Первый, иначе? ' },
      { key: 'item-0', text: 'Третий?' },
      { key: 'item-1', text: '  ' },
    ];
    const draft = { ...studyDraftOf(study), questions: questionsText(list) };
    const changed = after(study, changeStudy(study, draft, context));
    expect(ordered(changed.questions).map(({ text }) => text)).toEqual(['Второй?', 'Первый, иначе?', 'Третий?']);
    expect(ordered(changed.questions)[1]?.key).toBe('one');
    const fewer = changeStudy(study, { ...draft, questions: questionsText(list.slice(0, 1)) }, context);
    expect(fewer).toEqual([
      { op: 'drop', kind: 'research', id: study.id, map: 'questions', key: 'one' },
      expect.objectContaining({ op: 'put', map: 'history' }),
    ]);
    const blank = [...list.slice(0, 1), { key: 'one', text: 'Первый?' }].toReversed().concat({ key: 'n', text: ' ' });
    expect(changeStudy(study, { ...studyDraftOf(study), questions: questionsText(blank) }, context)).toEqual([]);
  });
});

describe('an earlier value', () => {
  it('of a study comes back as an edit, and what stood there is remembered', () => {
    const renamed = after(study, changeStudy(study, { ...studyDraftOf(study), title: 'Иначе' }, context));
    const [version] = fieldVersionsOf(renamed.history, 'title');
    const back = after(renamed, restoreStudy(renamed, version?.key ?? '', context));
    expect(back.title).toBe(study.title);
    expect(fieldVersionsOf(back.history, 'title').map(({ was }) => was)).toEqual(['Иначе', study.title]);
    expect(restoreStudy(back, 'nothing', context)).toEqual([]);
  });

  it('of links and questions comes back as a whole, after other fields of the same edit', () => {
    const draft = {
      ...studyDraftOf(study),
      title: 'Иначе',
      experimentIds: idsText(['c']),
      hypothesisIds: idsText(['h']),
      questions: questionsText([{ key: 'two', text: 'Совсем другой?' }]),
    };
    const changed = after(study, changeStudy(study, draft, context));
    const versions = fieldVersionsOf(changed.history);
    // An empty value is no version.
    expect(versions.map(({ field }) => field)).toEqual(['questions', 'experimentIds', 'title']);
    const back = versions.reduce((now, { key }) => after(now, restoreStudy(now, key, context)), changed);
    expect(ordered(back.questions).map(({ text }) => text)).toEqual(['Первый?', 'Второй?']);
    expect(studyDraftOf(back)).toMatchObject({ title: study.title, experimentIds: idsText(['a', 'b']) });
    expect(Object.keys(back.hypothesisIds)).toEqual(['h']);
  });

  it('of lists is what each edit found, whatever was linked and asked, and undo leaves none of it', () => {
    const lists = fc.record({
      experimentIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')).map(idsText),
      questions: fc
        .uniqueArray(fc.constantFrom('Как?', 'Где?', 'Когда?'))
        .map((texts) => questionsText(texts.map((text, index) => ({ key: `typed-${index}`, text })))),
    });
    fc.assert(
      fc.property(fc.array(lists, { maxLength: 5 }), (edits) => {
        let now = study;
        for (const edit of edits) {
          const before = now;
          const ops = changeStudy(now, { ...studyDraftOf(now), ...edit }, context);
          const back = ops.reduce<{ record: typeof study; inverse: Op[] }>(
            ({ record, inverse }, op) => ({
              record: after(record, [op]),
              inverse: [...invertOp(record, op), ...inverse],
            }),
            { record: now, inverse: [] },
          );
          now = back.record;
          const undone = after(now, back.inverse);
          expect(undone.history).toEqual(before.history);
          expect(undone.questions).toEqual(before.questions);
          const was = studyDraftOf(before).experimentIds;
          const known = fieldVersionsOf(before.history, 'experimentIds').map((version) => version.was);
          const noted = was === '' || was === edit.experimentIds ? known : [was, ...known];
          expect(fieldVersionsOf(now.history, 'experimentIds').map((version) => version.was)).toEqual(noted);
          expect(studyDraftOf(now).experimentIds).toBe(edit.experimentIds);
        }
      }),
    );
  });

  it('of an insight comes back while the insight is there', () => {
    const [key = '', insight] = Object.entries(study.insights)[0] ?? [];
    const reworded = after(study, editInsight(study, key, 'Иначе', context));
    const [version] = fieldVersionsOf(reworded.history);
    expect(insightOfField(version?.field ?? '')).toBe(key);
    expect(insightOfField('title')).toBeNull();
    const back = after(reworded, restoreStudy(reworded, version?.key ?? '', context));
    expect(back.insights[key]?.text).toBe(insight?.text);
    const without = after(reworded, removeInsight(reworded, key));
    expect(restoreStudy(without, version?.key ?? '', context)).toEqual([]);
  });

  it('of a hypothesis comes back by its key', () => {
    const draft = { ...hypothesisDraftOf(hypothesis), priority: '77', text: ' Иначе ' };
    const changed = after(hypothesis, changeHypothesis(hypothesis, draft, context));
    expect(changed).toMatchObject({ priority: 77, text: 'Иначе' });
    const [version] = fieldVersionsOf(changed.history, 'priority');
    const back = after(changed, restoreField('hypothesis', changed, version?.key ?? '', context));
    expect(back).toMatchObject({ priority: hypothesis.priority, text: 'Иначе' });
    expect(restoreField('hypothesis', changed, 'nothing', context)).toEqual([]);
  });
});

describe('a hypothesis as it is typed', () => {
  it('wants a whole number for its priority', () => {
    const draft = hypothesisDraftOf(hypothesis);
    expect(checkHypothesisDraft(draft)).toEqual({});
    for (const priority of ['', 'первый', '0', '1,5', '1000'])
      expect(checkHypothesisDraft({ ...draft, priority })).toEqual({ priority: 'Целое число от 1 до 999' });
    expect(changeHypothesis(hypothesis, draft, context)).toEqual([]);
  });
});
