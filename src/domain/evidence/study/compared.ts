import type { SimilarPassages } from '../pairs/groups.ts';
import type { TranscriptPassage } from './transcript.ts';

/** Most passages that are compared: twice as many take four times the time and the memory. */
export const MOST_COMPARED = 1500;
/** Likelihood of mere denials among the compared passages: a finding that is neither sure nor doubtful. */
const DENIED = 0.5;

/** The passages that are compared: of too many the surest. */
export function compared<P extends Pick<TranscriptPassage, 'kind' | 'score'>>(passages: readonly P[]): readonly P[] {
  if (passages.length <= MOST_COMPARED) return passages;
  const sureness = ({ kind, score }: P): number => (kind === null ? DENIED : score);
  return passages.toSorted((a, b) => sureness(b) - sureness(a)).slice(0, MOST_COMPARED);
}

/** How many of so many passages are compared with nothing, because there are too many. */
export const uncompared = (count: number): number => Math.max(0, count - MOST_COMPARED);

/** Groups of several comparisons as one list: those with the most people first, then the surest; equal ones as they were. */
export const inOneList = <G extends Pick<SimilarPassages, 'people' | 'score'>>(groups: readonly G[]): readonly G[] =>
  groups.toSorted((x, y) => y.people.length - x.people.length || y.score - x.score);
