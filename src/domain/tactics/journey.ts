import type { ExperimentSummary } from '../experiments/experiment.ts';
import { foldAlike, queryWordsOf } from '../core/format.ts';
import { lazily } from '../core/lazily.ts';
import type { Hypothesis, Quote } from '../research/hypothesis.ts';
import { ordered, type Keyed, type TextItem } from '../core/record.ts';
import { asksForProof, narrowByProof, type ProofFilter, type Proofs } from '../research/across/proof.ts';
import type { Passage } from '../research/research.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import { squeezed } from './exampleRow.ts';
import type { JourneyFilter, JourneyPlace } from './journeyFilter.ts';
import { dealOut, type Dealt, type TouchpointPlace } from './places.ts';
import { EXAMPLE_STUDY, EXAMPLES, type TouchpointExample } from './touchpointExample.ts';
import {
  byStage,
  jobOf,
  originOf,
  rowOf,
  WEIGHT,
  type Examples,
  type JourneyLine,
  type Origin,
  type TouchpointRow,
} from './touchpointRow.ts';

/** Person's words, or a generated example of them. */
export interface JourneyQuote extends JourneyLine {
  readonly respondent: string;
  /** The study's title when the quote was taken; of an example the fixed line (R38). */
  readonly research: string;
  /** The study to link to, or null. */
  readonly researchId: string | null;
  /** Its place in a material, or null. */
  readonly passage: Passage | null;
}

export interface JourneyHypothesis extends JourneyLine {
  /** Stored record; null for an example not taken up. */
  readonly hypothesis: Hypothesis | null;
  /** Experiments made of it, in the order given. */
  readonly experiments: readonly ExperimentSummary[];
  /** An experiment was made of it and is gone now. */
  readonly lostExperiment: boolean;
}

/** Touchpoint as the screen shows it: the team's own entries first, generated examples below, unless they are hidden. */
export interface TouchpointCard extends TouchpointRow {
  /** Treatment of its generated lines. */
  readonly examples: Examples;
  readonly jtbd: readonly JourneyLine[];
  readonly context: readonly JourneyLine[];
  readonly gains: readonly JourneyLine[];
  readonly pains: readonly JourneyLine[];
  readonly metrics: readonly JourneyLine[];
  readonly quotes: readonly JourneyQuote[];
  readonly hypotheses: readonly JourneyHypothesis[];
  /** Experiments made of its hypotheses, in the order given. */
  readonly experiments: readonly ExperimentSummary[];
  /** Whether any of its hypotheses comes from a study. */
  readonly fromResearch: boolean;
}

/** Cards of every stage, in the order of its touchpoints, unknown ones last. */
export type Journey = Readonly<Record<Stage, readonly TouchpointCard[]>>;

/** Search rules of a journey: part of the journey's own code, which loads after its closed rows. */
export interface JourneyRules {
  readonly filterJourney: typeof filterJourney;
  readonly matchesOf: typeof matchesOf;
}

/** Whether a line is in the counts of its card: what a person wrote or took up always is, an example only where they count. */
export function doesCount(line: JourneyLine, examples: Examples): boolean {
  if (examples === 'counted' || line.origin !== 'example') return true;
  return 'hypothesis' in line && line.hypothesis !== null;
}

const SECTIONS = ['jtbd', 'context', 'gains', 'pains', 'metrics', 'quotes', 'hypotheses'] as const;

/** Whether nothing is known of a touchpoint: no line in any section. */
export function isBlank(card: TouchpointCard): boolean {
  return SECTIONS.every((section) => card[section].length === 0);
}

/** Whether a card is nothing but examples. */
export function isAllExample(card: TouchpointCard): boolean {
  return !isBlank(card) && SECTIONS.every((section) => card[section].every(({ origin }) => origin === 'example'));
}

/* ── Lines ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** The sections of a card that hold lines. */
interface Lines {
  readonly jtbd: readonly JourneyLine[];
  readonly context: readonly JourneyLine[];
  readonly gains: readonly JourneyLine[];
  readonly pains: readonly JourneyLine[];
  readonly metrics: readonly JourneyLine[];
  readonly quotes: readonly JourneyQuote[];
}

/** All generated texts: what the record of an example taken up holds of them stays an example; what a person wrote there is theirs. */
const generatedTexts = lazily(
  () =>
    new Set(
      EXAMPLES.flatMap(({ context, gains, pains, metrics, quotes }) =>
        [context, ...gains, ...pains, ...metrics, ...quotes.map(({ text }) => text)].map(squeezed),
      ),
    ),
);

const originOfLine = (text: string, whole: Origin): Origin =>
  whole === 'example' && !generatedTexts().has(squeezed(text)) ? 'backlog' : whole;

function storedQuote(hypothesis: Hypothesis, key: string, quote: Quote, whole: Origin): JourneyQuote {
  const { text, respondent, research, researchId, passage } = quote;
  // A hypothesis from a study may also hold words heard elsewhere: only a quote that names its study is evidence.
  const origin = researchId === null ? originOfLine(text, whole === 'example' ? 'example' : 'backlog') : 'research';
  return { key: `${hypothesis.id}:quotes:${key}`, text, origin, respondent, research, researchId, passage };
}

function storedLines(hypothesis: Hypothesis): Lines {
  const whole = originOf(hypothesis);
  const line = (key: string, text: string): JourneyLine => ({
    key: `${hypothesis.id}:${key}`,
    text,
    origin: originOfLine(text, whole),
  });
  const job = jobOf(hypothesis);
  const several = (field: 'gains' | 'pains' | 'metrics'): JourneyLine[] =>
    written(hypothesis[field]).map(({ key, text }) => line(`${field}:${key}`, text));
  return {
    jtbd: job ? [job] : [],
    context: hypothesis.context.trim() === '' ? [] : [line('context', hypothesis.context)],
    gains: several('gains'),
    pains: several('pains'),
    metrics: several('metrics'),
    quotes: written(hypothesis.quotes).map((quote) => storedQuote(hypothesis, quote.key, quote, whole)),
  };
}

/** Members in their order, without blank ones. */
function written<T extends TextItem>(map: Keyed<T>): ReturnType<typeof ordered<T>> {
  return ordered(map).filter((member) => member.text.trim() !== '');
}

/** A change to one record makes the journey anew; the other 9,999 keep their lines, and so their folded texts. */
const linesByHypothesis = new WeakMap<Hypothesis, Lines>();

function linesOf(hypothesis: Hypothesis): Lines {
  const known = linesByHypothesis.get(hypothesis);
  if (known !== undefined) return known;
  const lines = storedLines(hypothesis);
  linesByHypothesis.set(hypothesis, lines);
  return lines;
}

function generatedLines(example: TouchpointExample): Lines {
  const lines = (field: string, texts: readonly string[]): JourneyLine[] =>
    texts.map((text, index) => ({ key: `${example.id}-${field}-${index}`, text, origin: 'example' }));
  return {
    jtbd: lines('jtbd', [example.jtbd]),
    context: lines('context', [example.context]),
    gains: lines('gains', example.gains),
    pains: lines('pains', example.pains),
    metrics: lines('metrics', example.metrics),
    quotes: example.quotes.map(({ id, text, respondent }) => ({
      key: id,
      text,
      origin: 'example',
      respondent,
      research: EXAMPLE_STUDY,
      researchId: null,
      passage: null,
    })),
  };
}

const GENERATED: ReadonlyMap<string, Lines> = new Map(EXAMPLES.map((example) => [example.id, generatedLines(example)]));

/** Lines never change, so each is folded once; 10,000 hypotheses hold some 100,000 of them. */
const foldedLines = new WeakMap<JourneyLine, string>();

function foldedLine(line: JourneyLine): string {
  const known = foldedLines.get(line);
  if (known !== undefined) return known;
  const folded = squeezed(line.text);
  foldedLines.set(line, folded);
  return folded;
}

const searched = new WeakMap<JourneyLine, string>();

/** A line as it is searched. */
function searchedLine(line: JourneyLine): string {
  const known = searched.get(line) ?? foldAlike(line.text);
  searched.set(line, known);
  return known;
}

/** Each thing once, where it came first; from the weightiest of its origins, so that evidence is never hidden by a repeat. */
function once<L extends JourneyLine>(lines: readonly L[], sameness: (line: L) => string): L[] {
  const kept = new Map<string, L>();
  for (const line of lines) {
    const same = sameness(line);
    const earlier = kept.get(same);
    if (earlier === undefined || WEIGHT[line.origin] > WEIGHT[earlier.origin]) kept.set(same, line);
  }
  return [...kept.values()];
}

/** Two people who said the same are two witnesses. */
const sameQuote = (quote: JourneyQuote): string => `${foldedLine(quote)}\n${squeezed(quote.respondent)}`;

/* ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

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
  const sources = hypotheses.flatMap(({ hypothesis }) => (hypothesis === null ? [] : [linesOf(hypothesis)]));
  const generated = GENERATED.get(id);
  if (generated !== undefined && examples !== 'hidden') sources.push(generated);
  const isShown = ({ origin }: JourneyLine): boolean => examples !== 'hidden' || origin !== 'example';
  const section = (field: Exclude<keyof Lines, 'quotes'>): JourneyLine[] =>
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

/* ── «Где болит» ─────────────────────────────────────────────────────────────────────────────────────────────────── */

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

/**
 * Whether a touchpoint pleases or hurts: (gains − pains) / (gains + pains), from −1 (nothing but pains) to 1 (nothing but
 * gains); 0 when they are even, null when there are none.
 */
export function balanceOf(gains: number, pains: number): number | null {
  return gains + pains === 0 ? null : (gains - pains) / (gains + pains);
}
