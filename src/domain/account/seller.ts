import type { SellerDetails } from './account.ts';

/** INN of the sample's seller, a firm that does not exist. */
const SAMPLE_SELLER_INN = '7799000421';

/**
 * Seller of the plans and issuer of the invoices: fixed, like the plans' prices, and the same for every company. An operator who
 * runs Ориентир for others writes their firm here, once (docs/contributing.md, «Счета»). Until then it is the sample's firm,
 * which does not exist, and every invoice says «ОБРАЗЕЦ». Check digits of INN, OGRN and both accounts are right.
 */
export const SELLER: SellerDetails = {
  name: 'ООО «Ориентир»',
  inn: SAMPLE_SELLER_INN,
  kpp: '779901001',
  ogrn: '1267799000424',
  address: '000000, г. Москва, ул. Примерная, д. 1, офис 42',
  bank: 'АО «Примерный банк»',
  bik: '044525999',
  account: '40702810300000000042',
  correspondentAccount: '30101810600000000999',
};

/** Whether an invoice of this seller is a sample, which must not be paid. */
export function isSampleSeller({ inn }: Pick<SellerDetails, 'inn'>): boolean {
  return inn === SAMPLE_SELLER_INN;
}
