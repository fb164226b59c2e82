import type { StageTexts } from './touchpointTexts.ts';

/** What touchpoints of Referral are made of. */
export const REFERRAL_TEXTS: StageTexts = {
  jtbd: [],
  context: [],
  gains: [],
  pains: [],
  metrics: [],
  hypotheses: [],
  quotes: [],
};
