import type { Stage } from '../core/stage.ts';
import { ROW_TEXTS } from './rowTexts.ts';
import { ACQUISITION_TEXTS } from './touchpointTexts-acquisition.ts';
import { ACTIVATION_TEXTS } from './touchpointTexts-activation.ts';
import { AWARENESS_TEXTS } from './touchpointTexts-awareness.ts';
import { REFERRAL_TEXTS } from './touchpointTexts-referral.ts';
import { RETENTION_TEXTS } from './touchpointTexts-retention.ts';
import { REVENUE_TEXTS } from './touchpointTexts-revenue.ts';

/** An invented quote: living speech and who might have said it. */
export interface QuoteText {
  readonly text: string;
  readonly respondent: string;
}

/**
 * Texts of a stage's touchpoints (R38): at least eight entries per list, every text only once in the whole product. Order
 * matters: a touchpoint takes jtbd and context by its own index, and ids of hypotheses and quotes hold their index here, so new
 * entries go to the end.
 */
export interface StageTexts {
  /** «Когда …, я хочу …, чтобы …». Those that closed rows say come first: ROW_TEXTS. */
  readonly jtbd: readonly string[];
  /** Where and how the person meets the touchpoint. */
  readonly context: readonly string[];
  readonly gains: readonly string[];
  readonly pains: readonly string[];
  /** Short names of measures. */
  readonly metrics: readonly string[];
  /** «Если …, то …». */
  readonly hypotheses: readonly string[];
  readonly quotes: readonly QuoteText[];
}

const whole = (stage: Stage, texts: StageTexts): StageTexts => ({
  ...texts,
  jtbd: [...ROW_TEXTS[stage].jtbd, ...texts.jtbd],
});

/** The fixed Russian lists of each stage (R38). */
export const TOUCHPOINT_TEXTS: Readonly<Record<Stage, StageTexts>> = {
  awareness: whole('awareness', AWARENESS_TEXTS),
  acquisition: whole('acquisition', ACQUISITION_TEXTS),
  activation: whole('activation', ACTIVATION_TEXTS),
  revenue: whole('revenue', REVENUE_TEXTS),
  retention: whole('retention', RETENTION_TEXTS),
  referral: whole('referral', REFERRAL_TEXTS),
};
