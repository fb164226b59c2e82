import * as v from 'valibot';

import { stored } from '../core/schema.ts';
import { FINDING_KINDS } from '../core/findingKind.ts';

/** A proposed finding that a user refused. */
export const refusalSchema = v.object({
  ...stored,
  researchId: v.string(),
  materialId: v.string(),
  /** Former place of its words. Offsets count UTF-16 code units of the text as it was then. */
  start: v.number(),
  end: v.number(),
  /** Its words: they tell it again in a text put in the place of another. */
  text: v.string(),
  /** As what it was proposed. */
  proposedAs: v.picklist(FINDING_KINDS),
});

/** How the section's records are read, by kind. */
export const EVIDENCE_SCHEMAS = { refusal: { schema: refusalSchema } };
