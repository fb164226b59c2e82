import { fold } from '../../core/format.ts';
import type { Round } from '../kinds.ts';

/* Places of a round: so many may come to its end, and whoever begins has theirs reserved while they answer (R391). */

const MINUTE = 60_000;

/**
 * Minutes after somebody's last word for which their place stands. A stranger who came by an open link answers in one go or not at all:
 * a telephone call, and no more. Whoever was invited by name is known, and may have a meeting in between.
 */
export const HELD_MINUTES = { stranger: 30, invited: 120 } as const;

/**
 * Milliseconds for which a place that has run out is given to nobody else: clocks of two servers differ, and an answer that was sent in
 * time is still being stored.
 */
const STILL_UNDER_WAY = MINUTE;

/** Until when the place of somebody stands who says something now. */
export const heldUntil = ({ isInvited }: { readonly isInvited: boolean }, now: Date): Date =>
  new Date(now.getTime() + (isInvited ? HELD_MINUTES.invited : HELD_MINUTES.stranger) * MINUTE);

/** The moment behind which others' places have to end to count. */
export const heldBehind = (now: Date): Date => new Date(now.getTime() - STILL_UNDER_WAY);

/** Somebody as far as a place is concerned. */
export interface PlaceHolder {
  /** When they came to the end; null until then. */
  readonly finishedAt: Date | null;
  /** Until when a place stands for them; null for none. */
  readonly heldUntil: Date | null;
}

/** Whether somebody needs no place any more, or has theirs: nobody else can have got it. */
export const hasPlace = ({ finishedAt, heldUntil: until }: PlaceHolder, now: Date): boolean =>
  finishedAt !== null || (until !== null && until > now);

/** Interviews that came to their end, and those for which a place stands. */
export interface PlaceCount {
  readonly finished: number;
  readonly held: number;
}

/** So many, and no more. */
export interface Limit extends PlaceCount {
  readonly most: number;
}

/** How the places of a round stand. */
export interface RoundPlaces {
  /** By segment, '' for none. */
  readonly segments: readonly (PlaceCount & { readonly segment: string })[];
  /** What the company has paid for, in all its rounds together; null without a plan. */
  readonly plan: Limit | null;
}

const sumOf = (counts: readonly PlaceCount[]): PlaceCount => ({
  finished: counts.reduce((sum, { finished }) => sum + finished, 0),
  held: counts.reduce((sum, { held }) => sum + held, 0),
});

/** The places of a whole round. */
export const placesIn = ({ segments }: Pick<RoundPlaces, 'segments'>): PlaceCount => sumOf(segments);

/** The places of one segment, however it is written. */
export const placesOf = ({ segments }: Pick<RoundPlaces, 'segments'>, segment: string): PlaceCount =>
  sumOf(segments.filter((one) => fold(one.segment) === fold(segment)));

/** Whether anything limits a round: where nothing does, nothing has to be counted. */
export const isLimited = ({ goal, quotas }: Pick<Round, 'goal' | 'quotas'>, hasPlan: boolean): boolean =>
  hasPlan || goal !== null || Object.keys(quotas).length > 0;

/** All that limits who may begin in a round. @param segment of whoever is to begin, '' for none */
export function limitsFor(
  { goal, quotas }: Pick<Round, 'goal' | 'quotas'>,
  places: RoundPlaces,
  segment: string,
): readonly Limit[] {
  const own = Object.values(quotas).filter((quota) => segment !== '' && fold(quota.segment) === fold(segment));
  return [
    ...(goal === null ? [] : [{ most: goal, ...placesIn(places) }]),
    ...own.map(({ most }) => ({ most, ...placesOf(places, segment) })),
    ...(places.plan === null ? [] : [places.plan]),
  ];
}

/** `taken`: those who answer now have all places that are left, and one of them may leave. `full`: enough have come to the end. */
export type Room = 'free' | 'taken' | 'full';

/** Whether there is room for one more. */
export function roomIn(limits: readonly Limit[]): Room {
  if (limits.some(({ most, finished }) => finished >= most)) return 'full';
  return limits.some(({ most, finished, held }) => finished + held >= most) ? 'taken' : 'free';
}
