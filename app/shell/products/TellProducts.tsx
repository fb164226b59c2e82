import type { ReactNode } from 'react';

import { ALL_PRODUCTS } from '#src/domain/boards/products/product.ts';
import { ProductsTold } from '#src/patterns/list/ProductsTold.ts';

import { useProducts } from '../../shared/board/product/useProducts.ts';

/** Rows of the screens within say whose they are while all products are shown (R296). */
export function TellProducts({ children }: { readonly children: ReactNode }) {
  const { choice, names } = useProducts();
  return <ProductsTold value={choice === ALL_PRODUCTS ? names : null}>{children}</ProductsTold>;
}
