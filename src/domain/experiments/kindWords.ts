import type { KindWords } from '../core/kind.ts';
import type { ExperimentRecords } from './kinds.ts';

/** The section's kinds in the words of the product. */
export const EXPERIMENT_KIND_WORDS: { readonly [K in keyof ExperimentRecords]: KindWords } = {
  experiment: { label: 'Эксперимент', forms: ['эксперимент', 'эксперимента', 'экспериментов'] },
};
