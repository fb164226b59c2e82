import type { Stage } from '../core/stage.ts';
import { ROW_TEXTS } from './rowTexts.ts';
import acquisition from './touchpointTexts-acquisition.json' with { type: 'json' };
import activation from './touchpointTexts-activation.json' with { type: 'json' };
import awareness from './touchpointTexts-awareness.json' with { type: 'json' };
import referral from './touchpointTexts-referral.json' with { type: 'json' };
import retention from './touchpointTexts-retention.json' with { type: 'json' };
import revenue from './touchpointTexts-revenue.json' with { type: 'json' };

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

/**
 * The fixed Russian lists of each stage (R38). Awareness goes from an unnamed need to a name that is remembered, acquisition from a
 * search query to the first try, activation from the sign-up form to the first results, revenue from the page of plans to renewal,
 * retention from the first return to a departure that was prevented, referral from the first wish to share to word that spreads by
 * itself.
 */
export const TOUCHPOINT_TEXTS: Readonly<Record<Stage, StageTexts>> = {
  awareness: whole('awareness', awareness),
  acquisition: whole('acquisition', acquisition),
  activation: whole('activation', activation),
  revenue: whole('revenue', revenue),
  retention: whole('retention', retention),
  referral: whole('referral', referral),
};
