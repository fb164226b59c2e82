import type { TextRange } from '../core/textRange.ts';
import type { Turn } from '../research/transcript.ts';
import { CUES, QUESTION_CUES } from './cues.ts';
import { DENSE, type Features } from './features.ts';
import type { FindingKind } from '../core/findingKind.ts';
import { judged, kindOf, seenIn, type Model } from './model.ts';
import { unitsOf } from './units.ts';
import { likelihood } from './weights.ts';

/** A respondent's passage that a researcher might underline. Offsets count UTF-16 code units of the text. */
export interface Finding extends TextRange {
  readonly kind: FindingKind;
  /** How sure the model is that it is one, 0 to 1. */
  readonly score: number;
  /** Whether it is sure enough for a person to be shown it. */
  readonly proposed: boolean;
  /** Why, the strongest first: ids whose words {@link cueWords} tells. Empty when nothing that has words speaks for it. */
  readonly cues: readonly string[];
}

/** Most reasons that are told of a finding. */
const MOST_CUES = 3;

const WORDS: ReadonlyMap<string, string> = new Map([
  ...CUES.flatMap(({ id, said }) => (said === null ? [] : [[id, said] as const])),
  ...QUESTION_CUES.flatMap(({ id, said }) => (said === null ? [] : [[`asked-${id}`, said] as const])),
]);

/** Returns the explanation of a cue for a user who asks why: «названа сумма». Undefined for an id that is none. */
export const cueWords = (id: string): string | undefined => WORDS.get(id);

/** The cues with words that speak for a finding of its kind. */
function cuesOf({ found, kinds }: Model, kind: FindingKind, { places, values }: Features): string[] {
  const told: { id: string; amount: number }[] = [];
  places.forEach((place, index) => {
    const id = DENSE[place];
    if (id === undefined || !WORDS.has(id)) return;
    const of = (weights: Model['found']) => (weights.values[place] ?? 0) * weights.scale * (values[index] ?? 0);
    const amount = of(found) + of(kinds[kind]);
    if (amount > 0) told.push({ id, amount });
  });
  return told
    .sort((a, b) => b.amount - a.amount)
    .slice(0, MOST_CUES)
    .map(({ id }) => id);
}

/**
 * Every passage of those who are asked that may be a finding, the best first; equal ones in the order of the text. They do not
 * overlap, and what an interviewer says is in none. The same text, turns and model always give the same. Linear in the text.
 */
export function findingsIn(text: string, turns: readonly Turn[], model: Model): Finding[] {
  const seen = seenIn(text, unitsOf(text, turns), model);
  const logOdds = judged(seen, model);
  return seen
    .map(({ unit, features, look }, index): Finding => {
      const score = likelihood(logOdds[index] ?? 0);
      const kind = kindOf(look);
      return {
        start: unit.start,
        end: unit.end,
        kind,
        score,
        proposed: score >= model.cut,
        cues: cuesOf(model, kind, features),
      };
    })
    .sort((a, b) => b.score - a.score || a.start - b.start);
}
