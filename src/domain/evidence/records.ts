import type { KindTable } from '../core/kind.ts';
import type { FindingRefusal } from './refusal.ts';

/** Records of findings by their kind. */
export interface EvidenceRecords {
  refusal: FindingRefusal;
}

/** The section's kinds without their schemas. */
export const EVIDENCE_KINDS: KindTable<EvidenceRecords> = {
  refusal: {
    version: 1,
    parent: 'materialId',
  },
};
