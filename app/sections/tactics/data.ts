import { useMemo } from 'react';

import { asksForProof, type Proofs } from '#src/domain/research/across/proof.ts';
import type { JourneyFilter } from '#src/domain/tactics/journeyFilter.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';

import { useProofs } from '#src/patterns/evidence/useProofs.ts';

/** What narrows the journey, the same object while the address says the same, and how well hypotheses are founded when that is asked. */
export function useNarrowing({ query, where, proof, rank }: JourneyFilter): {
  filter: JourneyFilter;
  proofs: Loadable<Proofs>;
} {
  const filter = useMemo(() => ({ query, where, proof, rank }), [query, where, proof, rank]);
  return { filter, proofs: useProofs(asksForProof(filter)) };
}
