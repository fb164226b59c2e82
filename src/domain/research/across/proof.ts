/** Verdict of the evidence on a hypothesis, in one word; docs/evidence.md has the bounds. */
export type HypothesisProof = 'supported' | 'disputed' | 'refuted' | 'thin' | 'none';

/** In the order they are offered. */
export const PROOFS: readonly HypothesisProof[] = ['supported', 'disputed', 'refuted', 'thin', 'none'];

/** Labels of what the evidence says. */
export const PROOF_LABELS: Readonly<Record<HypothesisProof, string>> = {
  supported: 'Подтверждается',
  disputed: 'Спорно',
  refuted: 'Опровергается',
  thin: 'Мало данных',
  none: 'Пока нет слов',
};

/** How well a hypothesis is founded, as far as lists need to know. */
export interface Proven {
  readonly proof: HypothesisProof;
  /** The evidence score, between -13 and 13, in tenths. */
  readonly total: number;
}

/** How well hypotheses are founded, by their ids. */
export type Proofs = ReadonlyMap<string, Proven>;

/** Filter and order of a list of hypotheses, or of the experiments that test them. */
export interface ProofFilter {
  /** Verdict of the evidence. */
  readonly proof: 'all' | HypothesisProof;
  /** `usual`: the order that the list has of itself. `proof`: the best founded first, those without evidence last. */
  readonly rank: 'usual' | 'proof';
}

/** Lets everything through in its usual order. */
export const NO_PROOF_FILTER: ProofFilter = { proof: 'all', rank: 'usual' };

/** Whether the evidence has to be known for it. */
export const asksForProof = ({ proof, rank }: ProofFilter): boolean => proof !== 'all' || rank !== 'usual';

/** Reads a filter from untrusted texts (a URL's query string). Unknown values let everything through in its usual order. */
export const readProofFilter = (proof: string | null, rank: string | null): ProofFilter => ({
  proof: PROOFS.find((one) => one === proof) ?? 'all',
  rank: rank === 'proof' ? 'proof' : 'usual',
});

/**
 * Returns the items that pass a filter, in its order; equal ones keep theirs. Returns the same list when the filter asks for
 * nothing.
 * @param idOf id of an item's hypothesis; null when it has none, which counts as no evidence
 */
export function narrowByProof<T>(
  items: readonly T[],
  idOf: (item: T) => string | null,
  filter: ProofFilter,
  proofs: Proofs,
): readonly T[] {
  if (!asksForProof(filter)) return items;
  const provenOf = (item: T) => proofs.get(idOf(item) ?? '');
  const heightOf = (item: T): number => {
    const proven = provenOf(item);
    return proven && proven.proof !== 'none' ? proven.total : -Infinity;
  };
  const found = items.filter((item) => filter.proof === 'all' || (provenOf(item)?.proof ?? 'none') === filter.proof);
  if (filter.rank === 'usual') return found;
  // Not a difference: of two without evidence it would be none.
  return found.sort((a, b) => (heightOf(a) === heightOf(b) ? 0 : heightOf(a) < heightOf(b) ? 1 : -1));
}
