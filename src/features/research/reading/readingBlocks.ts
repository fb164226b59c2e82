import type { Turn } from '../../../domain/research/transcript.ts';

/** A stretch of text small enough to draw at once. Offsets count UTF-16 code units of the whole text. */
export interface ReadingBlock {
  /** The turn it belongs to. */
  readonly turn: Turn;
  /** Whether the turn begins here: then its speaker is named. */
  readonly first: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Longest block, code units: a monologue of megabytes is drawn in pieces, each lower than a phone's window, so that a block
 * brought to its middle shows every word of it.
 */
const LONGEST = 700;

/** Where to cut a long turn: after a line or a sentence, if one ends in the last half of the piece. */
function cutOf(text: string, start: number, end: number): number {
  if (end - start <= LONGEST) return end;
  const limit = start + LONGEST;
  const half = start + LONGEST / 2;
  // That half alone: searching in all the text before it took ten seconds for megabytes without a line break.
  const last = text.slice(half + 1, limit + 2);
  for (const mark of ['\n', '. ', '? ', '! ', ' ']) {
    const at = last.lastIndexOf(mark, LONGEST / 2 - 1);
    if (at >= 0) return half + 1 + at + mark.length;
  }
  return limit;
}

/** The turns of a text as blocks to draw, in order. */
export function readingBlocks(text: string, turns: readonly Turn[]): readonly ReadingBlock[] {
  const blocks: ReadingBlock[] = [];
  for (const turn of turns) {
    for (let start = turn.bodyStart; start < turn.end;) {
      const end = cutOf(text, start, turn.end);
      blocks.push({ turn, first: start === turn.bodyStart, start, end });
      start = end;
    }
  }
  return blocks;
}

/** Index of the block that holds a place of the text, or the nearest before it. */
export function blockAt(blocks: readonly ReadingBlock[], place: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const block = blocks[middle];
    // The speaker's name belongs to the block below it.
    if ((block?.first ? block.turn.start : (block?.start ?? 0)) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
