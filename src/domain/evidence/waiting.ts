import type { FindingKind } from '../core/findingKind.ts';
import { rangesIn, type PlacedRanges, type TextRange } from '../core/textRange.ts';
import type { Finding } from './findings.ts';
import { isMostlySame, refusedIn, type FindingRefusal } from './refusal.ts';

/** A person's decisions about a text. */
export interface Decided {
  /** Places that are marked in it, whatever for. */
  readonly marked: PlacedRanges;
  /** Refusals of its material. */
  readonly refusals: readonly Pick<FindingRefusal, 'start' | 'end' | 'text'>[];
}

/** Findings that are proposed and not refused, in the given order. */
export function openFindings<F extends Pick<Finding, 'start' | 'end' | 'proposed'>>(
  text: string,
  findings: readonly F[],
  refusals: Decided['refusals'],
): F[] {
  const isRefused = refusedIn(text, refusals);
  return findings.filter((one) => one.proposed && !isRefused(one));
}

/** Those of some places whose words are not marked, in the given order. Logarithmic in what is marked for each. */
export const unmarkedAmong = <F extends Pick<Finding, 'start' | 'end'>>(
  places: readonly F[],
  marked: PlacedRanges,
): F[] => places.filter((one) => !rangesIn(marked, one).some((place) => isMostlySame(place, one)));

/** Findings that wait for a person's word, in the given order: those that are proposed, not marked, and not refused. */
export function waitingFindings<F extends Pick<Finding, 'start' | 'end' | 'proposed'>>(
  text: string,
  findings: readonly F[],
  { marked, refusals }: Decided,
): F[] {
  return unmarkedAmong(openFindings(text, findings, refusals), marked);
}

const sharedBy = (a: TextRange, b: TextRange): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/**
 * Returns the kind of words by the findings in them: of the finding that they share most with, of equal ones the surer. Null when
 * they decide none of the findings, which is so under the rule of {@link unmarkedAmong}.
 */
export function kindFound(
  words: TextRange,
  findings: readonly Pick<Finding, 'start' | 'end' | 'kind' | 'score'>[],
): FindingKind | null {
  const own = findings.filter((one) => isMostlySame(words, one));
  own.sort((a, b) => sharedBy(words, b) - sharedBy(words, a) || b.score - a.score || a.start - b.start);
  return own[0]?.kind ?? null;
}

/** How sure the finder is, in three steps that a person tells apart. */
export type Sureness = 'high' | 'middle' | 'low';

/** Scores from which on a finding is of the step: of two that are that sure the model is right more often than not. */
const HIGH = 0.8;
const MIDDLE = 0.6;

/** Returns the step of a score from 0 to 1. */
export const surenessOf = (score: number): Sureness => (score >= HIGH ? 'high' : score >= MIDDLE ? 'middle' : 'low');

/** Names of the steps: «уверенность высокая». */
export const SURENESS_LABELS: Readonly<Record<Sureness, string>> = {
  high: 'высокая',
  middle: 'средняя',
  low: 'низкая',
};
