import * as v from 'valibot';

import { keyed, madeBy, mapMembers, someOf, stored, type RecordMigration } from '../core/schema.ts';
import { isBoardId, type BoardRecordId } from './board.ts';
import { CHAT_FIELDS, MARKETING_FIELDS, MARKET_FIELDS, PRODUCT_FIELDS, VISION_FIELDS } from './fields.ts';

const fields = [...VISION_FIELDS, ...CHAT_FIELDS, ...MARKET_FIELDS, ...PRODUCT_FIELDS, ...MARKETING_FIELDS] as const;
const field = v.picklist(fields);

/** A card's text, Markdown; structured cards (OKR, PESTEL, strategic canvas) keep their plain-text form here. */
export const cardSchema = v.object({
  content: v.string(),
  /** ISO 8601 moment of the last edit. */
  editedAt: v.string(),
  position: v.string(),
});

/** An earlier text of a card; the last 20 are kept. */
export const cardVersionSchema = v.object({
  content: v.string(),
  /** ISO 8601 moment until which this text was current. */
  until: v.string(),
});

/** A person's decision about an offered insight or an experiment's conclusion (R50). */
export const insightDecisionSchema = v.object({
  /** The study it was learnt in; null for an experiment's conclusion. */
  researchId: v.nullable(v.string()),
  /** The experiment it was concluded from; null for a study's insight. */
  experimentId: v.nullable(v.string()),
  /** The card it was taken into; null when it was turned down, and for decisions of before cards were noted. */
  field: v.nullable(field),
  /** The words that a line of a model rests on, as they were said; absent for an insight and a conclusion, which have their own. */
  words: v.optional(
    keyed({
      researchId: v.string(),
      quote: v.string(),
      passage: v.object({ materialId: v.string(), start: v.number(), end: v.number() }),
    }),
  ),
  madeBy,
  /** Whether it was taken into a card; false: turned down. */
  accepted: v.boolean(),
  /** ISO 8601 moment. */
  at: v.string(),
});

/** A canvas: cards by their field. */
export const boardSchema = v.object({
  ...stored,
  /** Which board of which product: each is one record. */
  id: v.custom<BoardRecordId>(isBoardId, 'board'),
  cards: someOf(fields, cardSchema),
  /** Earlier texts, by `field:number`. */
  history: keyed({ ...cardVersionSchema.entries, field }),
  /** Studies whose insights a person has accepted or rejected for this board (R50), by study id. */
  citedResearch: keyed({ at: v.string() }),
  /**
   * A person's decisions about single insights, by `study:insight`, and about finished experiments, by `experiment:id`; a study
   * whose insights are all decided is cited.
   */
  decidedInsights: keyed(insightDecisionSchema.entries),
});

/** A product of the company: whose boards, experiments and hypotheses are kept apart. */
export const productSchema = v.object({
  ...stored,
  /** The main product's name may be empty: then it has the name of the company. */
  name: v.string(),
  /** One-line description; may be empty. */
  description: v.string(),
  position: v.string(),
});

const MIGRATIONS: readonly RecordMigration[] = [
  // 2: insights are decided one by one.
  (old) => ({ ...old, decidedInsights: {} }),
  // 3: a decision names the card it went to, and may be about an experiment; before, all were about studies.
  (old) => ({
    ...old,
    decidedInsights: mapMembers(old.decidedInsights, (decision) => ({ experimentId: null, field: null, ...decision })),
  }),
];

/** How the section's records are read, by kind. */
export const BOARD_SCHEMAS = {
  board: { schema: boardSchema, migrations: MIGRATIONS },
  product: { schema: productSchema },
};
