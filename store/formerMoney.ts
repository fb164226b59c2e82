import { inOrderOfAge, SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import type { Kind } from '#src/domain/records.ts';

/* Payments and cards belonged to all companies together before version 2 of the database and of the workspace file. */

/** Kinds that belonged to the account then. */
export const FORMER_MONEY: readonly Kind[] = ['paymentCard', 'transaction'];

/** Kind that is no longer stored: the issuer of the invoices is fixed (src/domain/account/seller.ts). */
export const FORMER_SELLER = 'seller';

/** Payments and cards that came with the sample; what a person issued has the id of an invoice. */
const OF_SAMPLE = /^(?:transaction-\d+|card-(?:mir|visa))$/;

/**
 * The company that a payment or a card of that time belongs to: the sample's, which it was shown with; without it, what a
 * person issued goes to the first company, and what came with the sample is gone with it (null).
 * @param companies those that live where the record is found
 */
export function ownerOfFormerMoney(
  id: string,
  companies: readonly { readonly id: string; readonly createdAt: string }[],
): string | null {
  if (companies.some((company) => company.id === SAMPLE_COMPANY_ID)) return SAMPLE_COMPANY_ID;
  return OF_SAMPLE.test(id) ? null : (inOrderOfAge(companies)[0]?.id ?? null);
}
