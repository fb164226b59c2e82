import type { Company } from './account/account.ts';
import type { CompanyKind, Kind, PersonalKind, Records } from './records.ts';

/** Records of several kinds, as a seed holds them. */
export type RecordSet<Among extends Kind = Kind> = { readonly [K in Among]?: readonly Records[K][] };

/** Id of the company whose workspace the first start opens (R2). */
export const SAMPLE_COMPANY_ID = 'company-orientir';

/** Whose profile the first start shows. Nobody is called so until they say it. */
export const SAMPLE_PERSON = 'Мария Соколова';

/** What a fresh browser is filled with: what lives with the person, and the sample company's workspace. */
export interface SampleWorkspace {
  readonly account: RecordSet<PersonalKind>;
  readonly company: RecordSet<CompanyKind>;
}

/** Companies in the order of the switcher: the one that was there first comes first. */
export function inOrderOfAge<T extends Pick<Company, 'id' | 'createdAt'>>(companies: readonly T[]): readonly T[] {
  return [...companies].sort((a, b) =>
    a.createdAt !== b.createdAt ? (a.createdAt < b.createdAt ? -1 : 1) : a.id < b.id ? -1 : 1,
  );
}
