import * as v from 'valibot';

import { MAIN_PRODUCT } from '../../workspace.ts';
import {
  fieldVersions,
  keyed,
  madeBy,
  mapMembers,
  stored,
  textItem,
  texts,
  type RecordMigration,
} from '../../core/schema.ts';
import { STAGES } from '../../core/stage.ts';
import { kindAndSeverity, passageSchema } from '../reading/schema.ts';

export const quoteSchema = v.object({
  ...textItem,
  /** Who said it, as the text names them. */
  respondent: v.string(),
  /** The study's title when the quote was taken; shown when the study is gone. */
  research: v.string(),
  researchId: v.nullable(v.string()),
  /** Its place in a material, when it was selected there. */
  passage: v.nullable(passageSchema),
  /** Whether it speaks for the hypothesis that holds it, or against it. */
  stance: v.picklist(['for', 'against']),
  ...kindAndSeverity,
});

/**
 * A hypothesis, the same record on every screen (R4). From a study it starts as `new`; the backlog holds those that are `added`.
 */
export const hypothesisSchema = v.object({
  ...stored,
  /** The hypothesis itself; the backlog's «name». */
  text: v.string(),
  description: v.string(),
  stage: v.picklist(STAGES),
  /** Touchpoint by its Russian name (src/domain/tactics/touchpoint.ts). */
  touchpoint: v.string(),
  /**
   * new: found in a study. added: confirmed into the backlog. in_backlog: an experiment was made of it, so it left the backlog's
   * list (R34); the stored word is older than that rule.
   */
  status: v.picklist(['new', 'added', 'in_backlog']),
  /** How much it matters. */
  relevance: v.picklist(['high', 'medium', 'low']),
  /** Lists sort by it, ascending; 1 comes first. */
  priority: v.number(),
  /** The study it came from, or null. */
  researchId: v.nullable(v.string()),
  /** The product that it is about: chosen when it is taken into the backlog (R293). */
  productId: v.string(),
  /** The comment given when it was added to the backlog. */
  comment: v.string(),
  jtbd: v.string(),
  context: v.string(),
  gains: texts,
  pains: texts,
  metrics: texts,
  quotes: keyed(quoteSchema.entries),
  madeBy,
  history: fieldVersions,
});

export const HYPOTHESIS_MIGRATIONS: readonly RecordMigration[] = [
  // 2: quotes speak for or against; before, they were what the hypothesis was made of.
  (old) => ({ ...old, quotes: mapMembers(old.quotes, (quote) => ({ ...quote, stance: 'for' })), history: {} }),
  // 3: a company has products.
  (old) => ({ ...old, productId: MAIN_PRODUCT }),
];
