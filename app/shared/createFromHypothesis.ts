import type { TypedCanvas } from '#src/domain/experiments/experiment.ts';
import { asRead, type Expectation } from '#src/domain/core/expectation.ts';
import { createExperiment } from '#src/domain/experiments/rules.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';

import type { Store } from '../workspace/port.ts';
import { acting } from './acting.ts';

/** The condition of an experiment that is made of a hypothesis: what it takes from it still stands there. */
export function hypothesisAsRead(hypothesis: Hypothesis): Expectation {
  return asRead('hypothesis', hypothesis.id, hypothesis, ['status', 'stage', 'text']);
}

/** Makes an experiment of a backlog hypothesis. Returns its id. */
export async function createFromHypothesis(
  store: Store,
  hypothesis: Hypothesis,
  canvas: TypedCanvas,
  status: 'backlog' | 'New',
): Promise<string> {
  const { id, ops } = createExperiment(hypothesis, canvas, status, await acting(store));
  await store.commit(ops, { expect: [hypothesisAsRead(hypothesis)] });
  return id;
}
