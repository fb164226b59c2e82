import { describe, expect, it } from 'vitest';

import { makeBoardPointer } from '#src/features/experiments/board/boardPointer.ts';

/** The columns of a stage, from 100 to 700 px in the window. */
const COLUMNS = {
  matches: (selector: string) => selector === '[data-columns]',
  getBoundingClientRect: () => ({ left: 100, right: 700, width: 600 }),
} as unknown as Element;
const PAGE = { ...COLUMNS, matches: () => false } as unknown as Element;

/** Whether the columns may scroll with the pointer there; null is a card that is carried by keys. */
function scrolls(x: number | null, element = COLUMNS): boolean | undefined {
  const { columnUnder, autoScroll } = makeBoardPointer();
  columnUnder({
    active: { id: 'one', data: { current: undefined }, rect: { current: { initial: null, translated: null } } },
    collisionRect: { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 },
    droppableRects: new Map(),
    droppableContainers: [],
    pointerCoordinates: x === null ? null : { x, y: 300 },
  });
  return autoScroll.canScroll?.(element);
}

describe('what scrolls while a card is carried', () => {
  it('is the columns, with the pointer at their edge or past it', () => {
    expect([90, 100, 136, 664, 700, 760].map((x) => scrolls(x))).toEqual(Array.from({ length: 6 }, () => true));
  });

  it('is nothing with the pointer within them, wherever a column of theirs ends', () => {
    expect([137, 240, 400, 560, 663].map((x) => scrolls(x))).toEqual(Array.from({ length: 5 }, () => false));
  });

  it('is never the page, and nothing by keys', () => {
    expect(scrolls(700, PAGE)).toBe(false);
    expect(scrolls(null)).toBe(false);
  });
});
