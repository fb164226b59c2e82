import { dateOf } from '#src/domain/core/format.ts';
import { scoresOf, type HypothesisScore } from '#src/domain/evidence/hypothesisScore.ts';
import { scoreInShort, scoreInWords } from '#src/domain/evidence/scoreWords.ts';

import type { Store } from '#store/port.ts';

/**
 * Reads the evidence level of a company's hypotheses. Returns a function that gives it by id, for a file: empty for an unknown
 * id.
 * @param inWords formats the score. Default with its parts
 */
export async function readScores(
  store: Store,
  inWords: (score: HypothesisScore) => string = scoreInWords,
): Promise<(hypothesisId: string) => string> {
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
    return score ? inWords(score) : '';
  };
}

/** {@link readScores} without the parts, for a file that has no room for them. */
export const readShortScores = (store: Store): Promise<(hypothesisId: string) => string> =>
  readScores(store, scoreInShort);
