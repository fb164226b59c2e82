import { isKind } from '../kindFacts.ts';
import type { Kind } from '../records.ts';

/** Kinds that can be open: a record, or a point of the journey, which is shown from many. */
export type PlaceKind = Kind | 'touchpoint';

export interface PlaceName {
  readonly kind: PlaceKind;
  readonly id: string;
}

export const isPlaceKind = (value: unknown): value is PlaceKind => value === 'touchpoint' || isKind(value);
