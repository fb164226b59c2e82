/** A list with another value at a place. */
export const withRow = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, index) => (index === at ? value : one));

/** Returns a list without the item at an index. */
export const withoutRow = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
