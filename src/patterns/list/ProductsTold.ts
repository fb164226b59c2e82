import { createContext, useContext } from 'react';

import { nameIn, type ProductNames } from '../../domain/boards/products/product.ts';

/**
 * Names of the products whose records are shown together on a screen, supplied by its assembler: rows of lists name their
 * product, and need not be handed it one by one. Null, as by default, where one product is shown or there is but one.
 */
export const ProductsTold = createContext<ProductNames>(null);

/** Name of the product that a record belongs to, where it is to be told; else empty. */
export const useToldProduct = (productId: string): string => nameIn(useContext(ProductsTold), productId);
