import type { StageTexts } from './touchpointTexts.ts';

/** What touchpoints of Acquisition are made of. */
export const ACQUISITION_TEXTS: StageTexts = {
  jtbd: [],
  context: [],
  gains: [],
  pains: [],
  metrics: [],
  hypotheses: [],
  quotes: [],
};
