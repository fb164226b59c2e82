/**
 * Most letters of a text that are looked through for findings, UTF-16 code units: about fifteen hours of talk, looked through in a
 * second or two. What is longer is an archive, not a talk, and would hold the worker, and the memory, for minutes.
 */
export const MOST_LOOKED = 1_000_000;

/** The beginning of a text that is looked through for findings: whole lines of at most `most` letters, the whole text as a rule. */
export function lookedPart(text: string, most: number = MOST_LOOKED): string {
  if (text.length <= most) return text;
  const lastLine = text.lastIndexOf('\n', most - 1);
  return text.slice(0, lastLine > 0 ? lastLine : most);
}
