import { ownerLine } from '#src/domain/boards/products/product.ts';

import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { useProducts } from './useProducts.ts';

/** Returns the heading of a screen's files: the company, and the shown product of several, or that all are shown. */
export function useOwnerLine(): string {
  const { companyId } = useStore();
  const company = useRecord('company', companyId).data?.name ?? '';
  const { several, one } = useProducts();
  return ownerLine(company, several ? (one?.name ?? 'все продукты') : '');
}
