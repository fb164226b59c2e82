import type { Stance } from '../research/hypothesis.ts';
import { SEVERITIES, type FindingKind, type Severity, severityOf } from '../core/findingKind.ts';

/** Words about a hypothesis, as far as its score needs to know. */
export interface ScoredWords {
  readonly stance: Stance;
  /** The speaker, as `personOf` names them; words without one (an interviewer's) are not passed. */
  readonly person: string;
  /** The study they are from; null when that is not known. */
  readonly study: string | null;
  /** Kind of the words; null: not given, which counts as words of no cost. */
  readonly kind: FindingKind | null;
  /** Severity; null: not given, which counts as the middle. Kinds without grades have none. */
  readonly severity: Severity | null;
  /** The day or moment they were said, ISO 8601; empty when that is not known, which counts as long ago. */
  readonly at: string;
}

/** How an experiment of the hypothesis ended. */
export type ScoredVerdict = 'VALIDATED' | 'INVALIDATED' | 'INCONCLUSIVE';

/** Those people of a side whose words that count are of one grade. */
export interface ScoreGrade {
  readonly people: number;
  /** Their share of the side's weight. */
  readonly weight: number;
}

export interface ScoreSide {
  readonly people: number;
  readonly studies: number;
  /** Total weight of its people; 0 when there are none. */
  readonly weight: number;
  /** Its people by the severity of what they report; those without a severity are in none. */
  readonly grades: Readonly<Record<Severity, ScoreGrade>>;
}

/** The score of a hypothesis with its parts; docs/evidence.md has the formula in words. */
export interface EvidenceScore {
  readonly for: ScoreSide;
  readonly against: ScoreSide;
  /** Score of the words: between -10 and 10, in tenths. */
  readonly said: number;
  /** Score of the experiments: from -3 to 3. */
  readonly verdicts: number;
  /** The sum of the two, in tenths. */
  readonly total: number;
}

/** Most that words can give, either way. */
export const MOST_SAID = 10;
/** Most that experiments can give, either way, and what one gives. */
export const MOST_VERDICTS = 3;
/** Weight of people at which, unopposed, half of {@link MOST_SAID} is reached. */
const HALF = 4;
/** Bonus of a side for each study beyond the first. */
const PER_STUDY = 0.1;
/** Days after which words have lost half of what age can take from them. */
const HALF_LIFE_DAYS = 365;
const DAY_MS = 86_400_000;

/** Who has paid for it already, in time, money or by leaving, weighs more than who has only told of it. */
const KIND_WEIGHTS: Readonly<Record<FindingKind, number>> = {
  pain: 1,
  workaround: 1.5,
  need: 1,
  money: 1.5,
  churn: 1.5,
  decider: 1,
  trigger: 1,
  frequency: 1,
};

/**
 * Severity moves words by a quarter, the middle grade not at all: it is one person's judgement of another's words, and must not
 * outweigh what a person paid or when it was said.
 */
const SEVERITY_WEIGHTS: Readonly<Record<Severity, number>> = { minor: 0.75, serious: 1, blocking: 1.25 };

/** From 1 for words of today down to a half; the half for words whose day is not known. */
function freshness(at: string, now: Date): number {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return 0.5;
  const days = Math.max(0, (now.getTime() - moment) / DAY_MS);
  return 0.5 + 0.5 * 2 ** (-days / HALF_LIFE_DAYS);
}

/** Weight of a person's words, and the severity of what they report. */
interface Weighed {
  readonly weight: number;
  readonly severity: Severity | null;
}

function weigh(words: ScoredWords, now: Date): Weighed {
  const severity = severityOf(words);
  const kind = words.kind === null ? 1 : KIND_WEIGHTS[words.kind];
  return { severity, weight: kind * (severity ? SEVERITY_WEIGHTS[severity] : 1) * freshness(words.at, now) };
}

const rankOf = ({ severity }: Weighed): number => (severity ? SEVERITIES.indexOf(severity) : -1);

/** Whether words count rather than others of the same person: of the same weight, the graver. */
const isHeavier = (one: Weighed, other: Weighed): boolean =>
  one.weight > other.weight || (one.weight === other.weight && rankOf(one) > rankOf(other));

/** Sorted, so that the order of the words cannot change the last digit of the sum. */
const sumOf = (weights: readonly Weighed[]): number =>
  weights
    .map(({ weight }) => weight)
    .sort((a, b) => a - b)
    .reduce((total, weight) => total + weight, 0);

/** A person counts once, by the words that weigh most. */
function sideOf(words: readonly ScoredWords[], stance: Stance, now: Date): ScoreSide {
  const people = new Map<string, Weighed>();
  const studies = new Set<string>();
  for (const one of words) {
    if (one.stance !== stance) continue;
    const weighed = weigh(one, now);
    const before = people.get(one.person);
    if (!before || isHeavier(weighed, before)) people.set(one.person, weighed);
    if (one.study !== null) studies.add(one.study);
  }
  const all = [...people.values()];
  const perStudy = 1 + PER_STUDY * Math.max(0, studies.size - 1);
  const gradeOf = (severity: Severity): ScoreGrade => {
    const those = all.filter((one) => one.severity === severity);
    return { people: those.length, weight: sumOf(those) * perStudy };
  };
  return {
    people: people.size,
    studies: studies.size,
    weight: sumOf(all) * perStudy,
    grades: { minor: gradeOf('minor'), serious: gradeOf('serious'), blocking: gradeOf('blocking') },
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

/**
 * How well a hypothesis is founded: by the people and studies for it and against it, what they told of and when, and by how its
 * experiments ended. The order of words and verdicts does not matter.
 * @param now the moment from which the age of words is counted
 */
export function scoreOf(words: readonly ScoredWords[], verdicts: readonly ScoredVerdict[], now: Date): EvidenceScore {
  const [inFavour, against] = [sideOf(words, 'for', now), sideOf(words, 'against', now)];
  const said = tenths((MOST_SAID * (inFavour.weight - against.weight)) / (inFavour.weight + against.weight + HALF));
  const sum = verdicts.reduce(
    (total, verdict) =>
      total + (verdict === 'VALIDATED' ? MOST_VERDICTS : verdict === 'INVALIDATED' ? -MOST_VERDICTS : 0),
    0,
  );
  const ended = Math.min(MOST_VERDICTS, Math.max(-MOST_VERDICTS, sum)) + 0;
  return { for: inFavour, against, said, verdicts: ended, total: tenths(said + ended) };
}

/** How many points of `said` each side makes, 0 to 10: those for less those against are what is said. */
export function sidePoints({ for: inFavour, against }: Pick<EvidenceScore, 'for' | 'against'>): Record<Stance, number> {
  const all = inFavour.weight + against.weight + HALF;
  return { for: (MOST_SAID * inFavour.weight) / all, against: (MOST_SAID * against.weight) / all };
}
