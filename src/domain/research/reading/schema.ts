import * as v from 'valibot';

import { FINDING_KINDS, SEVERITIES } from '../../core/findingKind.ts';
import { keyed, stored } from '../../core/schema.ts';

/** A place in a material's text. Offsets count UTF-16 code units of the stored text. */
export const passageSchema = v.object({
  /** The material whose text it is. */
  materialId: v.string(),
  /** First code unit. */
  start: v.number(),
  /** One past the last code unit. */
  end: v.number(),
});

/** What words are taken for, and how grave it is. */
export const kindAndSeverity = {
  /**
   * Kind that the words were given when they were found, or by a person since; null or absent, as in records older than this
   * field: not given.
   */
  kind: v.optional(v.nullable(v.picklist(FINDING_KINDS))),
  /** Severity chosen by a person; null or absent, as in records older than this field: not rated. Read with `severityOf` (R173). */
  severity: v.optional(v.nullable(v.picklist(SEVERITIES))),
};

/** A marked passage of a material: a quotation, with the codes it was given. */
export const markSchema = v.object({
  ...stored,
  researchId: v.string(),
  ...passageSchema.entries,
  /** Its words when it was marked: they show whether it is still at its place, and find it in a text that replaces another. */
  text: v.string(),
  /** Speaker as the text names them; empty when it names no one. */
  respondent: v.string(),
  /** Its codes; none: a plain quotation. */
  codeIds: keyed({}),
  note: v.string(),
  ...kindAndSeverity,
});
