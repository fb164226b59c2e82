/**
 * A value that is made when it is first asked for, and kept. For everything of `Intl`: the first of them takes a page 15 ms, a
 * slow phone five times that, and the first screen does without (numbers, plurals and dates in words: core/format.ts).
 */
export function lazily<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Returns a value that is fetched on first use and kept: code, weights, a database. A failed fetch is forgotten, so that the next
 * caller tries again.
 */
export function fetchedOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () =>
    (fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
}
