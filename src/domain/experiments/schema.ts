import * as v from 'valibot';

import { MAIN_PRODUCT } from '../workspace.ts';
import { fieldsMadeBy, fieldVersions, keyed, stored, type RecordMigration } from '../core/schema.ts';
import { STAGES } from '../core/stage.ts';
import { MODEL_FIELDS } from './modelFields.ts';

/** The fields of the MVP Experiment Canvas (R40). */
export const canvasSchema = v.object({
  name: v.string(),
  customerSegment: v.string(),
  valueProposition: v.string(),
  channels: v.string(),
  customerEngagement: v.string(),
  riskiestAssumption: v.string(),
  experimentFormat: v.string(),
  scenario: v.string(),
  metrics: v.string(),
  successCriteria: v.string(),
  results: v.string(),
  learnings: v.string(),
  nextSteps: v.string(),
  startDate: v.string(),
  endDate: v.string(),
});

/** A line of an experiment's history. Nothing ever removes one. */
export const timelineEntrySchema = v.object({
  /** ISO 8601 moment. */
  date: v.string(),
  action: v.string(),
  author: v.string(),
});

/** Columns of the board (R39). */
const status = v.picklist(['backlog', 'New', 'In Progress', 'Done']);
/** Its outcome (R43). */
const verdict = v.nullable(v.picklist(['VALIDATED', 'INVALIDATED', 'INCONCLUSIVE']));

/** An experiment, the same record on every screen (R4). */
export const experimentSchema = v.object({
  ...stored,
  ...canvasSchema.entries,
  status,
  author: v.string(),
  cjmStage: v.picklist(STAGES),
  /** The product that it is made for (R291). */
  productId: v.string(),
  /** The hypothesis in words, kept even if its record goes. */
  hypothesis: v.string(),
  /** The hypothesis' record, or null. */
  hypothesisId: v.nullable(v.string()),
  /** Member in charge, or null while there is none. */
  assigneeId: v.nullable(v.string()),
  deadline: v.nullable(v.string()),
  /** Null until it is finished. */
  verdict,
  /** Which of its texts a model proposed and a person took. */
  byModel: fieldsMadeBy(MODEL_FIELDS),
  timeline: keyed(timelineEntrySchema.entries),
  history: fieldVersions,
});

/** Fields of an experiment for lists, boards and choosers. */
export const experimentSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  status,
  cjmStage: v.picklist(STAGES),
  productId: v.string(),
  hypothesis: v.string(),
  hypothesisId: v.nullable(v.string()),
  assigneeId: v.nullable(v.string()),
  startDate: v.string(),
  endDate: v.string(),
  deadline: v.nullable(v.string()),
  verdict,
});

const MIGRATIONS: readonly RecordMigration[] = [
  // 2: what is changed is remembered.
  (old) => ({ ...old, history: {} }),
  // 3: a company has products.
  (old) => ({ ...old, productId: MAIN_PRODUCT }),
];

/** How the section's records are read, by kind. */
export const EXPERIMENT_SCHEMAS = { experiment: { schema: experimentSchema, migrations: MIGRATIONS } };
