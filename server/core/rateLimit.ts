import { RefusedError } from './refusal.ts';

/** Allows so much a second to each asker, and a reserve at once. */
export interface RateLimit {
  /** @throws RefusedError `too_many` */
  spend(asker: string): void;
}

/** Askers remembered; more at once would be an attack by memory. */
const MOST_ASKERS = 50_000;

/**
 * A bucket for each asker that fills evenly.
 * @param perSecond what comes in
 * @param reserve what it holds
 * @param now milliseconds of a clock that never goes back
 */
export function createRateLimit(
  perSecond: number,
  reserve: number,
  now: () => number = () => performance.now(),
): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    spend(asker) {
      const time = now();
      const { left, at } = buckets.get(asker) ?? { left: reserve, at: time };
      const filled = Math.min(reserve, left + ((time - at) / 1000) * perSecond);
      // Set anew, so that the client silent for longest is first and is forgotten first.
      buckets.delete(asker);
      buckets.set(asker, { left: Math.max(0, filled - 1), at: time });
      if (buckets.size > MOST_ASKERS) buckets.delete(buckets.keys().next().value ?? '');
      if (filled < 1) throw new RefusedError('too_many', Math.max(1, Math.ceil((1 - filled) / perSecond)));
    },
  };
}
