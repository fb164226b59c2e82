import { isSameList } from '../core/same.ts';
import type { KindAndSeverity } from '../core/findingKind.ts';
import { firstAbove, rangesIn, type PlacedRanges, type TextRange } from '../core/textRange.ts';
import { isInPlace, type Mark } from './mark.ts';
import {
  type PassageHypothesis,
  type PassageInsight,
  type PassageSources,
  gatheredPassages,
} from './reading/gatheredPassages.ts';

/**
 * Words of a material that a user marked, with everything based on them. The same words are one passage, no matter who marked
 * them.
 */
export interface MarkedPassage extends TextRange, KindAndSeverity {
  /** `120-180`: the same at every composing, while the place is. */
  readonly id: string;
  /** The words when they were marked. */
  readonly words: string;
  /** Null when the words were only taken for an insight or a hypothesis. */
  readonly mark: Mark | null;
  /**
   * Kind of the words: from the mark, else from the records made of it; null where a user removed it, undefined if never given.
   */
  readonly kind?: KindAndSeverity['kind'];
  /** How grave it is, by the same rule, of words that are taken for the same; read with `severityOf`. */
  readonly severity?: KindAndSeverity['severity'];
  readonly insights: readonly PassageInsight[];
  readonly hypotheses: readonly PassageHypothesis[];
  /** Line of its own under the words, from 0: of passages that overlap no two have the same. */
  readonly lane: number;
}

/** Marked passages of a text. */
export interface MarkedPassages extends PlacedRanges<MarkedPassage> {
  /** By their beginning, of one beginning the longer first. */
  readonly placed: readonly MarkedPassage[];
  /** Those whose words are no longer in the text, in the same order. */
  readonly lost: readonly MarkedPassage[];
}

export const NO_PASSAGES: MarkedPassages = { placed: [], reaches: [], lost: [] };

/** Whether two lists of a few fields each say the same. */
const saysSame = <T extends object>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => {
    const other = b[index];
    return other !== undefined && Object.entries(one).every(([key, value]) => other[key as keyof T] === value);
  });

/** Finds passages among those of the last composing that say the same as now: asked for in the order of the text. */
function keeper(placed: readonly MarkedPassage[]): (one: MarkedPassage) => MarkedPassage {
  let from = 0;
  return (one) => {
    while ((placed[from]?.start ?? Infinity) < one.start) from += 1;
    for (let index = from; placed[index]?.start === one.start; index += 1) {
      const old = placed[index];
      const isSame =
        old?.id === one.id &&
        old.words === one.words &&
        old.mark === one.mark &&
        old.kind === one.kind &&
        old.severity === one.severity &&
        old.lane === one.lane &&
        saysSame(old.insights, one.insights) &&
        saysSame(old.hypotheses, one.hypotheses);
      if (isSame) return old;
    }
    return one;
  };
}

/** Composes what is marked in a text. */
export type ComposePassages = (materialId: string, text: string, sources: PassageSources) => MarkedPassages;

/**
 * {@link markedPassages} for a view that shows it again at every change: a passage that says the same as before is the same
 * object, so that only what changed has to be drawn anew.
 */
export function passageComposer(): ComposePassages {
  let last = NO_PASSAGES;
  return (materialId, text, sources) => {
    last = markedPassages(materialId, text, sources, last);
    return last;
  };
}

/**
 * Returns the marked passages of a material: its marks, the words of its study's insights, and the quotes of hypotheses, put
 * together.
 * @param before the last result: unchanged passages are reused from it. Default nothing
 */
export function markedPassages(
  materialId: string,
  text: string,
  sources: PassageSources,
  before: MarkedPassages = NO_PASSAGES,
): MarkedPassages {
  const placed: MarkedPassage[] = [];
  const reaches: number[] = [];
  const lost: MarkedPassage[] = [];
  const keep = keeper(before.placed);
  const keepLost = keeper(before.lost);
  /** Where each lane is free again. */
  const free: number[] = [];
  const inOrder = gatheredPassages(materialId, sources).toSorted(
    (a, b) => a.start - b.start || b.end - a.end || (a.words < b.words ? -1 : 1),
  );
  for (const one of inOrder) {
    const { start, end, words } = one;
    if (start >= end || !isInPlace(text, one, words)) {
      lost.push(keepLost({ ...one, id: `${start}-${end}-${lost.length}`, lane: 0 }));
      continue;
    }
    const found = free.findIndex((until) => until <= start);
    const lane = found === -1 ? free.length : found;
    free[lane] = end;
    placed.push(keep({ ...one, id: `${start}-${end}`, lane }));
    reaches.push(Math.max(reaches.at(-1) ?? 0, end));
  }
  return { placed, reaches, lost: isSameList(before.lost, lost) ? before.lost : lost };
}

/** The passages that have words in a part of the text, in order: as {@link rangesIn} finds them. */
export const passagesIn = (passages: MarkedPassages, part: TextRange): readonly MarkedPassage[] =>
  rangesIn(passages, part);

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
