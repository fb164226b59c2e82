/**
 * A tree of two questions: the row's number at `places[0]` below `limits[0]` leads to the question 1, else to 2; below theirs to
 * the first of their two answers, else to the second.
 */
export interface Tree {
  readonly places: readonly [number, number, number];
  readonly limits: readonly [number, number, number];
  readonly answers: readonly [number, number, number, number];
}

/** Trees whose answers are summed up. */
export interface Forest {
  /** Value before any tree is asked: log odds. */
  readonly base: number;
  /** Numbers that a row has. */
  readonly width: number;
  readonly trees: readonly Tree[];
}

export function answerOf({ places, limits, answers }: Tree, row: Float64Array): number {
  const isBelow = (at: 0 | 1 | 2) => (row[places[at]] ?? 0) < limits[at];
  if (isBelow(0)) return isBelow(1) ? answers[0] : answers[1];
  return isBelow(2) ? answers[2] : answers[3];
}

/** Returns the sum of all trees' answers: log odds. */
export function askTrees({ base, trees }: Forest, row: Float64Array): number {
  let sum = base;
  for (const tree of trees) sum += answerOf(tree, row);
  return sum;
}
