import { examplesFor, type Examples } from '#src/domain/tactics/touchpointRow.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import { useStore } from '#store/StoreContext.ts';
import { useProducts } from '../product/useProducts.ts';

/**
 * Returns the state of the generated examples for the shown product.
 * @param wanted whether the user wants to see them; null while they have not chosen
 */
export function useExamples(wanted: boolean | null): Examples {
  const { companyId } = useStore();
  const { one } = useProducts();
  return examplesFor(companyId, wanted, one !== null && one.id !== MAIN_PRODUCT);
}
