import type { TextRange } from '#src/domain/core/textRange.ts';
import type { SearchKind } from '#src/domain/records.ts';

import type { Segment } from './segment/segment.ts';
import type { SearchName } from './source.ts';

/** A document that a query finds: a record, or a place in one. */
export interface FoundDocument extends SearchName {
  /** Which of its record's documents it is. */
  readonly number: number;
  /** Place in its record's text; null when it is not part of a long one. */
  readonly place: TextRange | null;
  /** Speaker; empty for none. */
  readonly speaker: string;
  /** How well the query is met: 0 is best (searchSegment.ts). */
  readonly tier: number;
  readonly score: number;
}

/** Results of one kind. */
export interface FoundKind {
  readonly kind: SearchKind;
  readonly total: number;
  /** The best, best first. */
  readonly best: readonly FoundDocument[];
}

/** Whether something comes before, or at least with, what was found: how well it is met, how much the words are worth there, the id. */
export const isBefore = (tier: number, score: number, id: string, found: FoundDocument): boolean => {
  if (tier !== found.tier) return tier < found.tier;
  return score === found.score ? id <= found.id : score > found.score;
};

/** Whether one of two found documents is to be shown before the other. */
export const isBetter = (a: FoundDocument, b: FoundDocument): boolean =>
  isBefore(a.tier, a.score, a.id, b) && (a.id !== b.id || a.tier < b.tier || a.score > b.score || a.number < b.number);

/** A document of a segment as it is found. */
export function foundAt(
  segment: Segment,
  kind: SearchKind,
  document: number,
  tier: number,
  score: number,
): FoundDocument {
  const number = segment.records[document] ?? 0;
  const [start, end] = [segment.places[2 * document] ?? 0, segment.places[2 * document + 1] ?? 0];
  return {
    kind,
    id: segment.ids[number] ?? '',
    number: document - (segment.firsts[number] ?? 0),
    place: end > 0 ? { start, end } : null,
    speaker: segment.speakers[segment.spokenBy[document] ?? 0] ?? '',
    tier,
    score,
  };
}

/** Puts something among the best, in order. */
export function insert<T>(best: T[], one: T, most: number, comesBefore: (a: T, b: T) => boolean): void {
  const at = best.findIndex((other) => comesBefore(one, other));
  best.splice(at === -1 ? best.length : at, 0, one);
  best.length = Math.min(best.length, most);
}
