import { NBSP } from '../core/format.ts';
import { seededSubset } from '../core/seeded.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import { HYPOTHESES_SHOWN } from './exampleRow.ts';
import { TOUCHPOINTS, touchpointId } from './touchpoint.ts';
import { TOUCHPOINT_TEXTS, type StageTexts } from './touchpointTexts.ts';

/** A generated text that can be spoken of: `${touchpointId}-hypothesis-${indexInList}`, `${touchpointId}-quote-…`. */
export interface ExampleText {
  /** Stable while the stage's list only grows at its end. */
  readonly id: string;
  readonly text: string;
}

export interface ExampleQuote extends ExampleText {
  readonly respondent: string;
}

/** A generated touchpoint (R38). An example, never a finding. */
export interface TouchpointExample {
  /** `tp-(stage)-(index)`. */
  readonly id: string;
  readonly stage: Stage;
  readonly name: string;
  readonly jtbd: string;
  readonly context: string;
  readonly gains: readonly string[];
  readonly pains: readonly string[];
  readonly metrics: readonly string[];
  readonly hypotheses: readonly ExampleText[];
  readonly quotes: readonly ExampleQuote[];
}

/** Fewest and most members of each generated list (R38). */
export const EXAMPLE_SIZES = {
  gains: [2, 4],
  pains: [2, 4],
  metrics: [2, 3],
  hypotheses: HYPOTHESES_SHOWN,
  quotes: [1, 3],
} as const satisfies Partial<Record<keyof StageTexts, readonly [min: number, max: number]>>;

/** «Связанное исследование» of every generated quote (R38). */
export const EXAMPLE_STUDY = `Пользовательское интервью №${NBSP}42 с${NBSP}продакт-менеджером EdTech-стартапа`;

const same = (text: string): string => text;

function at<T>(list: readonly T[], index: number): T {
  const member = list[index % list.length];
  if (member === undefined) throw new RangeError('a list of a stage is empty');
  return member;
}

/** Each list draws from a seed of its own, so that a longer list of pains leaves the quotes as they were. */
function subset<L extends keyof typeof EXAMPLE_SIZES, R>(
  id: string,
  texts: StageTexts,
  list: L,
  make: (member: StageTexts[L][number], index: number) => R,
): R[] {
  const members: StageTexts[L] = texts[list];
  return seededSubset(`${id}-${list}`, members.length, EXAMPLE_SIZES[list]).map((index) =>
    make(at<StageTexts[L][number]>(members, index), index),
  );
}

/**
 * The generated touchpoint: jtbd and context by index modulo the list's length, the rest subsets of the
 * stage's lists drawn by a generator seeded with the touchpoint's id (R38). The same at every call.
 * @param index zero-based, in the stage's list of touchpoints
 * @throws RangeError when the stage has no touchpoint of this index
 */
export function exampleOf(stage: Stage, index: number): TouchpointExample {
  const name = TOUCHPOINTS[stage][index];
  if (name === undefined) throw new RangeError(`${stage} has no touchpoint ${index}`);
  const id = touchpointId(stage, index);
  const texts = TOUCHPOINT_TEXTS[stage];
  return {
    id,
    stage,
    name,
    jtbd: at(texts.jtbd, index),
    context: at(texts.context, index),
    gains: subset(id, texts, 'gains', same),
    pains: subset(id, texts, 'pains', same),
    metrics: subset(id, texts, 'metrics', same),
    hypotheses: subset(id, texts, 'hypotheses', (text, place) => ({ id: `${id}-hypothesis-${place}`, text })),
    quotes: subset(id, texts, 'quotes', ({ text, respondent }, place) => ({
      id: `${id}-quote-${place}`,
      text,
      respondent,
    })),
  };
}

/** All 30 generated touchpoints in funnel order, made once. */
export const EXAMPLES: readonly TouchpointExample[] = STAGES.flatMap((stage) =>
  TOUCHPOINTS[stage].map((_, index) => exampleOf(stage, index)),
);

/** A generated hypothesis with the touchpoint it belongs to. */
export interface ExampleHypothesis extends ExampleText {
  readonly touchpoint: TouchpointExample;
}

const byId: ReadonlyMap<string, ExampleHypothesis> = new Map(
  EXAMPLES.flatMap((touchpoint) =>
    touchpoint.hypotheses.map((hypothesis) => [hypothesis.id, { ...hypothesis, touchpoint }] as const),
  ),
);

/** The generated hypothesis of an id, or undefined for an id that no touchpoint shows. */
export function findExample(id: string): ExampleHypothesis | undefined {
  return byId.get(id);
}
