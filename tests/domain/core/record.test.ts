import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keyedTexts, ordered, positionAt, positionBetween, positionsAt } from '#src/domain/core/record.ts';

describe('positionAt', () => {
  it('sorts as the numbers do', () => {
    fc.assert(
      fc.property(fc.nat(1_600_000), fc.nat(1_600_000), (a, b) => {
        expect(Math.sign(a - b)).toBe(positionAt(a) < positionAt(b) ? -1 : positionAt(a) > positionAt(b) ? 1 : 0);
      }),
    );
    const list = Array.from({ length: 3000 }, (_, index) => positionAt(index));
    expect(list.toSorted()).toEqual(list);
  });
});

describe('positionsAt', () => {
  it('puts members where they are wanted, in a row where several have one position too, and leaves the others', () => {
    const places = fc.array(fc.nat(4), { maxLength: 8 });
    fc.assert(
      fc.property(places, fc.nat(8), fc.integer({ min: 1, max: 3 }), (numbers, place, count) => {
        const row = numbers
          .toSorted((a, b) => a - b)
          .map((number, index) => ({ id: `r${index}`, position: positionAt(number) }));
        const at = place % (row.length + 1);
        const ids = Array.from({ length: count }, (_, index) => `new${index}`);
        const moved = positionsAt(row, at, ids);
        const now = new Map([...row.map(({ id, position }) => [id, position] as const), ...moved]);
        const wanted = [...row.slice(0, at), ...ids.map((id) => ({ id })), ...row.slice(at)].map(({ id }) => id);
        const seen = wanted.toSorted((a, b) => {
          const [one, other] = [now.get(a) ?? '', now.get(b) ?? ''];
          // Of one position, those of the row stay in their order.
          return one === other ? wanted.indexOf(a) - wanted.indexOf(b) : one < other ? -1 : 1;
        });
        expect(seen).toEqual(wanted);
        const own = moved.map(([, position]) => position);
        expect(new Set(own).size).toBe(own.length);
        const others = row.filter(({ id }) => !moved.some(([one]) => one === id));
        expect(others.some(({ position }) => own.includes(position))).toBe(false);
      }),
    );
  });
});

describe('positionBetween', () => {
  it('is always strictly between, however often and wherever one inserts', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 60 }), (size, places) => {
        const list = Array.from({ length: size }, (_, index) => positionAt(index));
        for (const place of places) {
          const index = place % (list.length + 1);
          const before = list[index - 1] ?? null;
          const after = list[index] ?? null;
          const position = positionBetween(before, after);
          expect(before === null || before < position).toBe(true);
          expect(after === null || position < after).toBe(true);
          list.splice(index, 0, position);
        }
        expect(new Set(list).size).toBe(list.length);
        expect(list.toSorted()).toEqual(list);
      }),
    );
  });

  it('goes on at the same place', () => {
    for (const [start, end] of [
      [null, positionAt(0)],
      [positionAt(3), positionAt(4)],
      [positionAt(9), null],
    ] as const) {
      let low: string | null = start;
      let high: string | null = end;
      for (let turn = 0; turn < 400; turn += 1) {
        const position = positionBetween(low, high);
        expect(low === null || low < position).toBe(true);
        expect(high === null || position < high).toBe(true);
        expect(position.endsWith('0')).toBe(false);
        if (turn % 2 === 0) high = position;
        else low = position;
      }
    }
  });

  it('lies between any two positions', () => {
    const position = fc.stringMatching(/^[0-9a-z]{0,5}[1-9a-z]$/);
    fc.assert(
      fc.property(position, position, (a, b) => {
        fc.pre(a !== b);
        const [low, high] = a < b ? [a, b] : [b, a];
        const between = positionBetween(low, high);
        expect(low < between && between < high).toBe(true);
      }),
    );
  });

  it('refuses what has no place between, and what is no position', () => {
    for (const [before, after] of [
      ['b', 'a'],
      ['a', 'a'],
      [null, 'a0'],
      ['A', null],
      [null, 'ы'],
      ['', null],
    ] as const) {
      expect(() => positionBetween(before, after)).toThrow(RangeError);
    }
  });
});

describe('ordered', () => {
  it('goes by position, then by key', () => {
    const map = { z: { text: '2', position: 'b' }, b: { text: '1', position: 'a' }, a: { text: '0', position: 'a' } };
    expect(ordered(map).map(({ key }) => key)).toEqual(['a', 'b', 'z']);
    expect(ordered(keyedTexts('q', ['Раз', 'Два'])).map(({ text }) => text)).toEqual(['Раз', 'Два']);
  });
});
