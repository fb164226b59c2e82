import type { KindWords } from '../core/kind.ts';
import type { EvidenceRecords } from './records.ts';

/** The section's kinds in the words of the product. */
export const EVIDENCE_KIND_WORDS: { readonly [K in keyof EvidenceRecords]: KindWords } = {
  refusal: {
    label: 'Отклонённая находка',
    forms: ['отклонённая находка', 'отклонённые находки', 'отклонённых находок'],
  },
};
