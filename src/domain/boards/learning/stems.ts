import type { BoardId } from '../board.ts';
import type { ResearchType } from '../../research/research.ts';
import stems from './cardStems.json' with { type: 'json' };
import type { BoardField } from '../fields.ts';

/**
 * Beginnings of words that speak of a card's subject, folded (lower case, е for ё). Cards kept as forms (PESTEL, OKR, the
 * strategic canvas) take numbers and parts, not sentences, so no insight is offered for them.
 */
export const CARD_STEMS: Readonly<Record<BoardId, Readonly<Partial<Record<BoardField, readonly string[]>>>>> = stems;

/** The card that an insight goes to when its words speak of none: what such a study is usually made for. */
export const HOME_CARD: Readonly<Record<BoardId, Readonly<Record<ResearchType, BoardField>>>> = {
  vision: {
    interviews: 'needs',
    survey: 'targetGroup',
    usability: 'product',
    analytics: 'keyMetrics',
    observation: 'needs',
  },
  market: {
    interviews: 'segmentation',
    survey: 'marketMetrics',
    usability: 'entryBarriers',
    analytics: 'marketMetrics',
    observation: 'trends',
  },
  product: {
    interviews: 'customers',
    survey: 'customers',
    usability: 'solutionOptions',
    analytics: 'valueMetrics',
    observation: 'customers',
  },
  marketing: {
    interviews: 'consumerBehavior',
    survey: 'consumerBehavior',
    usability: 'marketingProduct',
    analytics: 'marketingMetrics',
    observation: 'consumerBehavior',
  },
};

/** Where the conclusion of an experiment goes when none of its words speaks of a card. */
export const EXPERIMENT_HOME_CARD: Readonly<Record<BoardId, BoardField>> = {
  vision: 'valueProposition',
  market: 'trends',
  product: 'strategyHypotheses',
  marketing: 'consumerBehavior',
};
