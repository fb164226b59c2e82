export const MAX_CODE = 200;
/** Most codes that are added at once. */
export const MOST_CODES = 5000;

/** The codes in a pasted text, one a line, each once. */
export const codesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
