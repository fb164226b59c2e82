import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** A row that is carried along its list. */
export interface CarriedRow {
  /** Its place, from 0. */
  readonly from: number;
  /** The place it would have. */
  readonly to: number;
  /** Position of the line that shows it, px below the top of the list. */
  readonly line: number;
}

/** The rows of a list, dragged by their grips. */
export interface RowDrag {
  /** The list. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** The row in hand; null while there is none. */
  readonly carried: CarriedRow | null;
  /** For the list: takes the row whose grip, an element with `data-grip`, is pressed. */
  readonly onPointerDown: (event: ReactPointerEvent<HTMLUListElement>) => void;
}

/** Way of the pointer that makes a press a drag, px. */
const SLACK = 6;
/** How near to the edge of the window the page scrolls, and by how much at each move, px. */
const EDGE = 56;
const STEP = 16;

/** Where a row would go that is held at this height. */
function placeAt(list: HTMLUListElement, from: number, y: number): CarriedRow {
  const top = list.getBoundingClientRect().top;
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const to = rows.filter((row, index) => index !== from && (row.top + row.bottom) / 2 < y).length;
  const others = rows.filter((_, index) => index !== from);
  const [before, after] = [others[to - 1], others[to]];
  const line = before && after ? (before.bottom + after.top) / 2 : (before?.bottom ?? after?.top ?? top);
  return { from, to, line: line - top };
}

/**
 * Lets the rows of a list be dragged by their grips, with the mouse or a finger. Escape puts the row back. Keys have a way of their
 * own: a menu or buttons.
 * @param onMove called when a row is let go at another place
 */
export function useRowDrag(onMove: (from: number, to: number) => void): RowDrag {
  const list = useRef<HTMLUListElement>(null);
  const [pressed, setPressed] = useState<{ readonly from: number; readonly y: number } | null>(null);
  const [carried, setCarried] = useState<CarriedRow | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (!pressed) return undefined;
    let now: CarriedRow | null = null;
    const show = (row: CarriedRow | null) => {
      now = row;
      setCarried(row);
    };
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      show(null);
      setPressed(null);
    };
    const onPointerMove = ({ clientY }: PointerEvent) => {
      if (!list.current || (!now && Math.abs(clientY - pressed.y) < SLACK)) return;
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      show(placeAt(list.current, pressed.from, clientY));
    };
    const onPointerUp = () => {
      const dropped = now;
      end();
      if (dropped && dropped.to !== dropped.from) move.current(dropped.from, dropped.to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It puts the row back, and closes nothing.
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    const { signal } = stop;
    window.addEventListener('pointermove', onPointerMove, { signal });
    window.addEventListener('pointerup', onPointerUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', onKeyDown, { signal, capture: true });
    return () => stop.abort();
  }, [pressed]);
  return {
    list,
    carried,
    onPointerDown: ({ target, button, clientY }) => {
      const row = (target as Element).closest('[data-grip]')?.closest('li');
      if (button !== 0 || !row || !list.current) return;
      setPressed({ from: [...list.current.children].indexOf(row), y: clientY });
    },
  };
}
