import { fold } from '../../core/format.ts';
import type { Round } from '../kinds.ts';

/*
 * Counts places of a round: a limited number of respondents may finish, and each who begins has a place reserved while they
 * answer (R391).
 */

const MINUTE = 60_000;

/**
 * Minutes after a respondent's last words for which their place is held. A stranger who came by an open link answers in one go or
 * not at all: a telephone call, and no more. An invited respondent is known, and may have a meeting in between.
 */
export const HELD_MINUTES = { stranger: 30, invited: 120 } as const;

/**
 * Milliseconds for which an expired place is not given away: clocks of two servers differ, and an answer that was sent in time is
 * still being stored.
 */
const STILL_UNDER_WAY = MINUTE;

/** Returns until when a respondent's place is held if they answer now. */
export const heldUntil = ({ isInvited }: { readonly isInvited: boolean }, now: Date): Date =>
  new Date(now.getTime() + (isInvited ? HELD_MINUTES.invited : HELD_MINUTES.stranger) * MINUTE);

/** The moment behind which others' places have to end to count. */
export const heldBehind = (now: Date): Date => new Date(now.getTime() - STILL_UNDER_WAY);

/** Fields of a respondent that concern a place. */
export interface PlaceHolder {
  /** When they came to the end; null until then. */
  readonly finishedAt: Date | null;
  /** Moment until which a place is held for them; null for none. */
  readonly heldUntil: Date | null;
}

/** Whether a respondent no longer needs a place, or has one: no other can have got it. */
export const hasPlace = ({ finishedAt, heldUntil: until }: PlaceHolder, now: Date): boolean =>
  finishedAt !== null || (until !== null && until > now);

/** Interviews that came to their end, and those with a held place. */
export interface PlaceCount {
  readonly finished: number;
  readonly held: number;
}

/** So many, and no more. */
export interface Limit extends PlaceCount {
  readonly most: number;
}

/** State of a round's places. */
export interface RoundPlaces {
  /** By segment, '' for none. */
  readonly segments: readonly (PlaceCount & { readonly segment: string })[];
  /** The number that the company has paid for, in all its rounds together; null without a plan. */
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

/** Quotas of a segment, however it is written; of none where there is no segment. */
const quotasOf = ({ quotas }: Pick<Round, 'quotas'>, segment: string) =>
  Object.values(quotas).filter((quota) => segment !== '' && fold(quota.segment) === fold(segment));

/** Whether a round itself limits the places of a segment, whatever the company has paid for. */
export const isLimitedFor = (round: Pick<Round, 'goal' | 'quotas'>, segment: string): boolean =>
  round.goal !== null || quotasOf(round, segment).length > 0;

/**
 * Returns all limits on who may begin in a round.
 * @param segment of the respondent who is to begin, '' for none
 */
export function limitsFor(
  round: Pick<Round, 'goal' | 'quotas'>,
  places: RoundPlaces,
  segment: string,
): readonly Limit[] {
  return [
    ...(round.goal === null ? [] : [{ most: round.goal, ...placesIn(places) }]),
    ...quotasOf(round, segment).map(({ most }) => ({ most, ...placesOf(places, segment) })),
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
