/** Words between quotation marks, long enough to be somebody's. */
const QUOTED = /[«"„]([^«»"„“]{12,})[»"“]/g;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What stands between quotation marks in a text and was said by nobody; null where all of it was.
 * @param known everything that was said
 */
export function unsaidQuote(text: string, known: readonly string[]): string | null {
  const own = plain(known.join(' '));
  return [...text.matchAll(QUOTED)].map(([, words = '']) => words).find((words) => !own.includes(plain(words))) ?? null;
}
