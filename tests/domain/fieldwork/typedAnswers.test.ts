import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readAnswer } from '#src/domain/fieldwork/answers.ts';
import { question } from '#src/samples/scripts.ts';

const OPTIONS = ['Да, часто', 'Ещё не решил', 'Хлеб и соль', '«Сам»', '3'].map((text, at) => ({
  key: 'abcde'[at] ?? '',
  text,
}));
const choice = (text: string, isMultiple = true) =>
  readAnswer(question('q', { kind: 'choice', options: OPTIONS, isMultiple }), 0, { text }).meaning;
const number = (text: string) => readAnswer(question('q', { kind: 'number' }), 0, { text });
const mark = (text: string, to = 10) =>
  readAnswer(question('q', { kind: 'scale', scale: { from: 0, to, fromLabel: '', toLabel: '' } }), 0, { text }).meaning;
const contact = (text: string) => readAnswer(question('q', { kind: 'contact' }), 0, { text }).meaning.is;

describe('a choice that is typed', () => {
  it.each([
    ['Да, часто.', ['a']],
    ['да,часто', ['a']],
    ['еще не решил!', ['b']],
    ['сам', ['d']],
    ['2.', ['b']],
    ['№2', ['b']],
    ['2)', ['b']],
    ['Второй вариант', ['b']],
    // The word is nearer than the number.
    ['3', ['e']],
    ['Да, часто; хлеб и соль', ['a', 'c']],
    ['хлеб и соль и сам', ['c', 'd']],
    ['1, 2 и 4', ['a', 'b', 'd']],
    ['1 2', ['a', 'b']],
    ['1+4', ['a', 'd']],
    ['1-2', ['a', 'b']],
  ])('«%s»', (text, options) => {
    expect(choice(text)).toEqual({ is: 'options', options });
  });

  it.each(['да', 'сам, торфом', '1 и торф', '9', '0', '2-1', '1-9', 'Да, часто, наверное', ''])(
    '«%s» is none',
    (text) => {
      expect(choice(text)).toEqual({ is: 'unread' });
    },
  );

  it('is one where one is asked for', () => {
    expect(choice('1 и 2', false)).toEqual({ is: 'unread' });
    expect(choice('1-2', false)).toEqual({ is: 'unread' });
  });

  it('is whatever options are typed in a row, by their words or numbers', () => {
    const some = fc.uniqueArray(fc.constantFrom(0, 1, 2, 3), { minLength: 1 });
    const between = fc.constantFrom(', ', '; ', ' и ', '\n', ' + ');
    fc.assert(
      fc.property(some, between, fc.boolean(), fc.constantFrom('', '.', '!'), (chosen, by, isNumber, end) => {
        const text = chosen.map((at) => (isNumber && at !== 2 ? `${at + 1}` : OPTIONS[at]?.text)).join(by) + end;
        expect(choice(text)).toEqual({ is: 'options', options: chosen.map((at) => OPTIONS[at]?.key) });
      }),
    );
  });
});

describe('a number that is typed', () => {
  it.each([
    ['12 500 ₽', 12_500],
    ['12500', 12_500],
    ['1,5', 1.5],
    ['2.5 часа', 2.5],
    ['−5', -5],
    ['1\u00A0000\u00A0000.', 1_000_000],
    ['25 лет', 25],
    ['50%', 50],
  ])('«%s»', (text, value) => {
    expect(number(text).meaning).toEqual({ is: 'number', number: value });
  });

  it.each(['2.500', '5 7', '20-30', '5 тыс.', '2 млн', '5к', 'около двадцати', '5 или 6', '8 из 10', ''])(
    '«%s» is asked back',
    (text) => {
      expect(number(text).meaning).toEqual({ is: 'unread' });
    },
  );

  it('of two meanings names both', () => {
    expect(number('2.500').problem?.replaceAll(/\s/g, ' ')).toContain('2 500 или 2,5');
  });
});

describe('a mark that is typed', () => {
  it.each([
    ['8 из 10', 8],
    ['8/10', 8],
    ['8.', 8],
    ['10!', 10],
    ['восемь', 8],
    ['на 7', 7],
    ['ноль', 0],
    ['9 баллов', 9],
  ])('«%s»', (text, value) => {
    expect(mark(text)).toEqual({ is: 'number', number: value });
  });

  it.each(['4-5', '4,5', '11', '-1', '8 9', '8 из', 'много'])('«%s» is asked back', (text) => {
    expect(mark(text)).toEqual({ is: 'unread' });
  });

  it('of another scale is asked back, not counted anew', () => {
    expect(mark('8 из 10', 5)).toEqual({ is: 'unread' });
    expect(mark('4 из 10', 5)).toEqual({ is: 'unread' });
  });
});

it('a number of any country reaches a person', () => {
  for (const text of ['+375 29 123-45-67', '+1 415 555 26 71', '+49 30 23125-001']) expect(contact(text)).toBe('text');
  for (const text of ['+7 900 123-45-678', '8 900 00', '12']) expect(contact(text)).toBe('unread');
});

describe('a number that is too large', () => {
  it('is asked for anew, and one that is taken is the one that was typed', () => {
    for (const text of ['99999999999999999999', '9007199254740992', '9 007 199 254 740 992 ₽']) {
      expect(number(text)).toMatchObject({ meaning: { is: 'unread' }, problem: expect.stringMatching(/слишком большое.*не\sбольше 9/) }); // prettier-ignore
    }
    expect(number('-99999999999999999999').problem).toMatch(/слишком маленькое.*не\sменьше [-−]9/);
    const any = fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n });
    fc.assert(
      fc.property(any, (typed) => {
        const { meaning } = number(String(typed));
        const taken = meaning.is === 'number' ? BigInt(meaning.number) : null;
        expect(taken).toBe(Number.isSafeInteger(Number(typed)) ? typed : null);
      }),
    );
  });
});
