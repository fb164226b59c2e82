import { groupsOf, type SimilarPassages } from '../pairs/groups.ts';
import type { PairModel } from '../pairs/pairModel.ts';
import { pairsOf, type Pair } from '../pairs/pairs.ts';
import type { ComparedPassage } from '../pairs/passage.ts';
import { compared } from './compared.ts';
import type { TranscriptPassage } from './transcript.ts';

/** How sure two passages have to be to hold a group together: less than to be shown as two, as the others of the group bear them out. */
const HOLDS = 0.1;
/**
 * How sure a group has to be to be shown. On tests/corpus/interviews that leaves six groups in 24 studies, of which most pairs are right in
 * three: no score is known from which most groups would be (`npm run eval`, «groups shown»).
 */
const LEAST = 0.4;

/** Words of one person that others contradict, a group of one. */
function contradicted(
  all: readonly ComparedPassage[],
  pairs: readonly Pair[],
  grouped: ReadonlySet<string>,
): SimilarPassages[] {
  const known = new Map(all.map((one) => [one.id, one]));
  const met = new Set(grouped);
  const groups = new Map<string, SimilarPassages>();
  for (const { a, b, relation, score } of pairs) {
    if (relation !== 'contradiction') continue;
    const free = [known.get(a), known.get(b)].filter((one) => one !== undefined && !grouped.has(one.id));
    const passage = free.find((one) => one !== undefined && one.kind !== null);
    const against = known.get(passage?.id === a ? b : a);
    // Words in a group are shown there; their contradiction is beside it already.
    if (!passage?.kind || !against || met.has(against.id) || grouped.has(against.id)) continue;
    met.add(against.id);
    const there = groups.get(passage.id);
    groups.set(passage.id, {
      id: passage.id,
      name: passage,
      passages: [passage],
      people: [passage.person],
      kind: passage.kind,
      contradictions: [...(there?.contradictions ?? []), { passage, against, score }],
      score: 0,
    });
  }
  return [...groups.values()];
}

/**
 * Returns passages that belong together across talks: what several people said, those with the most people first, then words of
 * one person that another contradicts. Quadratic in the passages, at most as many as {@link compared} lets through.
 */
export function together(all: readonly TranscriptPassage[], model: PairModel): SimilarPassages[] {
  const passages = compared(all);
  const pairs = pairsOf(passages, model, { ...model.cuts, same: HOLDS });
  const groups = groupsOf(passages, pairs).filter(({ score }) => score >= LEAST);
  const grouped = new Set(
    groups.flatMap((group) => [
      ...group.passages.map(({ id }) => id),
      ...group.contradictions.map(({ against }) => against.id),
    ]),
  );
  return [...groups, ...contradicted(passages, pairs, grouped)];
}
