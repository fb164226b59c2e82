import { useMemo, type ReactNode } from 'react';

import { asksForProof, narrowByProof } from '#src/domain/research/across/proof.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { ProofBar } from '#src/patterns/evidence/ProofBar.tsx';

import { useUrlState } from '../../routing/useUrlState.ts';
import { PROOF_URL } from './proofUrl.ts';
import { useProofs } from '#src/patterns/evidence/useProofs.ts';

interface ArrangedHypothesesProps {
  /** The hypotheses in their own order, by priority. */
  readonly hypotheses: readonly Hypothesis[];
  /** Draws those that are shown, in the order that is asked for. */
  readonly children: (shown: readonly Hypothesis[]) => ReactNode;
}

const idOf = ({ id }: Hypothesis): string => id;

/** Hypotheses as the address has them narrowed and ordered by evidence, under what changes that. One alone needs neither. */
export function ArrangedHypotheses({ hypotheses, children }: ArrangedHypothesesProps) {
  const [filter, setFilter] = useUrlState(PROOF_URL);
  const proofs = useProofs(asksForProof(filter));
  const shown = useMemo(
    () => (proofs.state === 'ready' ? narrowByProof(hypotheses, idOf, filter, proofs.value) : hypotheses),
    [hypotheses, filter, proofs],
  );
  if (hypotheses.length < 2 && !asksForProof(filter)) return children(hypotheses);
  return (
    <>
      <ProofBar
        filter={filter}
        found={proofs.state === 'ready' ? shown.length : null}
        usual="По приоритету"
        onFilterChange={(next) => setFilter(() => next, 'push')}
      />
      {children(shown)}
    </>
  );
}
