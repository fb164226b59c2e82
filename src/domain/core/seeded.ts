/**
 * A 32-bit number that a text always gives: FNV-1a (Fowler, Noll, Vo; public domain) over UTF-16 code units.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * A source of numbers from 0 up to 1, the same for the same seed: mulberry32 (Tommy Ettinger, public domain). Good enough to
 * choose sample texts, and nothing else.
 */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Indices of a subset of a list, always the same for the same seed text: its size is drawn from `min` to `max` (never more
 * than the list has), its members and their order by a Fisher–Yates shuffle.
 * @param seed any text, for example an id
 * @param length of the list
 */
export function seededSubset(seed: string, length: number, [min, max]: readonly [min: number, max: number]): number[] {
  const next = seededNumbers(hashOf(seed));
  const size = Math.min(length, min + Math.floor(next() * (max - min + 1)));
  const indices = Array.from({ length }, (_, index) => index);
  for (let place = 0; place < size; place += 1) {
    const other = place + Math.floor(next() * (length - place));
    [indices[place], indices[other]] = [indices[other] as number, indices[place] as number];
  }
  return indices.slice(0, size);
}
