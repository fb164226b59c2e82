import { describe, expect, it } from 'vitest';

import type { Company } from '#src/domain/account/account.ts';
import {
  checkCompany,
  companyFormOf,
  confirmsName,
  editCompany,
  newProduct,
  productField,
  productLines,
  whyCompanyStays,
} from '#src/domain/account/companyRules.ts';
import { applyOp } from '#src/domain/core/operation.ts';
import { ordered } from '#src/domain/core/record.ts';
import { companies } from '#src/samples/account.ts';

const [company] = companies as [Company];
const form = companyFormOf(company);
const newId = () => 'fresh';
const applied = (next: typeof form) =>
  editCompany(company, next, newId).reduce((record, op) => applyOp(record, op, '2026-11-21') as Company, company);

describe('the form of a company', () => {
  it('left alone changes nothing', () => {
    expect(checkCompany(form)).toEqual({});
    expect(editCompany(company, form, newId)).toEqual([]);
  });

  it('renames it, and changes, drops and adds products in their order', () => {
    const added = newProduct(form);
    const changed = applied({
      ...form,
      name: ' Компас ',
      [productField('name', 'product-0')]: 'Бот',
      [productField('status', 'product-1')]: '',
      [productField('status', 'product-2')]: 'active',
      ...added,
      [productField('name', 'new-1')]: 'Опросы',
    });
    expect(changed.name).toBe('Компас');
    expect(ordered(changed.products).map(({ key, name, status }) => [key, name, status])).toEqual([
      ['product-0', 'Бот', 'active'],
      ['product-2', 'Голосовые интервью', 'active'],
      ['fresh', 'Опросы', 'development'],
    ]);
  });

  it('numbers what is added so that nothing collides', () => {
    const once = { ...form, ...newProduct(form) };
    const twice = { ...once, ...newProduct(once) };
    expect(productLines(twice).map(({ key }) => key)).toEqual([
      'product-0',
      'product-1',
      'product-2',
      'new-1',
      'new-2',
    ]);
  });

  it('knows of a product that went in another tab', () => {
    const { 'product-1': _gone, ...products } = company.products;
    const now = companyFormOf({ ...company, products }, ['product-0', 'product-1']);
    expect(productLines(now).map(({ key }) => key)).toEqual(['product-0', 'product-2']);
    expect(now[productField('status', 'product-1')]).toBe('');
    expect(editCompany({ ...company, products }, now, newId)).toEqual([]);
  });

  it('names what is wrong', () => {
    const wrong = {
      ...form,
      name: ' ',
      ...newProduct(form),
      [productField('name', 'product-0')]: 'голосовые  Интервью',
    };
    expect(Object.keys(checkCompany(wrong))).toEqual(['name', 'name:product-2', 'name:new-1']);
    expect(() => editCompany(company, wrong, newId)).toThrow(RangeError);
    expect(checkCompany({ ...form, name: 'я'.repeat(201) })).toHaveProperty('name');
  });
});

describe('deleting', () => {
  it('leaves the last one', () => {
    expect(whyCompanyStays([company], company.id)).toMatch(/единственная/);
    expect(whyCompanyStays([company, { id: 'other' }], company.id)).toBeNull();
    expect(whyCompanyStays([company, { id: 'other' }], company.id, 'Owner')).toBeNull();
    expect(whyCompanyStays([company, { id: 'other' }], company.id, 'Admin')).toMatch(/удаляет её владелец/);
  });
  it('asks for the name, whatever the case and ё', () => {
    expect(confirmsName(' ёлка и КО ', 'Елка и  Ко')).toBe(true);
    expect(confirmsName('Елка', 'Елка и Ко')).toBe(false);
    expect(confirmsName('', '')).toBe(false);
  });
});
