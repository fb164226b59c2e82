import { pointerWithin, type AutoScrollOptions, type CollisionDetection } from '@dnd-kit/core';

import { carried, placeOf } from './boardDrag.ts';

/** Target under a carried card, and the scrolling that leads there; both depend on the pointer. */
export interface BoardPointer {
  /** By pointer the column under it; by keys, which have no pointer, the column of the same stage whose edge is nearest. */
  readonly columnUnder: CollisionDetection;
  /**
   * Automatic scrolling while a card is carried. The columns a card can go to are beside its own, in view wherever the page is
   * scrolled, so neither the page nor a column moves under the pointer; only columns wider than the window scroll sideways,
   * slowly, with the pointer at their edge.
   */
  readonly autoScroll: AutoScrollOptions;
}

/** How far from the edge of the columns the pointer makes them scroll: share of their width. */
const EDGE = 0.06;

/** Creates the pointer behaviour of one board. */
export function makeBoardPointer(): BoardPointer {
  let at: { readonly x: number } | null = null;
  return {
    columnUnder(args) {
      at = args.pointerCoordinates;
      if (at) return pointerWithin(args);
      const experiment = carried(args.active);
      const near = args.droppableContainers.flatMap(({ id, data, rect }) => {
        const place = placeOf({ data });
        if (!rect.current || place?.stage !== experiment?.cjmStage) return [];
        return [{ id, away: Math.abs(rect.current.left - args.collisionRect.left) }];
      });
      near.sort((a, b) => a.away - b.away);
      return near.slice(0, 1).map(({ id }) => ({ id }));
    },
    autoScroll: {
      // Whether the pointer is there is asked here, of the columns themselves: now and then the library takes the edges of one
      // column's cards for theirs, as long as the pointer is in that column, and would scroll in the middle of the board.
      canScroll(element) {
        if (!at || !element.matches('[data-columns]')) return false;
        const { left, right, width } = element.getBoundingClientRect();
        return Math.min(at.x - left, right - at.x) <= width * EDGE;
      },
      threshold: { x: EDGE, y: EDGE },
      acceleration: 6,
      interval: 16,
      layoutShiftCompensation: false,
    },
  };
}
