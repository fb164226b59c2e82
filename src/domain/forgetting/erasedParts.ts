import type { TextRange } from '../core/textRange.ts';
import { speakerKey } from '../research/participant.ts';

const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** Erased parts of a company's materials. */
export interface ErasedParts {
  readonly whole: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, { readonly ranges: readonly TextRange[]; readonly labels: readonly string[] }>;
}

interface Cited extends TextRange {
  readonly materialId: string;
}

/** Whether a passage lies in what is erased, by its place or by who said it. */
export const isGone = ({ whole, parts }: ErasedParts, passage: Cited | null, respondent = ''): boolean => {
  if (passage === null) return false;
  if (whole.has(passage.materialId)) return true;
  const part = parts.get(passage.materialId);
  return (
    part !== undefined &&
    (part.labels.includes(speakerKey(respondent)) || part.ranges.some((range) => overlaps(range, passage)))
  );
};
