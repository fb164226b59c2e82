import type { ReactNode } from 'react';

import { EvidenceSlots, NO_PARTS } from '#src/patterns/evidence/EvidenceSlots.ts';
import { ScoreLine } from '#src/patterns/evidence/ScoreLine.tsx';

import { scoreWith } from './sampleScores.ts';

/** Every hypothesis of a list is founded by four people and contradicted by one. */
export const withScores = (children: ReactNode) => (
  <EvidenceSlots value={{ ...NO_PARTS, scoreLine: () => <ScoreLine score={scoreWith(4, 1)} /> }}>
    {children}
  </EvidenceSlots>
);
