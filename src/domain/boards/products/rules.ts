import { counted, NBSP, quoted } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import { MAIN_PRODUCT } from '../../workspace.ts';
import { byPosition, positionAt, positionBetween, type NewId } from '../../core/record.ts';
import { MAIN_POSITION, productCalled, type NamedProduct, type Product } from './product.ts';

/** Most signs of a product's name. */
export const PRODUCT_NAME_LENGTH = 80;
/** Most signs of what is said of a product. */
export const PRODUCT_LINE_LENGTH = 200;

export interface ProductForm {
  readonly name: string;
  readonly description: string;
}

const squeezed = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Inline errors by field; empty when it can be saved. Two products could not be told apart by one name. */
export function checkProduct(
  form: ProductForm,
  products: readonly NamedProduct[],
  ownId: string | null = null,
): Partial<Record<keyof ProductForm, string>> {
  const errors: Partial<Record<keyof ProductForm, string>> = {};
  const name = squeezed(form.name);
  const twin = productCalled(
    products.filter(({ id }) => id !== ownId),
    name,
  );
  if (name === '') errors.name = 'Назовите продукт';
  else if (name.length > PRODUCT_NAME_LENGTH) errors.name = `Не длиннее ${PRODUCT_NAME_LENGTH}${NBSP}знаков`;
  else if (twin) errors.name = `Продукт ${quoted(twin.name)} уже есть`;
  if (squeezed(form.description).length > PRODUCT_LINE_LENGTH)
    errors.description = `Не длиннее ${PRODUCT_LINE_LENGTH}${NBSP}знаков`;
  return errors;
}

function refuse(errors: Partial<Record<keyof ProductForm, string>>): void {
  for (const [field, error] of Object.entries(errors)) throw new RangeError(`${field}: ${error}`);
}

type Stored = Pick<Product, 'id' | 'name' | 'description' | 'position'>;

/** The main product's record may not be there yet: then it is made, and two devices that make it merge. */
function ensureMain(records: readonly Stored[], id: string): Op[] {
  if (id !== MAIN_PRODUCT || records.some((one) => one.id === MAIN_PRODUCT)) return [];
  return [{ op: 'ensure', kind: 'product', id, defaults: { id, name: '', description: '', position: MAIN_POSITION } }];
}

/** Returns the positions of products, the main one included. */
function placesOf(records: readonly Stored[]): readonly Pick<Stored, 'id' | 'position'>[] {
  const main = records.some(({ id }) => id === MAIN_PRODUCT);
  return byPosition(main ? records : [{ id: MAIN_PRODUCT, position: MAIN_POSITION }, ...records]);
}

/**
 * Operations that add a product after the others.
 * @param records the company's products as stored
 * @throws RangeError when the form does not pass {@link checkProduct}
 */
export function addProduct(
  form: ProductForm,
  records: readonly Stored[],
  products: readonly NamedProduct[],
  newId: NewId,
): { id: string; ops: Op[] } {
  refuse(checkProduct(form, products));
  const id = newId();
  const last = placesOf(records).at(-1)?.position ?? null;
  const record = {
    id,
    name: squeezed(form.name),
    description: squeezed(form.description),
    position: positionBetween(last, null),
  };
  return { id, ops: [{ op: 'create', kind: 'product', id, record }] };
}

/**
 * Operations that name a product anew, or say something else of it; none when nothing is different.
 * @throws RangeError when the form does not pass {@link checkProduct}
 */
export function changeProduct(
  id: string,
  form: ProductForm,
  records: readonly Stored[],
  products: readonly NamedProduct[],
): Op[] {
  refuse(checkProduct(form, products, id));
  const shown = products.find((product) => product.id === id);
  const name = squeezed(form.name);
  const description = squeezed(form.description);
  const fields = {
    ...(name === shown?.name ? {} : { name }),
    ...(description === shown?.description ? {} : { description }),
  };
  if (Object.keys(fields).length === 0) return [];
  return [...ensureMain(records, id), { op: 'set', kind: 'product', id, fields }];
}

/** Operations that move a product one place up or down among the others; none at the end. */
export function moveProduct(id: string, by: -1 | 1, records: readonly Stored[]): Op[] {
  const places = placesOf(records);
  const from = places.findIndex((one) => one.id === id);
  const rest = places.filter((one) => one.id !== id);
  const to = from + by;
  if (from < 0 || to < 0 || to > rest.length) return [];
  const [before, after] = [rest[to - 1]?.position ?? null, rest[to]?.position ?? null];
  const put = (one: string, position: string): Op[] => [
    ...ensureMain(records, one),
    { op: 'set', kind: 'product', id: one, fields: { position } },
  ];
  if (before === null || before !== after) return put(id, positionBetween(before, after));
  // Two devices gave two products one place, and there is none between them: all are put in a row anew.
  return rest.toSpliced(to, 0, { id, position: '' }).flatMap((one, index) => put(one.id, positionAt(index)));
}

/* ── Removal ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

export interface ProductHoldings {
  /** Cards with something on them, over all its boards. */
  readonly cards: number;
  readonly hypotheses: number;
  readonly experiments: number;
}

/** Whether it is empty: then the user is not asked where its content goes. */
export const holdsNothing = ({ cards, hypotheses, experiments }: ProductHoldings): boolean =>
  cards + hypotheses + experiments === 0;

/** Returns a product's content in words: «9 карточек досок, 3 гипотезы, 2 эксперимента»; omits zero counts. */
export function holdingsLine({ cards, hypotheses, experiments }: ProductHoldings): string {
  const parts = [
    cards > 0 ? counted(cards, ['карточка досок', 'карточки досок', 'карточек досок']) : '',
    hypotheses > 0 ? counted(hypotheses, ['гипотеза', 'гипотезы', 'гипотез']) : '',
    experiments > 0 ? counted(experiments, ['эксперимент', 'эксперимента', 'экспериментов']) : '',
  ].filter(Boolean);
  return parts.join(', ');
}
