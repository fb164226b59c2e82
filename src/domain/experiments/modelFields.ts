/** Fields of the canvas that a model may propose: what is tested and how. What came of it, and when it runs, is for people alone. */
export const MODEL_FIELDS = [
  'name',
  'customerSegment',
  'valueProposition',
  'channels',
  'customerEngagement',
  'riskiestAssumption',
  'scenario',
  'metrics',
  'successCriteria',
] as const;

export type ModelField = (typeof MODEL_FIELDS)[number];
