import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { isSame } from '#src/domain/core/same.ts';

it.each([
  [null, {}],
  [{}, null],
  [{}, undefined],
  [undefined, null],
  ['', {}],
  [{}, 0],
  ['a', ['a']],
  [['a'], 'a'],
  [[], {}],
  [{}, []],
  [['a'], { 0: 'a' }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
  [{ toString: undefined, a: 1 }, { b: 1 }],
  [{ constructor: Object }, { other: Object }],
])('%j and %j do not say the same', (a, b) => {
  expect(isSame(a, b)).toBe(false);
});

it.each([
  [Number.NaN, Number.NaN],
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [
    { a: 1, b: [null] },
    { b: [null], a: 1 },
  ],
  [{ a: undefined, b: 1 }, { b: 1 }],
])('%j and %j say the same', (a, b) => {
  expect(isSame(a, b)).toBe(true);
});

it('a copy says the same as its original, and what it says holds both ways', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSame(one, structuredClone(one))).toBe(true);
      expect(isSame(one, other)).toBe(isSame(other, one));
    }),
  );
});
