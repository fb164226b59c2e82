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
