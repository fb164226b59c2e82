import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ALL_PRODUCTS, productIn } from '#src/domain/boards/products/product.ts';

import { PRODUCT_PARAM } from '../../../routing/productParam.ts';
import { useProducts } from './useProducts.ts';

/**
 * Shows the product of what is open: a link to a record leads to it, whatever product was shown before (R295).
 * @param productId null while nothing is open
 */
export function useProductOf(productId: string | null): void {
  const { products, several, choice } = useProducts();
  const [, setParams] = useSearchParams();
  const own = productId === null ? null : productIn(products, productId);
  const isElsewhere = several && own !== null && choice !== ALL_PRODUCTS && choice !== own;
  useEffect(() => {
    if (!isElsewhere || own === null) return;
    setParams(
      (now) => {
        const params = new URLSearchParams(now);
        params.set(PRODUCT_PARAM, own);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isElsewhere, own, setParams]);
}
