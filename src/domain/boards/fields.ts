/** The nine answers of the chat, in the order they are asked (R25). */
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

/** Key of an answer of the chat. */
export type ChatField = (typeof CHAT_FIELDS)[number];

/** The nine cards of /vision in their order; seven are the chat's fields (R48). */
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

/** Cards of «Рынок» in their order. */
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

/** Cards of «Продукт» in their order. */
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

/** Cards of «Маркетинг» in their order. */
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

/** Key of a card on any board. The vision board has eleven fields (R48). */
export type BoardField =
  | (typeof CHAT_FIELDS)[number]
  | (typeof VISION_FIELDS)[number]
  | (typeof MARKET_FIELDS)[number]
  | (typeof PRODUCT_FIELDS)[number]
  | (typeof MARKETING_FIELDS)[number];
