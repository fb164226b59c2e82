import type { Company, CompanyProduct, Role } from './account.ts';
import { fold, NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { ordered, positionBetween } from '../core/record.ts';
import type { NewId } from '../core/record.ts';

export type ProductStatus = CompanyProduct['status'];

/** In the order a choice shows them. */
export const PRODUCT_STATUSES: readonly ProductStatus[] = ['active', 'development'];

export const PRODUCT_STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  active: 'Активен',
  development: 'В разработке',
};

/** Most signs of a company's or product's name. */
export const MAX_COMPANY_NAME = 200;
export const MAX_PRODUCTS = 100;

/**
 * The form of a company: its name, and two fields for each product, so that changes in another tab merge field by field.
 * `name:<key>` is a product's name, `status:<key>` its state, empty for one that goes. Keys of new ones begin with `new-`.
 */
export type CompanyForm = Readonly<Record<string, string>> & { readonly name: string };

export interface ProductLine {
  readonly key: string;
  readonly name: string;
  readonly status: ProductStatus;
}

const NAME = 'name:';
const STATUS = 'status:';

/** Name of a product's field in the form. */
export const productField = (part: 'name' | 'status', key: string): string => (part === 'name' ? NAME : STATUS) + key;

/**
 * The company as its form shows it.
 * @param known keys of products that the form knew before: those that are there no more are said to be gone
 */
export function companyFormOf(company: Pick<Company, 'name' | 'products'>, known: readonly string[] = []): CompanyForm {
  const form: Record<string, string> & { name: string } = { name: company.name };
  for (const { key, name, status } of ordered(company.products)) {
    form[NAME + key] = name;
    form[STATUS + key] = status;
  }
  for (const key of known) {
    if (Object.hasOwn(company.products, key)) continue;
    form[NAME + key] = '';
    form[STATUS + key] = '';
  }
  return form;
}

/** Keys of all products that a form speaks of, those that go included. */
export function productKeysOf(form: CompanyForm): readonly string[] {
  return Object.keys(form).flatMap((field) => (field.startsWith(STATUS) ? [field.slice(STATUS.length)] : []));
}

/** The form's products that stay, in their order. */
export function productLines(form: CompanyForm): readonly ProductLine[] {
  return productKeysOf(form).flatMap((key) => {
    const status = PRODUCT_STATUSES.find((one) => one === form[STATUS + key]);
    return status ? [{ key, name: form[NAME + key] ?? '', status }] : [];
  });
}

/** Returns the fields to add for a product: in development, its name still empty. */
export function newProduct(form: CompanyForm): Readonly<Record<string, string>> {
  const numbers = productKeysOf(form).map((key) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  const key = `new-${Math.max(0, ...numbers) + 1}`;
  return { [NAME + key]: '', [STATUS + key]: 'development' };
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Inline errors by field of the form; empty when it can be saved. Names of products must differ. */
export function checkCompany(form: CompanyForm): Readonly<Record<string, string | undefined>> {
  const errors: Record<string, string> = {};
  const tooLong = `Не длиннее ${MAX_COMPANY_NAME}${NBSP}знаков`;
  const name = tidy(form.name);
  if (name === '') errors.name = 'Назовите компанию';
  else if (name.length > MAX_COMPANY_NAME) errors.name = tooLong;
  const taken = new Set<string>();
  for (const product of productLines(form)) {
    const text = tidy(product.name);
    const field = NAME + product.key;
    if (text === '') errors[field] = 'Назовите продукт или удалите его';
    else if (text.length > MAX_COMPANY_NAME) errors[field] = tooLong;
    else if (taken.has(fold(text))) errors[field] = 'Продукт с таким названием уже есть';
    taken.add(fold(text));
  }
  return errors;
}

/**
 * Operations that store what was changed; none when nothing was.
 * @throws RangeError when the form does not pass {@link checkCompany} or has too many products
 */
export function editCompany(company: Company, form: CompanyForm, newId: NewId): Op[] {
  for (const [field, error] of Object.entries(checkCompany(form))) throw new RangeError(`${field}: ${error}`);
  const lines = productLines(form);
  if (lines.length > MAX_PRODUCTS) throw new RangeError(`more than ${MAX_PRODUCTS} products`);
  const on = { kind: 'company', id: company.id } as const;
  const ops: Op[] = [];
  const name = tidy(form.name);
  if (name !== company.name) ops.push({ op: 'set', ...on, fields: { name } });
  let last = ordered(company.products).at(-1)?.position ?? null;
  for (const line of lines) {
    const before = Object.hasOwn(company.products, line.key) ? company.products[line.key] : undefined;
    const product: CompanyProduct = { name: tidy(line.name), status: line.status };
    if (!before) {
      last = positionBetween(last, null);
      ops.push({ op: 'put', ...on, map: 'products', key: newId(), value: { ...product, position: last } });
      continue;
    }
    const fields = {
      ...(before.name === product.name ? {} : { name: product.name }),
      ...(before.status === product.status ? {} : { status: product.status }),
    };
    if (Object.keys(fields).length > 0) ops.push({ op: 'setMember', ...on, map: 'products', key: line.key, fields });
  }
  for (const key of productKeysOf(form)) {
    if (form[STATUS + key] === '' && Object.hasOwn(company.products, key)) {
      ops.push({ op: 'drop', ...on, map: 'products', key });
    }
  }
  return ops;
}

/**
 * Why a company cannot be deleted, or null when it can: somewhere the work must have its place, and what is shared goes for
 * all.
 * @param role the person's role in it, where it is shared with a team
 */
export function whyCompanyStays(
  companies: readonly Pick<Company, 'id'>[],
  companyId: string,
  role: Role = 'Owner',
): string | null {
  if (!companies.some(({ id }) => id !== companyId))
    return 'Это единственная компания. Сначала добавьте другую: работать без рабочего пространства негде.';
  return role === 'Owner'
    ? null
    : 'Общую компанию удаляет её владелец. Чтобы убрать её отсюда, заберите копию за облаком в шапке и удалите её.';
}

/** Whether what was typed is the company's name, whatever the case, ё/е and the spaces around it. */
export function confirmsName(typed: string, name: string): boolean {
  return typed.trim() !== '' && fold(tidy(typed)) === fold(tidy(name));
}
