import { useContext, useEffect, useState } from 'react';

import { LOADING, type Loadable } from '../../domain/core/loadable.ts';
import type { Proofs } from '../../domain/research/across/proof.ts';
import { EvidenceSlots } from './EvidenceSlots.ts';

/**
 * How well hypotheses are founded, as long as a list asks.
 * @param wanted whether a list asks now; until then nothing is read and it stays loading
 */
export function useProofs(wanted: boolean): Loadable<Proofs> {
  const { watchProofs } = useContext(EvidenceSlots);
  const [proofs, tell] = useState<Loadable<Proofs>>(LOADING);
  useEffect(() => (wanted && watchProofs ? watchProofs(tell) : undefined), [wanted, watchProofs]);
  return proofs;
}
