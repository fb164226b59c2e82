import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import type { MarkedPassage } from '#src/domain/research/markedPassages.ts';
import { textPieces } from '#src/features/research/reading/textPieces.ts';

const stretch = fc
  .tuple(fc.nat({ max: 90 }), fc.integer({ min: 1, max: 30 }))
  .map(([start, length]) => ({ start, end: start + length }));
const passageOf = ({ start, end }: { start: number; end: number }): MarkedPassage => ({
  id: `${start}-${end}`,
  start,
  end,
  words: '',
  mark: null,
  insights: [],
  hypotheses: [],
  lane: 0,
});

it('pieces of a text follow one another without a gap, each with all that is marked in it and nothing else', () => {
  fc.assert(
    fc.property(stretch, fc.array(stretch, { maxLength: 8 }), fc.option(stretch), (part, places, mark) => {
      const passages = places.map(passageOf);
      const pieces = textPieces(part, mark ? [mark] : [], passages);
      expect(pieces[0]?.start).toBe(part.start);
      expect(pieces.at(-1)?.end).toBe(part.end);
      expect(pieces.slice(1).map(({ start }) => start)).toEqual(pieces.slice(0, -1).map(({ end }) => end));
      for (const piece of pieces) {
        expect(piece.end).toBeGreaterThan(piece.start);
        const around = passages.filter(({ start, end }) => start <= piece.start && end >= piece.end);
        expect(piece.passages).toEqual(around);
        expect(piece.mark !== undefined).toBe(mark !== null && mark.start <= piece.start && mark.end >= piece.end);
      }
    }),
  );
});
