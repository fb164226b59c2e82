import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { stepSelection, stretchOf, type DirectedSelection } from '#src/domain/research/reading/selectionSteps.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

const TEXT = 'Интервьюер: Как вы ищете?\nРеспондент: Долго. Пишу в чаты, и 20-30 минут жду.\n';
const PARTS = turnsOf(TEXT).map(({ bodyStart, end }) => ({ start: bodyStart, end }));
const words = (selection: DirectedSelection) => {
  const stretch = stretchOf(selection);
  return stretch ? TEXT.slice(stretch.start, stretch.end) : '';
};
const walk = (from: DirectedSelection, unit: 'word' | 'sentence', ...steps: (1 | -1)[]) =>
  steps.reduce((now, by) => stepSelection(TEXT, PARTS, now, unit, by), from);
const at = (place: string): DirectedSelection => ({ anchor: TEXT.indexOf(place), head: TEXT.indexOf(place) });

describe('selecting by keys', () => {
  it('goes on by words, and back', () => {
    expect(words(walk(at('Пишу'), 'word', 1, 1, 1))).toBe('Пишу в чаты');
    expect(words(walk(at('Пишу'), 'word', 1, 1, 1, -1))).toBe('Пишу в ');
    expect(words(walk(at('20-30'), 'word', 1))).toBe('20-30');
    expect(words(walk(at('Пишу'), 'word', -1))).toBe('Долго. ');
  });

  it('goes on by sentences', () => {
    expect(words(walk(at('Долго'), 'sentence', 1))).toBe('Долго.');
    expect(words(walk(at('Долго'), 'sentence', 1, 1))).toBe('Долго. Пишу в чаты, и 20-30 минут жду.');
    expect(words(walk(at('чаты'), 'sentence', -1))).toBe('Пишу в ');
  });

  it('goes over the name of who speaks next, and stays at the ends of the text', () => {
    expect(words(walk(at('ищете'), 'word', 1, 1))).toBe('ищете?\nРеспондент: Долго');
    const end = { anchor: 0, head: TEXT.trimEnd().length };
    expect(walk(end, 'word', 1)).toEqual(end);
    expect(walk(at('Как'), 'sentence', -1)).toEqual(at('Как'));
    expect(stepSelection('', [], { anchor: 0, head: 0 }, 'word', 1)).toEqual({ anchor: 0, head: 0 });
  });

  it('never stands still before the end, and never goes the other way', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: TEXT.length }),
        fc.constantFrom('word' as const, 'sentence' as const),
        (place, unit) => {
          const ahead = walk({ anchor: place, head: place }, unit, 1);
          const back = walk({ anchor: place, head: place }, unit, -1);
          expect(ahead.head).toBeGreaterThanOrEqual(place);
          expect(back.head).toBeLessThanOrEqual(place);
          expect(ahead.head > place || !/[\p{L}\p{N}]/u.test(TEXT.slice(place))).toBe(true);
        },
      ),
    );
  });
});
