import type { Company } from './account/account.ts';
import type { CompanyKind, Kind, PersonalKind, Records } from './records.ts';

/** Records of several kinds, as a seed holds them. */
export type RecordSet<Among extends Kind = Kind> = { readonly [K in Among]?: readonly Records[K][] };

/** Id of the company whose workspace the first start opens (R2). */
export const SAMPLE_COMPANY_ID = 'company-orientir';

/**
 * Id of the product that every company has without anybody's doing. Its record need not be there: until somebody names it, it is called as the
 * company is (R290).
 */
export const MAIN_PRODUCT = 'main';

/** Whose profile the first start shows. Nobody is called so until they say it. */
export const SAMPLE_PERSON = 'Мария Соколова';

/** What that profile says besides: nobody is written to, rung up or takes such a place until they say it. */
export const SAMPLE_CONTACTS = {
  email: 'maria.sokolova@example.com',
  phone: '+7 900 000-00-01',
  position: 'Руководитель продукта',
} as const;

/** When the sample's people began to work there: a member made in this browser is younger. */
export const SAMPLE_SINCE = '2026-05-12T09:00:00.000Z';

/**
 * Whether a company is the sample: under its own id, or under another one that it was moved to because a shared company has that. Since when
 * it is there tells it then: nobody makes a company so old.
 */
export const isSampleCompany = ({ id, createdAt }: Pick<Company, 'id' | 'createdAt'>): boolean =>
  id === SAMPLE_COMPANY_ID || createdAt === SAMPLE_SINCE;

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
