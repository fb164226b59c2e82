import type { TypedCanvas } from '#src/domain/experiments/experiment.ts';
import { asRead, type Expectation } from '#src/domain/core/expectation.ts';
import { createExperiment } from '#src/domain/experiments/createExperiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';

import type { Store } from '#store/port.ts';
import { acting } from './acting.ts';

/** Returns the condition of an experiment made of a hypothesis: the fields it takes from it are unchanged. */
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
