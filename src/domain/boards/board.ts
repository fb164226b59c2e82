import type { Shape } from '../core/schema.ts';
import type { boardSchema, cardSchema, cardVersionSchema } from './schema.ts';

/** A canvas: cards by their field. */
export type Board = Shape<typeof boardSchema>;
/** The boards of a workspace; each is one record, its id the board's name. */
export type BoardId = Board['id'];
/** A card's text, Markdown; structured cards (OKR, PESTEL, strategic canvas) keep their plain-text form here. */
export type BoardCard = Shape<typeof cardSchema>;
/** An earlier text of a card; the last 20 are kept. */
export type CardVersion = Shape<typeof cardVersionSchema>;
