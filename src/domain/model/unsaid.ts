/** Words between quotation marks, long enough to be a real quotation. */
const QUOTED = /[«"„]([^«»"„“]{12,})[»"“]/g;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns the first quotation in a text that no one said, or null if all quotations are real.
 * @param known everything that was said
 */
export function unsaidQuote(text: string, known: readonly string[]): string | null {
  const own = plain(known.join(' '));
  return [...text.matchAll(QUOTED)].map(([, words = '']) => words).find((words) => !own.includes(plain(words))) ?? null;
}
