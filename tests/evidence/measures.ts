import type { TextRange } from '#src/domain/core/textRange.ts';
import type { Example, Lesson } from './examples.ts';

/** Words that a choice of pieces of one interview caught. */
export interface Caught {
  /** Words of respondents. */
  readonly said: number;
  /** Words of respondents in findings. */
  readonly marked: number;
  readonly chosen: number;
  /** Chosen words in findings. */
  readonly hit: number;
  readonly traps: number;
  /** Traps of which more than half was chosen. */
  readonly trapsHit: number;
}

const sum = <T>(list: readonly T[], amount: (one: T) => number): number =>
  list.reduce((all, one) => all + amount(one), 0);

/** Counts the words that some pieces caught. */
export function caught({ interview, examples }: Lesson, chosen: ReadonlySet<Example>): Caught {
  const traps = interview.labels.filter(({ of }) => of === 'trap');
  const inChosen = (start: number, end: number) =>
    sum([...chosen], ({ unit }) => Math.max(0, Math.min(unit.end, end) - Math.max(unit.start, start)));
  return {
    said: sum(examples, ({ words }) => words),
    marked: sum(examples, ({ words, found }) => words * found),
    chosen: sum([...chosen], ({ words }) => words),
    hit: sum([...chosen], ({ words, found }) => words * found),
    traps: traps.length,
    trapsHit: traps.filter(({ start, end }) => inChosen(start, end) * 2 > end - start).length,
  };
}

/** The best pieces by a score, until they make a share of the respondent's words. */
export function best(examples: readonly Example[], scoreOf: (one: Example) => number, share: number): Set<Example> {
  const room = sum(examples, ({ words }) => words) * share;
  const chosen = new Set<Example>();
  let used = 0;
  for (const one of examples.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    if (used + one.words > room) continue;
    used += one.words;
    chosen.add(one);
  }
  return chosen;
}

/** Recall, precision and traps of several interviews together, as shares. */
export interface Figures {
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
  readonly traps: number;
}

/** Sums up interviews by their words. */
export function figures(all: readonly Caught[]): Figures {
  const total = (key: keyof Caught) => sum(all, (one) => one[key]);
  const recall = total('hit') / total('marked');
  const precision = total('hit') / Math.max(1, total('chosen'));
  return {
    recall,
    precision,
    f1: (2 * recall * precision) / (recall + precision || 1),
    traps: total('trapsHit') / Math.max(1, total('traps')),
  };
}

/** The middle 95 % of a figure over interviews, or whatever is measured one by one, drawn anew, with the same draws on every run. */
export function interval<T = Caught>(
  all: readonly T[],
  figure: (some: readonly T[]) => number,
  draws = 400,
): [number, number] {
  let state = 11;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
  const drawn = Array.from({ length: draws }, () =>
    figure(all.map(() => all[Math.floor(random() * all.length)] as T)),
  ).sort((a, b) => a - b);
  return [drawn[Math.floor(draws * 0.025)] ?? 0, drawn[Math.floor(draws * 0.975)] ?? 0];
}

/** Whether two stretches share a letter. */
export const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** Code units that two places have in common. */
export const overlap = (a: TextRange, b: TextRange): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
