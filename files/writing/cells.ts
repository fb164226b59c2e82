/** Most characters Excel keeps in a cell. */
export const CELL_LENGTH = 32_767;
/** Longest name of a sheet in Excel. */
export const SHEET_NAME_LENGTH = 31;

/**
 * Longest text that gets the format «Текст»: Excel shows a longer one in it as a row of `#`.
 */
const MARKED_LENGTH = 255;

/**
 * Whether a text must be marked as text in its cell (R59): a spreadsheet could read it as a formula once a user edits the cell. A
 * cell of type «string» is not evaluated, and the format keeps it so. Nothing is prepended to it.
 */
export function looksLikeFormula(text: string): boolean {
  return text.length <= MARKED_LENGTH && /^\s*[=+\-@＝＋－＠]/.test(text);
}

/** Text as XML can hold it: line breaks as \n, without control characters, lone halves of surrogate pairs and the like. */
export const xmlText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // Cc: controls, Cs: lone surrogates.
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu, '');

/**
 * Text as a cell can hold it: the same characters, line breaks as \n, without control characters, lone halves of surrogate
 * pairs and whatever else XML forbids; cut with «…» at {@link CELL_LENGTH}, never inside a character of two units.
 */
export function cellText(text: string): string {
  const clean = xmlText(text);
  return clean.length <= CELL_LENGTH ? clean : `${clean.slice(0, CELL_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Names that Excel accepts, one for each given: no `[]/\:*?` and controls, no apostrophe at either end, at most 31 characters, not
 * «History», not empty, and no two alike whatever their case.
 */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set(['history']);
  return names.map((name, index) => {
    const clean = name
      .replace(/[[\]/\\:*?]|\p{C}/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[' ]+|[' ]+$/g, '');
    const base = clean === '' ? `Лист ${index + 1}` : clean;
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` ${count}`;
      const candidate = cut(base, SHEET_NAME_LENGTH - suffix.length) + suffix;
      if (!taken.has(candidate.toLowerCase())) {
        taken.add(candidate.toLowerCase());
        return candidate;
      }
    }
  });
}

const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[' ]+$/, '');
