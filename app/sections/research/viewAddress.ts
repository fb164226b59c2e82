import { CODES_VIEW } from './codes/url.ts';
import { FINDINGS_VIEW } from './findings/findingsUrl.ts';
import { GROUPS_VIEW } from './across/groupsUrl.ts';
import { TABLE_VIEW } from './across/tableUrl.ts';
import { ROUND_PART } from './rounds/roundUrl.ts';
import { READING_VIEW } from './reading/find/url.ts';
import { PROOF_URL } from '../../shared/evidence/proofUrl.ts';
import type { UrlCodec } from '../../routing/useUrlState.ts';

/** Codecs of the section's views beside its list, and of the open material. */
export const VIEW_CODECS: readonly UrlCodec<unknown>[] = [
  CODES_VIEW,
  TABLE_VIEW,
  GROUPS_VIEW,
  FINDINGS_VIEW,
  READING_VIEW,
  ROUND_PART,
  PROOF_URL,
];
