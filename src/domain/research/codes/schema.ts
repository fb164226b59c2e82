import * as v from 'valibot';

import { keyed, stored } from '../../core/schema.ts';

/** Colours that a code may have, by name (src/theme/tokens.ts). */
export const CODE_COLOURS = ['sky', 'leaf', 'sun', 'rose', 'violet', 'clay', 'teal', 'slate'] as const;

/** A code of the company's codebook: what passages of all studies are about. */
export const codeSchema = v.object({
  ...stored,
  name: v.string(),
  /** When it is given and when it is not; may be empty. */
  definition: v.string(),
  colour: v.picklist(CODE_COLOURS),
  /** The code above it, or null. */
  parentId: v.nullable(v.string()),
  position: v.string(),
});

/** Passages that a colleague grouped, with a name for what they have in common. */
export const passageGroupSchema = v.object({
  ...stored,
  name: v.string(),
  /** The code whose passages it sorts, or null. */
  codeId: v.nullable(v.string()),
  markIds: keyed({}),
  position: v.string(),
});
