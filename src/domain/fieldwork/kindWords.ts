import type { KindWords } from '../core/kind.ts';
import type { FieldworkRecords } from './kinds.ts';

/** The section's kinds in the words of the product. */
export const FIELDWORK_KIND_WORDS: { readonly [K in keyof FieldworkRecords]: KindWords } = {
  round: { label: 'Раунд интервью', forms: ['раунд интервью', 'раунда интервью', 'раундов интервью'] },
};
