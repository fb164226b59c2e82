import { fold } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import type { NewId } from '../core/record.ts';
import type { Shape } from '../core/schema.ts';
import type { TextRange } from '../core/textRange.ts';
import { isInPlace } from '../research/mark.ts';
import type { FindingKind } from '../core/findingKind.ts';
import type { refusalSchema } from './schema.ts';

/** A proposed finding that a user refused. */
export type FindingRefusal = Shape<typeof refusalSchema>;

/** A proposed finding with its place, as it is refused. */
export interface RefusedFinding extends TextRange {
  readonly researchId: string;
  readonly materialId: string;
  /** Its words. */
  readonly text: string;
  readonly proposedAs: FindingKind;
}

/** Returns words without effects of layout: case, and how many blanks are between them. */
const bare = (words: string): string => fold(words).replaceAll(/\s+/g, ' ').trim();

/** Whether two places share at least half of the shorter. */
export function isMostlySame(a: TextRange, b: TextRange): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared > 0 && shared * 2 >= Math.min(a.end - a.start, b.end - b.start);
}

/**
 * Tells whether places of one text are refused: their words are, wherever they are now, or they share half of a place that still
 * holds the words it was refused with.
 * @param refusals those of the material
 */
export function refusedIn(
  text: string,
  refusals: readonly Pick<FindingRefusal, 'start' | 'end' | 'text'>[],
): (place: TextRange) => boolean {
  if (refusals.length === 0) return () => false;
  const words = new Set(refusals.map((one) => bare(one.text)));
  const placed = refusals.filter((one) => isInPlace(text, one, one.text));
  return (place) =>
    words.has(bare(text.slice(place.start, place.end))) || placed.some((one) => isMostlySame(one, place));
}

/**
 * Operations that refuse a finding; none when its words are refused in this material already.
 * @param refusals those of the material
 */
export function refuseFinding(
  refusals: readonly Pick<FindingRefusal, 'text'>[],
  { researchId, materialId, start, end, text, proposedAs }: RefusedFinding,
  newId: NewId,
): Op[] {
  if (refusals.some((one) => bare(one.text) === bare(text))) return [];
  const id = newId();
  return [{ op: 'create', kind: 'refusal', id, record: { id, researchId, materialId, start, end, text, proposedAs } }];
}

/** Operations that take refusals back: «Вернуть», or their study is deleted. */
export function removeRefusals(refusals: readonly Pick<FindingRefusal, 'id'>[]): Op[] {
  return refusals.map(({ id }): Op => ({ op: 'remove', kind: 'refusal', id }));
}
