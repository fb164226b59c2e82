import { kindOf, judged, lookAt } from '#src/domain/evidence/model.ts';
import type { FindingKind } from '#src/domain/core/findingKind.ts';
import { likelihood } from '#src/domain/evidence/weights.ts';

import type { Example, Lesson } from './examples.ts';
import { folds, seenOf, train, type Finder } from './train.ts';

/** Answer of a finder on a piece. */
export interface Said {
  readonly score: number;
  readonly kind: FindingKind;
}

/** Pieces with what was said of them. */
export type Sayings = ReadonlyMap<Example, Said>;

/** Returns the answers of a finder on lessons. */
export function sayings(lessons: readonly Lesson[], finder: Finder): Map<Example, Said> {
  return new Map(
    lessons.flatMap((lesson) => {
      const logOdds = judged(seenOf(lesson, finder), finder);
      return lesson.examples.map((one, index) => {
        const kind = kindOf(lookAt(finder, one.features));
        return [one, { score: likelihood(logOdds[index] ?? 0), kind }] as const;
      });
    }),
  );
}

/** Parts of the corpus that are held out in turn. */
export const FOLDS = 6;

/** A part of the lessons, and a finder that learnt from the others. */
export interface HeldOut {
  readonly finder: Finder;
  readonly lessons: readonly Lesson[];
}

/** The lessons in parts, each with a finder that never saw its domains. */
export function heldOutParts(lessons: readonly Lesson[], parts = folds(lessons, FOLDS)): HeldOut[] {
  return parts.map((out) => {
    const isOut = ({ interview }: Lesson) => out.has(interview.domain);
    return { finder: train(lessons.filter((one) => !isOut(one))), lessons: lessons.filter(isOut) };
  });
}

/** Returns the answers on each part by its finder. */
export const saidOf = (parts: readonly HeldOut[]): Map<Example, Said> =>
  new Map(parts.flatMap(({ lessons, finder }) => [...sayings(lessons, finder)]));

/** Returns the answers on each part by a finder that learnt from the others. */
export const heldOut = (lessons: readonly Lesson[], parts = folds(lessons, FOLDS)): Map<Example, Said> =>
  saidOf(heldOutParts(lessons, parts));

/** Whether the person in an interview is content. */
export const isContent = ({ interview }: Lesson): boolean => /content/.test(interview.head.mood ?? '');

/** Least part of a piece that has to be in findings, for its proposal not to be wrong. */
const RIGHT = 0.3;

/** Whether to propose a piece is wrong. */
export const isWrong = ({ found }: Example): boolean => found < RIGHT;

/** Wrong proposals in each interview at a cut. */
export const wrongIn = (lessons: readonly Lesson[], said: Sayings, cut: number): number[] =>
  lessons.map(({ examples }) => examples.filter((one) => isWrong(one) && (said.get(one)?.score ?? 0) >= cut).length);

/** Wrong proposals that a content person may have. */
const MOST_WRONG = 4;

/** The least cut, in hundredths, at which no content person has more wrong proposals than {@link MOST_WRONG}. */
export function cutFor(lessons: readonly Lesson[], said: Sayings): number {
  const content = lessons.filter(isContent);
  for (let cut = 30; cut < 100; cut += 1) {
    if (Math.max(...wrongIn(content, said, cut / 100)) <= MOST_WRONG) return cut / 100;
  }
  return 1;
}
