import { describe, expect, it } from 'vitest';

import type { Experiment } from '#src/domain/experiments/experiment.ts';
import { prefillCanvas } from '#src/domain/experiments/prefillCanvas.ts';
import type { ActContext } from '#src/domain/experiments/timeline.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { createExperimentFromExample, sourceOf } from '#src/domain/tactics/rules.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { EXAMPLES, findExample, type ExampleHypothesis } from '#src/domain/tactics/touchpointExample.ts';

const AT = '2026-11-21T09:00:00.000Z';
const TODAY = '2026-11-21';
const EXAMPLE = findExample(EXAMPLES[9]?.hypotheses[1]?.id ?? '') as ExampleHypothesis;
const SOURCE = sourceOf(EXAMPLE);
const CANVAS = prefillCanvas(SOURCE, TODAY);

function contextOf(): ActContext {
  let next = 0;
  return { author: 'Анна Ковалёва', at: AT, today: TODAY, newId: () => `id-${(next += 1)}` };
}

/** Returns the records of a store after the operations, by id. */
function after(ops: readonly Op[], before: ReadonlyMap<string, StoredRecord> = new Map()): Map<string, StoredRecord> {
  const records = new Map(before);
  for (const op of ops) records.set(op.id, applyOp(records.get(op.id), op, AT));
  return records;
}

describe('an experiment made of an example', () => {
  it('stores the hypothesis alone, without what was invented around it, and the experiment, New and linked', () => {
    const { id, ops } = createExperimentFromExample(SOURCE, CANVAS, contextOf());
    expect(ops.map(({ op, kind }) => `${op} ${kind}`)).toEqual(['ensure hypothesis', 'create experiment']);
    const records = after(ops);
    const hypothesis = records.get(EXAMPLE.id) as Hypothesis;
    const { touchpoint } = EXAMPLE;
    expect(hypothesis).toMatchObject({
      id: EXAMPLE.id,
      text: EXAMPLE.text,
      stage: touchpoint.stage,
      touchpoint: touchpoint.name,
      status: 'in_backlog',
      relevance: 'medium',
      priority: 1,
      researchId: null,
      description: '',
      comment: '',
      // The example card's text was not said by anyone: a record that held it would be found and counted as a finding.
      jtbd: '',
      context: '',
      gains: {},
      pains: {},
      metrics: {},
      quotes: {},
    });
    expect(records.get(id) as Experiment).toMatchObject({
      ...CANVAS,
      status: 'New',
      cjmStage: touchpoint.stage,
      hypothesis: EXAMPLE.text,
      hypothesisId: EXAMPLE.id,
      author: 'Анна Ковалёва',
    });
  });

  it('is refused with a bad canvas', () => {
    for (const bad of [{ name: ' ' }, { endDate: '2026-11-20' }, { metrics: 'ж'.repeat(5001) }]) {
      expect(() => createExperimentFromExample(SOURCE, { ...CANVAS, ...bad }, contextOf())).toThrow(RangeError);
    }
  });

  it('taken up before is the second of the same hypothesis', () => {
    const context = contextOf();
    const records = after(createExperimentFromExample(SOURCE, CANVAS, context).ops);
    const stored = records.get(EXAMPLE.id) as Hypothesis;
    const { id, ops } = createExperimentFromExample(SOURCE, CANVAS, context, stored);
    expect(ops.map(({ op, kind }) => `${op} ${kind}`)).toEqual(['create experiment']);
    expect(after(ops, records).get(id)).toMatchObject({ hypothesisId: EXAMPLE.id, status: 'New' });
  });

  it('can be undone and made again', () => {
    const context = contextOf();
    const first = createExperimentFromExample(SOURCE, CANVAS, context);
    const made = after(first.ops);
    const undone = after(first.ops.flatMap((op) => invertOp(undefined, op)).reverse(), made);
    expect([...undone.values()].map(({ deletedAt }) => deletedAt)).toEqual([AT, AT]);
    const stored = undone.get(EXAMPLE.id) as Hypothesis;
    const again = createExperimentFromExample(SOURCE, CANVAS, context, stored);
    const records = after(again.ops, undone);
    expect(records.get(EXAMPLE.id)).toMatchObject({ deletedAt: null, status: 'in_backlog' });
    expect(records.get(again.id)).toMatchObject({ deletedAt: null, hypothesisId: EXAMPLE.id });
  });
});
