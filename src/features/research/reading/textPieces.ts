import type { Finding } from '../../../domain/evidence/findings.ts';
import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import type { Stretch } from './selectedPassage.ts';

/** A piece of a text, all of which is marked alike. */
export interface TextPiece extends Stretch {
  /** The found or followed words that it belongs to. */
  readonly mark: Stretch | undefined;
  /** The passages that it belongs to, in their order. */
  readonly passages: readonly MarkedPassage[];
  /** Program's finding there. */
  readonly finding: Finding | undefined;
}

/**
 * Cuts a part of a text wherever something marked begins or ends.
 * @param marks found or followed words, in order, not overlapping
 * @param passages what is marked there; may overlap
 * @param findings what the program found there, not overlapping
 */
export function textPieces(
  { start, end }: Stretch,
  marks: readonly Stretch[],
  passages: readonly MarkedPassage[],
  findings: readonly Finding[] = [],
): readonly TextPiece[] {
  const near = marks.filter((mark) => mark.start < end && mark.end > start);
  const cuts = new Set([start, end]);
  for (const one of [...near, ...passages, ...findings]) {
    if (one.start > start && one.start < end) cuts.add(one.start);
    if (one.end > start && one.end < end) cuts.add(one.end);
  }
  const at = [...cuts].sort((a, b) => a - b);
  return at.slice(0, -1).map((from, index) => {
    const to = at[index + 1] ?? end;
    const covers = (one: Stretch) => one.start < to && one.end > from;
    return {
      start: from,
      end: to,
      mark: near.find(covers),
      passages: passages.filter(covers),
      finding: findings.find(covers),
    };
  });
}
