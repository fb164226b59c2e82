import { useEffect, useRef, type RefObject } from 'react';

/** A text whose sounding turn is kept in view. */
export interface FollowSoundingOf {
  /** Scrolls, and holds the rows; those of the sounding turn have `data-sounding`. */
  readonly pane: RefObject<HTMLElement | null>;
  /** The block in which the sounding turn begins; null while none sounds. */
  readonly block: number | null;
  /** Whether words are selected: the text does not move under them. */
  readonly isHeld: boolean;
  /** Brings a block to the middle. A stable function. */
  readonly bringToMiddle: (index: number) => void;
  /** The person wants the sounding turn in view again; every new object does it. Null, the default, as long as not. */
  readonly back: object | null;
  /** Called with whether the sounding turn is out of view. A stable function, or none. */
  readonly onAway: ((isAway: boolean) => void) | undefined;
}

/** How much of a turn must be in view to be seen, px. */
const SEEN = 24;

/** Whether something of the sounding turn can be seen, and whether where it begins can be seen whole. */
function look(pane: HTMLElement): { readonly seen: boolean; readonly whole: boolean } {
  const frame = pane.getBoundingClientRect();
  const rows = [...pane.querySelectorAll('li[data-sounding]')].map((row) => row.getBoundingClientRect());
  const [first] = rows;
  return {
    seen: rows.some(({ top, bottom }) => bottom > frame.top + SEEN && top < frame.bottom - SEEN),
    whole: first !== undefined && first.top >= frame.top && first.bottom <= frame.bottom,
  };
}

const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the sounding turn in view as long as the one before was: who scrolled away is left alone, until they come back by
 * themselves or ask for it.
 */
export function useFollowSounding({ pane, block, isHeld, bringToMiddle, back, onAway }: FollowSoundingOf): void {
  const isAway = useRef(false);
  /** The text is on its way to the sounding turn: until it is there nothing is said of it. */
  const isMoving = useRef(false);
  const latest = useRef({ block, isHeld });
  useEffect(() => {
    latest.current = { block, isHeld };
  });

  useEffect(() => {
    const scrolled = pane.current;
    if (!scrolled || !onAway || block === null) {
      isAway.current = false;
      onAway?.(false);
      return undefined;
    }
    const judge = () => {
      const { seen } = look(scrolled);
      if (!seen && isMoving.current) return;
      isMoving.current = false;
      isAway.current = !seen;
      onAway(!seen);
    };
    if (latest.current.isHeld || isAway.current) judge();
    else if (!look(scrolled).whole) {
      isMoving.current = true;
      bringToMiddle(block);
    }
    const stop = () => {
      isMoving.current = false;
    };
    scrolled.addEventListener('scrollend', judge);
    for (const gesture of GESTURES) scrolled.addEventListener(gesture, stop, { passive: true });
    return () => {
      scrolled.removeEventListener('scrollend', judge);
      for (const gesture of GESTURES) scrolled.removeEventListener(gesture, stop);
    };
  }, [pane, block, bringToMiddle, onAway]);

  useEffect(() => {
    if (!back || latest.current.block === null) return;
    isMoving.current = true;
    bringToMiddle(latest.current.block);
  }, [back, bringToMiddle]);
}
