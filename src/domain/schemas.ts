import { ACCOUNT_SCHEMAS } from './account/schema.ts';
import { summariseAudience, summariseContactList } from './audiences/audience.ts';
import { AUDIENCE_SCHEMAS, audienceSummarySchema, contactListSummarySchema } from './audiences/schema.ts';
import { BOARD_SCHEMAS } from './boards/schema.ts';
import { CHAT_SCHEMAS } from './chat/schema.ts';
import { withMoment, type KindSchema, type SummarySchema } from './core/schema.ts';
import { summariseExperiment } from './experiments/experiment.ts';
import { EXPERIMENT_SCHEMAS, experimentSummarySchema } from './experiments/schema.ts';
import type { Kind, Records, Summaries, SummaryKind } from './records.ts';
import { summariseResearch } from './research/research.ts';
import { RESEARCH_SCHEMAS, researchSummarySchema } from './research/schema.ts';

/** How records of every kind are read. Loaded with the store, never by the first screen. */
export const SCHEMAS: { readonly [K in Kind]: KindSchema<Records[K]> } = {
  ...RESEARCH_SCHEMAS,
  ...EXPERIMENT_SCHEMAS,
  ...AUDIENCE_SCHEMAS,
  ...BOARD_SCHEMAS,
  ...CHAT_SCHEMAS,
  ...ACCOUNT_SCHEMAS,
};

/** How summaries are made and read, of every kind that keeps one. */
export const SUMMARIES: { readonly [K in SummaryKind]: SummarySchema<Records[K], Summaries[K]> } = {
  research: withMoment(researchSummarySchema, summariseResearch),
  experiment: withMoment(experimentSummarySchema, summariseExperiment),
  audience: withMoment(audienceSummarySchema, summariseAudience),
  contactList: withMoment(contactListSummarySchema, summariseContactList),
};
