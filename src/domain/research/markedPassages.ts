import { ordered } from '../core/record.ts';
import type { TextRange } from '../core/textRange.ts';
import type { Hypothesis, Quote } from './hypothesis.ts';
import { isInPlace, type Mark } from './mark.ts';
import type { Research } from './research.ts';

/** Where the words that are marked in a material come from. */
export interface PassageSources {
  /** Marks of the material; those of others do not count. */
  readonly marks: readonly Mark[];
  /** Insights of the material's study. */
  readonly insights: Research['insights'];
  /** Hypotheses that may have taken words of it, of any study. */
  readonly hypotheses: readonly Pick<Hypothesis, 'id' | 'text' | 'quotes'>[];
}

/** An insight that rests on a passage. */
export interface PassageInsight {
  readonly key: string;
  readonly text: string;
}

/** A hypothesis that a passage speaks for or against. */
export interface PassageHypothesis {
  readonly id: string;
  readonly text: string;
  /** Key of the quote in the hypothesis. */
  readonly key: string;
  readonly stance: Quote['stance'];
}

/** Words of a material that somebody marked, with all that grew of them. The same words are one passage, whoever took them. */
export interface MarkedPassage extends TextRange {
  /** `120-180`: the same at every composing, while the place is. */
  readonly id: string;
  /** The words when they were marked. */
  readonly words: string;
  /** Null when the words were only taken for an insight or a hypothesis. */
  readonly mark: Mark | null;
  readonly insights: readonly PassageInsight[];
  readonly hypotheses: readonly PassageHypothesis[];
  /** Line of its own under the words, from 0: of passages that overlap no two have the same. */
  readonly lane: number;
}

/** What is marked in a text. */
export interface MarkedPassages {
  /** By their beginning, of one beginning the longer first. */
  readonly placed: readonly MarkedPassage[];
  /** For each of them, the furthest end up to it: what {@link passagesIn} looks through. */
  readonly reaches: readonly number[];
  /** Those whose words do not stand in the text any more, in the same order. */
  readonly lost: readonly MarkedPassage[];
}

/** Nothing is marked. */
export const NO_PASSAGES: MarkedPassages = { placed: [], reaches: [], lost: [] };

interface Growing extends TextRange {
  readonly words: string;
  mark: Mark | null;
  readonly insights: PassageInsight[];
  readonly hypotheses: PassageHypothesis[];
}

/** Everything that was taken from a material, by place and words: a place may have held other words before. */
function gathered(materialId: string, { marks, insights, hypotheses }: PassageSources): readonly Growing[] {
  const byPlace = new Map<string, Growing>();
  const at = ({ start, end }: TextRange, words: string): Growing => {
    const key = `${start}-${end}-${words}`;
    const there = byPlace.get(key) ?? { start, end, words, mark: null, insights: [], hypotheses: [] };
    byPlace.set(key, there);
    return there;
  };
  for (const mark of marks) {
    if (mark.materialId !== materialId) continue;
    const one = at(mark, mark.text);
    // Two tabs may have marked the same words at once: the elder holds, and the other is shown when that is gone.
    if (one.mark === null || mark.createdAt < one.mark.createdAt) one.mark = mark;
  }
  for (const { key, text, quote, passage } of ordered(insights)) {
    if (passage?.materialId === materialId) at(passage, quote).insights.push({ key, text });
  }
  for (const { id, text, quotes } of hypotheses) {
    for (const quote of ordered(quotes)) {
      if (quote.passage?.materialId !== materialId) continue;
      at(quote.passage, quote.text).hypotheses.push({ id, text, key: quote.key, stance: quote.stance });
    }
  }
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start || b.end - a.end || (a.words < b.words ? -1 : 1));
}

/** How many passages of a material are marked, whether their words are still found or not. */
export function countPassages(materialId: string, sources: PassageSources): number {
  return gathered(materialId, sources).length;
}

/** What is marked in a material: its marks, the words of its study's insights, and the quotes of hypotheses, put together. */
export function markedPassages(materialId: string, text: string, sources: PassageSources): MarkedPassages {
  const placed: MarkedPassage[] = [];
  const reaches: number[] = [];
  const lost: MarkedPassage[] = [];
  /** Where each lane is free again. */
  const free: number[] = [];
  for (const one of gathered(materialId, sources)) {
    const { start, end, words } = one;
    if (start >= end || !isInPlace(text, one, words)) {
      lost.push({ ...one, id: `${start}-${end}-${lost.length}`, lane: 0 });
      continue;
    }
    const found = free.findIndex((until) => until <= start);
    const lane = found === -1 ? free.length : found;
    free[lane] = end;
    placed.push({ ...one, id: `${start}-${end}`, lane });
    reaches.push(Math.max(reaches.at(-1) ?? 0, end));
  }
  return { placed, reaches, lost };
}

/** Index of the first of sorted numbers that is greater than a bound. */
function firstAbove(count: number, valueAt: (index: number) => number, bound: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The passages that have words in a part of the text, in order. Logarithmic in all passages, linear in those between the first
 * that reaches the part and its end.
 */
export function passagesIn({ placed, reaches }: MarkedPassages, { start, end }: TextRange): readonly MarkedPassage[] {
  const first = firstAbove(reaches.length, (index) => reaches[index] ?? 0, start);
  const last = firstAbove(placed.length, (index) => placed[index]?.start ?? 0, end - 1);
  return placed.slice(first, last).filter((one) => one.end > start);
}

/**
 * The passage after or before a place, round the ends; undefined when nothing is marked.
 * @param from the passage that is shown, or else the place where the reader is
 */
export function nextPassage(
  { placed }: MarkedPassages,
  from: { readonly id: string } | { readonly at: number },
  by: 1 | -1,
): MarkedPassage | undefined {
  const shown = 'id' in from ? placed.findIndex(({ id }) => id === from.id) : -1;
  if (shown >= 0) return placed[(shown + by + placed.length) % placed.length];
  const behind = firstAbove(placed.length, (index) => placed[index]?.start ?? 0, 'at' in from ? from.at - 1 : -1);
  const index = by > 0 ? behind : behind - 1;
  return placed[(index + placed.length) % placed.length];
}
