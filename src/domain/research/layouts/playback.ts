import { stampText } from './stamps.ts';
import type { Turn } from '../transcript.ts';

/** How far a step back or forward in a recording goes, seconds. */
export const SKIP = 5;
/** How far a recording goes back by itself when typing goes on after a stop, seconds: the last words are heard once more. */
export const RESUME_BACK = 2;
/** Speeds at which a recording can be played; 1 is as it was spoken. */
export const RATES: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** A turn that tells when it begins. */
export interface TimedTurn {
  /** Seconds from the beginning of the recording. */
  readonly at: number;
  /** Its place among all turns, from 0. */
  readonly index: number;
}

/** The turns that tell when they begin, earliest first; of the same moment in the order of the text. */
export function timedTurns(turns: readonly Pick<Turn, 'at'>[]): readonly TimedTurn[] {
  return turns.flatMap(({ at }, index) => (at === null ? [] : [{ at, index }])).sort((a, b) => a.at - b.at);
}

/**
 * Place among all turns of the one that sounds at a moment: the last that has begun by then. Null before the first of them,
 * and where none tells when it begins. Logarithmic.
 * @param timed as {@link timedTurns} gives them
 */
export function soundingTurn(timed: readonly TimedTurn[], seconds: number): number | null {
  let low = 0;
  let high = timed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((timed[middle]?.at ?? Infinity) <= seconds) low = middle + 1;
    else high = middle;
  }
  return timed[low - 1]?.index ?? null;
}

/** How many turns begin where the recording has ended already: the text is of another one, or has times of the day. */
export function turnsBeyond(timed: readonly TimedTurn[], duration: number): number {
  return timed.filter(({ at }) => at > duration).length;
}

/** The next speed up or down; the same one at the ends. */
export function rateBeside(rate: number, by: 1 | -1): number {
  const next = by > 0 ? RATES.find((one) => one > rate) : RATES.findLast((one) => one < rate);
  return next ?? rate;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as hours, minutes and seconds: «00:12:04». */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
}

/** A moment as it is shown beside its words: «12:04», «1:02:05». */
export const momentText = (seconds: number): string => stampText(Math.max(0, seconds));
