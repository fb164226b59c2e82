import { examplesFor, type Examples } from '#src/domain/tactics/touchpointRow.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import { useStore } from '../../../workspace/StoreContext.ts';
import { useProducts } from '../product/useProducts.ts';

/**
 * What becomes of the generated examples where one is.
 * @param wanted whether the person wants to see them; null while they have not said
 */
export function useExamples(wanted: boolean | null): Examples {
  const { companyId } = useStore();
  const { one } = useProducts();
  return examplesFor(companyId, wanted, one !== null && one.id !== MAIN_PRODUCT);
}
