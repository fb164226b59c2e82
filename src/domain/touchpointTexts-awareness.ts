import type { StageTexts } from './touchpointTexts.ts';

/** What touchpoints of Awareness are made of. */
export const AWARENESS_TEXTS: StageTexts = {
  jtbd: [],
  context: [],
  gains: [],
  pains: [],
  metrics: [],
  hypotheses: [],
  quotes: [],
};
