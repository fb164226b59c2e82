import type { StageTexts } from './touchpointTexts.ts';

/** What touchpoints of Revenue are made of. */
export const REVENUE_TEXTS: StageTexts = {
  jtbd: [],
  context: [],
  gains: [],
  pains: [],
  metrics: [],
  hypotheses: [],
  quotes: [],
};
