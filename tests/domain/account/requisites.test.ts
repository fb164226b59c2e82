import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  checkAccount,
  checkEmail,
  checkInn,
  checkKpp,
  checkOgrn,
  checkRequisites,
  checkSeller,
  compactNumber,
  EMPTY_REQUISITES,
  tidyRequisites,
  type Requisites,
} from '#src/domain/account/requisites.ts';
import { SELLER as seller } from '#src/domain/account/seller.ts';
import { transactions } from '#src/samples/account.ts';

const good: Requisites = {
  organisation: 'ПАО «Газпром»',
  inn: '7736050003',
  kpp: '781401001',
  ogrn: '1027700070518',
  address: 'Санкт-Петербург',
  contact: 'Иван Петров',
  email: 'ivan@example.com',
};

/** Numbers of well-known firms, from the state's public register. */
const FIRM_INNS = ['7707083893', '7736050003', '7736207543', '7710140679', '7702070139', '7799000421'];
const FIRM_OGRNS = ['1027700132195', '1027700070518', '1027700229193', '1027739609391', '1267799000424'];
/** Made up, with the digits worked out by hand. */
const PERSON_INNS = ['500100732259', '770708389320', '123456789047'];
const PERSON_OGRNS = ['304500116000157', '313132804400022'];

/** The number with its digit at a place made another one. */
function spoilt(number: string, place: number, by: number): string {
  return number.slice(0, place) + String((Number(number[place]) + by) % 10) + number.slice(place + 1);
}

describe('INN', () => {
  it.each(FIRM_INNS)('%s is a firm’s', (inn) => {
    expect(checkInn(inn)).toBeUndefined();
  });
  it.each(['500100732259', '123456789047'])('%s is an entrepreneur’s', (inn) => {
    expect(checkInn(inn)).toBeUndefined();
  });
  it.each([
    ['', /только из цифр/],
    ['0000000000', /нулей/],
    ['000000000000', /нулей/],
    ['7707083894', /Контрольная/],
    ['500100732258', /Контрольная/],
    ['500100732269', /Контрольная/],
    ['770708389', /сейчас 9/],
    ['77070838931', /сейчас 11/],
    ['7707083893123', /сейчас 13/],
    ['77O7083893', /только из цифр/],
    ['٧٧٠٧٠٨٣٨٩٣', /только из цифр/],
    ['-', /только из цифр/],
  ])('%j is none', (inn, why) => {
    expect(checkInn(inn)).toMatch(why);
  });
  it('is read through the spaces and dashes it was pasted with', () => {
    for (const pasted of [
      ' 7707 083 893 ',
      '77-07-083893',
      '7707\u00A0083\u2009893\n',
      '7707–083—893',
      '7707\u200B083893',
    ]) {
      expect(checkInn(pasted)).toBeUndefined();
      expect(compactNumber(pasted)).toBe('7707083893');
    }
  });
  it('notices every wrong single digit but those that the sum cannot tell', () => {
    let missed = 0;
    for (const inn of FIRM_INNS) {
      for (let place = 0; place < 10; place += 1) {
        for (let by = 1; by < 10; by += 1) if (checkInn(spoilt(inn, place, by)) === undefined) missed += 1;
      }
    }
    // Remainders 0 and 10 share a digit: a known weakness of the sum, never of the last digit.
    expect(missed / (FIRM_INNS.length * 90)).toBeLessThan(0.05);
    expect(FIRM_INNS.flatMap((inn) => [1, 2, 3, 9].map((by) => checkInn(spoilt(inn, 9, by)))).includes(undefined)).toBe(
      false,
    );
  });
  it('takes just one last digit for any first nine', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{8}$/), (head) => {
        expect([...'0123456789'].filter((last) => checkInn(head + last) === undefined)).toHaveLength(1);
      }),
    );
  });
});

describe('OGRN and OGRNIP', () => {
  it.each(FIRM_OGRNS)('%s is a firm’s', (ogrn) => {
    expect(checkOgrn(ogrn, false)).toBeUndefined();
    expect(checkOgrn(ogrn, true)).toMatch(/15 цифр в ОГРНИП; сейчас 13/);
  });
  it.each(PERSON_OGRNS)('%s is an entrepreneur’s', (ogrn) => {
    expect(checkOgrn(ogrn, true)).toBeUndefined();
    expect(checkOgrn(ogrn, false)).toMatch(/13 цифр в ОГРН; сейчас 15/);
  });
  it.each([
    ['1027700132196', false, /Контрольная/],
    ['304500116000158', true, /Контрольная/],
    ['0000000000000', false, /нулей/],
    ['000000000000000', true, /нулей/],
    ['102770013219', false, /сейчас 12/],
    ['30450011600015', true, /сейчас 14/],
    ['10277ОО132195', false, /только из цифр/],
  ])('%s is none', (ogrn, entrepreneur, why) => {
    expect(checkOgrn(ogrn, entrepreneur)).toMatch(why);
  });
  it('notices every wrong last digit', () => {
    for (const ogrn of FIRM_OGRNS)
      for (let by = 1; by < 10; by += 1) expect(checkOgrn(spoilt(ogrn, 12, by), false)).toBeDefined();
    for (const ogrn of PERSON_OGRNS)
      for (let by = 1; by < 10; by += 1) expect(checkOgrn(spoilt(ogrn, 14, by), true)).toBeDefined();
  });
});

describe('KPP, mail and accounts', () => {
  it.each(['773601001', '7736 01 001', '7736AB001', '7736ab001'])('%s is a KPP', (kpp) => {
    expect(checkKpp(kpp)).toBeUndefined();
  });
  it.each([
    ['77360100', /сейчас 8/],
    ['7736010011', /сейчас 10/],
    ['000000000', /нулей/],
    ['А73601001', /состоит/],
    ['7736ЯЯ001', /состоит/],
  ])('%s is none', (kpp, why) => {
    expect(checkKpp(kpp)).toMatch(why);
  });
  it.each(['a@b.ru', 'бухгалтерия@пример.рф', ' buh+1@mail.example.co.uk '])('%s is mail', (email) => {
    expect(checkEmail(email)).toBeUndefined();
  });
  it.each(['', 'a', 'a@b', '@b.ru', 'a@', 'a@b..ru', 'a@.ru', 'a b@c.ru', 'a@b.ru, c@d.ru', `${'a'.repeat(250)}@b.ru`])(
    '%s is none',
    (email) => {
      expect(checkEmail(email)).toBeDefined();
    },
  );
  it('an account goes with its bank', () => {
    expect(checkAccount(seller.account, seller.bik, 'settlement')).toBeUndefined();
    expect(checkAccount(seller.correspondentAccount, seller.bik, 'correspondent')).toBeUndefined();
    expect(checkAccount(spoilt(seller.account, 19, 1), seller.bik, 'settlement')).toMatch(/БИК/);
    expect(checkAccount('0'.repeat(20), seller.bik, 'settlement')).toMatch(/нулей/);
    expect(checkAccount('407', seller.bik, 'settlement')).toMatch(/сейчас 3/);
  });
});

describe('the invoice form', () => {
  it('is right', () => {
    expect(checkRequisites(good)).toEqual({});
    expect(checkRequisites({ ...good, kpp: '', ogrn: '' })).toEqual({});
    expect(checkSeller(seller)).toEqual({});
    const payers = transactions.flatMap(({ invoice }) => invoice?.payer ?? []);
    expect(payers.map(checkRequisites)).toEqual([{}]);
  });
  it('names every required field that is empty, and no other', () => {
    expect(Object.keys(checkRequisites(EMPTY_REQUISITES))).toEqual([
      'organisation',
      'inn',
      'address',
      'contact',
      'email',
    ]);
    expect(Object.keys(checkRequisites({ ...EMPTY_REQUISITES, organisation: ' \n', inn: ' - ' }))).toHaveLength(5);
  });
  it('an entrepreneur has no KPP and 15 digits', () => {
    const person = { ...good, inn: '500100732259', kpp: '', ogrn: '304500116000157' };
    expect(checkRequisites(person)).toEqual({});
    expect(checkRequisites({ ...person, kpp: '781401001' })).toEqual({ kpp: expect.stringMatching(/нет КПП/) });
    expect(checkRequisites({ ...person, ogrn: good.ogrn })).toEqual({ ogrn: expect.stringMatching(/15 цифр/) });
    expect(checkRequisites({ ...good, ogrn: person.ogrn })).toEqual({ ogrn: expect.stringMatching(/13 цифр/) });
  });
  it('has no room for more than an invoice has', () => {
    expect(checkRequisites({ ...good, organisation: 'ж'.repeat(251) })).toEqual({ organisation: expect.any(String) });
    expect(checkRequisites({ ...good, contact: 'ж'.repeat(101) })).toEqual({ contact: expect.any(String) });
  });
  it('is kept compact, and stays right', () => {
    const tidy = tidyRequisites({ ...good, inn: ' 7736-050 003', kpp: '7736ab001 ', organisation: ' ПАО\n«Газпром» ' });
    expect(tidy).toMatchObject({ inn: '7736050003', kpp: '7736AB001', organisation: 'ПАО «Газпром»' });
    expect(checkRequisites(tidy)).toEqual({});
  });
  it('never throws, whatever is typed', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        fc.record({ organisation: text, inn: text, kpp: text, ogrn: text, address: text, contact: text, email: text }),
        (form) => {
          expect(() => checkRequisites(form)).not.toThrow();
          expect(tidyRequisites(tidyRequisites(form))).toEqual(tidyRequisites(form));
        },
      ),
    );
  });
});

describe('made-up people', () => {
  it('the table itself is honest: one of its numbers is wrong on purpose', () => {
    expect(PERSON_INNS.filter((inn) => checkInn(inn) !== undefined)).toEqual(['770708389320']);
  });
});
