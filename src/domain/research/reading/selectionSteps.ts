import type { TextRange } from '../../core/textRange.ts';
import { sentencesIn } from '../sentences.ts';
import { wordsIn } from './wordSnap.ts';

/** A selection with a direction. Offsets count UTF-16 code units. */
export interface DirectedSelection {
  /** The end that stays. */
  readonly anchor: number;
  /** The end that moves. */
  readonly head: number;
}

export type SelectionUnit = 'word' | 'sentence';

/** The selection as a stretch; undefined when nothing is in it. */
export function stretchOf({ anchor, head }: DirectedSelection): TextRange | undefined {
  return anchor === head ? undefined : { start: Math.min(anchor, head), end: Math.max(anchor, head) };
}

/** Index of the last part that begins at a place or before it; 0 when none does. */
function partAt(parts: readonly Pick<TextRange, 'start'>[], place: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((parts[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Moves a selection's head by a word or a sentence: ahead to the next end of one, back to the next beginning, over what is in no
 * part (the names of speakers). It stays where it is at the text's ends.
 * @param parts what of the text can be selected, in order, without overlap
 */
export function stepSelection(
  text: string,
  parts: readonly TextRange[],
  { anchor, head }: DirectedSelection,
  unit: SelectionUnit,
  by: 1 | -1,
): DirectedSelection {
  const pieces = unit === 'word' ? wordsIn : sentencesIn;
  for (let index = partAt(parts, by > 0 ? head : head - 1); index >= 0 && index < parts.length; index += by) {
    const part = parts[index];
    if (!part) break;
    const found = pieces(text, part.start, part.end);
    const next = by > 0 ? found.find(({ end }) => end > head)?.end : found.findLast(({ start }) => start < head)?.start;
    if (next !== undefined) return { anchor, head: next };
  }
  return { anchor, head };
}
