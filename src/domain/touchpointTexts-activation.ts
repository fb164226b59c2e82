import type { StageTexts } from './touchpointTexts.ts';

/** What touchpoints of Activation are made of. */
export const ACTIVATION_TEXTS: StageTexts = {
  jtbd: [],
  context: [],
  gains: [],
  pains: [],
  metrics: [],
  hypotheses: [],
  quotes: [],
};
