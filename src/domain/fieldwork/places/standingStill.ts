import type { RoundStanding } from '../figures.ts';
import { placesIn } from './places.ts';

/**
 * Returns the figures of a round whose study is gone: nobody answers, no place is held, and those in the middle have not finished
 * (R449). Whoever began has begun.
 */
export function standingStill<T extends Pick<RoundStanding, 'figures' | 'places'>>(standing: T): T {
  const { figures, places } = standing;
  const { segments, plan } = places;
  const { held } = placesIn(places);
  return {
    ...standing,
    figures: { ...figures, left: figures.standing.began },
    places: {
      segments: segments.map((one) => ({ ...one, held: 0 })),
      // Others of the company's rounds go on.
      plan: plan && { ...plan, held: Math.max(0, plan.held - held) },
    },
  };
}
