import type { Company } from './account/account.ts';
import type { CompanyKind, Kind, PersonalKind, Records } from './records.ts';

/** Records of several kinds, as a seed holds them. */
export type RecordSet<Among extends Kind = Kind> = { readonly [K in Among]?: readonly Records[K][] };

/** Id of the company whose workspace the first start opens (R2). */
export const SAMPLE_COMPANY_ID = 'company-orientir';

/**
 * Id of the product that every company has by default. Its record may be missing: until a user names it, it has the company's
 * name (R290).
 */
export const MAIN_PRODUCT = 'main';

/** Name of the profile at the first start. No real user has it until they enter it. */
export const SAMPLE_PERSON = 'Мария Соколова';

/** Other contents of that profile: no user has these contacts or this job until they enter them. */
export const SAMPLE_CONTACTS = {
  email: 'maria.sokolova@example.com',
  phone: '+7 900 000-00-01',
  position: 'Руководитель продукта',
} as const;

/** When the sample's people began to work there: a member made in this browser is younger. */
export const SAMPLE_SINCE = '2026-05-12T09:00:00.000Z';

/**
 * Whether a company is the sample: under its own id, or under another one that it was moved to because a shared company has that.
 * In that case its creation date tells: no user's company is so old.
 */
export const isSampleCompany = ({ id, createdAt }: Pick<Company, 'id' | 'createdAt'>): boolean =>
  id === SAMPLE_COMPANY_ID || createdAt === SAMPLE_SINCE;

/** Initial content of a fresh browser: the person's own records, and the sample company's workspace. */
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
