import type { SellerDetails } from './account.ts';
import { isEmail } from '../core/email.ts';
import type { Shape } from '../core/schema.ts';
import type { requisitesSchema } from './schema.ts';

/** Who pays an invoice: the legal-entity invoice form (R55). */
export type Requisites = Shape<typeof requisitesSchema>;

/** A form in which nothing is typed. */
export const EMPTY_REQUISITES: Requisites = {
  organisation: '',
  inn: '',
  kpp: '',
  ogrn: '',
  address: '',
  contact: '',
  email: '',
};

/** Errors of a form's fields, in Russian. */
export type FieldErrors<F> = { readonly [K in keyof F]?: string };

/** Most digits of the numbers (R55); an entrepreneur's OGRN has 15. */
export const MAX_DIGITS = { inn: 12, kpp: 9, ogrn: 13, entrepreneurOgrn: 15 } as const;

/** Longest texts, characters; an invoice has room for all of them on its one page. */
export const MAX_REQUISITE_TEXT = { payer: 250, contact: 100, seller: 160 } as const;

/** A number without the spaces and dashes that are pasted in with it. */
export function compactNumber(text: string): string {
  return text.replaceAll(/[\s\p{Zs}\p{Pd}\u00AD\u200B-\u200D\u2060\u2212\uFEFF]/gu, '');
}

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);
const isZeros = (text: string): boolean => /^0+$/.test(text);

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const INN_11 = [7, ...INN_10] as const;
const INN_12 = [3, ...INN_11] as const;

const innDigit = (digits: string, weights: readonly number[]): boolean =>
  (weighted(digits, weights) % 11) % 10 === Number(digits.charAt(weights.length));

/** Whether the INN is an entrepreneur's, by its length alone: 12 digits. */
export function isEntrepreneur(inn: string): boolean {
  return compactNumber(inn).length === 12;
}

const WRONG_DIGIT = 'Контрольная цифра не сходится: проверьте номер';

/** Why a text is no INN of a firm (10 digits) or an entrepreneur (12), in Russian; undefined when it is one. */
export function checkInn(text: string): string | undefined {
  const inn = compactNumber(text);
  if (!isDigits(inn)) return 'ИНН состоит только из цифр';
  if (inn.length !== 10 && inn.length !== 12)
    return `10 цифр у организации, 12 у предпринимателя; сейчас ${inn.length}`;
  if (isZeros(inn)) return 'ИНН из одних нулей не бывает';
  const right = inn.length === 10 ? innDigit(inn, INN_10) : innDigit(inn, INN_11) && innDigit(inn, INN_12);
  return right ? undefined : WRONG_DIGIT;
}

/** Why a text is no OGRN (13 digits) or OGRNIP (15), in Russian; undefined when it is one. */
export function checkOgrn(text: string, entrepreneur: boolean): string | undefined {
  const ogrn = compactNumber(text);
  const length = entrepreneur ? MAX_DIGITS.entrepreneurOgrn : MAX_DIGITS.ogrn;
  const name = entrepreneur ? 'ОГРНИП' : 'ОГРН';
  if (!isDigits(ogrn)) return `${name} состоит только из цифр`;
  if (ogrn.length !== length) return `${length} цифр в ${name}; сейчас ${ogrn.length}`;
  if (isZeros(ogrn)) return `${name} из одних нулей не бывает`;
  // 14 digits are below 2^53, so the remainder is exact.
  const rest = Number(ogrn.slice(0, -1)) % (length - 2);
  return rest % 10 === Number(ogrn.at(-1)) ? undefined : WRONG_DIGIT;
}

/** Why a text is no KPP (9 signs: 4 digits, 2 digits or Latin capitals, 3 digits), in Russian; undefined when it is one. */
export function checkKpp(text: string): string | undefined {
  const kpp = compactNumber(text).toUpperCase();
  if (kpp.length !== MAX_DIGITS.kpp) return `${MAX_DIGITS.kpp} знаков в КПП; сейчас ${kpp.length}`;
  if (isZeros(kpp)) return 'КПП из одних нулей не бывает';
  return /^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$/.test(kpp)
    ? undefined
    : 'КПП состоит из цифр, пятый и шестой знак могут быть латинскими буквами';
}

/** Why a text is no address of mail, in Russian; undefined when it looks like one. */
export function checkEmail(text: string): string | undefined {
  return isEmail(text.trim()) ? undefined : 'Проверьте адрес: он должен быть вида name@company.example';
}

function checkText(text: string, missing: string, most: number): string | undefined {
  if (text.trim() === '') return missing;
  return text.trim().length > most ? `Не длиннее ${most} знаков; сейчас ${text.trim().length}` : undefined;
}

/** The errors there are, without the fields that are right. */
function errorsOf<F>(checked: { readonly [K in keyof F]?: string | undefined }): FieldErrors<F> {
  return Object.fromEntries(Object.entries(checked).filter(([, error]) => error !== undefined)) as FieldErrors<F>;
}

/** Returns the errors of the invoice form (R55); empty when it can be issued. */
export function checkRequisites(form: Requisites): FieldErrors<Requisites> {
  const entrepreneur = isEntrepreneur(form.inn);
  const kpp = compactNumber(form.kpp);
  return errorsOf<Requisites>({
    organisation: checkText(form.organisation, 'Укажите название организации', MAX_REQUISITE_TEXT.payer),
    inn: compactNumber(form.inn) === '' ? 'Укажите ИНН' : checkInn(form.inn),
    kpp: kpp === '' ? undefined : entrepreneur ? 'У предпринимателя нет КПП: оставьте поле пустым' : checkKpp(kpp),
    ogrn: compactNumber(form.ogrn) === '' ? undefined : checkOgrn(form.ogrn, entrepreneur),
    address: checkText(form.address, 'Укажите юридический адрес', MAX_REQUISITE_TEXT.payer),
    contact: checkText(form.contact, 'Укажите контактное лицо', MAX_REQUISITE_TEXT.contact),
    email: form.email.trim() === '' ? 'Укажите почту для счёта' : checkEmail(form.email),
  });
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The form as it is kept: numbers compact, texts on one line. */
export function tidyRequisites(form: Requisites): Requisites {
  return {
    organisation: oneLine(form.organisation),
    inn: compactNumber(form.inn),
    kpp: compactNumber(form.kpp).toUpperCase(),
    ogrn: compactNumber(form.ogrn),
    address: oneLine(form.address),
    contact: oneLine(form.contact),
    email: form.email.trim(),
  };
}

/* ── The seller ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Weights of an account's key, over the bank's three digits and the account's twenty. */
const ACCOUNT = Array.from({ length: 23 }, (_, index) => [7, 1, 3][index % 3] ?? 0);

/** Why a text is no account at this bank (20 digits whose key goes with the BIK), in Russian; undefined when it is one. */
export function checkAccount(text: string, bik: string, kind: 'settlement' | 'correspondent'): string | undefined {
  const account = compactNumber(text);
  if (!isDigits(account) || account.length !== 20) return `20 цифр в номере счёта; сейчас ${account.length}`;
  if (isZeros(account)) return 'Счёт из одних нулей не бывает';
  const code = compactNumber(bik);
  if (code.length !== 9) return undefined;
  const bank = kind === 'settlement' ? code.slice(-3) : `0${code.slice(4, 6)}`;
  return weighted(bank + account, ACCOUNT) % 10 === 0 ? undefined : 'Счёт не сходится с БИК: проверьте оба номера';
}

function checkBik(text: string): string | undefined {
  const bik = compactNumber(text);
  if (!isDigits(bik) || bik.length !== 9) return `9 цифр в БИК; сейчас ${bik.length}`;
  return isZeros(bik) ? 'БИК из одних нулей не бывает' : undefined;
}

/**
 * Returns the errors of the seller's details; empty when invoices can name them. All are required except an entrepreneur's KPP.
 */
export function checkSeller(form: SellerDetails): FieldErrors<SellerDetails> {
  const entrepreneur = isEntrepreneur(form.inn);
  const noKpp = compactNumber(form.kpp) === '';
  const kpp = entrepreneur
    ? noKpp
      ? undefined
      : 'У предпринимателя нет КПП: оставьте поле пустым'
    : checkKpp(form.kpp);
  return errorsOf<SellerDetails>({
    name: checkText(form.name, 'Укажите название продавца', MAX_REQUISITE_TEXT.seller),
    inn: compactNumber(form.inn) === '' ? 'Укажите ИНН' : checkInn(form.inn),
    kpp: noKpp && !entrepreneur ? 'Укажите КПП' : kpp,
    ogrn:
      compactNumber(form.ogrn) === ''
        ? `Укажите ${entrepreneur ? 'ОГРНИП' : 'ОГРН'}`
        : checkOgrn(form.ogrn, entrepreneur),
    address: checkText(form.address, 'Укажите адрес', MAX_REQUISITE_TEXT.seller),
    bank: checkText(form.bank, 'Укажите банк', MAX_REQUISITE_TEXT.seller),
    bik: checkBik(form.bik),
    account: checkAccount(form.account, form.bik, 'settlement'),
    correspondentAccount: checkAccount(form.correspondentAccount, form.bik, 'correspondent'),
  });
}

/** The seller's details as they are kept: numbers compact, texts on one line. */
export function tidySeller(form: SellerDetails): SellerDetails {
  return {
    name: oneLine(form.name),
    inn: compactNumber(form.inn),
    kpp: compactNumber(form.kpp).toUpperCase(),
    ogrn: compactNumber(form.ogrn),
    address: oneLine(form.address),
    bank: oneLine(form.bank),
    bik: compactNumber(form.bik),
    account: compactNumber(form.account),
    correspondentAccount: compactNumber(form.correspondentAccount),
  };
}
