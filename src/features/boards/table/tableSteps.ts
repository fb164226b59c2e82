/** Where a key leads from a cell. */
export interface CellStep {
  /** Rows down, columns to the right; one of them is 0. */
  readonly down: number;
  readonly right: number;
  /** The row or the column goes along. */
  readonly moves: boolean;
  /** Behind the last row it makes another. */
  readonly adds: boolean;
}

/** A key, as far as a table asks. */
export type TableKey = Readonly<Record<'altKey' | 'shiftKey', boolean>> & { readonly key: string };

/** A cell's field, as far as a table asks. */
export type CellField = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'value' | 'clientHeight'>;

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A field of one line is lower than this, px: two lines of 22 px and its edges. */
const TWO_LINES = 64;

/**
 * Where a key leads from a cell; null when it is the field's own. An arrow leaves the cell at the edge of its words; up and down
 * from everywhere in a single line. Enter goes down, with Shift up; Alt+Shift+arrow moves the row or the column.
 */
export function stepOf({ key, altKey, shiftKey }: TableKey, field: CellField): CellStep | null {
  if (key === 'Enter' && !altKey) return { down: shiftKey ? -1 : 1, right: 0, moves: false, adds: !shiftKey };
  const [down, right] = ARROWS[key] ?? [];
  if (down === undefined || right === undefined) return null;
  const step = { down, right, adds: false };
  if (altKey && shiftKey) return { ...step, moves: true };
  if (altKey || shiftKey || field.selectionStart !== field.selectionEnd) return null;
  const isAtEdge = down + right < 0 ? field.selectionStart === 0 : field.selectionEnd === field.value.length;
  const isOneLine = field.clientHeight < TWO_LINES;
  return isAtEdge || (down !== 0 && isOneLine) ? { ...step, moves: false } : null;
}
