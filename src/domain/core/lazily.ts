/**
 * A value that is made when it is first asked for, and kept. For everything of `Intl`: the first of them takes a page 15 ms, a
 * slow phone five times that, and the first screen needs none.
 */
export function lazily<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
