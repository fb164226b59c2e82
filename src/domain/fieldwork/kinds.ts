import type { KindTable } from '../core/kind.ts';
import type { Shape } from '../core/schema.ts';
import type { roundSchema } from './schema.ts';

/** A round of interviews that hold themselves. */
export type Round = Shape<typeof roundSchema>;

/** Records of the fieldwork by their kind. */
export interface FieldworkRecords {
  round: Round;
}

/** The section's kinds without their schemas. */
export const FIELDWORK_KINDS: KindTable<FieldworkRecords> = {
  round: { version: 4, parent: 'researchId' },
};
