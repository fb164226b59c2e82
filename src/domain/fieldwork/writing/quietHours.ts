import type { Round } from '../kinds.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of «21:00». */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a time zone; Moscow's for one that this machine does not know. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    clock = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/Moscow' });
  }
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the local time at a moment, minutes since midnight. */
const shownAt = (at: Date, timeZone: string): number => minutesOf(clockOf(timeZone).format(at));

/** Whether a moment is within the quiet hours. */
export function isQuiet(
  at: Date,
  { quietFrom, quietTo, timeZone }: Pick<Round, 'quietFrom' | 'quietTo' | 'timeZone'>,
): boolean {
  const [from, to, now] = [minutesOf(quietFrom), minutesOf(quietTo), shownAt(at, timeZone)];
  if (from === to) return false;
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/**
 * The first moment from now on at which people may be written to. What the clock on the wall shows counts: in a night in which it is
 * changed, the quiet hours end an hour earlier or later than the night before.
 */
export function notBefore(now: Date, hours: Pick<Round, 'quietFrom' | 'quietTo' | 'timeZone'>): Date {
  let at = now;
  // Each step goes as far as the clock would if it were not changed; where it is, another step mends it.
  for (let step = 0; step < 4 && isQuiet(at, hours); step += 1) {
    const left = (minutesOf(hours.quietTo) - shownAt(at, hours.timeZone) + DAY_MINUTES) % DAY_MINUTES;
    const whole = Math.floor(at.getTime() / MINUTE) * MINUTE;
    at = new Date(whole + left * MINUTE);
  }
  // The clock went past the end of the quiet hours by being put forward: minutes that were none are not waited for.
  for (let minutes = 0; minutes < 120; minutes += 1) {
    const before = new Date(at.getTime() - MINUTE);
    if (before < now || isQuiet(before, hours)) break;
    at = before;
  }
  return at;
}
