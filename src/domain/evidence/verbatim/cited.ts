import type { TextRange } from '../../core/textRange.ts';
import type { NumberedTranscripts, NumberedUtterance } from './numbered.ts';

/** Words that a model named by number, cut out of the talk itself. Offsets count UTF-16 code units of its text. */
export interface CitedPassage extends TextRange {
  readonly interview: string;
  /** The speaker, as the text names them; empty when it names none. */
  readonly speaker: string;
  /** The words of the text itself, never as a model wrote them. */
  readonly text: string;
  /** The numbers that it was put together of, in order. */
  readonly numbers: readonly number[];
}

/** Numbers that name nothing, and why. */
export interface DroppedNumbers {
  /** No utterance has such a number, or it was not in what was sent. */
  readonly unknown: readonly number[];
  /** Named again. */
  readonly doubled: readonly number[];
}

export interface Cited {
  readonly passages: readonly CitedPassage[];
  readonly dropped: DroppedNumbers;
}

/** Sentences side by side that are one passage at most: more is an answer, not words to remember. */
export const LONGEST_RUN = 6;

export interface NumberRange {
  readonly first: number;
  readonly last: number;
}

const isNext = (before: NumberedUtterance | undefined, one: NumberedUtterance, count: number): boolean =>
  before !== undefined &&
  count < LONGEST_RUN &&
  one.number === before.number + 1 &&
  one.interview === before.interview &&
  one.turn === before.turn;

/**
 * Returns the words behind numbers, in the order of the texts: neighbours of one turn are one passage. Unknown and repeated
 * numbers are left out and reported.
 * @param sent the numbers that were sent; by default all
 */
export function citedBy(
  numbers: readonly number[],
  { utterances, texts }: Pick<NumberedTranscripts, 'utterances' | 'texts'>,
  sent: NumberRange = { first: 1, last: utterances.length },
): Cited {
  const known = new Set<number>();
  const unknown: number[] = [];
  const doubled: number[] = [];
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < sent.first || number > sent.last || !utterances[number - 1])
      unknown.push(number);
    else if (known.has(number)) doubled.push(number);
    else known.add(number);
  }
  const runs: NumberedUtterance[][] = [];
  for (const number of [...known].toSorted((a, b) => a - b)) {
    const one = utterances[number - 1];
    if (!one) continue;
    const run = runs.at(-1);
    if (run && isNext(run.at(-1), one, run.length)) run.push(one);
    else runs.push([one]);
  }
  const passages = runs.flatMap((run): CitedPassage[] => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const { interview, speaker, start } = first;
    const text = (texts.get(interview) ?? '').slice(start, last.end);
    return [{ interview, speaker, start, end: last.end, text, numbers: run.map(({ number }) => number) }];
  });
  return { passages, dropped: { unknown, doubled } };
}
