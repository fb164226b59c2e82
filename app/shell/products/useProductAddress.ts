import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { PRODUCT_PARAM } from '../../routing/productParam.ts';
import { readProduct, storeProduct } from '../../shared/board/product/shownProduct.ts';
import type { ShownProducts } from '../../shared/board/product/useProducts.ts';

/**
 * Keeps the address true to the product that is shown, in place: a company of several names it wherever one is, so that a link to a
 * colleague shows the same (R295); a company of one says nothing of it.
 */
export function useProductAddress({ known, several, choice }: ShownProducts, companyId: string): void {
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    if (!known || window.location.pathname !== pathname || window.location.search !== search) return;
    const params = new URLSearchParams(search);
    // One product leaves nothing to choose: a user who has it open stays there when a second one is added, from anywhere.
    if (several || readProduct(companyId) === null) storeProduct(companyId, choice);
    if (several ? params.get(PRODUCT_PARAM) === choice : !params.has(PRODUCT_PARAM)) return;
    if (several) params.set(PRODUCT_PARAM, choice);
    else params.delete(PRODUCT_PARAM);
    const text = params.toString();
    const to = { pathname, search: text === '' ? '' : `?${text}`, hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  }, [known, several, choice, companyId, pathname, search, hash, state, navigate]);
}
