import { createContext, type ReactNode } from 'react';

import type { Evidence } from '../../domain/research/evidence.ts';
import type { Hypothesis, Stance } from '../../domain/research/hypothesis.ts';

/** Whose words they are, as far as an action needs to know. */
type Of = Pick<Hypothesis, 'id'>;

/**
 * What can be said of a hypothesis and done with its words wherever it is shown in full, put there by who assembles the screen:
 * it reads records of its own, and lists must not be drawn anew for them.
 */
export interface EvidenceParts {
  /** How many people stand behind it and against it. */
  readonly people: (hypothesis: Of) => ReactNode;
  /** Words are to speak for it, or against. Null: nothing can be changed here. A stable function. */
  readonly onTurn: ((hypothesis: Of, quote: Evidence, stance: Stance) => void) | null;
  /** Words are to be its no more. Null: nothing can be changed here. A stable function. */
  readonly onRemove: ((hypothesis: Of, quote: Evidence) => void) | null;
}

/** The parts about what speaks for a hypothesis; by default there are none, and nothing can be changed. */
export const EvidenceSlots = createContext<EvidenceParts>({ people: () => null, onTurn: null, onRemove: null });
