import type { Kind, Records } from './operation.ts';

/** Records of several kinds, as a seed or a backup holds them. */
export type RecordSet = { readonly [K in Kind]?: readonly Records[K][] };

/** Id of the company whose workspace the first start opens (decision 1). */
export const SAMPLE_COMPANY_ID = 'company-orientir';

/** What a fresh browser is filled with: the account's records and the sample company's workspace. */
export interface SampleWorkspace {
  readonly account: RecordSet;
  readonly company: RecordSet;
}
