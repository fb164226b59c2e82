import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** Name of the parameter that says which product is shown: its id, or `all`. A company of one product has none in its addresses. */
export const PRODUCT_PARAM = 'product';

/** The product that is shown, as the address has it, whether there is such a one or not; empty when it says nothing. */
export const PRODUCT_URL: UrlCodec<string> = {
  read: (params) => params.get(PRODUCT_PARAM) ?? '',
  write: (product, params) => setOrDrop(params, PRODUCT_PARAM, product),
};

/** What of a screen stays when another product or company is shown: how it is looked at, never what is open on it. */
const KEPT = ['view', 'tab', 'stage', 'section'];

/** A query string without what is open, chosen and sought among the records of a company. */
export const withoutRecords = (search: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name)));

/** The present screen with another product. */
export function withProduct(pathname: string, search: string, product: string): string {
  const kept = withoutRecords(search);
  kept.set(PRODUCT_PARAM, product);
  return `${pathname}?${kept.toString()}`;
}

/** An address without the product that it names, where that is the main one. */
function withoutMain(href: string): string {
  const [before = '', hash] = href.split('#');
  const [path = '', query] = before.split('?');
  const params = new URLSearchParams(query);
  if (params.get(PRODUCT_PARAM) !== MAIN_PRODUCT) return href;
  params.delete(PRODUCT_PARAM);
  return [path, params.size > 0 ? `?${params.toString()}` : '', hash === undefined ? '' : `#${hash}`].join('');
}

/**
 * An address within the app that shows the same product, unless it names one itself.
 * @param product the one that the present address names; null where it names none: a company of one product has no such thing in its
 * addresses, whatever was kept for the day when there are several
 */
export function keepingProduct(href: string, product: string | null): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  if (product === null) return withoutMain(href);
  if (href.includes(`${PRODUCT_PARAM}=`)) return href;
  const [before = '', hash] = href.split('#');
  const kept = `${before}${before.includes('?') ? '&' : '?'}${PRODUCT_PARAM}=${encodeURIComponent(product)}`;
  return hash === undefined ? kept : `${kept}#${hash}`;
}
