import { mattersOf } from './matters.ts';
import type { LikenessWeights } from './pairModel.ts';
import type { ComparedPassage } from './passage.ts';
import { tellingStems, wordsIn } from './stems.ts';

/** Places of a word relative to a passage: in itself, in the question before it, before it in its turn, behind it. */
export const PLACES = ['text', 'question', 'before', 'behind'] as const;
/** Pairs of places in the order of the model's weights; unlike places count both ways. */
export const PLACE_PAIRS: readonly (readonly [number, number])[] = PLACES.flatMap((_, a) =>
  PLACES.slice(a).map((_one, more) => [a, a + more] as const),
);
type View = (words: readonly string[]) => readonly string[];

export const VIEWS = { stems: tellingStems, matters: mattersOf } as const satisfies Readonly<Record<string, View>>;
const VIEW_NAMES = ['stems', 'matters'] as const;

/** One thing that several passages name: in which, and how much of each place it makes. */
interface Posting {
  readonly passages: readonly number[];
  /** A number for each place of each passage, in the order of {@link PLACES}. */
  readonly amounts: Float64Array;
}

/** Passages of other talks that a share is worth: a study of ten passages alone knows nothing of which words are rare. */
const USUAL = 60;
/** The share of what is not listed as usual. */
const UNUSUAL = 0.002;

/**
 * Returns names in passages, weighed by how few of the passages, and of other talks, name them; each place of each passage has
 * length one.
 * @param usual share of passages of other talks that name it
 */
function postingsOf(passages: readonly ComparedPassage[], view: View, usual: ReadonlyMap<string, number>): Posting[] {
  const read = new Map<string, ReadonlySet<string>>();
  const namesIn = (text: string): ReadonlySet<string> => {
    const known = read.get(text);
    if (known) return known;
    const names = new Set(view(wordsIn(text)));
    read.set(text, names);
    return names;
  };
  const named = passages.map((passage) => PLACES.map((place) => namesIn(passage[place])));
  const holders = new Map<string, number[]>();
  named.forEach((places, index) => {
    for (const name of new Set(places.flatMap((names) => [...names]))) {
      const list = holders.get(name);
      if (list) list.push(index);
      else holders.set(name, [index]);
    }
  });
  const rarities = new Map(
    [...holders].map(([name, list]) => {
      const elsewhere = USUAL * (usual.get(name) ?? UNUSUAL);
      return [name, Math.max(0.01, Math.log((passages.length + USUAL + 1) / (list.length + elsewhere + 0.5)))] as const;
    }),
  );
  const rarity = (name: string): number => rarities.get(name) ?? 0;
  const lengths = named.map((places) =>
    places.map((names) => Math.sqrt([...names].reduce((sum, name) => sum + rarity(name) ** 2, 0)) || 1),
  );
  return [...holders].flatMap(([name, list]) => {
    if (list.length < 2) return [];
    const amounts = new Float64Array(list.length * PLACES.length);
    list.forEach((index, at) =>
      PLACES.forEach((_, place) => {
        if (named[index]?.[place]?.has(name))
          amounts[at * PLACES.length + place] = rarity(name) / (lengths[index]?.[place] ?? 1);
      }),
    );
    return [{ passages: list, amounts }];
  });
}

/** A symmetric table from the weights of {@link PLACE_PAIRS}. */
function tableOf(weights: readonly number[]): Float64Array {
  const table = new Float64Array(PLACES.length ** 2);
  PLACE_PAIRS.forEach(([a, b], index) => {
    table[a * PLACES.length + b] = weights[index] ?? 0;
    table[b * PLACES.length + a] = weights[index] ?? 0;
  });
  return table;
}

const at = (array: Float64Array, index: number): number => array[index] ?? 0;

/** Adds what a posting says of every two of its passages. */
function addUp(sums: Float64Array, count: number, { passages, amounts }: Posting, table: Float64Array): void {
  const size = PLACES.length;
  const own = new Float64Array(size);
  for (let i = 0; i < passages.length; i += 1) {
    for (let place = 0; place < size; place += 1) {
      let sum = 0;
      for (let other = 0; other < size; other += 1)
        sum += at(table, place * size + other) * at(amounts, i * size + other);
      own[place] = sum;
    }
    const row = (passages[i] ?? 0) * count;
    for (let j = i + 1; j < passages.length; j += 1) {
      let sum = 0;
      for (let place = 0; place < size; place += 1) sum += at(own, place) * at(amounts, j * size + place);
      const cell = row + (passages[j] ?? 0);
      sums[cell] = at(sums, cell) + sum;
    }
  }
}

/** How often and how tellingly every two passages name the same, in a square by the passages' places, the upper half filled. */
export function sharedWords(
  passages: readonly ComparedPassage[],
  weights: Pick<LikenessWeights, 'stems' | 'matters' | 'usual'>,
): Float64Array {
  const count = passages.length;
  const sums = new Float64Array(count * count);
  for (const view of VIEW_NAMES) {
    const table = tableOf(weights[view]);
    for (const posting of postingsOf(passages, VIEWS[view], weights.usual[view])) addUp(sums, count, posting, table);
  }
  return sums;
}
