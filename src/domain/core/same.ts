/** Whether two values say the same, field by field. A field that is undefined counts as missing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a, b].map((value) => Object.entries(value).filter(([, field]) => field !== undefined));
  return (
    left?.length === right?.length &&
    (left ?? []).every(([key, value]) => Object.hasOwn(b, key) && isSame(value, (b as Record<string, unknown>)[key]))
  );
}

/** Whether two lists hold the same things, each the very same, in the same order. */
export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** Gives the list that it gave before as long as the new one holds the same: what is drawn of it need not be drawn anew. */
export function listKeeper<T>(): (list: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (list) => {
    if (!isSameList(last, list)) last = list;
    return last;
  };
}
