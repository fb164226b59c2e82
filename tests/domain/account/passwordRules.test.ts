import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LONGEST_PASSWORD, passwordFault, SHORTEST_PASSWORD } from '#src/domain/account/passwordRules.ts';

const EMAIL = 'Kovaleva@Smena.example';
const fault = (password: string, email = EMAIL) => passwordFault(password, email);

describe('a password', () => {
  it.each([
    ['кот спит на окне', null],
    ['ab3!ab3!xx?z', null],
    ['кот спит на ', null],
    // No longer than eleven, though it takes more units.
    ['кот🐈спит🐈ту', 'short'],
    ['кот🐈спит🐈тут🐈', null],
    ['', 'short'],
    // One letter, and four.
    ['аааааааааааа', 'common'],
    ['абвгабвгабвг', 'common'],
    ['абвгдабвгдаб', null],
    // Capitals are no disguise.
    ['PassWord2026', 'common'],
    ['ПАРОЛЬ123456', 'common'],
    ['qwerty123456', 'common'],
    // Nine more signs are no sentence, ten are.
    ['qwerty вот это', 'common'],
    ['qwerty вот этот', 'common'],
    ['qwerty вот эти вы', null],
    // A common word in the middle is no beginning.
    ['мой qwerty лежит', null],
  ])('%j: %s', (password, expected) => {
    expect(fault(password)).toBe(expected);
  });

  it.each([
    ['kovaleva2026', 'own'],
    ['KOVALEVA@smena.example', 'own'],
    ['2026smena.exampleKovaleva', 'own'],
    // The rest of it is a sentence.
    ['kovaleva спит на окне', null],
    // Their domain alone is a word like another.
    ['smena.example 2026!', null],
  ])('of %j its owner’s address is known to all: %s', (password, expected) => {
    expect(fault(password)).toBe(expected);
  });

  it('a short name is in many words: it says nothing', () => {
    expect(fault('anя ходила 26', 'an@smena.example')).toBeNull();
    expect(fault('anna ходит26', 'anna@smena.example')).toBe('own');
  });

  it('is bound by nothing but its length, both ends of it taken', () => {
    const sentence = 'дом кот лес мяч пруд ';
    const of = (length: number) => sentence.repeat(20).slice(0, length);
    expect([of(SHORTEST_PASSWORD - 1), of(SHORTEST_PASSWORD), of(LONGEST_PASSWORD), of(LONGEST_PASSWORD + 1)].map((one) => fault(one))).toEqual(['short', null, null, 'long']); // prettier-ignore
  });

  it('an address that is none takes nothing away', () => {
    assert(
      property(string({ minLength: 0, maxLength: 3 }), (email) => {
        expect(fault('кот спит на окне', email)).toBeNull();
      }),
    );
  });
});
