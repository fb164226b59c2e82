import { useMemo, type ReactNode } from 'react';

import { EvidenceSlots, type EvidenceParts } from '#src/patterns/evidence/EvidenceSlots.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { attemptWithToast } from '../outcomes.ts';
import type { Store } from '../../workspace/port.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const HypothesisPeople = onDemand(() => import('./HypothesisPeople.tsx').then((module) => module.HypothesisPeople));

/** What is done with words of a hypothesis: loaded with the first thing done. */
const actions = () => import('./evidenceActions.ts');

const partsOf = (store: Store): EvidenceParts => ({
  people: ({ id }) => <HypothesisPeople id={id} />,
  onTurn: ({ id }, quote, stance) =>
    void attemptWithToast('Цитата не перенесена', async () => (await actions()).turn(store, id, quote, stance)),
  onRemove: ({ id }, quote) =>
    void attemptWithToast('Цитата не убрана', async () => (await actions()).remove(store, id, quote)),
});

/** Lets every screen say who stands behind a hypothesis it shows, and move and remove its words. */
export function EvidenceProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore();
  const parts = useMemo(() => partsOf(store), [store]);
  return <EvidenceSlots value={parts}>{children}</EvidenceSlots>;
}
