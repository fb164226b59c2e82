import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lookedPart } from '#src/domain/evidence/lookedPart.ts';

describe('the part of a text that is looked through', () => {
  it('is the whole text when it is not longer than the limit', () => {
    expect(lookedPart('А: раз\nБ: два', 14)).toBe('А: раз\nБ: два');
  });

  it('ends with a line', () => {
    expect(lookedPart('А: раз\nБ: два\nА: три', 17)).toBe('А: раз\nБ: два');
  });

  it('is cut at the limit when there is no line', () => {
    expect(lookedPart('раз два три', 5)).toBe('раз д');
  });

  it('is a beginning of the text within the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('а', '\n', ' ') }),
        fc.integer({ min: 1, max: 20 }),
        (text, most) => {
          const part = lookedPart(text, most);
          expect(text.startsWith(part)).toBe(true);
          expect(part.length).toBeLessThanOrEqual(most);
          expect(part.length === 0).toBe(text.length === 0);
        },
      ),
    );
  });
});
