import type { ExperimentSummary } from '../experiments/experiment.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { dealOut, type Dealt, type TouchpointPlace } from './places.ts';
import { EXAMPLES, type TouchpointExample } from './touchpointExample.ts';
import { byStage, originOf, rowOf, type Examples, type JourneyLine } from './touchpointRow.ts';
import type { JourneyHypothesis, TouchpointCard, Journey } from './journeyCard.ts';
import { type JourneyLines, linesOfHypothesis, GENERATED, foldedLine, once, sameQuote } from './journeyLines.ts';
import { matchesOf, filterJourney } from './journeySearch.ts';

function storedHypothesis(hypothesis: Hypothesis, experimentsOf: Dealt['experimentsOf']): JourneyHypothesis {
  const experiments = experimentsOf(hypothesis.id);
  return {
    key: hypothesis.id,
    text: hypothesis.text,
    origin: originOf(hypothesis),
    hypothesis,
    experiments,
    lostExperiment: hypothesis.status === 'in_backlog' && experiments.length === 0,
  };
}

/** Shared input of every card. */
interface CardContext extends Dealt {
  readonly examples: Examples;
}

const EXAMPLES_BY_ID: ReadonlyMap<string, TouchpointExample> = new Map(
  EXAMPLES.map((example) => [example.id, example]),
);

/** The team's own first, then the examples, those taken up in their own place among them. */
function hypothesesOf(
  place: TouchpointPlace,
  { experimentsOf, isStored, examples: mode }: CardContext,
): JourneyHypothesis[] {
  const stored = place.hypotheses.map((hypothesis) => storedHypothesis(hypothesis, experimentsOf));
  const takenUp = new Map(stored.filter(({ origin }) => origin === 'example').map((line) => [line.key, line]));
  const examples = (EXAMPLES_BY_ID.get(place.id)?.hypotheses ?? []).flatMap(({ id, text }): JourneyHypothesis[] => {
    const own = takenUp.get(id);
    if (own !== undefined) {
      takenUp.delete(id);
      return [own];
    }
    // One taken up and given to another touchpoint is listed there.
    if (mode === 'hidden' || isStored(id)) return [];
    return [{ key: id, text, origin: 'example', hypothesis: null, experiments: [], lostExperiment: false }];
  });
  return [...stored.filter(({ origin }) => origin !== 'example'), ...examples, ...takenUp.values()];
}

function cardOf(place: TouchpointPlace, context: CardContext): TouchpointCard {
  const { id, experiments } = place;
  const { examples } = context;
  const hypotheses = hypothesesOf(place, context);
  const sources = hypotheses.flatMap(({ hypothesis }) => (hypothesis === null ? [] : [linesOfHypothesis(hypothesis)]));
  const generated = GENERATED.get(id);
  if (generated !== undefined && examples !== 'hidden') sources.push(generated);
  const isShown = ({ origin }: JourneyLine): boolean => examples !== 'hidden' || origin !== 'example';
  const section = (field: Exclude<keyof JourneyLines, 'quotes'>): JourneyLine[] =>
    once(sources.flatMap((lines) => lines[field]).filter(isShown), foldedLine);
  return {
    ...rowOf(place, context, examples),
    examples,
    jtbd: section('jtbd'),
    context: section('context'),
    gains: section('gains'),
    pains: section('pains'),
    metrics: section('metrics'),
    quotes: once(sources.flatMap((lines) => lines.quotes).filter(isShown), sameQuote),
    hypotheses,
    experiments,
    fromResearch: hypotheses.some(({ origin }) => origin === 'research'),
  };
}

/**
 * The journey over all stages (R36, R37): every touchpoint with the team's hypotheses, those
 * added or made into experiments, and what they say, above the generated examples where they are shown. A hypothesis whose touchpoint its stage
 * does not list gets a card after the stage's own, ordered by name. One pass over each list.
 * @param hypotheses in any order; new ones are not shown
 * @param experiments living ones, newest first
 * @param examples default `hidden`: touchpoints are places to fill
 * @param elsewhere ids of hypotheses of other products: an example that one of them took up is not offered again. Default: none
 */
export function journeyOf(
  hypotheses: readonly Hypothesis[],
  experiments: readonly ExperimentSummary[],
  examples: Examples = 'hidden',
  elsewhere: Iterable<string> = [],
): Journey {
  const dealt = dealOut(hypotheses, experiments, elsewhere);
  return byStage(dealt, (place) => cardOf(place, { ...dealt, examples }));
}

/** The journey's own code, which loads after its closed rows. */
export const JOURNEY_CODE = { journeyOf, filterJourney, matchesOf };

/** Search rules of a journey. */
export type JourneyRules = Pick<typeof JOURNEY_CODE, 'filterJourney' | 'matchesOf'>;
