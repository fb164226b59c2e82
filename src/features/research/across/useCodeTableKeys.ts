import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A place in the grid: the names are column 0, the counts of people 1. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** A grid of which only the cells near its window are in the page. */
export interface GridKeysOf {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** How many rows the window shows: what PageUp and PageDown go by. */
  readonly page: number;
  /** Brings a place into the page and into view. */
  readonly onReach: (place: GridPlace) => void;
  /** Enter or a press on a cell. */
  readonly onOpen: (place: GridPlace) => void;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Returns the place of an element, as its `data-cell` has it; null outside of the cells. */
export function gridPlaceOf(target: EventTarget): GridPlace | null {
  const said = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell ?? '';
  const match = /^(\d+):(\d+)$/.exec(said);
  return match ? { row: Number(match[1]), column: Number(match[2]) } : null;
}

/** Leads the focus through a grid by the arrow keys, Home, End, PageUp and PageDown; one cell of it is a stop of the Tab key. */
export function useCodeTableKeys({ region, rows, columns, page, onReach, onOpen }: GridKeysOf) {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const wanted = useRef<GridPlace | null>(null);
  const focusCell = ({ row, column }: GridPlace): boolean => {
    const cell = region.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    cell?.focus({ preventScroll: true });
    return cell !== undefined && cell !== null;
  };
  useLayoutEffect(() => {
    if (wanted.current && focusCell(wanted.current)) wanted.current = null;
  });
  const goTo = (next: GridPlace) => {
    setPlace(next);
    onReach(next);
    wanted.current = focusCell(next) ? null : next;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = gridPlaceOf(event.target);
    if (!focused || event.altKey || event.metaKey) return;
    // A cell that is not in the page yet has no focus to start from: keys that follow fast go on from it, not from the one before.
    const at = wanted.current ?? focused;
    if ((event.key === 'Enter' || event.key === ' ') && at.column > 0) {
      event.preventDefault();
      onOpen(at);
      return;
    }
    const { row, column } = at;
    const far = event.ctrlKey;
    const next: GridPlace | undefined = {
      ArrowDown: { row: far ? rows - 1 : row + 1, column },
      ArrowUp: { row: far ? 0 : row - 1, column },
      ArrowRight: { row, column: far ? columns - 1 : column + 1 },
      ArrowLeft: { row, column: far ? 0 : column - 1 },
      Home: { row: far ? 0 : row, column: 0 },
      End: { row: far ? rows - 1 : row, column: columns - 1 },
      PageDown: { row: row + page, column },
      PageUp: { row: row - page, column },
    }[event.key];
    if (!next) return;
    event.preventDefault();
    goTo({ row: clamp(next.row, rows), column: clamp(next.column, columns) });
  };
  return { place: { row: clamp(place.row, rows), column: clamp(place.column, columns) }, setPlace, goTo, onKeyDown };
}
