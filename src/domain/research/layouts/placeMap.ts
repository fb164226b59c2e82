/** A stretch of a text and where it comes from. */
export interface PlaceStretch {
  /** First code unit in the text. */
  readonly place: number;
  /** First code unit in what it was made of. */
  readonly source: number;
  /** Code units that are the same in both, but for white space; 0 marks a place where the two are known to meet. */
  readonly length: number;
}

/** From the places of a text to those of the file that it was made of: stretches in order of both. */
export type PlaceMap = readonly PlaceStretch[];

/**
 * Maps a place of the text to its place in the source. A place between two stretches (a rewritten label) maps to the end of the
 * first one. Never goes back as the place goes on. Logarithmic time.
 */
export function sourcePlace(map: PlaceMap, place: number): number {
  let low = 0;
  let high = map.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((map[middle]?.place ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  const stretch = map[low - 1];
  return stretch ? stretch.source + Math.min(place - stretch.place, stretch.length) : 0;
}
