import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { placeRanges, rangesIn } from '#src/domain/core/textRange.ts';
import { isMostlySame } from '#src/domain/evidence/refusal.ts';
import { unmarkedAmong } from '#src/domain/evidence/waiting.ts';

const range = fc
  .tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }))
  .map(([start, length]) => ({ start, end: start + length }));
const ranges = fc.array(range, { maxLength: 40 });

describe('ranges of a text', () => {
  it('are placed by their beginning', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const { placed } = placeRanges(all);
        expect(placed.map(({ start }) => start)).toEqual(all.map(({ start }) => start).toSorted((a, b) => a - b));
      }),
    );
  });

  it('are found where they share something with a part, as a look at every one finds them', () => {
    fc.assert(
      fc.property(ranges, range, (all, part) => {
        const index = placeRanges(all);
        expect(rangesIn(index, part)).toEqual(
          index.placed.filter(({ start, end }) => start < part.end && end > part.start),
        );
      }),
    );
  });

  it('tell which findings are not marked, as a look at every mark does', () => {
    fc.assert(
      fc.property(ranges, ranges, (findings, marked) => {
        expect(unmarkedAmong(findings, placeRanges(marked))).toEqual(
          findings.filter((one) => !marked.some((place) => isMostlySame(place, one))),
        );
      }),
    );
  });
});
