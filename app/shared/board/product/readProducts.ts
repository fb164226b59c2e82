import { namesOf, productsOf, type ProductNames } from '#src/domain/boards/products/product.ts';

import type { Store } from '#store/port.ts';

/** Names of the company's products as they are stored, for what goes out of a screen; null where there is nothing to tell apart. */
export async function readProductNames(store: Store): Promise<ProductNames> {
  const [records, company] = await Promise.all([store.list('product'), store.get('company', store.companyId)]);
  return namesOf(productsOf(records.items, company?.name ?? ''));
}
