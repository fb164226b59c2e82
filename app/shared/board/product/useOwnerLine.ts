import { ownerLine } from '#src/domain/boards/products/product.ts';

import { useRecord } from '../../../workspace/queries.ts';
import { useStore } from '../../../workspace/StoreContext.ts';
import { useProducts } from './useProducts.ts';

/** What heads the files of a screen: the company, and the product that is shown of several, or that all are. */
export function useOwnerLine(): string {
  const { companyId } = useStore();
  const company = useRecord('company', companyId).data?.name ?? '';
  const { several, one } = useProducts();
  return ownerLine(company, several ? (one?.name ?? 'все продукты') : '');
}
