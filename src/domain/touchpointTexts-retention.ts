import type { StageTexts } from './touchpointTexts.ts';

/** What touchpoints of Retention are made of. */
export const RETENTION_TEXTS: StageTexts = {
  jtbd: [],
  context: [],
  gains: [],
  pains: [],
  metrics: [],
  hypotheses: [],
  quotes: [],
};
