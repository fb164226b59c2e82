import { describe, expect, it } from 'vitest';

import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import { BOARD_COLUMNS, cardSpans } from '#src/features/boards/cardSpans.ts';

describe.each(Object.entries(SHOWN_CARDS))('the cards of %s', (_, cards) => {
  it.each([2, BOARD_COLUMNS])('fill %s columns without a hole', (columns) => {
    let column = 0;
    for (const span of cardSpans(cards, columns)) {
      expect(column + span).toBeLessThanOrEqual(columns);
      column = (column + span) % columns;
    }
    expect(column).toBe(0);
  });
});
