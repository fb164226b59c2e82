import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { EvidenceSlots, NO_PARTS, type EvidenceParts } from '#src/patterns/evidence/EvidenceSlots.ts';
import { ScoreRoom } from '#src/patterns/evidence/ScoreRoom.tsx';

import { useStore } from '#store/StoreContext.ts';
import type { Store } from '#store/port.ts';
import { useLateCode } from './useLateCode.ts';

/** Parts whose code is on its way. */
const COMING: EvidenceParts = { ...NO_PARTS, score: () => <ScoreRoom /> };

/** Parts that could not be fetched: their absence is an error where they are drawn, and nowhere else. */
function missingParts(error: unknown): EvidenceParts {
  const say = (): never => {
    throw error;
  };
  return { ...NO_PARTS, people: say, words: say };
}

interface PartsCode {
  readonly partsOf: (client: QueryClient, store: Store) => EvidenceParts;
}

const fetchParts = (): Promise<PartsCode> =>
  import('./evidenceParts.tsx').catch((error: unknown) => ({ partsOf: () => missingParts(error) }));

/**
 * Lets every screen show the people behind a hypothesis and its evidence level, and read, move and remove its quotes. The parts
 * load after the first paint: no screen begins with them.
 */
export function EvidenceProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore();
  const client = useQueryClient();
  const code = useLateCode(fetchParts);
  const parts = useMemo(() => code?.partsOf(client, store) ?? COMING, [code, client, store]);
  return <EvidenceSlots value={parts}>{children}</EvidenceSlots>;
}
