import { useNavigate } from 'react-router-dom';

import type { AppShellProps } from '#src/features/shell/AppShell.tsx';

import { productFormHref } from '../../routing/productFormUrl.ts';
import { withProduct } from '../../routing/productParam.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { useProductAddress } from './useProductAddress.ts';

/** The choice above the company, and the address that says what was chosen. */
export function useProductChoice(companyId: string): NonNullable<AppShellProps['productChoice']> {
  const navigate = useNavigate();
  const shown = useProducts();
  useProductAddress(shown, companyId);
  return {
    products: shown.products,
    choice: shown.choice,
    // The window's address, not the router's: that one is drawn some time after it is written.
    onChoose: (choice) => void navigate(withProduct(window.location.pathname, window.location.search, choice)),
    formHref: productFormHref,
  };
}
