import { fold } from '../../core/format.ts';
import { MAIN_PRODUCT } from '../../workspace.ts';
import { byPosition, positionAt } from '../../core/record.ts';
import type { Shape } from '../../core/schema.ts';
import type { productSchema } from '../schema.ts';

/** A product as it is stored. */
export type Product = Shape<typeof productSchema>;

/** A product as a person knows it. */
export type NamedProduct = Pick<Product, 'id' | 'name' | 'description'>;

/** Position of the main product until a user moves it: before later ones. */
export const MAIN_POSITION = positionAt(0);

/**
 * Returns the products of a company in their order, always with the main one: until it is named, it has the name of the company
 * (R290).
 * @param records living ones, in any order
 */
export function productsOf(
  records: readonly Pick<Product, 'id' | 'name' | 'description' | 'position'>[],
  companyName: string,
): readonly NamedProduct[] {
  const main = records.find(({ id }) => id === MAIN_PRODUCT);
  const all = main ? records : [{ id: MAIN_PRODUCT, name: '', description: '', position: MAIN_POSITION }, ...records];
  return byPosition(all).map(({ id, name, description }) => ({
    id,
    name: name.trim() === '' ? companyName : name,
    description,
  }));
}

/** Whether a company has products to tell apart: with one, nothing speaks of products (R290). */
export const areSeveral = (products: readonly unknown[]): boolean => products.length > 1;

/**
 * The product that something belongs to. What names a product that is gone, or has not come yet, belongs to the main one: nothing is ever
 * in no list (R291).
 */
export function productIn(products: readonly Pick<Product, 'id'>[], productId: string): string {
  return products.some(({ id }) => id === productId) ? productId : MAIN_PRODUCT;
}

/** Names of a company's products by their ids; null where there is nothing to tell apart, and nothing speaks of products (R290). */
export type ProductNames = ReadonlyMap<string, string> | null;

export function namesOf(products: readonly Pick<Product, 'id' | 'name'>[]): ProductNames {
  return areSeveral(products) ? new Map(products.map(({ id, name }) => [id, name])) : null;
}

/** Name of the product that something belongs to (see {@link productIn}); empty where there is nothing to tell apart. */
export const nameIn = (names: ProductNames, productId: string): string =>
  names?.get(productId) ?? names?.get(MAIN_PRODUCT) ?? '';

/** Whose something is that goes out: the company, and its product where it has several. */
export const ownerLine = (company: string, product: string): string =>
  [company.trim(), product.trim()].filter((part) => part !== '').join(' · ');

/** The chosen product's id, or all together. */
export type ProductChoice = string;

/** All products together. No product has this id: ids are random, but for that of the main one. */
export const ALL_PRODUCTS = 'all';

/**
 * Returns the shown products of a company: as the address asks, else the last choice; for a company with one product always that
 * one.
 * @param asked an untrusted text (a URL); null when there is none
 * @param before the last choice; null when unknown
 */
export function chosenProduct(
  products: readonly Pick<Product, 'id'>[],
  asked: string | null,
  before: string | null = null,
): ProductChoice {
  if (!areSeveral(products)) return MAIN_PRODUCT;
  const known = (choice: string | null): choice is string =>
    choice === ALL_PRODUCTS || products.some(({ id }) => id === choice);
  return known(asked) ? asked : known(before) ? before : ALL_PRODUCTS;
}

/** Returns items of the chosen product, in order; the same list when all products are shown, or there is one. */
export function ofProduct<T extends { readonly productId: string }>(
  list: readonly T[],
  products: readonly Pick<Product, 'id'>[],
  choice: ProductChoice,
): readonly T[] {
  if (choice === ALL_PRODUCTS || !areSeveral(products)) return list;
  return list.filter(({ productId }) => productIn(products, productId) === choice);
}

/** The product that a text means by its name, whatever the case and ё/е; null when none is called so. */
export function productCalled<P extends NamedProduct>(products: readonly P[], name: string): P | null {
  const wanted = fold(name.trim().replaceAll(/\s+/g, ' '));
  return products.find((product) => fold(product.name) === wanted) ?? null;
}
