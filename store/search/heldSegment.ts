import type { Segment } from './segment/segment.ts';
import type { SearchName } from './source.ts';

/** A segment, and which of its records are not any more what they were. */
export interface HeldSegment {
  readonly segment: Segment;
  /** For each record 1 when it is. */
  readonly gone: Uint8Array<ArrayBuffer>;
}

/** Bytes of words' places below which a segment is a small one, and how many of those there may be. */
const SMALL = 64_000;
const MOST_SMALL = 6;

/** How many records of a segment are still what they were. */
export const livingOf = ({ gone }: HeldSegment): number => gone.reduce((sum, one) => sum - one, gone.length);

const bytesOf = ({ segment }: HeldSegment): number => segment.titles.bytes.length + segment.bodies.bytes.length;

/** Records of small and of half-empty segments: taken in again, they are in few and full ones. */
export function scatteredIn(all: readonly HeldSegment[]): SearchName[] {
  const small = all.filter((held) => bytesOf(held) < SMALL).sort((a, b) => bytesOf(a) - bytesOf(b));
  const worn = all.filter((held) => bytesOf(held) >= SMALL && livingOf(held) < held.gone.length / 2);
  const together = small.length > MOST_SMALL ? small.slice(0, MOST_SMALL) : [];
  return [...new Set([...together, ...worn])].flatMap(({ segment, gone }) =>
    segment.ids.flatMap((id, number) => {
      const kind = segment.kinds[number];
      return kind && gone[number] === 0 ? [{ kind, id }] : [];
    }),
  );
}
