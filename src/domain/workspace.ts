import type { Company } from './account.ts';
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

/** Companies in the order of the switcher: the one that was there first comes first. */
export function inOrderOfAge<T extends Pick<Company, 'id' | 'createdAt'>>(companies: readonly T[]): readonly T[] {
  return [...companies].sort((a, b) =>
    a.createdAt !== b.createdAt ? (a.createdAt < b.createdAt ? -1 : 1) : a.id < b.id ? -1 : 1,
  );
}
