import { answerOf, type Forest, type Tree } from '#src/domain/evidence/trees.ts';

/** Training data: rows of numbers, the answer of each (0 to 1), and its weight. */
export interface Rows {
  readonly rows: readonly Float64Array[];
  readonly targets: readonly number[];
  readonly weights: readonly number[];
}

/** Trees that are grown one after another, each on what the ones before leave wrong. */
const TREES = 200;
/** How much of its answer each tree gives. */
const RATE = 0.06;
/** Numbers are sorted into so many bins before they are compared. */
const BINS = 32;
/** Pull of the answers to nought, and the least certainty on either side of a question. */
const PULL = 2;
const LEAST = 5;
/** Rows and numbers that a tree is grown from, drawn anew for each. */
const ROWS = 0.7;
const COLUMNS = 0.5;

interface Split {
  readonly place: number;
  readonly limit: number;
  readonly bin: number;
  readonly gain: number;
}

interface Binned {
  readonly edges: readonly Float64Array[];
  /** By column. */
  readonly bins: readonly Uint8Array[];
}

function binned(rows: readonly Float64Array[]): Binned {
  const width = rows[0]?.length ?? 0;
  const edges: Float64Array[] = [];
  const bins: Uint8Array[] = [];
  for (let place = 0; place < width; place += 1) {
    const sorted = Float64Array.from(rows, (row) => row[place] ?? 0).sort();
    const least = sorted[0] ?? 0;
    const found: number[] = [];
    for (let bin = 1; bin < BINS; bin += 1) {
      const edge = sorted[Math.floor((sorted.length * bin) / BINS)] ?? 0;
      if (edge > (found.at(-1) ?? least)) found.push(edge);
    }
    const most = sorted.at(-1) ?? 0;
    // Something that is rarely there at all.
    if (found.length === 0 && most > least) found.push(most);
    edges.push(Float64Array.from(found));
    bins.push(
      Uint8Array.from(rows, (row) => {
        let bin = 0;
        while (bin < found.length && (row[place] ?? 0) >= (found[bin] ?? 0)) bin += 1;
        return bin;
      }),
    );
  }
  return { edges, bins };
}

/** Slopes and bends of the loss at each row. */
interface Slopes {
  readonly slope: Float64Array;
  readonly bend: Float64Array;
}

const totals = (ids: readonly number[], { slope, bend }: Slopes): [number, number] => {
  let [slopes, bends] = [0, 0];
  for (const id of ids) {
    slopes += slope[id] ?? 0;
    bends += bend[id] ?? 0;
  }
  return [slopes, bends];
};

/** How much an answer to rows is worth. */
const worth = (slope: number, bend: number): number => (slope * slope) / (bend + PULL);

/** The question that parts rows best; null where none is worth asking. */
function bestSplit(ids: readonly number[], places: readonly number[], { edges, bins }: Binned, slopes: Slopes) {
  const [allSlope, allBend] = totals(ids, slopes);
  let best: Split | null = null;
  for (const place of places) {
    const [edge, bin] = [edges[place], bins[place]];
    if (!edge || !bin || edge.length === 0) continue;
    const slopeIn = new Float64Array(BINS + 1);
    const bendIn = new Float64Array(BINS + 1);
    for (const id of ids) {
      const at = bin[id] ?? 0;
      slopeIn[at] = (slopeIn[at] ?? 0) + (slopes.slope[id] ?? 0);
      bendIn[at] = (bendIn[at] ?? 0) + (slopes.bend[id] ?? 0);
    }
    let [slope, bend] = [0, 0];
    for (let at = 0; at < edge.length; at += 1) {
      slope += slopeIn[at] ?? 0;
      bend += bendIn[at] ?? 0;
      if (bend < LEAST || allBend - bend < LEAST) continue;
      const gain = worth(slope, bend) + worth(allSlope - slope, allBend - bend) - worth(allSlope, allBend);
      if (gain > (best?.gain ?? 1e-6)) best = { place, limit: edge[at] ?? 0, bin: at, gain };
    }
  }
  return best;
}

/** Answers are kept to four figures behind the point. */
const short = (value: number): number => Math.round(value * 1e4) / 1e4;

function growTree(ids: readonly number[], places: readonly number[], data: Binned, slopes: Slopes): Tree {
  const answer = (some: readonly number[]) => {
    const [slope, bend] = totals(some, slopes);
    return short((-slope / (bend + PULL)) * RATE);
  };
  const parted = (some: readonly number[]) => {
    const split = bestSplit(some, places, data, slopes);
    const bin = split && data.bins[split.place];
    if (!split || !bin) return { place: 0, limit: Number.MAX_VALUE, low: some, high: [] };
    return {
      place: split.place,
      limit: split.limit,
      low: some.filter((id) => (bin[id] ?? 0) <= split.bin),
      high: some.filter((id) => (bin[id] ?? 0) > split.bin),
    };
  };
  const root = parted(ids);
  const [low, high] = [parted(root.low), parted(root.high)];
  return {
    places: [root.place, low.place, high.place],
    limits: [root.limit, low.limit, high.limit],
    answers: [answer(low.low), answer(low.high), answer(high.low), answer(high.high)],
  };
}

/** Gradient boosting of trees of two questions, on the logistic loss; the same rows give the same trees. */
export function growForest({ rows, targets, weights }: Rows, random: () => number): Forest {
  const data = binned(rows);
  const width = rows[0]?.length ?? 0;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const share = targets.reduce((sum, target, index) => sum + target * (weights[index] ?? 0), 0) / all;
  const base = short(Math.log(share / (1 - share)));
  const sums = new Float64Array(rows.length).fill(base);
  const slopes = { slope: new Float64Array(rows.length), bend: new Float64Array(rows.length) };
  const trees: Tree[] = [];
  while (trees.length < TREES) {
    sums.forEach((sum, index) => {
      const likely = 1 / (1 + Math.exp(-sum));
      const weight = weights[index] ?? 0;
      slopes.slope[index] = (likely - (targets[index] ?? 0)) * weight;
      slopes.bend[index] = Math.max(1e-6, likely * (1 - likely)) * weight;
    });
    const ids = [...rows.keys()].filter(() => random() < ROWS);
    const places = Array.from({ length: width }, (_one, place) => place).filter(() => random() < COLUMNS);
    const tree = growTree(ids, places, data, slopes);
    trees.push(tree);
    rows.forEach((row, index) => (sums[index] = (sums[index] ?? 0) + answerOf(tree, row)));
  }
  return { base, width, trees };
}
