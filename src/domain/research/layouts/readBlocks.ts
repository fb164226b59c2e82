import { headAt } from './blockHead.ts';
import { eachLine, isBlank, skipSpace, trimSpace } from './lines.ts';
import { labelOf, type Label } from './roles.ts';
import type { Spoken } from './spoken.ts';

/**
 * Reads a text whose labels are known; nothing is guessed. Empty lines part it into blocks. A block with a head begins a turn, one
 * without continues the turn before it, or is a paragraph of nobody before the first turn; nothing within a block is a head. Linear.
 */
export function readBlocks(text: string, labels: readonly string[]): Spoken[] {
  const known = new Map<string, Label>(labels.map((label) => [label, labelOf(label)]));
  const names = new Set(labels);
  const spoken: Spoken[] = [];
  let isBegun = false;
  const push = (from: number, to: number) => {
    const start = skipSpace(text, from, to);
    const head = headAt(text, start, names);
    const first = skipSpace(text, head?.end ?? start, to);
    const end = trimSpace(text, first, to);
    const last = spoken.at(-1);
    if (!head && isBegun && last) {
      // Words of a label that said nothing so far begin here.
      spoken[spoken.length - 1] = { ...last, bodyStart: last.bodyStart < last.end ? last.bodyStart : first, end };
      return;
    }
    isBegun ||= head !== null;
    spoken.push({
      label: head?.speaker == null ? null : (known.get(head.speaker) ?? null),
      at: head?.at ?? null,
      until: head?.until ?? null,
      start,
      // A label with nothing said keeps its place, with no words.
      bodyStart: first < end ? first : (head?.end ?? start),
      end: first < end ? end : (head?.end ?? start),
    });
  };
  let from = -1;
  eachLine(text, (start, end) => {
    if (!isBlank(text, start, end)) {
      if (from < 0) from = start;
    } else if (from >= 0) {
      push(from, start);
      from = -1;
    }
  });
  if (from >= 0) push(from, text.length);
  return spoken;
}
