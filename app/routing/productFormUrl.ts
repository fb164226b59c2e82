import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** `?productForm=new`, or the id of the product that is changed; null for none. */
export const PRODUCT_FORM_URL: UrlCodec<string | null> = {
  read: (params) => params.get('productForm') || null,
  write: (id, params) => setOrDrop(params, 'productForm', id ?? ''),
};

/** Opens the form of a product over the present screen. */
export const productFormHref = (id: string): string => `?productForm=${encodeURIComponent(id)}`;
