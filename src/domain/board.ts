import type { Keyed, StoredRecord } from './record.ts';

/** The nine answers of the chat, in the order they are asked (specification §3, §4). */
export const CHAT_FIELDS = [
  'vision',
  'targetGroup',
  'needs',
  'product',
  'businessGoals',
  'competitors',
  'revenueStreams',
  'costFactors',
  'channels',
] as const;

/** The nine cards of /vision in their order; seven are the chat's fields (decision 11). */
export const VISION_FIELDS = [
  'targetGroup',
  'needs',
  'product',
  'valueProposition',
  'businessGoals',
  'revenueStreams',
  'keyMetrics',
  'channels',
  'costFactors',
] as const;

/** Cards of «Рынок» in their order (specification §2). */
export const MARKET_FIELDS = [
  'marketSize',
  'pestel',
  'competitorMap',
  'strategicCanvas',
  'segmentation',
  'entryBarriers',
  'trends',
  'marketMetrics',
  'marketPositioning',
] as const;

/** Cards of «Продукт» in their order (specification §2). */
export const PRODUCT_FIELDS = [
  'productVision',
  'businessStrategy',
  'customers',
  'customerValue',
  'okr',
  'sprintGoals',
  'valueMetrics',
  'solutionOptions',
  'strategyHypotheses',
] as const;

/** Cards of «Маркетинг» in their order (specification §2). */
export const MARKETING_FIELDS = [
  'marketingProduct',
  'positioning',
  'message',
  'communication',
  'segments',
  'differential',
  'competitorsMarketing',
  'branding',
  'pricing',
  'distribution',
  'consumerBehavior',
  'objectives',
  'marketingMetrics',
  'budgets',
] as const;

/** Key of a card on any board. The vision board has eleven fields (decision 11). */
export type BoardField =
  | (typeof CHAT_FIELDS)[number]
  | (typeof VISION_FIELDS)[number]
  | (typeof MARKET_FIELDS)[number]
  | (typeof PRODUCT_FIELDS)[number]
  | (typeof MARKETING_FIELDS)[number];

/** The boards of a workspace; each is one record, its id the board's name. */
export type BoardId = 'vision' | 'market' | 'product' | 'marketing';

/** An earlier text of a card; the last 20 are kept. */
export interface CardVersion {
  readonly content: string;
  /** ISO 8601 moment until which this text stood. */
  readonly until: string;
}

/** A card's text, Markdown; structured cards (OKR, PESTEL, strategic canvas) keep their plain-text form here. */
export interface BoardCard {
  readonly content: string;
  /** ISO 8601 moment of the last edit. */
  readonly editedAt: string;
  readonly position: string;
}

/** A canvas: cards by their field. */
export interface Board extends StoredRecord {
  readonly id: BoardId;
  readonly cards: Readonly<Partial<Record<BoardField, BoardCard>>>;
  /** Earlier texts, by `field:number`. */
  readonly history: Readonly<Record<string, CardVersion & { readonly field: BoardField; readonly position: string }>>;
  /** Studies whose insights a person has accepted or rejected for this board (decision 14), by study id. */
  readonly citedResearch: Readonly<Record<string, { readonly at: string; readonly position: string }>>;
  /**
   * What a person decided about single insights, by `study:insight`, and about finished experiments, by `experiment:id`; a
   * study whose insights are all decided is cited.
   */
  readonly decidedInsights: Keyed<InsightDecision>;
}

/** What a person decided about an insight or an experiment's conclusion that a board was offered (decision 14). */
export interface InsightDecision {
  /** The study it was learnt in; null for an experiment's conclusion. */
  readonly researchId: string | null;
  /** The experiment it was concluded from; null for a study's insight. */
  readonly experimentId: string | null;
  /** The card it was taken into; null when it was turned down, and for decisions of before cards were noted. */
  readonly field: BoardField | null;
  /** Whether it was taken into a card; false: turned down. */
  readonly accepted: boolean;
  /** ISO 8601 moment. */
  readonly at: string;
}
