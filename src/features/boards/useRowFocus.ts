import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the focus goes when rows of a form come and go. */
export interface RowFocus {
  /**
   * The form. Of a kind of rows, each has `data-added` with the kind's name around its fields, its delete button has `data-remove`, and
   * the button that adds one has `data-add`.
   */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** A row was added at the end: its first field takes the focus. */
  readonly added: (kind: string) => void;
  /**
   * The pressed button goes with its row: the one that takes its place gets the focus, else the one before, else the button that adds.
   * @param at place of the delete button among those of its kind, from 0
   */
  readonly removed: (kind: string, at: number) => void;
}

/** Keeps the focus within a form whose rows are added and removed. */
export function useRowFocus(): RowFocus {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<(root: HTMLElement) => HTMLElement | null | undefined>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || ref.current === null) return;
    (wanted.current(ref.current) ?? ref.current).focus();
    wanted.current = null;
  });
  return {
    ref,
    added: (kind) => {
      wanted.current = (root) =>
        [...root.querySelectorAll(`[data-added="${kind}"]`)].at(-1)?.querySelector<HTMLElement>('input');
    },
    removed: (kind, at) => {
      wanted.current = (root) => {
        const left = [...root.querySelectorAll<HTMLElement>(`[data-remove="${kind}"]`)];
        return left[at] ?? left.at(-1) ?? root.querySelector<HTMLElement>(`[data-add="${kind}"]`);
      };
    },
  };
}
