import { isUnderWay, type ExperimentSummary } from '../experiments/experiment.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { lazily } from '../core/lazily.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import { SAMPLE_COMPANY_ID } from '../workspace.ts';
import { exampleJob, isExample, isExampleJob, squeezed } from './exampleRow.ts';
import { dealOut, type Dealt, type TouchpointPlace } from './places.ts';

/** research: from a study. backlog: written by the team. example: generated, not a finding. */
export type Origin = 'research' | 'backlog' | 'example';

/**
 * Treatment of the generated examples (R8). hidden: they appear nowhere, an empty workspace is empty. shown: they appear among
 * the rest, marked, and are in no count. counted: they are shown and count, as the sample company is specified.
 */
export type Examples = 'hidden' | 'shown' | 'counted';

/**
 * Returns the treatment of examples in a company. The sample company is known by its fixed id, whatever its name and content; a
 * product added to it is no sample.
 * @param wanted whether the person wants to see them; null while they have not said
 * @param isAdded whether an added product is shown, and not the company's first. Default not
 */
export function examplesFor(companyId: string, wanted: boolean | null, isAdded = false): Examples {
  const isSample = companyId === SAMPLE_COMPANY_ID && !isAdded;
  if (!(wanted ?? isSample)) return 'hidden';
  return isSample ? 'counted' : 'shown';
}

/** A line of a touchpoint card. */
export interface JourneyLine {
  /** Unlike any other line's of the card. */
  readonly key: string;
  readonly text: string;
  readonly origin: Origin;
}

/** Content of a touchpoint's closed row. */
export interface TouchpointRow {
  /** `tp-(stage)-(index)`; `tp-(stage)-x-(hash)` when unknown. */
  readonly id: string;
  readonly stage: Stage;
  readonly name: string;
  /** Not in the stage's list: the name comes from stored data, and nothing is generated. */
  readonly unknown: boolean;
  /** Its first job to be done; null when it has none. */
  readonly job: JourneyLine | null;
  /** How many of the hypotheses count. */
  readonly hypothesisCount: number;
  /** How many of the experiments made of them are «в работе». */
  readonly running: number;
}

/** Rows of every stage, in the order of its touchpoints, unknown ones last. */
export type JourneyRows = Readonly<Record<Stage, readonly TouchpointRow[]>>;

export function originOf(hypothesis: Hypothesis): Origin {
  if (isExample(hypothesis.id)) return 'example';
  const studied =
    hypothesis.researchId !== null || Object.values(hypothesis.quotes).some((quote) => quote.researchId !== null);
  return studied ? 'research' : 'backlog';
}

/** The job to be done that a hypothesis names, or null. What a person wrote into an example taken up is theirs. */
export function jobOf(hypothesis: Hypothesis): JourneyLine | null {
  const { id, jtbd } = hypothesis;
  if (jtbd.trim() === '') return null;
  const whole = originOf(hypothesis);
  return { key: `${id}:jtbd`, text: jtbd, origin: whole === 'example' && !isExampleJob(jtbd) ? 'backlog' : whole };
}

/** A generated touchpoint's job to be done, as a line. */
export function generatedJob(stage: Stage, id: string, index: number): JourneyLine {
  return { key: `${id}-jtbd-0`, text: exampleJob(stage, index), origin: 'example' };
}

/** How much a line's origin weighs: of what is said twice, evidence is never hidden by a repeat. */
export const WEIGHT: Readonly<Record<Origin, number>> = { example: 0, backlog: 1, research: 2 };

/** Orders a card's hypotheses: the team's own, then the examples taken up, in their own place where they have one. */
function inOrder({ hypotheses, examples }: TouchpointPlace): readonly Hypothesis[] {
  const takenUp = hypotheses.filter(({ id }) => isExample(id));
  if (takenUp.length === 0) return hypotheses;
  const placeOf = ({ id }: Hypothesis): number => (examples.includes(id) ? examples.indexOf(id) : examples.length);
  return [
    ...hypotheses.filter(({ id }) => !isExample(id)),
    ...takenUp.sort((one, other) => placeOf(one) - placeOf(other)),
  ];
}

/** The first line of a card's jobs to be done, from the weightiest of those who say the same. */
function firstJob(place: TouchpointPlace, examples: Examples): JourneyLine | null {
  const lines = inOrder(place).flatMap((hypothesis) => jobOf(hypothesis) ?? []);
  if (place.index !== null) lines.push(generatedJob(place.stage, place.id, place.index));
  const [first, ...rest] = examples === 'hidden' ? lines.filter(({ origin }) => origin !== 'example') : lines;
  if (first === undefined || first.origin === 'research') return first ?? null;
  const said = squeezed(first.text);
  return rest.reduce(
    (kept, line) => (WEIGHT[line.origin] > WEIGHT[kept.origin] && squeezed(line.text) === said ? line : kept),
    first,
  );
}

export function rowOf(
  place: TouchpointPlace,
  { isStored }: Pick<Dealt, 'isStored'>,
  examples: Examples,
): TouchpointRow {
  const { id, stage, name, index, hypotheses, experiments } = place;
  // An example that was taken up is counted where it is listed.
  const generated = examples === 'counted' ? place.examples.filter((one) => !isStored(one)) : [];
  return {
    id,
    stage,
    name,
    unknown: index === null,
    job: firstJob(place, examples),
    hypothesisCount: hypotheses.length + generated.length,
    running: experiments.filter(isUnderWay).length,
  };
}

/**
 * Builds the result of {@link rowsOf} and `journeyOf` for each place, stage by stage. A stage is made when it is first asked for:
 * the screen shows one of six, and a company may have ten thousand hypotheses.
 */
export function byStage<T>({ places }: Dealt, make: (place: TouchpointPlace) => T): Record<Stage, readonly T[]> {
  const made = {} as Record<Stage, readonly T[]>;
  for (const stage of STAGES) {
    const cards = lazily(() => places[stage].map(make));
    Object.defineProperty(made, stage, { enumerable: true, get: cards });
  }
  return made;
}

/**
 * Returns the closed rows of the journey, over all stages (R36, R37): every touchpoint with how many hypotheses the team has for
 * it, those added or made into experiments. The numbers are the same as in `journeyOf`, without the content of a touchpoint.
 * @param hypotheses in any order; new ones are not counted
 * @param experiments living ones, newest first
 * @param examples default `hidden`: touchpoints are places to fill
 * @param elsewhere ids of hypotheses of other products: an example that one of them took up is not offered again. Default: none
 */
export function rowsOf(
  hypotheses: readonly Hypothesis[],
  experiments: readonly ExperimentSummary[],
  examples: Examples = 'hidden',
  elsewhere: Iterable<string> = [],
): JourneyRows {
  const dealt = dealOut(hypotheses, experiments, elsewhere);
  return byStage(dealt, (place) => rowOf(place, dealt, examples));
}
