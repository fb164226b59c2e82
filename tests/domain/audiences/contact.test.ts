import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addressesOf,
  addressKey,
  contactKeys,
  NO_CONTACT,
  readAddressed,
  readContacts,
  showAddress,
} from '#src/domain/audiences/contact.ts';
import { EMPTY_PREVIEW, previewContacts, previewInSteps, totalLines } from '#src/domain/audiences/contactPreview.ts';
import { readRow } from '#src/domain/audiences/contactPlan.ts';
import { contactIndex, type ContactEntry } from '#src/domain/audiences/contactList.ts';
import { findContactColumn, findContactPlace, findHeaderRow } from '#src/domain/audiences/contactTable.ts';
import { normalisePhone, phoneProblem, readPhones } from '#src/domain/core/phone/phone.ts';
import { normaliseTelegram, telegramProblem } from '#src/domain/core/telegram.ts';
import { foreignNumber } from '#src/features/audiences/contacts/foreignNumber.ts';

const NUMBER = '+79001234567';
const LOST = 'Таблица округлила номер, и часть цифр потеряна: введите его целиком';
const SEVERAL = 'В строке несколько номеров: оставьте один';
const FOREIGN = 'Иностранный номер: подходят только номера на +7';
const NONE = 'Здесь нет номера телефона';

const keyOf = (value: string) => addressKey({ type: 'telegram', value });
const fromNothing = { known: new Map<string, ContactEntry>() };
const lines = (...texts: string[]) => texts.map((text, index) => ({ line: index + 1, text }));

describe('a phone', () => {
  it.each([
    ['+7(900)123-45-67'],
    ['8-900-123-45-67'],
    ['79001234567'],
    ['9001234567'],
    ['8 (900) 123 45 67'],
    ['+79001234567'],
    ['89001234567'],
    ['8(900)1234567'],
    ['+7 900 123‑45‑67'],
    ['+7\u00A0900\u00A0123–45—67'],
    ['+7\u202F900\u2009123−45−67'],
    ['8.900.123.45.67'],
    ['8/900/123/45/67'],
    ['8[900]123-45-67'],
    ['  8 900 123 45 67\t'],
    ['tel:+79001234567'],
    ['tel:+7-900-123-45-67;ext=12'],
    ['моб. 8 900 123-45-67'],
    ['тел.: +7 (900) 123-45-67'],
    ['Марина, +7 900 123-45-67'],
    ['+7 900 123-45-67 (Марина, после 18)'],
    ['Марина, 35 лет, 8 900 123-45-67'],
    ['01.02.2026 89001234567'],
    ['8 900 123-45-67 доб. 12'],
    ['8 900 123-45-67, доб 1234'],
    ['8 900 123-45-67 (доб. 12)'],
    ['+7 900 123-45-67 ext. 5'],
    ['+7 900 123-45-67 #5'],
    ['7.9001234567E+10'],
    ['7,9001234567E+10'],
    ['7.9001234567e10'],
    ['8,9001234567E+10'],
    ['9.001234567E+9'],
    ['79001234567.0'],
    ['79001234567,00'],
    ['９００１２３４５６７'],
    ['＋７（９００）１２３－４５－６７'],
    ["'89001234567"],
    ['"+7 900 123-45-67"'],
    ['\u202A+7 900 123-45-67\u202C'],
    ['\uFEFF89001234567'],
    ['00 7 900 123 45 67'],
    ['8 10 7 900 123 45 67'],
    ['+7 8 900 123-45-67'],
    ['+8 900 123-45-67'],
    ['https://wa.me/79001234567?text=привет'],
    ['89001234567, +7 900 123-45-67'],
  ])('%s is understood', (text) => {
    expect(normalisePhone(text)).toBe(NUMBER);
    expect(phoneProblem(text)).toBeNull();
  });

  it.each([
    ['+7 (495) 123-45-67', '+74951234567'],
    ['8 (812) 123-45-67', '+78121234567'],
    ['(812) 123-45-67', '+78121234567'],
    ['8 800 123-45-67', '+78001234567'],
    ['+7 701 123 45 67', '+77011234567'],
  ])('%s is %s', (text, value) => {
    expect(normalisePhone(text)).toBe(value);
  });

  it.each([
    ['7.9E+10', LOST],
    ['7,9E+10', LOST],
    ['7.90012E+10', LOST],
    ['7.900123456E+10', LOST],
    ['89001234567 89007654321', SEVERAL],
    ['8 900 123 45 67 8 900 765 43 21', SEVERAL],
    ['89001234567, 8 900 765-43-21', SEVERAL],
    ['+375 29 123-45-67', FOREIGN],
    ['+380 44 123 45 67', FOREIGN],
    ['+1 202 555 0143', FOREIGN],
    ['+84 90 123 45 67', FOREIGN],
    ['+86 138 0013 8000', FOREIGN],
    ['+90 532 123 45 67', FOREIGN],
    ['', NONE],
    ['Марина', NONE],
    ['Телефон', NONE],
    ['user89001234567', NONE],
    ['89001234567@example.com', NONE],
    ['8 900 123-45-6', 'Не хватает цифр: в\u00A0номере их 11, а здесь 10'],
    ['123-45-67', 'Не хватает цифр: в\u00A0номере их 11, а здесь 7'],
    ['8 900 123-45-678', 'Лишние цифры: в\u00A0номере их 11, а здесь 12'],
    ['5001234567', 'Номер начинается с\u00A0+7 или\u00A08'],
    ['19001234567', 'Номер начинается с\u00A0+7 или\u00A08'],
    ['8 100 123-45-67', 'Нет такого кода: 100'],
    [`${' '.repeat(400)}89001234567`, 'Слишком длинная строка: оставьте в ней один контакт'],
  ])('%s is none', (text, problem) => {
    expect(normalisePhone(text)).toBeNull();
    expect(phoneProblem(text)).toBe(problem);
  });

  const separator = fc.stringMatching(/^[ \u00A0\u202F().‑–—−-]{0,3}$/);
  const national = fc.stringMatching(/^9[0-9]{9}$/);

  it('is understood whatever parts its digits, with any prefix', () => {
    const prefix = fc.constantFrom('', '8', '7', '+7');
    fc.assert(
      fc.property(national, prefix, fc.array(separator, { minLength: 11, maxLength: 11 }), (digits, first, between) => {
        const parted = [...digits].map((digit, index) => (between[index] ?? '') + digit).join('');
        expect(normalisePhone(first + parted)).toBe(`+7${digits}`);
      }),
    );
  });

  it('stays itself when it is read again or shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[348]?9[0-9]{9}$/), (digits) => {
        const value = `+7${digits.slice(0, 10)}`;
        expect(normalisePhone(value)).toBe(value);
        expect(normalisePhone(showAddress({ type: 'phone', value }))).toBe(value);
      }),
    );
  });

  it('is found in any text or has a problem, never both', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ().,eE-]{0,24}$/)), (text) => {
        const value = normalisePhone(text);
        expect(value === null).toBe(phoneProblem(text) !== null);
        expect(value ?? '+70000000000').toMatch(/^\+7\d{10}$/);
      }),
    );
  });

  it('is shown so that it does not break', () => {
    expect(showAddress({ type: 'phone', value: NUMBER })).toBe('+7\u00A0900\u00A0123-45-67');
  });
});

describe('a Telegram name', () => {
  it.each([
    ['marina_pm'],
    ['@marina_pm'],
    ['  @marina_pm '],
    ['＠marina_pm'],
    ['t.me/marina_pm'],
    ['http://t.me/marina_pm'],
    ['https://t.me/marina_pm'],
    ['https://www.t.me/marina_pm/'],
    ['https://t.me/marina_pm?start=1'],
    ['https://t.me/marina_pm/42'],
    ['https://t.me/s/marina_pm'],
    ['https://t.me/@marina_pm'],
    ['HTTPS://T.ME/marina_pm'],
    ['telegram.me/marina_pm'],
    ['https://telegram.me/marina_pm'],
    ['telegram.dog/marina_pm'],
    ['https://marina_pm.t.me'],
    ['tg://resolve?domain=marina_pm'],
    ['tg://resolve?start=1&domain=marina_pm&x=2'],
    ['Марина, @marina_pm'],
    ['Марина (https://t.me/marina_pm)'],
    ['@marina_pm, t.me/marina_pm'],
    ['@marina_pm;'],
    ["'marina_pm"],
    ['\u200E@marina_pm'],
  ])('%s is understood', (text) => {
    expect(normaliseTelegram(text)).toBe('marina_pm');
    expect(telegramProblem(text)).toBeNull();
  });

  it.each([
    ['https://t.me/joinchat/AAAAAE', 'Это приглашение в группу, а не имя человека'],
    ['https://t.me/+AbCdEf12345', 'Это приглашение в группу, а не имя человека'],
    ['tg://join?invite=AbCdEf', 'Это приглашение в группу, а не имя человека'],
    ['https://t.me/addstickers/Cats', 'Это приглашение в группу, а не имя человека'],
    ['https://t.me/+79001234567', 'В ссылке номер телефона: добавьте его на вкладке «Телефоны»'],
    ['@ann', 'Слишком короткое имя: нужно от\u00A05 знаков'],
    [`@${'a'.repeat(33)}`, 'Слишком длинное имя: не больше 32\u00A0знаков'],
    ['@1marina', 'Имя начинается с латинской буквы'],
    ['@marina_', 'Имя не кончается подчёркиванием'],
    ['@марина', 'В имени бывают только латинские буквы, цифры и подчёркивание'],
    ['marina-pm', 'В имени бывают только латинские буквы, цифры и подчёркивание'],
    ['marina@example.com', 'В имени бывают только латинские буквы, цифры и подчёркивание'],
    ['Marina Petrova', 'Непонятно, где имя: поставьте перед ним @'],
    ['@marina_pm @oleg_pm', 'В строке несколько имён: оставьте одно'],
    ['', 'Здесь нет имени в Telegram'],
    ['@', 'Слишком короткое имя: нужно от\u00A05 знаков'],
  ])('%s is none', (text, problem) => {
    expect(normaliseTelegram(text)).toBeNull();
    expect(telegramProblem(text)).toBe(problem);
  });

  it('stays as typed, and is the same in capitals', () => {
    expect(normaliseTelegram('@Marina_PM')).toBe('Marina_PM');
    expect(keyOf('Marina_PM')).toBe(keyOf('marina_pm'));
  });

  it('stays itself when it is read again or shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{3,30}[A-Za-z0-9]$/), (value) => {
        expect(normaliseTelegram(value)).toBe(value);
        expect(normaliseTelegram(showAddress({ type: 'telegram', value }))).toBe(value);
      }),
    );
  });

  it('is found in any text or has a problem, never both', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[@a-z0-9_/.: ]{0,20}$/)), (text) => {
        const value = normaliseTelegram(text);
        expect(value === null).toBe(telegramProblem(text) !== null);
        expect(value === null ? null : normaliseTelegram(value)).toBe(value);
      }),
    );
  });
});

describe('where phones are looked for', () => {
  it.each([
    ['t.me/79001234567'],
    ['https://t.me/79001234567'],
    ['https://telegram.me/89001234567?start=1'],
    ['https://t.me/c/1234567890/89001234567'],
    ['tg://resolve?domain=89001234567'],
  ])('%s is no phone', (text) => {
    expect(readPhones(text)).toEqual({ problem: 'Здесь нет номера телефона' });
  });

  it.each([['https://t.me/+79001234567'], ['https://wa.me/79001234567'], ['t.me/marina_pm, 8 900 123 45 67']])(
    '%s holds one',
    (text) => {
      expect(readPhones(text)).toMatchObject({ values: [NUMBER] });
    },
  );

  it.each([['https://t.me/marina_pm'], ['t.me/marina_pm'], ['@marina_pm'], ['Марина @marina_pm']])(
    '%s is a name in Telegram',
    (text) => {
      const { type, reading } = readAddressed(text, 'phone');
      expect([type, 'values' in reading && reading.values]).toEqual(['telegram', ['marina_pm']]);
      expect(previewContacts(lines(text), 'phone', { known: new Map() })).toMatchObject({
        fresh: [{ telegram: 'marina_pm', phones: [] }],
        unrecognised: [],
      });
    },
  );

  it.each([['marina_pm'], ['m@example'], ['@ann'], ['8 900'], ['https://t.me/+AbCdEf12345']])(
    '%s stays to be mended as a phone',
    (text) => {
      expect(readAddressed(text, 'phone')).toMatchObject({ type: 'phone', reading: { problem: expect.any(String) } });
    },
  );

  it.each([
    ['phone', 'M@Example.com', { emails: ['m@example.com'], phones: [], name: '' }],
    ['telegram', 'Анна Орлова <anna@example.com>', { emails: ['anna@example.com'], telegram: '', name: 'Анна Орлова' }],
    [
      'phone',
      'Анна Орлова, 8 900 123-45-67, anna@example.com',
      { emails: ['anna@example.com'], phones: [NUMBER], name: 'Анна Орлова' },
    ],
  ] as const)('among lines of %s, mail of «%s» is taken', (type, text, contact) => {
    expect(previewContacts(lines(text), type, { known: new Map() })).toMatchObject({
      fresh: [contact],
      unrecognised: [],
    });
  });

  it('a cell that holds a link of Telegram gives the name, and no number', () => {
    const read = readRow(['https://t.me/marina_pm'], { labels: ['Контакт'], uses: ['phone'] });
    expect(read).toMatchObject({ contact: { telegram: 'marina_pm', phones: [], details: [] }, leftOut: 0 });
  });
});

describe('the preview', () => {
  it('counts new ones, duplicates and what it cannot read', () => {
    const known = contactIndex([{ ...NO_CONTACT, phones: ['+79000000001'], listId: 'l', key: 'c' }]);
    const typed = lines('8 900 123 45 67', '', '+79001234567', ' \u00A0', '8 900 000 00 01', 'Марина');
    expect(previewContacts(typed, 'phone', { known })).toEqual({
      fresh: [{ ...NO_CONTACT, phones: [NUMBER] }],
      enriched: [],
      differences: [],
      duplicates: 2,
      unrecognised: [{ line: 6, text: 'Марина', reason: NONE, type: 'phone' }],
      leftOut: 0,
      consents: { refused: 0, unclear: 0 },
      lines: { recognised: 1, repeated: 2, unrecognised: 1, empty: 2, headings: 0, waiting: 0 },
    });
  });

  it('loses no line', () => {
    const text = fc.oneof(
      fc.constantFrom('', ' ', '\uFEFF', '8 900 123-45-67', '+79001234567', '@marina_pm', 'Marina_PM', 'нет'),
      fc.string(),
      fc.stringMatching(/^89[0-9]{9}$/),
    );
    fc.assert(
      fc.property(fc.array(text), fc.constantFrom('phone' as const, 'telegram' as const), (texts, type) => {
        const { fresh, unrecognised, lines: counts } = previewContacts(lines(...texts), type, fromNothing);
        const blank = texts.filter((one) => one.replace(/[\s\u200B-\u200F\uFEFF'"`]/g, '') === '');
        expect(totalLines(counts)).toBe(texts.length);
        expect(counts.empty).toBe(blank.length);
        expect(counts.unrecognised).toBe(unrecognised.length);
        expect(fresh.length).toBeGreaterThanOrEqual(counts.recognised);
        expect(new Set(fresh.flatMap(contactKeys)).size).toBe(fresh.length);
      }),
    );
  });

  it('finds all of 100,000 lines', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      line: index + 1,
      text: `8 (900) ${String(index % 60_000).padStart(7, '0')}`,
    }));
    const { fresh, duplicates } = previewContacts(many, 'phone', fromNothing);
    expect([fresh.length, duplicates]).toEqual([60_000, 40_000]);
  });
});

describe('the preview in steps', () => {
  it('pauses after every step and ends with what the preview in one go gives', () => {
    const typed = lines('8 900 123 45 67', '', '+79001234567', 'Марина', '8 900 123 45 68');
    const steps = previewInSteps(typed, 'phone', { ...fromNothing, step: 2 });
    expect([steps.next(), steps.next()]).toEqual([
      { done: false, value: 2 },
      { done: false, value: 4 },
    ]);
    expect(steps.next()).toEqual({ done: true, value: previewContacts(typed, 'phone', fromNothing) });
  });

  it('of few lines, or none, has no pause', () => {
    expect(previewInSteps(lines('8 900 123 45 67'), 'phone', fromNothing).next().done).toBe(true);
    expect(previewInSteps([], 'phone', fromNothing).next().value).toEqual(EMPTY_PREVIEW);
    expect(previewInSteps(lines('1', '2'), 'phone', { ...fromNothing, step: 2 }).next().done).toBe(true);
  });

  it('draws lines only as it needs them, and keeps what else they say', () => {
    let drawn = 0;
    function* endless() {
      for (;;) {
        drawn += 1;
        yield { line: drawn, text: 'Марина', key: `row-${drawn}` };
      }
    }
    const steps = previewInSteps(endless(), 'phone', { ...fromNothing, step: 10 });
    steps.next();
    expect(drawn).toBeLessThanOrEqual(11);
    steps.return(EMPTY_PREVIEW);
    const { unrecognised } = previewContacts([{ line: 7, text: 'Марина', key: 'row-7' }], 'phone', fromNothing);
    expect(unrecognised).toEqual([{ line: 7, text: 'Марина', key: 'row-7', reason: NONE, type: 'phone' }]);
  });
});

describe('numbers of other countries', () => {
  it.each([
    ['+375 29 123-45-67', '+375291234567'],
    ['+380 44 123 45 67', '+380441234567'],
    ['+1 202 555 0143', '+12025550143'],
    ['+84 90 123 45 67', '+84901234567'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+90 532 123 45 67', '+905321234567'],
    ['+49 (30) 901820', '+4930901820'],
    ['00 44 20 7946 0018', '+442079460018'],
    ['8 10 375 29 123-45-67', '+375291234567'],
    ['375291234567', '+375291234567'],
    ['998 90 123 45 67', '+998901234567'],
    ['Анна, +375 (29) 123-45-67', '+375291234567'],
    ['+7 701 123 45 67', '+77011234567'],
    ['8 900 123-45-67', NUMBER],
  ])('%s is %s', (text, value) => {
    expect(readPhones(text, foreignNumber)).toMatchObject({ values: [value] });
  });

  it.each([
    ['+999 12 345 67 89', 'Такого номера нет: проверьте код страны и цифры'],
    ['+375 29 123', 'Такого номера нет: проверьте код страны и цифры'],
    ['+5 900 123 45 67', 'Такого номера нет: проверьте код страны и цифры'],
    ['+86 138 0013 8000 00 1', 'Такого номера нет: проверьте код страны и цифры'],
    ['120255501432', 'Номер другой страны начните с\u00A0+ и\u00A0её кода'],
    ['12025550143', 'Номер другой страны начните с\u00A0+ и\u00A0её кода'],
  ])('%s is none', (text, problem) => {
    expect(readPhones(text, foreignNumber)).toEqual({ problem });
  });

  it('stay themselves when they are read again', () => {
    for (const value of ['+375291234567', '+12025550143', '+8613800138000']) {
      expect(readPhones(showAddress({ type: 'phone', value }), foreignNumber)).toMatchObject({ values: [value] });
    }
  });
});

describe('a line of several', () => {
  it.each([
    ['89001234567 89007654321', 0],
    ['8 900 123 45 67 8 900 765 43 21', 0],
    ['89001234567, 8 900 765-43-21', 0],
    ['89001234567/89007654321', 0],
    ['8900123456789007654321', 0],
    ['+7 900 123-45-67; 8 (900) 765-43-21', 0],
    ['Марина: 8 900 123-45-67, 8 900 765-43-21, 8 900 111', 1],
    ['Марина: 8 900 123-45-67, 8 900 765-43-21, 12.05.2026', 0],
  ])('%s gives both', (text, leftOut) => {
    expect(readPhones(text)).toMatchObject({ values: [NUMBER, '+79007654321'], leftOut });
  });

  it.each([
    ['8-900-123-45-67 или 45-68', 1],
    ['8 900 123-45-67, 123-45-68', 1],
    ['8 (900) 123-45-67,68', 1],
    ['8 900 123-45-67,68 лет', 0],
    ['89001234567,68', 0],
    ['8 900 123-45-67 с 10-18', 0],
    ['8 900 123-45-67, кв. 45', 0],
  ])('%s gives one, and the end of another is counted', (text, leftOut) => {
    expect(readPhones(text)).toMatchObject({ values: [NUMBER], leftOut });
  });

  it('has foreign ones and ours', () => {
    expect(readPhones('+375 29 123-45-67 89001234567', foreignNumber)).toMatchObject({
      values: ['+375291234567', NUMBER],
    });
  });

  it('gives all Telegram names, and counts what is none', () => {
    expect(readContacts('@marina_pm, t.me/oleg_pm, @ann', 'telegram')).toMatchObject({
      values: ['marina_pm', 'oleg_pm'],
      leftOut: 1,
    });
  });

  it('counts as one line', () => {
    const {
      fresh,
      duplicates,
      leftOut,
      lines: counts,
    } = previewContacts(lines('89001234567 89007654321', '89007654321 12345678'), 'phone', fromNothing);
    expect(fresh.map(({ phones: [value] }) => value)).toEqual([NUMBER, '+79007654321']);
    expect([duplicates, leftOut]).toEqual([1, 1]);
    expect(counts).toMatchObject({ recognised: 1, repeated: 1 });
  });
});

describe('the words around a contact', () => {
  it.each([
    ['Марина Петрова, +7 900 123-45-67', 'name', 'Марина Петрова'],
    ['тел.: 8 900 123-45-67 (после 18)', 'notes', 'после 18'],
    ['8 900 123-45-67 доб. 12', 'notes', 'доб. 12'],
    ['8 900 123-45-67 доб.12', 'notes', 'доб. 12'],
    ['8(900)123-45-67доб.12', 'notes', 'доб. 12'],
    ['8 900 123-45-67 (доб.12)', 'notes', 'доб. 12'],
    ['8 900 123-45-67;12', 'notes', 'доб. 12'],
    ['+79001234567,,12#', 'notes', 'доб. 12'],
    ['+79001234567,12#', 'notes', 'доб. 12'],
    ['Анна 8 900 123-45-67 12-34-567', 'notes', 'Анна 12-34-567'],
  ] as const)('%s keeps them', (text, field, note) => {
    const [contact] = previewContacts(lines(text), 'phone', fromNothing).fresh;
    expect(contact).toEqual({ ...NO_CONTACT, phones: [NUMBER], [field]: note });
  });

  it.each(['+7 900 123-45-67', 'тел. 8 900 123-45-67', 'https://wa.me/79001234567?text=привет', '8 900 123 45 67,'])(
    '%s has none',
    (text) => {
      expect(previewContacts(lines(text), 'phone', fromNothing).fresh).toEqual([{ ...NO_CONTACT, phones: [NUMBER] }]);
    },
  );
});

describe('a sheet', () => {
  const few = [
    ['Имя', 'Телефон'],
    ['Марина', '8 900 000-00-11'],
  ];

  it('is looked into for 200 columns only', () => {
    const wide = Array.from({ length: 3 }, () => [...Array<string>(16_000).fill('нет'), '8 900 123-45-67']);
    expect(findContactPlace(wide, { type: 'phone' })).toEqual({ column: -1, header: -1 });
    expect(findContactPlace(few, { type: 'phone' })).toEqual({ column: 1, header: 0 });
  });
});

describe('a table', () => {
  const table = [
    ['', '', ''],
    ['Имя', 'Статус', 'Телефон', 'Telegram'],
    ['Marina', 'active', '8 900 000-00-11', '@marina_pm'],
    ['Alexey', 'active', '+7 900 000 00 12', 't.me/alexey_pm'],
    ['Ксения', 'active', '', 'kseniya_pm'],
    ['Oksana', 'active', '7.9000000014E+10', ''],
  ];

  it('has its contacts in the column that holds most of them', () => {
    expect(findContactColumn(table, { type: 'phone' })).toBe(2);
    expect(findContactColumn(table, { type: 'telegram' })).toBe(3);
    expect(findContactColumn([['Имя'], ['Ксения']], { type: 'telegram' })).toBe(-1);
    expect(findContactColumn([], { type: 'phone' })).toBe(-1);
  });

  it('has headings when the first row is no contact and the rest are', () => {
    expect(findHeaderRow(table, 2, { type: 'phone' })).toBe(1);
    expect(findHeaderRow(table, 3, { type: 'telegram' })).toBe(1);
    expect(findHeaderRow(table.slice(2), 2, { type: 'phone' })).toBe(-1);
    expect(findHeaderRow([['нет'], ['нет'], ['нет']], 0, { type: 'phone' })).toBe(-1);
    expect(findHeaderRow([], 0, { type: 'phone' })).toBe(-1);
  });

  it('keeps a contact whose values are unlike', () => {
    const contact = { ...NO_CONTACT, phones: [NUMBER], emails: ['marina@example.com'], telegram: 'Marina_pm' };
    expect(addressesOf(contact).map(showAddress)).toEqual([
      '+7\u00A0900\u00A0123-45-67',
      'marina@example.com',
      '@Marina_pm',
    ]);
    expect(contactKeys(contact)).toEqual(['phone:+79001234567', 'email:marina@example.com', 'telegram:marina_pm']);
  });
});
