import { mattersOf } from './matters.ts';
import { tellingStems, wordsIn } from './stems.ts';

/** Something written before that a new text may repeat. */
export interface EarlierText {
  readonly id: string;
  readonly text: string;
}

export interface Alike extends EarlierText {
  /** How much of both is one, 0 to 1. */
  readonly score: number;
}

/** From which score on two texts say the same. */
export const ALIKE_CUT = 0.45;
/** Fewest words, apart from those of every text, that can repeat anything. */
const FEWEST = 2;
/** Letters of the parts that words are compared by, so that a slip or another ending is not another word. */
const PART = 3;
/** How much stems, matters and parts of words count. */
const SHARES = [0.5, 0.2, 0.3] as const;

/** Words of the form «Если …, то …, потому что …» that all hypotheses share. */
const FRAME = new Set(['есл', 'буд', 'стан', 'смог', 'человек', 'люд', 'пользовател']);

function namesOf(text: string): Set<string>[] {
  const words = wordsIn(text);
  const stems = tellingStems(words).filter((stem) => !FRAME.has(stem));
  const parts = stems.flatMap((stem) => {
    const framed = `^${stem}`;
    return Array.from({ length: Math.max(1, framed.length - PART + 1) }, (_, at) => framed.slice(at, at + PART));
  });
  return [new Set(stems), new Set(mattersOf(words)), new Set(parts)];
}

const sum = (names: Iterable<string>, weight: (name: string) => number): number =>
  [...names].reduce((all, name) => all + weight(name), 0);

/**
 * Which of the texts written before say the same as a new one, the nearest first, equal ones in their order. Words that many of
 * them share count little. Linear in the texts.
 * @param cut from which score on; 0 for all
 */
export function alike(text: string, others: readonly EarlierText[], cut: number = ALIKE_CUT): Alike[] {
  const own = namesOf(text);
  if ((own[0]?.size ?? 0) < FEWEST) return [];
  const named = others.map((other) => namesOf(other.text));
  const weights = own.map((_, view) => {
    const holders = new Map<string, number>();
    for (const names of [own, ...named]) {
      for (const name of names[view] ?? []) holders.set(name, (holders.get(name) ?? 0) + 1);
    }
    return (name: string) => 1 / (1 + Math.log(holders.get(name) ?? 1));
  });
  const near = (views: readonly Set<string>[]): number =>
    SHARES.reduce((all, share, view) => {
      const [a, b, weight] = [own[view], views[view], weights[view]];
      if (!a || !b || !weight) return all;
      const both = sum(
        [...a].filter((name) => b.has(name)),
        weight,
      );
      return all + share * (both / (Math.sqrt(sum(a, weight) * sum(b, weight)) || 1));
    }, 0);
  return others
    .flatMap((other, index): Alike[] => {
      const views = named[index] ?? [];
      if ((views[0]?.size ?? 0) < FEWEST) return [];
      return [{ id: other.id, text: other.text, score: near(views) }];
    })
    .filter(({ score }) => score >= cut)
    .sort((x, y) => y.score - x.score);
}
