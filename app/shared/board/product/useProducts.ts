import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  ALL_PRODUCTS,
  areSeveral,
  chosenProduct,
  namesOf,
  productsOf,
  type NamedProduct,
  type Product,
  type ProductChoice,
  type ProductNames,
} from '#src/domain/boards/products/product.ts';

import { PRODUCT_PARAM } from '../../../routing/productParam.ts';
import { useAll, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { readProduct } from './shownProduct.ts';

const NONE: readonly Product[] = [];

/** The company's products, and which of them is shown. */
export interface ShownProducts {
  /** In their order; one at least. */
  readonly products: readonly NamedProduct[];
  /** As they are stored: the main one may not be among them. */
  readonly records: readonly Product[];
  /** Whether there is anything to tell apart. */
  readonly several: boolean;
  /** Their names, where there is anything to tell apart. The same map while nothing changed. */
  readonly names: ProductNames;
  /** The product shown, or all together. */
  readonly choice: ProductChoice;
  /** The product shown; null when all are, and the screen has to ask. */
  readonly one: NamedProduct | null;
  /** Whether the products are known: before that a company has one. */
  readonly known: boolean;
}

/** Returns the company's product that the address requests, else the one shown last (R295). */
export function useProducts(): ShownProducts {
  const { companyId } = useStore();
  const page = useAll('product').data;
  const company = useRecord('company', companyId).data?.name ?? 'Продукт';
  const [params] = useSearchParams();
  const asked = params.get(PRODUCT_PARAM);
  const records = page?.items ?? NONE;
  const products = useMemo(() => productsOf(records, company), [records, company]);
  const names = useMemo(() => namesOf(products), [products]);
  return useMemo(() => {
    const choice = chosenProduct(products, asked, readProduct(companyId));
    return {
      products,
      records,
      several: areSeveral(products),
      names,
      choice,
      one: choice === ALL_PRODUCTS ? null : (products.find(({ id }) => id === choice) ?? null),
      known: page !== undefined,
    };
  }, [products, records, names, asked, companyId, page]);
}
