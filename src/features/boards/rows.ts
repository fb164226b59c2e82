/** A list with another value at a place. */
export const withRow = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, index) => (index === at ? value : one));

/** A list without what stands at a place. */
export const withoutRow = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
