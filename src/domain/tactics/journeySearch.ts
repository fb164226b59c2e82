import { foldAlike, queryWordsOf } from '../core/format.ts';
import { asksForProof, narrowByProof, type ProofFilter, type Proofs } from '../research/across/proof.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import type { JourneyFilter, JourneyPlace } from './journeyFilter.ts';
import type { JourneyLine } from './touchpointRow.ts';
import { type JourneyHypothesis, type TouchpointCard, type Journey, doesCount } from './journeyCard.ts';

const searched = new WeakMap<JourneyLine, string>();

/** A line as it is searched. */
function searchedLine(line: JourneyLine): string {
  const known = searched.get(line) ?? foldAlike(line.text);
  searched.set(line, known);
  return known;
}

/** Whether a line is what the words look for: it holds one of them at least, and it and the name together hold them all. */
function isMatch(line: JourneyLine, words: readonly string[], name: string): boolean {
  const text = searchedLine(line);
  const found = words.filter((word) => text.includes(word));
  if (found.length === words.length) return true;
  return found.length > 0 && words.every((word) => found.includes(word) || name.includes(word));
}

/** The name helps to find only when everything is looked through. */
const searchedName = (card: TouchpointCard, where: JourneyPlace): string =>
  where === 'all' ? foldAlike(card.name) : '';

/** Matches of a filter in a touchpoint. */
export interface JourneyMatches {
  /** How many lines that count. */
  readonly pains: number;
  readonly gains: number;
  readonly quotes: number;
  /** Whether an example that is in no count holds the words. */
  readonly inExamples: boolean;
}

/**
 * How many lines of each place a filter finds: what «где болит» counts. Every line when the query is empty; none in the places
 * that the filter leaves out. Lines are judged one by one, so that two words found in two complaints are no match.
 */
export function matchesOf(
  card: TouchpointCard,
  { query, where }: Pick<JourneyFilter, 'query' | 'where'>,
): JourneyMatches {
  const words = queryWordsOf(query);
  const name = searchedName(card, where);
  let inExamples = false;
  const count = (place: 'pains' | 'gains' | 'quotes'): number => {
    if (where !== 'all' && where !== place) return 0;
    const found = card[place].filter((line) => isMatch(line, words, name));
    const counting = found.filter((line) => doesCount(line, card.examples)).length;
    inExamples ||= counting < found.length;
    return counting;
  };
  return { pains: count('pains'), gains: count('gains'), quotes: count('quotes'), inExamples };
}

function isFound(card: TouchpointCard, filter: JourneyFilter, words: readonly string[]): boolean {
  const { pains, gains, quotes, inExamples } = matchesOf(card, filter);
  if (inExamples || pains + gains + quotes > 0) return true;
  const name = searchedName(card, filter.where);
  return name !== '' && words.every((word) => name.includes(word));
}

/**
 * The cards a filter finds, whole and in their order; the same journey when the query is empty. A card is found by a line of
 * the chosen place that holds every word, whatever the case and ё/е (R19); everywhere, its name counts with each line
 * and by itself. Of each, the hypotheses that the evidence is asked for, in its order; a card without any is not found.
 * @param proofs how well hypotheses are founded; without it none is
 */
export function filterJourney(journey: Journey, filter: JourneyFilter, proofs: Proofs = NO_PROOFS): Journey {
  return provenJourney(foundByWords(journey, filter), filter, proofs);
}

const NO_PROOFS: Proofs = new Map();

const hypothesisOf = ({ hypothesis }: JourneyHypothesis): string | null => hypothesis?.id ?? null;

/**
 * Returns a card with the hypotheses that match the evidence filter, in its order; an example not taken up has no evidence to
 * match.
 */
function provenCard(card: TouchpointCard, filter: ProofFilter, proofs: Proofs): TouchpointCard {
  const asked = filter.proof === 'all' ? card.hypotheses : card.hypotheses.filter(({ hypothesis }) => hypothesis);
  const hypotheses = narrowByProof(asked, hypothesisOf, filter, proofs);
  const hypothesisCount = hypotheses.filter((line) => doesCount(line, card.examples)).length;
  return { ...card, hypotheses, hypothesisCount };
}

/** A journey with the hypotheses that the evidence is asked for; touchpoints that have none of them are left out. */
function provenJourney(journey: Journey, filter: ProofFilter, proofs: Proofs): Journey {
  if (!asksForProof(filter)) return journey;
  const cardsOf = (stage: Stage): readonly TouchpointCard[] => {
    const cards = journey[stage].map((card) => provenCard(card, filter, proofs));
    return filter.proof === 'all' ? cards : cards.filter(({ hypotheses }) => hypotheses.length > 0);
  };
  return Object.fromEntries(STAGES.map((stage) => [stage, cardsOf(stage)])) as Record<Stage, readonly TouchpointCard[]>;
}

/** The cards that the words of a filter find. */
function foundByWords(journey: Journey, filter: JourneyFilter): Journey {
  const words = queryWordsOf(filter.query);
  if (words.length === 0) return journey;
  return Object.fromEntries(
    STAGES.map((stage) => [stage, journey[stage].filter((card) => isFound(card, filter, words))]),
  ) as Record<Stage, TouchpointCard[]>;
}
