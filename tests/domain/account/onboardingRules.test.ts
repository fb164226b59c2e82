import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Company, Member } from '#src/domain/account/account.ts';
import { MAX_COMPANY_NAME } from '#src/domain/account/companyRules.ts';
import {
  checkCompanyForm,
  createCompany,
  EMPTY_COMPANY_FORM,
  type NewCompanyForm,
} from '#src/domain/account/onboardingRules.ts';
import { introduce } from '#src/domain/account/names/introduction.ts';
import { editProfile, profileFormOf } from '#src/domain/account/profileRules.ts';
import { applyOp } from '#src/domain/core/operation.ts';
import { ordered } from '#src/domain/core/record.ts';
import { members, profile as sampleProfile } from '#src/samples/account.ts';
import { inOrderOfAge } from '#src/domain/workspace.ts';

const AT = '2026-11-21T09:00:00.000Z';
const FORM: NewCompanyForm = { company: '  Новый   день ', product: ' Журнал ' };
const PERSON = { name: 'Анна Лис', email: 'maria@example.com', position: 'Руководитель продукта' };

function counter() {
  let next = 0;
  return () => `id-${(next += 1)}`;
}

function made(form: NewCompanyForm, person: Parameters<typeof createCompany>[1] = PERSON) {
  const { id, ops } = createCompany(form, person, [], { newId: counter() });
  const records = ops.map((op) => applyOp(undefined, op, AT));
  return { id, kinds: ops.map(({ kind }) => kind), company: records[0] as Company, member: records[1] as Member };
}

/** Returns the message on a company's name while there is another. */
const taken = (company: string, name: string) => checkCompanyForm({ ...FORM, company }, [name]).company;

describe('the form of a new company', () => {
  it('requires both names', () => {
    expect(checkCompanyForm(EMPTY_COMPANY_FORM, [])).toEqual({
      company: 'Назовите компанию',
      product: 'Назовите первый продукт',
    });
    expect(checkCompanyForm({ company: ' \u00A0\n', product: '\t' }, [])).toHaveProperty('company');
    expect(checkCompanyForm(FORM, ['Ориентир'])).toEqual({});
  });

  it.each([
    [MAX_COMPANY_NAME, true],
    [MAX_COMPANY_NAME + 1, false],
  ])('takes a name of %s characters: %s', (length, isRight) => {
    const errors = checkCompanyForm({ company: 'я'.repeat(length), product: 'я'.repeat(length) }, []);
    expect(Object.keys(errors)).toEqual(isRight ? [] : ['company', 'product']);
  });

  it.each(['Ориентир', 'ориентир', 'ОРИЕНТИР', ' Ориентир ', '\u00A0Ориентир'])('«%s» is there already', (company) => {
    expect(checkCompanyForm({ ...FORM, company }, ['Другая', 'Ориентир']).company).toMatch(/«Ориентир».*уже есть/);
  });

  it('compares case, ё, spaces and composed letters alike, and nothing else', () => {
    expect(taken('новый  ДЕНЬ', 'Новый день')).toBeDefined();
    expect(taken('Елка', 'Ёлка')).toBeDefined();
    expect(taken('Чаи\u0306', 'Чай')).toBeDefined();
    expect(taken('Чаи', 'Чай')).toBeUndefined();
    expect(taken('Ориентир-2', 'Ориентир')).toBeUndefined();
  });
});

describe('a new company', () => {
  it('has its product and its owner, who is its first member', () => {
    const { id, kinds, company, member } = made(FORM);
    expect(kinds).toEqual(['company', 'member']);
    expect(company).toMatchObject({ id, name: 'Новый день', role: 'Owner' });
    expect(ordered(company.products)).toMatchObject([{ name: 'Журнал', status: 'development' }]);
    expect(member).toMatchObject({
      companyId: id,
      name: 'Анна Лис',
      email: 'maria@example.com',
      role: 'Owner',
      status: 'active',
      jobTitle: 'Руководитель продукта',
    });
    expect(member.id).not.toBe(id);
  });

  it('has nobody of the sample in it: who has said no name is its owner, and is called by theirs once they say it', () => {
    const { member } = made(FORM, sampleProfile);
    expect(member).toMatchObject({ name: 'Владелец компании', email: '', jobTitle: '' });
    const ops = introduce(sampleProfile, 'Анна', [...members, member], new Map());
    expect(ops).toContainEqual({
      op: 'set',
      kind: 'member',
      id: member.id,
      fields: { name: 'Анна', email: '', jobTitle: '' },
    });
    const form = { ...profileFormOf(sampleProfile), name: 'Анна', email: 'anna@company.example' };
    expect(editProfile(sampleProfile, form, [member])).toContainEqual({
      op: 'set',
      kind: 'member',
      id: member.id,
      fields: { name: 'Анна', email: 'anna@company.example', jobTitle: sampleProfile.position },
    });
  });

  it('has a member with a name whatever the profile holds', () => {
    expect(made(FORM, null).member.name).toBe('Владелец компании');
    expect(made(FORM, { ...PERSON, name: '  ' }).member.name).toBe('maria@example.com');
    expect(made(FORM, { name: '', email: ' ', position: '' }).member.name).toBe('Владелец компании');
  });

  it('is not made of a wrong form', () => {
    expect(() => createCompany(EMPTY_COMPANY_FORM, PERSON, [], { newId: counter() })).toThrow(RangeError);
    expect(() => createCompany(FORM, PERSON, ['новый день'], { newId: counter() })).toThrow(RangeError);
  });

  it('makes a second one of the same name impossible, however it is typed', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, (company) => {
        const stored = made({ ...FORM, company }).company.name;
        expect(checkCompanyForm({ ...FORM, company }, [stored]).company).toBeDefined();
        expect(checkCompanyForm({ ...FORM, company: `  ${stored} ` }, [stored]).company).toBeDefined();
      }),
    );
  });
});

it('companies go by age, then by id', () => {
  const companies = [
    { id: 'c', createdAt: '2026-02-01' },
    { id: 'b', createdAt: '2026-01-01' },
    { id: 'a', createdAt: '2026-02-01' },
  ];
  expect(inOrderOfAge(companies).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
