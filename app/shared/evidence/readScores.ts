import { dateOf } from '#src/domain/core/format.ts';
import { scoresOf } from '#src/domain/evidence/hypothesisScore.ts';
import { scoreInWords } from '#src/domain/evidence/scoreWords.ts';

import type { Store } from '../../workspace/port.ts';

/** Reads how well the hypotheses of a company are founded. Returns what tells it of one by its id, for a file: empty of none such. */
export async function readScores(store: Store): Promise<(hypothesisId: string) => string> {
  const [hypotheses, experiments, materials, studies] = await Promise.all([
    store.list('hypothesis'),
    store.list('experiment'),
    store.list('material'),
    store.list('research'),
  ]);
  const scores = scoresOf(hypotheses.items, {
    experiments: experiments.items,
    materials: materials.items,
    studies: studies.items,
    today: dateOf(new Date()),
  });
  return (id) => {
    const score = scores.get(id);
    return score ? scoreInWords(score) : '';
  };
}
