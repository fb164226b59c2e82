/**
 * Rows of a virtual list carry their index in `data-index`, which the virtualizer needs to measure them. Code that looks for a
 * row in the page does it here. A row may hold another such list: only rows of the outer one count.
 */

/** The row around an element inside `root`; null when there is none. */
function rowAround(root: Element, element: Element | null | undefined): HTMLElement | null {
  const row = element?.closest<HTMLElement>('[data-index]') ?? null;
  if (!row || !root.contains(row)) return null;
  return rowAround(root, row.parentElement) ?? row;
}

/** The row at an index inside `root`; null when it is not in the page. */
export const rowAt = (root: Element | null, index: number): HTMLElement | null =>
  root === null
    ? null
    : ([...root.querySelectorAll<HTMLElement>(`[data-index="${index}"]`)].find((row) => rowAround(root, row) === row) ??
      null);

/** Index of the row inside `root` that holds a node of the page; null when none does. */
export function rowIndexOf(root: Element | null, node: EventTarget | null): number | null {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  const row = root && rowAround(root, element);
  return row ? Number(row.dataset.index) : null;
}
