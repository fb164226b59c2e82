import { useMemo } from 'react';

import { asksForProof, type Proofs } from '#src/domain/research/across/proof.ts';
import type { JourneyFilter } from '#src/domain/tactics/journeyFilter.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';

import { useProofs } from '#src/patterns/evidence/useProofs.ts';

/**
 * Returns the journey's filter, the same object while the address is the same, and the evidence level of hypotheses when
 * requested.
 */
export function useNarrowing({ query, where, proof, rank }: JourneyFilter): {
  filter: JourneyFilter;
  proofs: Loadable<Proofs>;
} {
  const filter = useMemo(() => ({ query, where, proof, rank }), [query, where, proof, rank]);
  return { filter, proofs: useProofs(asksForProof(filter)) };
}
