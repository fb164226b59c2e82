import { describe, expect, it } from 'vitest';

import { fieldVersionsOf, restoreField } from '#src/domain/core/fieldHistory.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { changeExperiment, checkExperimentDraft, experimentDraftOf } from '#src/domain/experiments/experimentDraft.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
let made = 0;
const context = { at: AT, by: 'Анна', newId: () => `id-${(made += 1)}` };
const after = <R extends object>(record: R, ops: readonly Op[]): R =>
  ops.reduce<R>((now, op) => applyOp(now as never, op, AT) as unknown as R, record);
const experiment = example('experiment', {
  history: {},
  startDate: '2026-03-01',
  endDate: '2026-03-15',
  deadline: '2026-04-01',
});

describe('an experiment as it is typed', () => {
  it('begins with the record, and says nothing new then', () => {
    expect(changeExperiment(experiment, experimentDraftOf(experiment), context)).toEqual([]);
    expect(checkExperimentDraft(experimentDraftOf(experiment))).toEqual({});
  });

  it('takes a deadline away, names nobody in charge, and gives the deadline back', () => {
    const draft = { ...experimentDraftOf(experiment), deadline: ' ', assigneeId: '' };
    const changed = after(experiment, changeExperiment(experiment, draft, context));
    expect(changed).toMatchObject({ deadline: null, assigneeId: null });
    expect(experimentDraftOf(changed)).toMatchObject({ deadline: '', assigneeId: '' });
    const [version] = fieldVersionsOf(changed.history, 'deadline');
    const back = after(changed, restoreField('experiment', changed, version?.key ?? '', context));
    expect(back.deadline).toBe('2026-04-01');
  });

  it('says what is wrong with a deadline', () => {
    const draft = experimentDraftOf(experiment);
    expect(checkExperimentDraft({ ...draft, deadline: '2026-02-01' })).toEqual({ deadline: 'Дедлайн раньше начала' });
    expect(checkExperimentDraft({ ...draft, deadline: 'скоро' }).deadline).toBeTruthy();
    expect(checkExperimentDraft({ ...draft, deadline: 'скоро' }).deadline).not.toBe('Дедлайн раньше начала');
    expect(checkExperimentDraft({ ...draft, name: ' ' })).toEqual({ name: 'Назовите эксперимент' });
  });
});
