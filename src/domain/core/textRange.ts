/** A place in a text, in UTF-16 code units. */
export interface TextRange {
  /** First code unit. */
  readonly start: number;
  /** One past the last. */
  readonly end: number;
}

/** Ranges of one text in the order in which they begin, so that those at a place are found without a look at every one. */
export interface PlacedRanges<R extends TextRange = TextRange> {
  /** By their beginning. */
  readonly placed: readonly R[];
  /** For each of them, the furthest end up to it: what {@link rangesIn} looks through. */
  readonly reaches: readonly number[];
}

export function placeRanges<R extends TextRange>(ranges: readonly R[]): PlacedRanges<R> {
  const placed = ranges.toSorted((a, b) => a.start - b.start);
  let reach = 0;
  return { placed, reaches: placed.map(({ end }) => (reach = Math.max(reach, end))) };
}

/** Index of the first of sorted numbers that is greater than a bound. */
export function firstAbove(count: number, valueAt: (index: number) => number, bound: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The ranges that share something with a part of the text, in order. Logarithmic in all of them, linear in those between the
 * first that reaches the part and its end.
 */
export function rangesIn<R extends TextRange>({ placed, reaches }: PlacedRanges<R>, { start, end }: TextRange): R[] {
  const first = firstAbove(reaches.length, (index) => reaches[index] ?? 0, start);
  const last = firstAbove(placed.length, (index) => placed[index]?.start ?? 0, end - 1);
  return placed.slice(first, last).filter((one) => one.end > start);
}
